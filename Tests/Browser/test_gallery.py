"""The gallery as a person meets it: every exhibit, in a browser, with a screenshot of each."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from conftest import EXHIBITS, LivePage, still
from playwright.sync_api import BrowserContext, Page, expect



@pytest.fixture
def gallery(context: BrowserContext, gallery_url: str) -> Iterator[LivePage]:
    live = LivePage(context.new_page(), gallery_url)
    live.open()
    yield live
    assert live.errors == []


def visit(live: LivePage, title: str) -> Page:
    live.page.get_by_role("button", name=title).click()
    expect(live.page.get_by_role("heading", name=title)).to_be_visible()
    still(live.page)
    return live.page


def test_the_list_of_exhibits(gallery: LivePage) -> None:
    expect(gallery.page.get_by_role("heading", name="Gallery")).to_be_visible()
    gallery.screenshot("gallery")


def test_counter(gallery: LivePage) -> None:
    page = visit(gallery, "Counter")
    page.get_by_role("button", name="Increment").click(click_count=3)
    expect(page.get_by_text("3", exact=True)).to_be_visible()
    gallery.screenshot("gallery-counter")


def test_form(gallery: LivePage) -> None:
    page = visit(gallery, "Form")
    save = page.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    page.get_by_role("textbox", name="Name").press_sequentially("Blob")
    expect(page.get_by_text("Hello, Blob!")).to_be_visible()
    page.get_by_role("textbox", name="Name").press("Enter")
    expect(page.get_by_label("Password")).to_be_focused()
    page.get_by_role("textbox", name="Notes").fill("One\nTwo")
    page.get_by_role("switch", name="Notifications").uncheck()
    page.get_by_role("combobox", name="Size").select_option(label="Large")
    page.get_by_role("radio", name="Large").click()
    expect(page.get_by_role("radio", name="Large")).to_have_attribute("aria-checked", "true")
    page.get_by_role("slider", name="Length").fill("20")
    expect(page.get_by_text("20 min")).to_be_visible()
    page.get_by_role("button", name="Increment").click(click_count=2)
    expect(page.get_by_text("Guests: 4")).to_be_visible()
    expect(page.get_by_role("button", name="Increment")).to_be_disabled()
    save.click()
    expect(page.get_by_text("1 times")).to_be_visible()
    gallery.screenshot("gallery-form")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("")
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()


def test_rows(gallery: LivePage) -> None:
    page = visit(gallery, "A thousand rows")
    first = page.locator(".row input").first
    expect(first).to_have_value("Row 1")
    first.fill("Changed")
    page.get_by_role("button", name="Add").click()
    expect(page.locator(".row input").first).to_have_value("Row 1001")
    expect(page.locator(".row input").nth(1)).to_have_value("Changed")
    row = page.locator(".top .row").nth(1)
    row.hover()
    gallery.screenshot("gallery-rows")
    row.get_by_role("button", name="Delete").click()
    expect(page.locator(".row input").nth(1)).to_have_value("Row 2")
    page.locator(".row input").nth(1).press("Alt+ArrowUp")
    expect(page.locator(".row input").first).to_have_value("Row 2")
    expect(page.locator(".row input").first).to_be_focused()
    page.locator(".top .row").nth(3).scroll_into_view_if_needed()
    before = page.locator(".top .row").count()
    page.locator(".top .row").last.scroll_into_view_if_needed()
    expect(page.locator(".top .row")).to_have_count(before + 80)


def test_editing_a_row_sends_one_small_frame(gallery: LivePage) -> None:
    page = visit(gallery, "A thousand rows")
    page.locator(".row input").nth(5).press("End")
    gallery.received.clear()
    page.locator(".row input").nth(5).press_sequentially("x")
    expect(page.locator(".row input").nth(5)).to_have_value("Row 6x")
    page.get_by_role("heading", name="A thousand rows").click()
    assert all(len(frame) < 60 for frame in gallery.received), gallery.received


def test_navigation(gallery: LivePage) -> None:
    page = visit(gallery, "Navigation")
    assert page.url.endswith("/navigation")
    page.get_by_role("button", name="Level 2").click()
    page.get_by_role("button", name="Deeper").click()
    expect(page.get_by_text("2 › 2")).to_be_visible()
    still(page)
    gallery.screenshot("gallery-navigation")
    page.get_by_role("button", name="Back by hand").click()
    expect(page.get_by_role("heading", name="Level 1")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="Navigation")).to_be_visible()


def test_a_deep_link_and_the_back_button(context: BrowserContext, gallery_url: str) -> None:
    live = LivePage(context.new_page(), gallery_url + "counter")
    html = live.page.request.get(live.url).text()
    assert "Increment" in html, "the first response shows what the address is of"
    live.open()
    expect(live.page.get_by_role("heading", name="Counter")).to_be_visible()
    live.page.get_by_role("button", name="Back", exact=True).click()
    expect(live.page.get_by_role("heading", name="Gallery")).to_be_visible()
    expect(live.page).to_have_url(re.compile(r"/$"))
    live.page.get_by_role("button", name="Form").click()
    expect(live.page).to_have_url(re.compile(r"/form$"))
    live.page.go_back()
    expect(live.page.get_by_role("heading", name="Gallery")).to_be_visible()
    live.page.go_forward()
    expect(live.page.get_by_role("heading", name="Form")).to_be_visible()
    assert live.page.request.get(gallery_url + "counterpoint/nothing").status == 404
    assert live.errors == []


def test_dialogs(gallery: LivePage) -> None:
    page = visit(gallery, "Sheets, alerts, dialogs")
    opener = page.get_by_role("button", name="Alert")
    opener.click()
    dialog = page.get_by_role("dialog", name="End meeting?")
    expect(dialog).to_be_visible()
    still(page)
    gallery.screenshot("gallery-alert")
    dialog.get_by_role("button", name="Discard").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("Discarded")).to_be_visible()
    expect(opener).to_be_focused()
    opener.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Resumed")).to_be_visible()

    page.get_by_role("button", name="Dialog").click()
    expect(page.get_by_role("dialog", name="Which one?")).to_be_visible()
    still(page)
    gallery.screenshot("gallery-dialog")
    page.get_by_role("button", name="That one").click()
    expect(page.get_by_text("That one")).to_be_visible()

    page.get_by_role("button", name="Sheet").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    sheet.get_by_role("textbox", name="Note").fill("Better")
    sheet.get_by_role("button", name="Ask first").click()
    page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="No").click()
    still(page)
    gallery.screenshot("gallery-sheet")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_text("Better")).to_be_visible()
    page.get_by_role("button", name="Sheet").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_drag(gallery: LivePage) -> None:
    page = visit(gallery, "Drag")
    box = page.get_by_label("Dot").bounding_box()
    assert box
    x, y = box["x"] + 45, box["y"] + 45
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 30, steps=8)
    gallery.screenshot("gallery-drag")
    page.mouse.up()
    expect(page.locator("[data-identifier=position]")).to_have_text("40, -30")
    moved = page.get_by_label("Dot").bounding_box()
    assert moved and abs(moved["x"] - box["x"] - 40) < 2 and abs(moved["y"] - box["y"] + 30) < 2


def test_a_change_with_animation_is_animated(gallery: LivePage) -> None:
    """AC-L13-2, the browser's half."""
    page = visit(gallery, "Animation")
    gallery.received.clear()
    page.get_by_role("button", name="Grow", exact=True).click()
    shape = page.get_by_label("Shape")
    expect(shape).to_have_attribute("data-transition", "")
    assert json.loads(gallery.received[-1])[3] == [400, "cubic-bezier(0.42, 0, 0.58, 1)"]
    gallery.screenshot("gallery-animation")
    expect(shape).not_to_have_attribute("data-transition", "")
    expect(shape).to_have_css("width", "220px")
    gallery.received.clear()
    page.get_by_role("button", name="Grow at once").click()
    expect(shape).to_have_css("width", "96px")
    assert len(json.loads(gallery.received[-1])) == 3, "nothing is animated"
    page.get_by_role("button", name="Banner").click()
    expect(page.get_by_text("Here it is")).to_be_visible()
    page.get_by_role("button", name="Banner").click()
    expect(page.get_by_text("Here it is")).to_be_hidden()
    page.get_by_role("button", name="Rotate").click()
    expect(page.locator(".h .f-title")).to_have_text(["B", "C", "D", "A"])


