"""The counter as a person meets it: in a browser."""

from __future__ import annotations

import json

from conftest import LivePage
from playwright.sync_api import BrowserContext, expect


def test_clicking_and_typing_changes_the_page(counter: LivePage) -> None:
    page = counter.page
    number = page.locator(".f-largeTitle")
    expect(number).to_have_text("0")

    page.get_by_role("button", name="+").click(click_count=3)
    expect(number).to_have_text("3")
    page.get_by_role("button", name="−").click()
    expect(number).to_have_text("2")

    page.get_by_role("textbox", name="Your name").press_sequentially("Blob")
    expect(page.get_by_text("Hello, Blob")).to_be_visible()

    page.get_by_role("button", name="Tell me about it").click()
    expect(page.get_by_text("Looking it up…")).to_be_visible()
    expect(page.get_by_text("2 is a prime number.")).to_be_visible()
    counter.screenshot("counter")


def test_counting_is_one_patch_of_under_60_bytes(counter: LivePage) -> None:
    page = counter.page
    counter.received.clear()
    page.get_by_role("button", name="+").click()
    expect(page.locator(".f-largeTitle")).to_have_text("1")

    assert len(counter.received) == 1
    assert len(counter.received[0].encode()) < 60
    sequence, acknowledged, operations = json.loads(counter.received[0])
    assert (sequence, acknowledged) == (1, 1)
    assert [operation[0] for operation in operations] == [0], "one operation, the text of one element"


def test_typing_sends_nothing_back_but_what_depends_on_it(counter: LivePage) -> None:
    page = counter.page
    counter.received.clear()
    page.get_by_role("textbox", name="Your name").press_sequentially("abc")
    expect(page.get_by_text("Hello, abc")).to_be_visible()
    operations = [operation for frame in counter.received for operation in json.loads(frame)[2]]
    assert {operation[0] for operation in operations} == {0}, "only the greeting's text; the field is the user's"


def test_a_field_that_the_feature_limits_shows_what_the_feature_has(counter: LivePage) -> None:
    field = counter.page.get_by_role("textbox", name="Your name")
    field.press_sequentially("abcdefghijklmnopqrstuvwxyz")
    expect(field).to_have_value("abcdefghijklmnopqrst")
    expect(counter.page.get_by_text("Hello, abcdefghijklmnopqrst")).to_be_visible()


def test_the_page_has_no_inline_script_or_style(counter: LivePage) -> None:
    html = counter.page.request.get(counter.url).text()
    assert "style=" not in html and "<style" not in html
    assert html.count("<script") == 1 and 'src="/counterpoint/client.js"' in html
    assert not any(f" on{event}=" in html for event in ("click", "input", "load", "error"))
    policy = counter.page.request.get(counter.url).headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy


def test_every_page_has_a_window_of_its_own(counter: LivePage, context: BrowserContext, counter_url: str) -> None:
    counter.page.get_by_role("button", name="+").click()
    expect(counter.page.locator(".f-largeTitle")).to_have_text("1")
    other = LivePage(context.new_page(), counter_url)
    other.open()
    expect(other.page.locator(".f-largeTitle")).to_have_text("0")
    assert other.errors == []


def counted_to_one(context: BrowserContext, url: str) -> LivePage:
    """A page that shows 1 and whose connection can be cut."""
    live = LivePage(context.new_page(), url)
    live.route_connections()
    live.open()
    live.page.get_by_role("button", name="+").click()
    expect(live.page.locator(".f-largeTitle")).to_have_text("1")
    return live


def test_a_lost_connection_comes_back_to_the_same_state(context: BrowserContext, counter_url: str) -> None:
    live = counted_to_one(context, counter_url)
    live.cut_connections()
    live.page.get_by_role("button", name="+").click()
    expect(live.page.locator(".f-largeTitle")).to_have_text("2")
    assert len(live.sockets) == 2, "the page has connected again"


def test_a_page_whose_session_is_gone_loads_again(context: BrowserContext, counter_url: str) -> None:
    live = counted_to_one(context, counter_url)
    live.page.evaluate("document.querySelector('main').dataset.session = '0'.repeat(64)")
    live.cut_connections()
    expect(live.page.locator(".f-largeTitle")).to_have_text("0")


def test_a_session_opens_to_no_other_browser(context: BrowserContext, counter_url: str) -> None:
    live = counted_to_one(context, counter_url)
    context.clear_cookies()
    live.cut_connections()
    expect(live.page.locator(".f-largeTitle")).to_have_text("0")


def test_narrow_and_dark(context: BrowserContext, counter_url: str) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    page.emulate_media(color_scheme="dark")
    live = LivePage(page, counter_url)
    live.open()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    live.screenshot("counter-dark-360")
    assert live.errors == []
