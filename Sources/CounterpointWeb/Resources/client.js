// Keeps a page live: sends what the user does, applies the updates that come back.
//
// to the server    [ref, lastSeq, node, kind, payload]
// from the server  [seq, ackRef, ops, [milliseconds, easing]?], an op being
//                  [0, node, text]  [1, node, attribute, value|null]  [2, node, value, basedOnRevision]
//                  [3, parent, before|0, html]  [4, parent, node, before|0]  [5, node]
//                  [6, node|0, call, argument?]  [7, push|replace, url]  [7, "go", delta]  [8, title]  [9, html]
//
// What is in a control belongs to the user: each edit raises the control's revision, one edit of a control is under way at a time and only the newest waits,
// and a value from the server is taken only if it is based on the newest revision.
(() => {
  "use strict"
  const root = document.querySelector("[data-live]")
  const nodes = new Map()
  const fields = new WeakMap()
  const waiting = new Set()
  const calm = matchMedia("(prefers-reduced-motion: reduce)")
  let sequence = Number(root.dataset.seq)
  let lastRef = 0
  let unanswered = []
  let socket = null
  let isOpen = false
  let attempts = 0
  let composing = null
  let fresh = []

  const number = (element) => Number(element.dataset.n)
  const listens = (element, kind) => element.dataset.on?.split(" ").includes(kind)
  const target = (event, kind) => event.target.closest?.(`[data-n][data-on~="${kind}"]`)
  const each = (element, visit) => {
    if (element.dataset?.n) visit(element)
    for (const inner of element.querySelectorAll("[data-n]")) visit(inner)
  }
  const style = (element) => { element.style.cssText = element.dataset.s ?? "" }
  const index = (element) => each(element, (found) => {
    nodes.set(number(found), found)
    if (found.dataset.s) style(found)
    fresh.push(found)
  })
  const forget = (element) => each(element, (found) => {
    if (nodes.get(number(found)) === found) nodes.delete(number(found))
    sizes.unobserve(found)
    ends.unobserve(found)
  })
  const parse = (html) => {
    const template = document.createElement("template")
    template.innerHTML = html
    index(template.content)
    return template.content
  }
  const field = (element) => {
    if (!fields.has(element)) fields.set(element, { revision: 0, sent: 0 })
    return fields.get(element)
  }

  // Sending

  const send = (node, kind, payload = null) => {
    const message = [++lastRef, sequence, node, kind, payload]
    unanswered.push(message)
    if (isOpen) socket.send(JSON.stringify(message))
    return lastRef
  }
  // What changes fast is sent once the last of it has been answered, at most forty times a second, and then as it is by that time.
  const held = new Set()
  const pump = (state, atOnce) => {
    if (!held.has(state)) return
    const wait = (state.at ?? 0) + 25 - performance.now()
    if (!atOnce && (state.sent || state.timer)) return
    if (!atOnce && wait > 0) {
      state.timer = setTimeout(() => {
        state.timer = 0
        pump(state)
      }, wait)
      return
    }
    held.delete(state)
    state.at = performance.now()
    state.sent = state.next()
    waiting.add(state)
  }
  const sendNewest = (state, next) => {
    state.next = next
    held.add(state)
    pump(state)
  }
  // What is done once must not overtake what was typed before it.
  const act = (element, kind, payload) => {
    for (const state of [...held]) pump(state, true)
    return send(number(element), kind, payload)
  }
  const shownValue = (element) => (element.type === "checkbox" ? element.checked : element.value)
  const edited = (element) => {
    const state = field(element)
    state.revision += 1
    sendNewest(state, () => send(number(element), "input", [shownValue(element), state.revision]))
  }

  // What is measured

  const sizes = new ResizeObserver((entries) => {
    for (const { target: element, contentRect: { width, height } } of entries) {
      const size = [Math.round(width), Math.round(height)]
      const state = field(element)
      if (!size[0] || !size[1] || `${size}` === state.size) continue
      state.size = `${size}`
      sendNewest(state, () => send(number(element), "resize", size))
    }
  })
  const ends = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) send(number(entry.target), "visible")
  }, { rootMargin: "300px", scrollMargin: "300px" })
  const settle = () => {
    for (const element of fresh.splice(0)) {
      if (!element.isConnected) continue
      if (element.tagName === "DIALOG" && !element.open) element.showModal()
      if (element.dataset.value !== undefined) element.value = element.dataset.value
      if (listens(element, "resize")) sizes.observe(element)
      // A picture of the first response may have come before the script.
      if (listens(element, "load") && element.complete) send(number(element), "load", element.naturalWidth > 0)
    }
    for (const end of root.querySelectorAll(".end")) {
      // An end that is still in view would not be reported again.
      ends.unobserve(end)
      ends.observe(end)
    }
  }

  // Updates

  const late = []
  const setValue = (element, value, revision) => {
    if (composing === element || revision < field(element).revision) return
    if (element.type === "checkbox") return void (element.checked = value)
    // The options of a menu may come with the same update.
    if (element.tagName === "SELECT") return void late.push(() => { element.value = value })
    if (element.value === value) return
    if (element.type === "range") return void (element.value = value)
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
  const at = (node) => (node ? nodes.get(node) : null)
  const hidden = {
    identity: {}, opacity: { opacity: 0 }, scale: { opacity: 0, scale: 0.8 },
    moveLeading: { translate: "-100%" }, moveTrailing: { translate: "100%" },
    moveTop: { translate: "0 -100%" }, moveBottom: { translate: "0 100%" },
  }
  const ease = (element, motion) => {
    element.style.transition = `all ${motion[0]}ms ${motion[1]}`
    element.dataset.transition = ""
    setTimeout(() => {
      element.style.transition = ""
      delete element.dataset.transition
    }, motion[0] + 50)
  }
  const leave = (element, motion) => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
    Object.assign(element.style, {
      position: "absolute", left: `${offsetLeft}px`, top: `${offsetTop}px`, width: `${offsetWidth}px`, height: `${offsetHeight}px`,
    })
    element.inert = true
    element.removeAttribute("data-n")
    element.animate([{}, hidden[element.dataset.out ?? "opacity"]], { duration: motion[0], easing: motion[1] }).onfinish = () => element.remove()
  }
  const operations = {
    0: (_, node, text) => { nodes.get(node).textContent = text },
    1: (motion, node, name, value) => {
      const element = nodes.get(node)
      const owner = name.startsWith("/") ? element.firstElementChild : element
      if (motion) ease(owner, motion)
      const key = name.replace("/", "")
      if (value === null) owner.removeAttribute(key)
      else owner.setAttribute(key, value)
      if (key !== "data-s") return
      const { transition } = element.style
      style(element)
      if (motion) element.style.transition = transition
    },
    2: (_, node, value, revision) => setValue(nodes.get(node), value, revision),
    3: (motion, parent, before, html) => {
      const content = parse(html)
      const element = content.firstElementChild
      nodes.get(parent).insertBefore(content, at(before))
      if (motion) element.animate([hidden[element.dataset.in ?? "opacity"], {}], { duration: motion[0], easing: motion[1] })
    },
    4: (_, parent, node, before) => place(nodes.get(parent), nodes.get(node), at(before)),
    5: (motion, node) => {
      const element = nodes.get(node)
      forget(element)
      // Closing gives the focus back to where it was.
      if (element.tagName === "DIALOG") element.close()
      else if (motion) return leave(element, motion)
      element.remove()
    },
    6: (_, node, call, argument) => late.push(() => calls[call]?.(at(node), argument)),
    7: (_, how, value) => {
      if (how === "go") {
        expectedPops += 1
        history.go(value)
      } else {
        if (how === "push") historyIndex += 1
        history[`${how}State`]({ index: historyIndex }, "", value)
      }
    },
    8: (_, title) => { document.title = title },
    9: (_, html) => {
      const kept = [...nodes].filter(([, element]) => fields.get(element)?.sent).map(([node, element]) => [node, shownValue(element), fields.get(element)])
      const focus = document.activeElement?.dataset.n
      nodes.clear()
      root.replaceChildren(parse(html))
      nodes.set(number(root), root)
      for (const [node, value, state] of kept) {
        const element = nodes.get(node)
        if (!element) continue
        fields.set(element, state)
        element[element.type === "checkbox" ? "checked" : "value"] = value
      }
      nodes.get(Number(focus))?.focus()
    },
  }
  // Remembers where the neighbours of what comes, goes or moves are, to lead them from there to where they will be.
  const neighbours = (steps) => {
    const places = new Map()
    for (const [operation, first] of steps) {
      const parent = operation === 3 || operation === 4 ? nodes.get(first) : operation === 5 ? nodes.get(first)?.parentElement : null
      for (const child of parent?.children ?? []) if (!places.has(child)) places.set(child, child.getBoundingClientRect())
    }
    return places
  }
  const glide = (places, motion) => {
    for (const [element, old] of places) {
      if (!element.isConnected || element.inert) continue
      const now = element.getBoundingClientRect()
      const [x, y] = [old.x - now.x, old.y - now.y]
      if (x || y) element.animate([{ translate: `${x}px ${y}px` }, {}], { duration: motion[0], easing: motion[1] })
    }
  }
  const apply = ([next, acknowledged, steps, motion]) => {
    unanswered = unanswered.filter((message) => message[0] > acknowledged)
    const isReset = steps.length === 1 && steps[0][0] === 9
    if (steps.length > 0) {
      if (next !== sequence + 1 && !isReset) return socket.close(4000) // an update is missing: come back and be reset
      if (calm.matches) motion = null
      const places = motion ? neighbours(steps) : null
      for (const [operation, ...operands] of steps) operations[operation](motion, ...operands)
      settle()
      for (const action of late.splice(0)) action()
      if (motion) glide(places, motion)
      sequence = next
    }
    for (const state of [...waiting]) {
      if (state.sent > acknowledged) continue
      waiting.delete(state)
      state.sent = 0
      pump(state)
    }
  }

  // What the page can do besides being a page

  const sounds = new Map()
  const sound = (url, loops) => {
    if (!sounds.has(url)) sounds.set(url, new Audio(url))
    const audio = sounds.get(url)
    audio.loop = loops
    audio.currentTime = 0
    audio.play().catch(() => send(0, "report", ["sound", "refused"]))
  }
  // Fetched when an application first listens. What is asked of it meanwhile waits in order.
  let microphone = null
  const useMicrophone = (what) => async () => {
    const report = (value) => send(0, "report", ["microphone", value])
    const sendSound = (sound) => isOpen && socket.bufferedAmount < 262_144 && (socket.send(sound), true)
    microphone ??= import("/counterpoint/microphone.js").then((module) => module.makeMicrophone(report, sendSound))
    try {
      (await microphone)[what]()
    } catch {
      microphone = null
      report("unavailable")
    }
  }
  const calls = {
    focus: (element) => element?.focus(),
    blur: (element) => element?.blur(),
    reveal: (element) => element?.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" }),
    open: (_, url) => window.open(url, "_blank", "noopener,noreferrer"),
    copy: (_, text) => navigator.clipboard?.writeText(text).then(() => send(0, "report", ["copy", "done"]), () => send(0, "report", ["copy", "refused"])),
    play: (_, url) => sound(url, false),
    loop: (_, url) => sound(url, true),
    stop: (_, url) => sounds.get(url)?.pause(),
    "mic.ask": useMicrophone("ask"),
    "mic.start": useMicrophone("start"),
    "mic.stop": useMicrophone("stop"),
  }

  // Events

  const on = (type, handler, capture) => root.addEventListener(type, handler, capture)
  on("click", (event) => {
    const dialog = event.target
    if (dialog.tagName === "DIALOG" && dialog.dataset.dismissable !== undefined) {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const { clientX: x, clientY: y } = event
      if (x < left || x > right || y < top || y > bottom) return void act(dialog, "cancel")
    }
    const element = target(event, "click")
    if (element && !element.disabled) act(element, "click")
  })
  on("input", (event) => {
    const element = target(event, "input")
    if (element && composing !== element) edited(element)
  })
  on("compositionstart", (event) => { composing = event.target })
  on("compositionend", (event) => {
    composing = null
    const element = target(event, "input")
    if (element) edited(element)
  })
  for (const kind of ["focus", "blur"]) {
    on(kind, (event) => {
      const element = target(event, kind)
      if (element === event.target) act(element, kind)
    }, true)
  }
  on("cancel", (event) => {
    event.preventDefault()
    const element = target(event, "cancel")
    if (element) act(element, "cancel")
  }, true)
  for (const kind of ["load", "error"]) {
    on(kind, ({ target: image }) => { if (listens(image, "load")) send(number(image), "load", kind === "load") }, true)
  }
  on("close", (event) => {
    // A browser may close a dialog by itself when Escape is pressed twice. It opens again unless the state lets go of it.
    const dialog = nodes.get(number(event.target))
    if (!dialog) return
    act(dialog, "cancel")
    setTimeout(() => { if (dialog.isConnected && nodes.has(number(dialog)) && !dialog.open) dialog.showModal() }, 500)
  }, true)
  on("keydown", (event) => {
    const { key, target: element } = event
    if (event.isComposing) return
    const submits = key === "Enter" && element.tagName === "INPUT" && listens(element, "submit")
    if (submits) return void act(element, "submit")
    if (element.getAttribute("role") === "button" && (key === "Enter" || key === " ")) {
      event.preventDefault()
      return element.click()
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
    const group = step && element.closest("[role=radiogroup]")
    if (group) {
      event.preventDefault()
      const choices = [...group.querySelectorAll("[role=radio]")]
      const next = choices[(choices.indexOf(element) + step + choices.length) % choices.length]
      next.focus()
      return next.click()
    }
    const row = step && event.altKey && element.closest(".movable")
    if (row) {
      event.preventDefault()
      const place = rowIndex(row)
      return void act(row, "move", Math.max(0, step < 0 ? place - 1 : place + 2))
    }
    if (element.tagName === "BUTTON" || element.tagName === "TEXTAREA" || element.tagName === "A") return
    const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? root
    scope.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`)?.click()
  })

  // Dragging

  let drag = null
  const inside = (value) => Math.max(-1_000_000, Math.min(1_000_000, Math.round(value)))
  on("pointerdown", (event) => {
    const element = target(event, "drag")
    if (!element || event.button) return
    const { left, top } = element.getBoundingClientRect()
    const start = [event.clientX - left, event.clientY - top]
    drag = { element, left, top, start, last: start, time: event.timeStamp, speed: [0, 0], moved: false, state: field(element) }
  })
  const dragged = (event, phase) => {
    const { element, left, top, start, last, state } = drag
    const point = [event.clientX - left, event.clientY - top]
    const seconds = (event.timeStamp - drag.time) / 1000
    if (seconds > 0) Object.assign(drag, { speed: [(point[0] - last[0]) / seconds, (point[1] - last[1]) / seconds], last: point, time: event.timeStamp })
    const payload = [phase, ...[...start, ...point, ...drag.speed].map(inside)]
    if (phase === "ended") {
      held.delete(state)
      act(element, "drag", payload)
    } else sendNewest(state, () => send(number(element), "drag", payload))
  }
  on("pointermove", (event) => {
    if (!drag) return
    if (!drag.moved) {
      const way = Math.hypot(event.clientX - drag.left - drag.start[0], event.clientY - drag.top - drag.start[1])
      if (way < Number(drag.element.dataset.drag)) return
      drag.moved = true
      drag.element.setPointerCapture(event.pointerId)
    }
    dragged(event, "changed")
  })
  for (const type of ["pointerup", "pointercancel"]) {
    on(type, (event) => {
      if (drag?.moved) dragged(event, "ended")
      drag = null
    })
  }

  // Rows

  const rowIndex = (row) => [...row.parentElement.children].filter((child) => child.classList.contains("movable")).indexOf(row)
  let carried = null
  on("dragstart", (event) => {
    carried = event.target.closest?.(".movable")
    if (carried) event.dataTransfer.effectAllowed = "move"
  })
  on("dragover", (event) => {
    const row = carried && event.target.closest?.(".movable")
    if (row && row.parentElement === carried.parentElement) event.preventDefault()
  })
  on("drop", (event) => {
    const row = carried && event.target.closest?.(".movable")
    if (!row || row.parentElement !== carried.parentElement) return
    event.preventDefault()
    const { top, height } = row.getBoundingClientRect()
    act(carried, "move", rowIndex(row) + (event.clientY > top + height / 2 ? 1 : 0))
    carried = null
  })
  let pull = null
  on("touchstart", (event) => { pull = scrollY <= 0 && target(event, "refresh") ? event.touches[0].clientY : null }, { passive: true })
  on("touchend", (event) => {
    if (pull !== null && event.changedTouches[0].clientY - pull > 90) send(number(target(event, "refresh")), "refresh")
    pull = null
  })

  // History

  let historyIndex = history.state?.index ?? 0
  let expectedPops = 0
  history.replaceState({ index: historyIndex }, "")
  addEventListener("popstate", (event) => {
    historyIndex = event.state?.index ?? 0
    if (expectedPops > 0) expectedPops -= 1
    else send(0, "nav", [location.pathname + location.search, historyIndex])
  })

  // Connection

  const draft = (element) => `${element.getAttribute("aria-label")}`
  const saveDrafts = () => {
    const drafts = [...nodes.values()].filter((element) => fields.get(element)?.revision && listens(element, "input") && element.type !== "password")
    sessionStorage.setItem("drafts", JSON.stringify(drafts.map((element) => [draft(element), shownValue(element)])))
  }
  const restoreDrafts = () => {
    const drafts = new Map(JSON.parse(sessionStorage.getItem("drafts") ?? "[]"))
    sessionStorage.removeItem("drafts")
    for (const element of nodes.values()) {
      if (!listens(element, "input") || !drafts.has(draft(element)) || element.tagName === "SELECT") continue
      element[element.type === "checkbox" ? "checked" : "value"] = drafts.get(draft(element))
      edited(element)
    }
  }
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
      if (event.code === 4001) {
        saveDrafts()
        return location.reload()
      }
      setTimeout(connect, Math.min(10_000, 250 * 2 ** attempts++) * (0.5 + Math.random()))
    }
  }
  index(root)
  settle()
  restoreDrafts()
  connect()
})()
