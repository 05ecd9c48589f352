"""The program that is measured, and what the system knows of it."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Self


class Server:
    """A server of its own for each measurement, so that none sees what another has left."""

    def __init__(self, program: str, *arguments: str) -> None:
        self._process = subprocess.Popen([program, "--port", "0", *arguments], stdout=subprocess.PIPE, text=True)
        announcement = self._process.stdout.readline()
        address = re.search(r"http://([^:/]+):(\d+)", announcement)
        assert address, f"{program} did not say where it serves: {announcement!r}"
        self.host, self.port = address.group(1), int(address.group(2))
        self.url = f"http://{self.host}:{self.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def memory(self) -> int:
        """How many bytes of memory the server has to itself."""
        rollup = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text()
        return sum(int(size) * 1024 for size in re.findall(r"^Private_\w+:\s+(\d+) kB", rollup, re.MULTILINE))

    @property
    def processor_seconds(self) -> float:
        """How long the server has computed, on all cores together."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
