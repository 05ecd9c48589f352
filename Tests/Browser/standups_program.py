"""Starts and ends the Standups program as a user does, on a folder of a test's own."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import uuid
from pathlib import Path

from conftest import ROOT

PROGRAM = ROOT / ".build" / "debug" / "standups"


class Standups:
    """A running program; `restart` ends it with Ctrl-C and starts it again on the same data."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def file(self) -> Path:
        return self.data / "standups.json"

    def start(self) -> None:
        command = [PROGRAM, "--port", "0", "--data", self.data, *self.arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        announcement = self.process.stdout.readline()
        address = re.search(r"http://\S+", announcement)
        assert address, f"The program did not say where it serves: {announcement!r}"
        self.url = address.group()

    def stop(self) -> int:
        """Ends it as Ctrl-C does; it has to end by itself and without an error."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)

    def restart(self) -> None:
        assert self.stop() == 0
        self.start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def saved(self) -> list[dict]:
        return json.loads(self.file.read_text())["standups"]


def standup(title: str, attendees: list[str], seconds: int, meetings: int = 0, theme: str = "lilac", transcript: str = "N/A") -> dict:
    """A standup as it stands in the file."""
    return {
        "id": str(uuid.uuid4()).upper(),
        "title": title,
        "theme": theme,
        # A duration is a number of 128 bits, in attoseconds: the higher half and the lower one.
        "duration": [seconds * 10**18 >> 64, seconds * 10**18 & (2**64 - 1)],
        "attendees": [{"id": str(uuid.uuid4()).upper(), "name": name} for name in attendees],
        "meetings": [
            {"id": str(uuid.uuid4()).upper(), "date": 700_000_000 - 86_400 * number, "transcript": transcript} for number in range(meetings)
        ],
    }


def write(data: Path, *standups: dict) -> None:
    data.mkdir(parents=True, exist_ok=True)
    (data / "standups.json").write_text(json.dumps({"schema": 2, "standups": list(standups)}))
