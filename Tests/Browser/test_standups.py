"""Standups from end to end: the real program, its file, a browser, and somebody who talks."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import LivePage, chromium
from playwright.sync_api import Browser, BrowserContext, Page, expect
from standups_program import PROGRAM, Standups, standup, write
from test_microphone import allowed, needs_speech, share, speak, talking, until_heard

SENTENCE = "Good morning everyone. The database migration finished on Tuesday, and the search page is much faster now."


@pytest.fixture
def serve_standups(tmp_path: Path) -> Iterator[Callable[..., Standups]]:
    running: list[Standups] = []

    def start(*arguments: str) -> Standups:
        program = Standups(tmp_path / "data", *arguments)
        running.append(program)
        return program

    yield start
    for program in running:
        program.close()


def visit(context: BrowserContext, program: Standups, path: str = "") -> LivePage:
    live = LivePage(context.new_page(), program.url.rstrip("/") + (path or "/"))
    live.open()
    return live


def still(page: Page) -> None:
    """Waits until nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().filter((a) => a.effect.getTiming().iterations < 9).map((a) => a.finished))")


def card(page: Page, title: str):
    return page.get_by_role("button", name=title)


def add_standup(page: Page, title: str, *attendees: str, minutes: int | None = None) -> None:
    page.get_by_role("button", name="Add standup").click()
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()
    page.get_by_role("textbox", name="Title").press_sequentially(title)
    if minutes:
        page.get_by_role("slider", name="Length").fill(str(minutes))
    for number, name in enumerate(attendees):
        if number > 0:
            page.get_by_role("button", name="New attendee").click()
        field = page.get_by_role("textbox", name="Name").nth(number)
        if number > 0:
            expect(field).to_be_focused()
        field.fill(name)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card(page, title)).to_be_visible()


def start_without_transcript(page: Page) -> None:
    # In the alert: the button of that name in the detail goes when the browser has answered.
    page.get_by_role("dialog").get_by_role("button", name="Start without transcript").click()
    expect(page.get_by_text("Transcript is off")).to_be_visible()


def end_and_save(page: Page) -> None:
    page.get_by_role("button", name="End meeting").click()
    page.get_by_role("button", name="Save and end").click()


