// Makes of the microphone's sound what the server takes: 16,000 samples a second, signed 16-bit, a tenth of a second at a time.
//
// The rate is changed by a windowed sinc filter, the same as that of the server's Resampler. It keeps what lies below half of the lower rate, up to which the
// recogniser needs everything, and removes what lies above, which would fold back into speech.

const target = 16_000
const divisor = (a, b) => (b ? divisor(b, a % b) : a)
const sinc = (x) => (Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const blackman = (x) => (Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x))

registerProcessor("microphone", class extends AudioWorkletProcessor {
  constructor() {
    super()
    // Output sample n lies at n * step / phases input samples.
    const common = divisor(Math.round(sampleRate), target)
    this.phases = target / common
    this.step = Math.round(sampleRate) / common
    this.cutoff = Math.min(1, target / sampleRate)
    this.half = Math.ceil(24 / this.cutoff)
    this.filters = []
    this.input = new Float32Array(2 * this.half + 16_384)
    this.count = this.half
    this.position = this.half
    this.phase = 0
    this.frame = new Int16Array(target / 10)
    this.filled = 0
  }

  filter() {
    const known = this.filters[this.phase]
    if (known) return known
    const { cutoff, half } = this
    const offset = this.phase / this.phases
    const filter = new Float32Array(2 * half)
    let sum = 0
    for (let tap = 0; tap < filter.length; tap++) {
      const distance = tap - half + 1 - offset
      filter[tap] = sinc(cutoff * distance) * blackman(distance / half)
      sum += filter[tap]
    }
    this.filters[this.phase] = filter.map((value) => value / sum)
    return this.filters[this.phase]
  }

  put(sample) {
    this.frame[this.filled++] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
    if (this.filled < this.frame.length) return
    this.port.postMessage(this.frame.slice().buffer)
    this.filled = 0
  }

  process([[channel]]) {
    if (!channel) return true
    this.input.set(channel, this.count)
    this.count += channel.length
    while (this.position + this.half < this.count) {
      const filter = this.filter()
      const first = this.position - this.half + 1
      let sum = 0
      for (let tap = 0; tap < filter.length; tap++) sum += this.input[first + tap] * filter[tap]
      this.put(sum)
      this.phase += this.step
      this.position += Math.floor(this.phase / this.phases)
      this.phase %= this.phases
    }
    const done = this.position - this.half
    this.input.copyWithin(0, done, this.count)
    this.count -= done
    this.position -= done
    return true
  }
})
