"""Measures the live web and holds it to its budgets. `make bench-web` builds the program and calls this."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import platform
import re
import subprocess
import sys
import urllib.request
from datetime import date
from pathlib import Path

from web_bench import browser, sessions
from web_bench.server import Server

rows: list[tuple[str, str, str, bool]] = []
results: dict[str, float] = {}


def report(name: str, value: float, unit: str, budget: float | None = None) -> None:
    """Notes a figure, and whether it is within its budget."""
    results[name] = value
    is_over = budget is not None and value > budget
    rows.append((name, f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2}f} {unit}", f"{budget:,g} {unit}" if budget else "", is_over))
    mark = "" if budget is None else "OVER" if is_over else "within"
    print(f"{name:<52}{rows[-1][1]:>16}{rows[-1][2]:>14}  {mark}", flush=True)


def machine() -> str:
    model = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text())
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False).stdout.strip()
    chromium = subprocess.run([os.environ["CHROMIUM"], "--version"], capture_output=True, text=True, check=False).stdout.split()
    name = model.group(1) if model else platform.processor()
    return f"{name}, {os.cpu_count()} cores, Linux {platform.release()}, Chromium {chromium[1]}, commit {commit}, {date.today()}"


def latency(program: str) -> None:
    for name, path, button, shown in [
        ("click to changed page, counter", "/counter", "button", "count"),
        ("click to changed page, one row of 1,000", "/rows", "button-500", "count-500"),
    ]:
        with Server(program) as server:
            delays = browser.measure_clicks(server, path, button, shown, 400)
        report(f"{name}, p50", delays["p50"], "ms", 3)
        report(f"{name}, p99", delays["p99"], "ms", 15)


def first(program: str) -> None:
    with Server(program) as server:
        times = browser.measure_first_click(server, "/counter", 20)
    report("first click made, after navigation began", times["clicked"], "ms")
    report("first click answered, after navigation began", times["answered"], "ms")


def sizes(program: str) -> None:
    with Server(program) as server:
        for name, size in asyncio.run(sessions.measure_bytes(server)).items():
            report(name, size, "B")


def script(program: str) -> None:
    with Server(program) as server, urllib.request.urlopen(f"{server.url}/counterpoint/client.js") as response:
        report("client script, gzip", len(gzip.compress(response.read(), 9)), "B", 6 * 1024)


def memory(program: str) -> None:
    for nodes, budget in [(100, 100), (1_000, 1_000)]:
        with Server(program) as server:
            size = asyncio.run(sessions.measure_memory(server, f"/nodes-{nodes}", 1_000))
        report(f"idle session of {nodes:,} nodes, 1,000 connected", size / 1_000, "KB", budget)


def updates(program: str) -> None:
    for name, path, control in [("counter", "/counter", "button"), ("one row of 1,000", "/rows", "button-500")]:
        with Server(program) as server:
            figures = asyncio.run(sessions.load(server, path, control, pages=50, rate=20, seconds=10))
        report(f"updates a second and core, {name}", figures["updates a second and core"], "")


def crowd(program: str) -> None:
    with Server(program) as server:
        figures = asyncio.run(sessions.load(server, "/counter", "button", pages=1_000, rate=10, seconds=60))
    for name, unit in [("p50", "ms"), ("p99", "ms"), ("max", "ms"), ("sent", ""), ("answered", ""), ("cut off", ""), ("memory growth", "B")]:
        report(f"1,000 sessions, 10 events a second each: {name}", figures[name], unit)


PARTS = {
    "latency": latency, "first": first, "bytes": sizes, "script": script, "memory": memory, "updates": updates, "crowd": crowd,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench-web", description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--only", default="latency,first,bytes,script,memory,updates", help=f"parts of {', '.join(PARTS)}")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    options = parser.parse_args()
    print(machine())
    for part in options.only.split(","):
        PARTS[part](options.program)
    if options.json:
        options.json.write_text(json.dumps({"machine": machine(), "results": results}, indent=2))
    return 1 if any(row[3] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