@needs_speech
def test_a_meeting_from_the_first_word_to_the_next_day(serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    """The main job: a standup is made, a meeting held, words appear live, and the transcript is there after a restart."""
    program = serve_standups()
    with talking(speak(SENTENCE, tmp_path / "said.wav", "slt")) as browser:
        live = visit(allowed(browser), program)
        page = live.page
        expect(page.get_by_text("No standups yet")).to_be_visible()
        add_standup(page, "Morning sync", "Ada", "Grace")
        card(page, "Morning sync").click()
        expect(page.get_by_role("heading", name="Morning sync")).to_be_visible()
        page.get_by_role("button", name="Start meeting").click()
        expect(page.get_by_text("Live transcript")).to_be_visible()
        until_heard(page, "good morning everyone", wanted=0.6)
        until_heard(page, SENTENCE)
        still(page)
        live.screenshot("standups-record")
        end_and_save(page)
        expect(page.get_by_role("heading", name="Morning sync")).to_be_visible()
        page.get_by_role("button", name="Good morning").click()
        expect(page.get_by_role("button", name="Copy transcript")).to_be_visible()
        address = page.url
        assert live.errors == []
    program.restart()
    [saved] = program.saved()
    assert saved["title"] == "Morning sync"
    assert [attendee["name"] for attendee in saved["attendees"]] == ["Ada", "Grace"]
    [meeting] = saved["meetings"]
    assert share(SENTENCE, meeting["transcript"]) >= 0.8
    with chromium() as browser:
        # The deep link of the meeting, at the port of today.
        live = visit(browser.new_context(), program, "/standups/" + address.split("/standups/")[1])
        expect(live.page.get_by_role("listitem").filter(has_text=meeting["transcript"])).to_be_visible()
        live.page.get_by_role("button", name="Back").click()
        expect(live.page.get_by_role("heading", name="Morning sync")).to_be_visible()
        assert live.errors == []


@needs_speech
def test_a_file_in_the_place_of_the_microphone(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    audio = tmp_path / "said.wav"
    # 'flite' writes 16 kHz in mono, which is what the recogniser takes.
    speak(SENTENCE, audio, "slt")
    write(tmp_path / "data", standup("Morning sync", ["Ada"], 300))
    program = serve_standups("--audio", str(audio))
    live = visit(browser.new_context(), program)
    card(live.page, "Morning sync").click()
    live.page.get_by_role("button", name="Start meeting").click()
    expect(live.page.get_by_text("Live transcript")).to_be_visible()
    until_heard(live.page, SENTENCE)
    end_and_save(live.page)
    expect(live.page.get_by_role("button", name="Good morning")).to_be_visible()
    program.restart()
    assert share(SENTENCE, program.saved()[0]["meetings"][0]["transcript"]) >= 0.8
    assert live.errors == []


def test_a_meeting_without_microphone(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    """Nobody may listen: the detail says so, the timer runs, the speakers take turns, the meeting ends by itself and is saved."""
    write(tmp_path / "data", standup("Quick", ["Ada", "Grace"], 4, theme="peacock"))
    program = serve_standups()
    live = visit(browser.new_context(permissions=[]), program)
    page = live.page
    card(page, "Quick").click()
    page.get_by_role("button", name="Start meeting").click()
    start_without_transcript(page)
    expect(page.get_by_text("Speaker 1 of 2")).to_be_visible()
    expect(page.get_by_text("No more speakers")).to_be_visible()
    # It is over by itself, and appears among the past meetings.
    expect(page.get_by_role("button", name="Nothing was written down")).to_be_visible()
    assert any("/sounds/turn.wav" in frame for frame in live.received), "no sound at the end of a turn"
    assert any("/sounds/end.wav" in frame for frame in live.received), "no sound at the end of the meeting"
    durations = page.evaluate('''async () => {
        const context = new OfflineAudioContext(1, 1, 22050)
        const decode = async (name) => context.decodeAudioData(await (await fetch(`/sounds/${name}.wav`)).arrayBuffer())
        return Promise.all(["turn", "end"].map(async (name) => (await decode(name)).duration))
    }''')
    assert 1 < durations[0] < durations[1] < 2
    program.restart()
    assert [meeting["transcript"] for meeting in program.saved()[0]["meetings"]] == ["N/A"]


@needs_speech
def test_a_person_who_blocks_the_microphone(serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    write(tmp_path / "data", standup("Quick", ["Ada"], 2, theme="fern"))
    program = serve_standups()
    with chromium("--use-fake-device-for-media-stream") as browser:
        live = visit(browser.new_context(permissions=[], viewport={"width": 720, "height": 640}), program)
        page = live.page
        card(page, "Quick").click()
        page.get_by_role("button", name="Start meeting").click()
        expect(page.get_by_text("The microphone is blocked")).to_be_visible()
        live.screenshot("standups-blocked")
        start_without_transcript(page)
        expect(page.get_by_role("button", name="Nothing was written down")).to_be_visible()
    program.restart()
    assert len(program.saved()[0]["meetings"]) == 1


def test_ending_early(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    """The time stands still while it is asked how to end; Resume goes on, Discard saves nothing."""
    write(tmp_path / "data", standup("Long", ["Ada", "Grace"], 600))
    program = serve_standups()
    live = visit(browser.new_context(), program, "")
    page = live.page
    card(page, "Long").click()
    page.get_by_role("button", name="Start meeting").click()
    start_without_transcript(page)
    page.get_by_role("button", name="End meeting").click()
    expect(page.get_by_role("alertdialog").or_(page.get_by_role("dialog"))).to_be_visible()
    before = page.locator("[data-identifier=remaining]").inner_text()
    live.screenshot("standups-end-meeting")
    page.get_by_role("button", name="Resume").click()
    expect(page.locator("[data-identifier=remaining]")).not_to_have_text(before)
    # The browser's own way back asks, too.
    page.go_back()
    page.get_by_role("button", name="Discard").click()
    expect(page.get_by_text("Meetings appear here")).to_be_visible()
    program.restart()
    assert program.saved()[0]["meetings"] == []


def test_tabs_show_the_same(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    write(tmp_path / "data", standup("Design", ["Ada"], 300), standup("Product", ["Grace"], 300))
    program = serve_standups()
    context = browser.new_context()
    one, other = visit(context, program), visit(context, program)
    add_standup(one.page, "Engineering", "Nils")
    expect(card(other.page, "Engineering")).to_be_visible()
    card(one.page, "Design").click()
    card(other.page, "Design").click()
    one.page.get_by_role("button", name="Edit").click()
    one.page.get_by_role("textbox", name="Title").fill("Design and research")
    one.page.get_by_role("button", name="Done").click()
    expect(other.page.get_by_role("heading", name="Design and research")).to_be_visible()
    one.page.get_by_role("button", name="Delete standup").click()
    one.page.get_by_role("button", name="Delete", exact=True).click()
    expect(other.page.get_by_text("Somebody deleted it in another window.")).to_be_visible()
    other.page.get_by_role("button", name="OK").click()
    expect(card(other.page, "Product")).to_be_visible()
    expect(card(other.page, "Design")).to_have_count(0)
    assert one.errors == [] and other.errors == []


def test_the_form(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    """Title, length, theme and attendees are edited, and are in the file after Ctrl-C at once."""
    write(tmp_path / "data", standup("Design", ["Ada", "Grace", "Nils"], 300))
    program = serve_standups()
    live = visit(browser.new_context(), program)
    page = live.page
    card(page, "Design").click()
    page.get_by_role("button", name="Edit").click()
    done = page.get_by_role("button", name="Done")
    page.get_by_role("textbox", name="Title").fill("")
    expect(done).to_be_disabled()
    page.get_by_role("textbox", name="Title").fill("Research")
    page.get_by_role("slider", name="Length").fill("12")
    page.get_by_role("button", name="Peacock").click()
    names = page.get_by_role("textbox", name="Name")
    names.nth(2).press("Enter")
    expect(names).to_have_count(4)
    expect(names.nth(3)).to_be_focused()
    names.nth(3).press_sequentially("Mira")
    names.nth(3).press("Alt+ArrowUp")
    expect(names.nth(2)).to_have_value("Mira")
    row = page.get_by_role("dialog").locator(".row", has=page.get_by_role("textbox", name="Name")).nth(0)
    row.hover()
    row.get_by_role("button", name="Delete").click()
    expect(names).to_have_count(3)
    live.screenshot("standups-form")
    done.click()
    expect(page.get_by_role("heading", name="Research")).to_be_visible()
    program.restart()
    [saved] = program.saved()
    assert (saved["title"], saved["theme"]) == ("Research", "peacock")
    assert saved["duration"][0] * 2**64 + saved["duration"][1] == 720 * 10**18
    assert [attendee["name"] for attendee in saved["attendees"]] == ["Grace", "Mira", "Nils"]
    assert live.errors == []


def test_addresses(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    design = standup("Design", ["Ada"], 300, meetings=1, transcript="Somebody said something.")
    write(tmp_path / "data", design, standup("Product", ["Grace"], 300))
    program = serve_standups()
    context = browser.new_context()
    detail = f"/standups/{design['id'].lower()}"
    page = visit(context, program, detail).page
    expect(page.get_by_role("heading", name="Design")).to_be_visible()
    page.get_by_role("button", name="Somebody said").click()
    expect(page.get_by_role("button", name="Copy transcript")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Somebody said something.")).to_be_visible()
    assert page.url.endswith(f"{detail}/meetings/{design['meetings'][0]['id'].lower()}")
    page.go_back()
    expect(page.get_by_role("heading", name="Design")).to_be_visible()
    record = visit(context, program, f"{detail}/record").page
    expect(record.get_by_role("button", name="End meeting")).to_be_visible()
    nowhere = visit(context, program, "/standups/00000000-0000-0000-0000-000000000000").page
    expect(nowhere.get_by_text("There is nothing at this address any more.")).to_be_visible()


def test_a_damaged_file(browser: Browser, serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "standups.json").write_text('{"schema":2,"standups":[{')
    program = serve_standups()
    live = visit(browser.new_context(viewport={"width": 720, "height": 640}), program)
    expect(live.page.get_by_text("Your standups could not be read")).to_be_visible()
    live.screenshot("standups-damaged-file")
    add_standup(live.page, "Design", "Ada")
    live.page.get_by_role("button", name="Close the message").click()
    expect(live.page.get_by_text("Your standups could not be read")).to_have_count(0)
    program.restart()
    assert [standup["title"] for standup in program.saved()] == ["Design"]
    assert (tmp_path / "data" / "standups.damaged-1.json").read_text() == '{"schema":2,"standups":[{'


def test_a_second_program_is_refused(serve_standups: Callable[..., Standups], tmp_path: Path) -> None:
    program = serve_standups()
    second = subprocess.run([PROGRAM, "--port", "0", "--data", program.data], capture_output=True, text=True, timeout=20)
    assert second.returncode != 0
    assert f"process {program.process.pid}" in second.stderr and "--data" in second.stderr


@pytest.mark.parametrize(("arguments", "message"), [(["--audio", "/no/such.wav"], "WAV"), (["--port", "70000"], "65535")])
def test_the_command_line_says_what_is_wrong(arguments: list[str], message: str) -> None:
    result = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=20)
    assert result.returncode != 0 and message in result.stderr


def test_the_preview_of_a_quick_meeting(browser: Browser) -> None:
    """AC-L14-1: the preview ends by itself, on the detail with one new meeting."""
    program = subprocess.Popen([PROGRAM, "--previews", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        url = program.stdout.readline().split(" is at ")[1].split()[0]
        live = LivePage(browser.new_context().new_page(), url)
        live.open()
        live.page.get_by_role("button", name="Quick finish meeting").click()
        expect(live.page.get_by_role("button", name="End meeting")).to_be_visible()
        # The preview's recogniser talks Latin.
        expect(live.page.get_by_role("button", name="Lorem ipsum")).to_be_visible(timeout=60_000)
        expect(live.page.get_by_role("button", name="Start meeting")).to_be_visible()
        assert live.errors == []
    finally:
        program.terminate()
        assert program.wait() == 0
