// The page's half of the microphone: asks for it, opens it, and sends on what microphone-worklet.js makes of its sound.

const problems = {
  AbortError: "busy", NotAllowedError: "denied", NotFoundError: "missing", NotReadableError: "busy", OverconstrainedError: "missing", SecurityError: "denied",
}
// So many frames, of a tenth of a second each, wait while the connection is away. What is older is lost.
const backlog = 50

export const makeMicrophone = (report, send) => {
  // Raised by every start and stop: whoever has waited for the user or the device knows by it whether they are still wanted.
  let turn = 0
  let opened = null

  // Recognisers are made for plain sound: what a browser does against echo takes parts of words with it.
  const open = () => navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false } })
  const letGo = (stream, context) => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    context?.close()
  }
  const isMissing = async () => (await navigator.mediaDevices.enumerateDevices()).every((device) => device.kind !== "audioinput")
  const permission = async () => {
    try {
      return (await navigator.permissions.query({ name: "microphone" })).state
    } catch {
      return "prompt"
    }
  }
  // Browsers have no microphone for pages from other machines, unless they came over https.
  const reportUnlessPossible = () => {
    if (!navigator.mediaDevices) report(isSecureContext ? "unavailable" : "insecure")
    return navigator.mediaDevices
  }

  const ask = async () => {
    if (!reportUnlessPossible()) return
    try {
      if (await isMissing()) return report("missing")
      const known = await permission()
      if (known === "prompt") letGo(await open())
      report(known === "denied" ? known : "granted")
    } catch (error) {
      report(problems[error.name] ?? "unavailable")
    }
  }

  const start = async () => {
    if (opened) return report("granted")
    if (!reportUnlessPossible()) return
    turn += 1
    const mine = turn
    let stream = null
    let context = null
    try {
      stream = await open()
      if (mine === turn) {
        context = new AudioContext()
        await context.audioWorklet.addModule("/counterpoint/microphone-worklet.js")
      }
      if (mine !== turn) return letGo(stream, context)
      const worklet = new AudioWorkletNode(context, "microphone", { numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit" })
      const waiting = []
      worklet.port.onmessage = ({ data }) => {
        waiting.push(data)
        if (waiting.length > backlog) waiting.shift()
        while (waiting.length && send(waiting[0])) waiting.shift()
      }
      context.createMediaStreamSource(stream).connect(worklet)
      context.onstatechange = () => { if (context.state === "suspended") context.resume() }
      context.resume()
      stream.getTracks()[0].onended = () => {
        stop()
        report("interrupted")
      }
      opened = { stream, context }
      report("granted")
    } catch (error) {
      letGo(stream, context)
      if (mine === turn) report(problems[error.name] ?? "unavailable")
    }
  }

  const stop = () => {
    turn += 1
    if (opened) letGo(opened.stream, opened.context)
    opened = null
  }

  return { ask, start, stop }
}
