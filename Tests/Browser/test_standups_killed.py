"""What is in the file after the program was killed while it wrote: the last version, or the one before."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

from standups_program import PROGRAM


def numbers(lines: list[str], word: str) -> list[int]:
    """The versions that whole lines name; the last line may be cut off."""
    return [int(line.split()[1]) for line in lines if line.startswith(f"{word} ") and line.endswith("\n")]


def test_killed_at_fifty_moments(tmp_path: Path) -> None:
    """AC-S16-4: kill -9 at 50 random moments of a program that writes all the time; each start goes on from what the file holds."""
    seed = random.randrange(10**9)
    generator = random.Random(seed)
    file = tmp_path / "standups.json"
    saved = 0
    for kill in range(50):
        place = f"seed {seed}, kill {kill}"
        program = subprocess.Popen([PROGRAM, "--exercise-data", "--data", tmp_path], stdout=subprocess.PIPE, text=True)
        lines = [program.stdout.readline() for _ in range(generator.randrange(2, 40))]
        # It could read the file, and found in it what the one before has left.
        assert numbers(lines, "opened") == [saved], f"{place}: {lines}"
        # A little later, so that the kill hits every part of a write.
        try:
            program.wait(timeout=generator.uniform(0, 0.01))
        except subprocess.TimeoutExpired:
            program.kill()
        lines += program.stdout.readlines()
        program.wait()
        last = max([saved, *numbers(lines, "wrote")])
        begun = max([saved, *numbers(lines, "writing")])
        if file.exists():
            content = json.loads(file.read_text())
            saved = int(content["standups"][0]["title"])
            assert content["schema"] == 2 and content["standups"][0]["meetings"], place
        assert saved in (last, begun), f"{place}: the file holds {saved}; {last} was written last, and {begun} was begun"
    assert saved > 50, f"seed {seed}: the program hardly wrote anything"
    assert not list(tmp_path.glob("standups.damaged*"))
