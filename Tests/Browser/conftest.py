"""Starts what the browser tests need: a served example and headless Chromium."""

from __future__ import annotations

import atexit
import functools
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, WebSocket, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = Path(os.environ.get("ARTIFACTS", ROOT / ".artifacts"))
# The exhibits of the gallery, by their addresses.
EXHIBITS = ["counter", "form", "rows", "navigation", "dialogs", "drag", "animation", "refresh", "scroll", "shapes", "pictures"]


@functools.cache
def started_playwright() -> Playwright:
    """The one that drives all browsers: a second one cannot be started while it runs."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright


@contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """A browser that is started with arguments of its own."""
    program = subprocess.run([ROOT / "scripts" / "find-chromium"], capture_output=True, text=True, check=True).stdout.strip()
    browser = started_playwright().chromium.launch(executable_path=program, args=["--no-sandbox", *arguments])
    try:
        yield browser
    finally:
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 720, "height": 640}, device_scale_factor=2)
    yield context
    context.close()


class LivePage:
    """A page of an example, with everything that went over its WebSocket and everything that went wrong."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.received: list[str] = []
        self.sent: list[str] = []
        self.errors: list[str] = []
        self.sockets: list[WebSocketRoute] = []
        page.on("websocket", self._watch)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def route_connections(self) -> None:
        """Puts itself between the page and the server, to be able to cut the connection. Call it before opening the page."""

        def forward(route: WebSocketRoute) -> None:
            self.sockets.append(route)
            route.connect_to_server()

        self.page.route_web_socket("**/counterpoint/live", forward)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(text))
        socket.on("framesent", lambda text: self.sent.append(text))

    def open(self) -> None:
        self.page.goto(self.url)
        self.page.locator("main[data-connected]").wait_for()

    def cut_connections(self) -> None:
        """Closes the page's connection, as a network does, once it is open; the page is free to connect again."""
        for socket in self.sockets[-1:]:
            socket.close(code=1001)

    def screenshot(self, name: str) -> None:
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png")


def still(page: Page) -> None:
    """Waits until nothing moves any more."""
    page.evaluate("Promise.allSettled(document.getAnimations().filter((a) => a.effect.getTiming().iterations < 9).map((a) => a.finished))")


def serve(name: str) -> Iterator[str]:
    """Serves an example's debug build at a port that the system has chosen, and yields the address."""
    program = ROOT / ".build" / "debug" / name
    server = subprocess.Popen([program, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        announcement = server.stdout.readline()
        address = re.search(r"http://\S+", announcement)
        assert address, f"{program} did not say where it serves: {announcement!r}"
        yield address.group()
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="session")
def counter_url() -> Iterator[str]:
    yield from serve("counter")


@pytest.fixture(scope="session")
def gallery_url() -> Iterator[str]:
    yield from serve("gallery")


@pytest.fixture
def counter(context: BrowserContext, counter_url: str) -> Iterator[LivePage]:
    live = LivePage(context.new_page(), counter_url)
    live.open()
    yield live
    assert live.errors == []
