"""What sessions cost the server, and what they cost the network: pages without a browser."""

from __future__ import annotations

import asyncio

from web_bench.browser import percentiles
from web_bench.client import LivePage
from web_bench.server import Server

# The name of a change, where it is made, the control, and what is done to it.
CHANGES = [
    ("count one row of 1,000", "/rows", "button-500", "click", None),
    ("insert a row before 1,000", "/rows", "insert", "click", None),
    ("delete a row of 1,000", "/rows", "delete", "click", None),
    ("move the last row of 1,000 to the front", "/rows", "move", "click", None),
    ("type a letter that is shown elsewhere", "/changes", "type", "input", ["a", 1]),
    ("switch on, and a row appears", "/changes", "switch", "input", [True, 1]),
    ("grow, with animation", "/changes", "animate", "click", None),
    ("move the progress on", "/changes", "progress", "click", None),
    ("open an alert", "/changes", "alert", "click", None),
    ("open a screen", "/changes", "push", "click", None),
]


async def measure_bytes(server: Server) -> dict[str, int]:
    """How many bytes of an update each change takes."""
    sizes = {}
    for name, path, control, kind, payload in CHANGES:
        page = await LivePage.load(server, path)
        await asyncio.sleep(0.05)
        before = page.received
        await page.ask(page.node(control), kind, payload)
        await asyncio.sleep(0.05)
        sizes[name] = page.received - before
        page.close()
    return sizes


async def open_pages(server: Server, path: str, count: int) -> list[LivePage]:
    pages: list[LivePage] = []
    while len(pages) < count:
        pages += await asyncio.gather(*(LivePage.load(server, path) for _ in range(min(20, count - len(pages)))))
    return pages


async def measure_memory(server: Server, path: str, count: int) -> float:
    """How much memory each of so many idle sessions takes, in bytes, beyond what the first twenty have made the server take."""
    pages = await open_pages(server, path, 20)
    await asyncio.sleep(1)
    before = server.memory
    pages += await open_pages(server, path, count - 20)
    await asyncio.sleep(1)
    assert not any(page.closed for page in pages)
    return (server.memory - before) / (count - 20)


async def load(server: Server, path: str, control: str, *, pages: int, rate: float, seconds: float) -> dict[str, float]:
    """So many sessions, each with so many events a second: the delays in milliseconds, and what it costs."""
    opened = await open_pages(server, path, pages)
    node = opened[0].node(control)
    await asyncio.gather(*(page.ask(node, "click") for page in opened))
    for page in opened:
        page.delays.clear()
        page.updates = 0
    before, memory = server.processor_seconds, server.memory
    loop = asyncio.get_running_loop()
    start = loop.time()

    async def use(page: LivePage, offset: float) -> int:
        events = int(rate * seconds)
        for event in range(events):
            await asyncio.sleep(start + offset + event / rate - loop.time())
            page.send(node, "click")
        return events

    sent = sum(await asyncio.gather(*(use(page, index / pages / rate) for index, page in enumerate(opened))))
    for _ in range(100):
        if not any(page.unanswered for page in opened):
            break
        await asyncio.sleep(0.1)
    elapsed = loop.time() - start
    computed = server.processor_seconds - before
    delays = [delay * 1_000 for page in opened for delay in page.delays]
    updates = sum(page.updates for page in opened)
    lost = sum(page.closed for page in opened)
    for page in opened:
        page.close()
    return percentiles(delays) | {
        "sent": sent,
        "answered": len(delays),
        "updates": updates,
        "cut off": lost,
        "updates a second": updates / elapsed,
        "updates a second and core": updates / computed,
        "memory growth": (server.memory - memory) / pages,
    }
