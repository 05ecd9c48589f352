// Keeps a page live: sends what the user does, applies the updates that come back.
//
// to the server    [ref, lastSeq, node, kind, payload]
// from the server  [seq, ackRef, ops], an op being
//                  [0, node, text]  [1, node, attribute, value|null]  [2, node, value, basedOnRevision]
//                  [3, parent, before|0, html]  [4, parent, node, before|0]  [5, node]  [9, html]
//
// What is in a field belongs to the user: each edit raises the field's revision, one edit of a field is under way at a time and only the newest waits, and a
// value from the server is taken only if it is based on the newest revision.
(() => {
  "use strict"
  const root = document.querySelector("[data-live]")
  const nodes = new Map()
  const fields = new WeakMap()
  const waiting = new Set()
  let sequence = Number(root.dataset.seq)
  let lastRef = 0
  let unanswered = []
  let socket = null
  let attempts = 0
  let composing = null

  const each = (element, visit) => {
    if (element.dataset?.n) visit(element)
    for (const inner of element.querySelectorAll("[data-n]")) visit(inner)
  }
  const index = (element) => each(element, (found) => {
    nodes.set(Number(found.dataset.n), found)
    if (found.dataset.gap) found.style.setProperty("gap", `${found.dataset.gap}px`)
  })
  const forget = (element) => each(element, (found) => nodes.delete(Number(found.dataset.n)))
  const parse = (html) => {
    const template = document.createElement("template")
    template.innerHTML = html
    index(template.content)
    return template.content
  }
  const field = (element) => {
    if (!fields.has(element)) fields.set(element, { revision: 0, sent: 0, next: null })
    return fields.get(element)
  }

  // Updates

  const setValue = (element, value, revision) => {
    if (composing === element || revision < field(element).revision || element.value === value) return
    const { selectionStart: start, selectionEnd: end, value: old } = element
    const focused = document.activeElement === element
    element.value = value
    if (!focused || start === null) return
    // Keep the caret at its distance from whichever side of it did not change.
    const caret = value.startsWith(old.slice(0, start)) ? start : Math.max(0, value.length - (old.length - start))
    element.setSelectionRange(caret, caret + (end - start))
  }
  const place = (parent, element, before) => {
    if (parent.moveBefore && element.isConnected) parent.moveBefore(element, before)
    else parent.insertBefore(element, before)
  }
  const at = (number) => (number ? nodes.get(number) : null)
  const operations = {
    0: (node, text) => { nodes.get(node).textContent = text },
    1: (node, name, value) => {
      const element = nodes.get(node)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
      if (name === "data-gap") element.style.setProperty("gap", value === null ? "" : `${value}px`)
    },
    2: (node, value, revision) => setValue(nodes.get(node), value, revision),
    3: (parent, before, html) => nodes.get(parent).insertBefore(parse(html), at(before)),
    4: (parent, node, before) => place(nodes.get(parent), nodes.get(node), at(before)),
    5: (node) => {
      const element = nodes.get(node)
      forget(element)
      element.remove()
    },
    9: (html) => {
      nodes.clear()
      root.replaceChildren(parse(html))
      nodes.set(Number(root.dataset.n), root)
    },
  }
  const apply = ([next, acknowledged, steps]) => {
    unanswered = unanswered.filter((message) => message[0] > acknowledged)
    const isReset = steps.length === 1 && steps[0][0] === 9
    if (steps.length > 0) {
      if (next !== sequence + 1 && !isReset) return socket.close(4000) // an update is missing: come back and be reset
      for (const [operation, ...operands] of steps) operations[operation](...operands)
      sequence = next
    }
    for (const state of [...waiting]) {
      if (state.sent > acknowledged) continue
      waiting.delete(state)
      state.sent = 0
      if (state.next) state.next()
    }
  }

  // Events

  const send = (node, kind, payload) => {
    const message = [++lastRef, sequence, node, kind, payload]
    unanswered.push(message)
    if (socket?.readyState === WebSocket.OPEN && isOpen) socket.send(JSON.stringify(message))
    return lastRef
  }
  const target = (event, kind) => event.target.closest?.(`[data-n][data-on~="${kind}"]`)
  const edited = (element) => {
    const state = field(element)
    state.revision += 1
    const submit = () => {
      state.next = null
      state.sent = send(Number(element.dataset.n), "input", [element.value, state.revision])
      waiting.add(state)
    }
    if (state.sent) state.next = submit
    else submit()
  }
  root.addEventListener("click", (event) => {
    const element = target(event, "click")
    if (element && !element.disabled) send(Number(element.dataset.n), "click", null)
  })
  root.addEventListener("input", (event) => {
    const element = target(event, "input")
    if (element && composing !== element) edited(element)
  })
  root.addEventListener("compositionstart", (event) => { composing = event.target })
  root.addEventListener("compositionend", (event) => {
    composing = null
    const element = target(event, "input")
    if (element) edited(element)
  })

  // Connection

  let isOpen = false
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:"
    socket = new WebSocket(`${scheme}//${location.host}${root.dataset.live}`)
    socket.onopen = () => {
      attempts = 0
      isOpen = true
      root.removeAttribute("data-offline")
      socket.send(JSON.stringify([0, sequence, 0, "hello", root.dataset.session]))
      for (const message of unanswered) socket.send(JSON.stringify(message))
      root.setAttribute("data-connected", "")
    }
    socket.onmessage = (event) => apply(JSON.parse(event.data))
    socket.onclose = (event) => {
      isOpen = false
      root.removeAttribute("data-connected")
      root.setAttribute("data-offline", "")
      if (event.code === 4001) return location.reload()
      setTimeout(connect, Math.min(10_000, 250 * 2 ** attempts++) * (0.5 + Math.random()))
    }
  }
  index(root)
  connect()
})()
