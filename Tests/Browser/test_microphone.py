"""A person who talks to a page: Chromium hears a WAV file as its microphone."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import ROOT, LivePage, chromium, serve
from playwright.sync_api import Browser, BrowserContext, Page, expect

SENTENCE = "Good morning everyone, thank you for joining the weekly planning meeting. The database migration finished on Tuesday."
OTHER = "However, the search page is still too slow when there are many documents."
RECOGNISER = subprocess.run([ROOT / ".build" / "debug" / "counterpoint-speech", "doctor"], capture_output=True, text=True)

needs_speech = pytest.mark.skipif(
    RECOGNISER.returncode != 0 or not shutil.which("flite"),
    reason="the recogniser or flite is not installed; 'make setup-test' installs both",
)


def speak(text: str, path: Path, voice: str) -> Path:
    subprocess.run(["flite", "-voice", voice, "-t", text, "-o", path], check=True, capture_output=True)
    return path


@pytest.fixture(scope="session")
def speech_demo_url() -> Iterator[str]:
    yield from serve("speech-demo")


@contextmanager
def talking(audio: Path) -> Iterator[Browser]:
    """A browser whose microphone hears a file, once, from the moment it is opened."""
    with chromium("--use-fake-device-for-media-stream", f"--use-file-for-fake-audio-capture={audio}%noloop") as browser:
        yield browser


def visit(context: BrowserContext, url: str) -> LivePage:
    live = LivePage(context.new_page(), url)
    live.open()
    return live


def allowed(browser: Browser) -> BrowserContext:
    """Pages that may use the microphone; what they have opened is in `window.opened`."""
    context = browser.new_context(permissions=["microphone"], viewport={"width": 720, "height": 640}, device_scale_factor=2)
    context.add_init_script("""
        const { prototype } = MediaDevices
        const open = prototype.getUserMedia
        prototype.getUserMedia = async function (...all) { return (window.opened = await open.apply(this, all)) }
    """)
    return context


def record(page: Page) -> None:
    page.get_by_role("button", name="Start recording").click()


def heard(page: Page) -> str:
    return page.locator("[data-identifier=transcript]").inner_text()


def share(text: str, transcript: str) -> float:
    words = [word.strip(".,").lower() for word in text.split()]
    found = {word.strip(".,?!").lower() for word in transcript.split()}
    return sum(word in found for word in words) / len(words)


def until_heard(page: Page, text: str, wanted: float = 0.8) -> None:
    """Waits until so much of the words is on the page."""
    words = [word.strip(".,").lower() for word in text.split()]
    page.wait_for_function(
        """([words, wanted]) => {
            const text = document.querySelector("[data-identifier=transcript]").textContent
            const heard = new Set(text.toLowerCase().split(/[^a-z]+/))
            return words.filter((word) => heard.has(word)).length >= wanted * words.length
        }""",
        arg=[words, wanted],
        timeout=30_000,
    )


@needs_speech
def test_what_is_said_appears_on_the_page(speech_demo_url: str, tmp_path: Path) -> None:
    """AC-S3-3 from the microphone to the page: words appear while the person talks, and stay when the recording is ended."""
    with talking(speak(SENTENCE, tmp_path / "said.wav", "slt")) as browser:
        live = visit(allowed(browser), speech_demo_url)
        record(live.page)
        # Long before the sentence has ended: it takes seven seconds.
        until_heard(live.page, "good morning everyone", wanted=0.6)
        assert share(SENTENCE, heard(live.page)) < 0.8
        until_heard(live.page, SENTENCE)
        live.page.get_by_role("button", name="Stop recording").click()
        expect(live.page.get_by_role("button", name="Start recording")).to_be_visible()
        assert share(SENTENCE, heard(live.page)) >= 0.8
        live.screenshot("speech-demo")
        live.page.wait_for_function("() => window.opened.getTracks()[0].readyState === 'ended'")
        assert live.errors == []


@needs_speech
def test_two_tabs_are_recognised_at_once_and_apart(speech_demo_url: str, tmp_path: Path) -> None:
    with talking(speak(SENTENCE, tmp_path / "said.wav", "slt")) as browser:
        context = allowed(browser)
        one, other = visit(context, speech_demo_url), visit(context, speech_demo_url)
        record(one.page)
        record(other.page)
        for live in (one, other):
            until_heard(live.page, SENTENCE, wanted=0.7)
        # Ending one recording leaves the other's page as it is.
        one.page.get_by_role("button", name="Stop recording").click()
        expect(one.page.get_by_role("button", name="Start recording")).to_be_visible()
        expect(other.page.get_by_role("button", name="Stop recording")).to_be_visible()
        assert one.errors == other.errors == []


@needs_speech
def test_a_page_that_is_loaded_again_or_loses_its_connection(speech_demo_url: str, tmp_path: Path) -> None:
    with talking(speak(f"{OTHER} {SENTENCE}", tmp_path / "said.wav", "slt")) as browser:
        context = allowed(browser)
        live = LivePage(context.new_page(), speech_demo_url)
        live.route_connections()
        live.open()
        record(live.page)
        until_heard(live.page, "however the search page", wanted=0.7)
        # Loaded again, it is a new window: nothing is recorded, and a recording can be started.
        live.page.reload()
        expect(live.page.get_by_text("Start a recording, and what you say appears here.")).to_be_visible()
        live.page.locator("main[data-connected]").wait_for()
        record(live.page)
        until_heard(live.page, "however the search page", wanted=0.7)
        # What is said while the connection is away for a moment is heard after all.
        live.cut_connections()
        until_heard(live.page, SENTENCE, wanted=0.75)


def problem(live: LivePage) -> str:
    dialog = live.page.get_by_role("alertdialog").or_(live.page.get_by_role("dialog"))
    expect(dialog).to_be_visible(timeout=15_000)
    text = dialog.inner_text()
    dialog.get_by_role("button", name="OK").click()
    expect(live.page.get_by_role("button", name="Start recording")).to_be_visible()
    return text


@needs_speech
def test_a_person_who_says_no(speech_demo_url: str, tmp_path: Path) -> None:
    with talking(speak(SENTENCE, tmp_path / "said.wav", "slt")) as browser:
        live = visit(browser.new_context(permissions=[]), speech_demo_url)
        record(live.page)
        assert "You denied access to the microphone." in problem(live)
        assert live.errors == []


@needs_speech
def test_a_machine_without_a_microphone(speech_demo_url: str) -> None:
    with chromium() as browser:
        live = visit(allowed(browser), speech_demo_url)
        record(live.page)
        assert "There is no microphone. Connect one, then start again." in problem(live)
        assert live.errors == []


@needs_speech
def test_a_page_that_the_browser_trusts_with_no_microphone(speech_demo_url: str) -> None:
    with chromium() as browser:
        context = allowed(browser)
        # What a page from another machine without https finds.
        context.add_init_script("""
            Object.defineProperty(window, "isSecureContext", { value: false })
            Object.defineProperty(navigator, "mediaDevices", { value: undefined })
        """)
        live = visit(context, speech_demo_url)
        record(live.page)
        assert "over https" in problem(live)
        assert live.errors == []


@needs_speech
def test_a_microphone_that_is_unplugged(speech_demo_url: str, tmp_path: Path) -> None:
    with talking(speak(SENTENCE, tmp_path / "said.wav", "slt")) as browser:
        live = visit(allowed(browser), speech_demo_url)
        record(live.page)
        until_heard(live.page, "good morning", wanted=0.5)
        live.page.evaluate("window.opened.getTracks()[0].dispatchEvent(new Event('ended'))")
        assert "unplugged" in problem(live)
        assert share("good morning", heard(live.page)) >= 0.5, "what was said until then stays"
        assert live.errors == []


def test_sound_of_any_rate_becomes_16_000_samples_a_second(counter: LivePage) -> None:
    """The page's own filter: tones below half of the lower rate stay as they are, tones above it do not fold back."""
    measure = """async ([rate, hertz, channels]) => {
        const context = new OfflineAudioContext(channels, rate * 2, rate)
        await context.audioWorklet.addModule("/counterpoint/microphone-worklet.js")
        const worklet = new AudioWorkletNode(context, "microphone", { numberOfOutputs: 0, channelCount: 1, channelCountMode: "explicit" })
        const samples = []
        worklet.port.onmessage = ({ data }) => samples.push(...new Int16Array(data))
        const buffer = context.createBuffer(channels, rate * 2, rate)
        for (let channel = 0; channel < channels; channel++) {
            buffer.getChannelData(channel).forEach((_, index, data) => { data[index] = 0.5 * Math.sin(2 * Math.PI * hertz * index / rate) })
        }
        const source = new AudioBufferSourceNode(context, { buffer })
        source.connect(worklet)
        source.start()
        await context.startRendering()
        await new Promise((done) => setTimeout(done, 100))
        // Without the beginning, where the filter is not yet full.
        const inner = samples.slice(1_600, -1_600)
        let [sine, cosine, power] = [0, 0, 0]
        inner.forEach((sample, index) => {
            const value = sample / 32_767
            sine += value * Math.sin(2 * Math.PI * hertz * index / 16_000)
            cosine += value * Math.cos(2 * Math.PI * hertz * index / 16_000)
            power += value * value
        })
        return { count: samples.length, amplitude: 2 * Math.hypot(sine, cosine) / inner.length, root: Math.sqrt(2 * power / inner.length) }
    }"""
    for rate in (8_000, 16_000, 22_050, 44_100, 48_000, 96_000):
        tone = counter.page.evaluate(measure, [rate, 1_000, 2])
        assert abs(tone["count"] - 32_000) <= 1_600, (rate, tone)
        assert abs(tone["amplitude"] - 0.5) < 0.005 and abs(tone["root"] - tone["amplitude"]) < 0.001, (rate, tone)
    for rate in (44_100, 48_000, 96_000):
        for hertz in (9_000, 10_000, 15_000):
            assert counter.page.evaluate(measure, [rate, hertz, 1])["root"] < 0.0005, (rate, hertz)
