"""What a person in front of Chromium waits for."""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from web_bench.server import Server

# Clicks a button and waits until an element shows something else. What is counted begins with the browser's event and ends when the page has been changed;
# a pause follows, because nobody clicks faster, and the server takes no more.
CLICK = """
async ([button, shown, times]) => {
  const find = (identifier) => document.querySelector(`[data-identifier="${identifier}"]`)
  const delays = []
  for (let time = 0; time < times; time++) {
    const changed = new Promise((done) => new MutationObserver((_, observer) => {
      observer.disconnect()
      done(performance.now())
    }).observe(find(shown), { childList: true, characterData: true, subtree: true }))
    const start = performance.now()
    find(button).click()
    delays.push(await changed - start)
    await new Promise((done) => setTimeout(done, 25))
  }
  return delays
}
"""

# Clicks as soon as there is something to click, and notes when it has been answered, from the moment that the page was asked for.
FIRST_CLICK = """
window.answer = new Promise((done) => addEventListener("DOMContentLoaded", () => {
  const shown = document.querySelector("[data-identifier=count]")
  const clicked = performance.now()
  new MutationObserver(() => done([clicked, performance.now()])).observe(shown, { childList: true, characterData: true, subtree: true })
  document.querySelector("[data-identifier=button]").click()
}))
"""


@contextmanager
def chromium_page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        yield browser.new_context(viewport={"width": 720, "height": 640}).new_page()
        browser.close()


def measure_clicks(server: Server, path: str, button: str, shown: str, times: int) -> dict[str, float]:
    """The delays of so many clicks, in milliseconds, after some that are not counted."""
    with chromium_page() as page:
        page.goto(server.url + path)
        page.locator("main[data-connected]").wait_for()
        page.evaluate(CLICK, [button, shown, 30])
        return percentiles(page.evaluate(CLICK, [button, shown, times]))


def measure_first_click(server: Server, path: str, times: int) -> dict[str, float]:
    """How long after the navigation began the page was there, and its first click answered, in milliseconds."""
    with chromium_page() as page:
        page.add_init_script(FIRST_CLICK)
        moments = []
        for _ in range(times):
            page.goto(server.url + path)
            moments.append(page.evaluate("() => window.answer"))
        clicked, answered = zip(*moments, strict=True)
        return {"clicked": statistics.median(clicked), "answered": statistics.median(answered), "worst": max(answered)}


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {"p50": statistics.median(ordered), "p99": ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], "max": ordered[-1]}
