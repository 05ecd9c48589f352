// Hands the sound of the microphone on, a tenth of a second at a time, as signed 16-bit samples.
registerProcessor("microphone", class extends AudioWorkletProcessor {
  constructor() {
    super()
    this.samples = new Int16Array(1_600)
    this.count = 0
  }

  process([[channel]]) {
    for (const sample of channel ?? []) {
      this.samples[this.count++] = Math.max(-1, Math.min(1, sample)) * 32_767
      if (this.count < this.samples.length) continue
      this.port.postMessage(this.samples.slice().buffer)
      this.count = 0
    }
    return true
  }
})
