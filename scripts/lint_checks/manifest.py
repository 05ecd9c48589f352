"""What Package.swift declares, as Swift's package manager reads it."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class BadManifest(Exception):
    """Package.swift cannot be read; the message is the package manager's."""


@dataclass(frozen=True)
class ManifestTarget:
    name: str
    # The folder, if it is not the usual one.
    path: str | None
    # Names of targets of this package, and of products of others; which is which, the package's own targets tell.
    dependencies: tuple[str, ...]


def read_manifest(root: Path) -> dict[str, ManifestTarget]:
    """The package's targets by name. Takes half a second at first and a tenth from then on; builds and fetches nothing."""
    result = subprocess.run(
        ["swift", "package", "--package-path", str(root), "dump-package"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        raise BadManifest(" ".join(result.stderr.split()) or "the package manager failed without a word")
    return {target["name"]: _target(target) for target in json.loads(result.stdout)["targets"]}


def _target(entry: dict[str, Any]) -> ManifestTarget:
    # Each dependency is {"target" | "product" | "byName": [name, ...]}.
    names = tuple(value[0] for dependency in entry["dependencies"] for value in dependency.values())
    return ManifestTarget(entry["name"], entry.get("path"), names)
