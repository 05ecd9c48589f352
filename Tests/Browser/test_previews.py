"""`make previews`: the views of the examples, each in a state of its own, with preview data and without permissions."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator

import pytest
from conftest import ROOT, LivePage, serve
from playwright.sync_api import BrowserContext, expect


@pytest.fixture(scope="session")
def previews_url() -> Iterator[str]:
    yield from serve("previews")


@pytest.fixture
def previews(context: BrowserContext, previews_url: str) -> Iterator[LivePage]:
    live = LivePage(context.new_page(), previews_url)
    live.open()
    yield live
    assert live.errors == []


def test_the_list(previews: LivePage) -> None:
    for module in ["CounterFeature", "SpeechDemoFeature", "StandupsViews"]:
        expect(previews.page.get_by_role("heading", name=module)).to_be_visible()
    expect(previews.page.get_by_role("button", name="Quick finish meeting")).to_be_visible()
    previews.screenshot("previews")


def test_quick_finish_meeting(previews: LivePage) -> None:
    """AC-L14-1: opening it ends on the detail with one new meeting after 6 s with no click. A busy machine makes it later, and never sooner."""
    page = previews.page
    start = time.monotonic()
    page.get_by_role("button", name="Quick finish meeting").click()
    expect(page.get_by_role("button", name="End meeting")).to_be_visible()
    # The preview's recogniser talks Latin.
    expect(page.get_by_role("button", name="Lorem ipsum")).to_have_count(1, timeout=60_000)
    assert time.monotonic() - start > 5.5
    expect(page.get_by_role("button", name="Start meeting")).to_be_visible()
    previews.screenshot("previews-quick-finish")


def test_record_meeting(previews: LivePage) -> None:
    """AC-L14-2 and AC-L13-1 (in the browser): the timer advances and the transcript grows without a microphone, and 'Next' hands over."""
    page = previews.page
    page.evaluate("() => { navigator.mediaDevices.getUserMedia = () => { throw new Error('asked for a microphone') } }")
    page.get_by_role("button", name="Record meeting").click()
    expect(page.get_by_text("Speaker 1 of 6")).to_be_visible()
    remaining = page.locator("[data-identifier=remaining]")
    before = remaining.inner_text()
    expect(page.get_by_text("Lorem ipsum dolor")).to_be_visible(timeout=5_000)
    expect(remaining).not_to_have_text(before)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Speaker 2 of 6")).to_be_visible()
    previews.screenshot("previews-record")


def test_reset_begins_again(previews: LivePage) -> None:
    page = previews.page
    page.get_by_role("button", name="Prime number").click()
    expect(page.get_by_text("97", exact=True)).to_be_visible()
    page.get_by_role("button", name="+").click()
    expect(page.get_by_text("98", exact=True)).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_text("97", exact=True)).to_be_visible()


def test_narrow_and_dark(previews: LivePage) -> None:
    page = previews.page
    page.get_by_role("button", name="Detail", exact=True).click()
    title = page.get_by_role("button", name="Start meeting")
    expect(title).to_be_visible()
    wide = title.bounding_box()["width"]
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Narrow", exact=True).click()
    expect(page.get_by_role("button", name="Wide", exact=True)).to_be_visible()
    assert title.bounding_box()["width"] < min(wide, 361)
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(page.get_by_role("button", name="Light", exact=True)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    previews.screenshot("previews-narrow-dark")
    page.get_by_role("button", name="Light", exact=True).click()
    page.get_by_role("button", name="Wide", exact=True).click()
    expect(page.get_by_role("button", name="Narrow", exact=True)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == light


def test_an_address_opens_a_preview(previews: LivePage) -> None:
    previews.page.goto(previews.url.rstrip("/") + "/Last%20speaker")
    expect(previews.page.get_by_text("No more speakers")).to_be_visible()


def test_the_previews_of_one_example_alone(context: BrowserContext) -> None:
    """AC-L14-3: the previews of one feature are served by a program that is built of nothing of the others."""
    package = json.loads(subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, check=True).stdout)
    targets = {target["name"]: target for target in package["targets"]}
    needed, new = set(), {"Counter"}
    while new:
        needed |= new
        names = {next(iter(d.values()))[0] for name in new for d in targets[name]["dependencies"]}
        new = {name for name in names if name in targets} - needed
    assert "CounterFeature" in needed
    assert not {name for name in needed if name.startswith(("Standups", "SpeechDemo", "Gallery", "Previews"))}
    for url in serve("counter", "--previews"):
        live = LivePage(context.new_page(), url)
        live.open()
        expect(live.page.get_by_role("heading", name="CounterFeature")).to_be_visible()
        expect(live.page.get_by_role("heading", name="StandupsViews")).to_have_count(0)
        expect(live.page.get_by_role("button")).to_have_count(2)
        assert live.errors == []