def test_refresh(gallery: LivePage) -> None:
    """AC-L13-3, the browser's half: the spinner stays until the awaited closure is done."""
    page = visit(gallery, "Refresh")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    gallery.screenshot("gallery-refresh")
    expect(page.get_by_text("Row 0 of load 2")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_hidden()


def test_endless_scrolling(gallery: LivePage) -> None:
    page = visit(gallery, "Endless scrolling")
    for count in (60, 120, 180):
        page.locator(".row").last.scroll_into_view_if_needed()
        expect(page.get_by_text(f"Number {count}", exact=True)).to_be_attached()
    expect(page.get_by_text("Number 121", exact=True)).to_be_attached()
    gallery.screenshot("gallery-scroll")


def test_shapes(gallery: LivePage) -> None:
    page = visit(gallery, "Shapes and colours")
    expect(page.get_by_text("Ring")).to_be_visible()
    expect(page.locator("svg.outline").first).to_have_attribute("viewBox", "0 0 200 200")
    gallery.page.set_viewport_size({"width": 720, "height": 900})
    gallery.screenshot("gallery-shapes")


def test_pictures(context: BrowserContext, gallery_url: str) -> None:
    live = LivePage(context.new_page(), gallery_url + "pictures")
    live.open()
    picture = live.page.get_by_role("img", name="Icon")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    expect(live.page.get_by_text("No picture")).to_be_visible()
    expect(live.page.locator(".loader")).to_have_count(0)
    live.screenshot("gallery-pictures")
    assert [error for error in live.errors if "404" not in error] == []


def test_the_keyboard_is_enough(gallery: LivePage) -> None:
    page = gallery.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Counter")).to_be_visible()
    page.get_by_role("button", name="Increment").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2", exact=True)).to_be_visible()


@pytest.mark.parametrize("exhibit", ["", *EXHIBITS])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_narrow_pages_fit(context: BrowserContext, gallery_url: str, exhibit: str, scheme: str) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme=scheme)
    live = LivePage(page, gallery_url + exhibit)
    live.open()
    still(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # What sticks out of a screen is cut off there; its own width does not tell.
    assert page.evaluate(OVERFLOWING) == []
    live.screenshot(f"gallery-360-{scheme}-{exhibit or 'list'}")
    assert [error for error in live.errors if "404" not in error] == []


# The controls and texts that are not all inside the window, or that cover each other in a bar.
OVERFLOWING = """
() => {
  const shown = [...document.querySelectorAll(".screen.top :is(button, input, .text, h1, h2)")].filter((one) => one.checkVisibility())
  const box = (one) => one.getBoundingClientRect()
  const name = (one) => one.textContent || one.getAttribute("aria-label")
  const outside = shown.filter((one) => box(one).left < 0 || box(one).right > innerWidth).map((one) => name(one))
  const bar = [...document.querySelectorAll(".screen.top > .bar-top :is(.text, h2)")].filter((one) => box(one).width > 1).sort((a, b) => box(a).left - box(b).left)
  const covered = bar.filter((one, index) => index > 0 && box(one).left < box(bar[index - 1]).right).map((one) => name(one))
  return [...outside, ...covered]
}
"""
