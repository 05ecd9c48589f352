"""What there is to read can be read: the contrast that WCAG 2.2 asks for at level AA, computed from what Chromium shows."""

from __future__ import annotations

import pytest
from conftest import EXHIBITS, LivePage, still
from playwright.sync_api import BrowserContext, Page

# Colours are read back from a canvas, which knows every notation; what is see-through is laid over what is behind it.
CONTRAST = """
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
const rgba = (color) => {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data
  return [r, g, b, a / 255]
}
const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1]
const luminance = ([r, g, b]) => {
  const [x, y, z] = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}
const ratio = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
"""

# The pairs of the stylesheet's own colours: what stands on what, and how much contrast that takes. 3 is for what is recognised rather than read.
PAIRS = [
    *[(ink, ground, 4.5) for ink in ("text", "secondary", "tertiary", "tint", "destructive") for ground in ("background", "surface")],
    *[(ink, "fill", 4.5) for ink in ("text", "tint", "destructive")],
    ("on-tint", "tint", 4.5),
    ("background", "text", 4.5),
    *[(color, ground, 3) for color in ("red", "green", "blue", "indigo", "purple", "pink", "brown") for ground in ("background", "surface")],
]

STYLESHEET = (
    "(pairs) => {" + CONTRAST + """
  const color = (name) => {
    const probe = document.createElement("div")
    document.body.append(probe)
    probe.style.color = `var(--${name})`
    const found = rgba(getComputedStyle(probe).color)
    probe.remove()
    return found
  }
  return pairs.map(([ink, ground, least]) => [ink, ground, least, ratio(color(ink), color(ground))]).filter((row) => row[3] < row[2])
}
"""
)

# Every text that is shown, but for what is disabled and what the application itself has made fainter.
TEXTS = (
    "() => {" + CONTRAST + """
  const ground = (element) => {
    const layers = []
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.backgroundImage !== "none") return null
      layers.push(rgba(style.backgroundColor))
      // A button of a picker stands on its group; what is not opaque yet goes on to what is behind.
      if (layers.at(-1)[3] === 1) break
    }
    return layers.reverse().reduce((behind, layer) => over(layer, behind), [255, 255, 255, 1])
  }
  const poor = []
  const texts = [...document.querySelectorAll(".text, button, select, input, textarea, h1, h2, option, .section-header")]
  for (const element of texts) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest(":disabled, [inert]") || element.closest("[data-s*=opacity]")) continue
    const text = element.value ?? [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("")
    if (!text.trim() || ["checkbox", "range"].includes(element.type)) continue
    const behind = ground(element)
    if (!behind) continue
    const style = getComputedStyle(element)
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const found = ratio(over(rgba(style.color), behind), behind)
    if (found < (isLarge ? 3 : 4.5)) poor.push(`${text}: ${found.toFixed(2)}`)
  }
  return poor
}
"""
)


def opened(context: BrowserContext, url: str, scheme: str) -> Page:
    page = context.new_page()
    page.emulate_media(color_scheme=scheme)
    LivePage(page, url).open()
    still(page)
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_colours_of_the_stylesheet(context: BrowserContext, gallery_url: str, scheme: str) -> None:
    page = opened(context, gallery_url, scheme)
    assert page.evaluate(STYLESHEET, [list(pair) for pair in PAIRS]) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_of_the_gallery(context: BrowserContext, gallery_url: str, scheme: str) -> None:
    for exhibit in ["", *EXHIBITS]:
        page = opened(context, gallery_url + exhibit, scheme)
        assert page.evaluate(TEXTS) == [], exhibit
        page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("opener", ["Alert", "Dialog", "Sheet"])
def test_every_text_of_a_dialog(context: BrowserContext, gallery_url: str, opener: str, scheme: str) -> None:
    page = opened(context, gallery_url + "dialogs", scheme)
    page.get_by_role("button", name=opener).click()
    page.locator("dialog[open]").wait_for()
    still(page)
    assert page.evaluate(TEXTS) == []
