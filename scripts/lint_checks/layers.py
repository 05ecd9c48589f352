"""The table of layers, `scripts/layers.toml`: which target may import what."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

TABLE = "scripts/layers.toml"


class BadTable(Exception):
    """The table contradicts itself; the message says where and what to do."""


@dataclass(frozen=True)
class Layer:
    """What one target may use."""

    imports: frozenset[str]
    external: tuple[str, ...]
    may_reexport: bool
    is_plugin: bool


@dataclass(frozen=True)
class Layers:
    targets: dict[str, Layer]
    everywhere: tuple[str, ...]
    apple: frozenset[str]
    reasons: dict[str, str]

    def allows_external(self, target: str, module: str) -> bool:
        return any(fnmatchcase(module, pattern) for pattern in (*self.everywhere, *self.targets[target].external))

    def reason(self, module: str) -> str:
        """Why a module is not allowed everywhere."""
        for pattern, reason in self.reasons.items():
            if fnmatchcase(module, pattern):
                return reason
        return "Each target names what it builds on, so that a dependency is a decision"


def read_layers(root: Path) -> Layers:
    """Reads the table below `root`; raises `BadTable` if it is missing, malformed or not in order."""
    try:
        with (root / TABLE).open("rb") as file:
            table = tomllib.load(file)
    except FileNotFoundError:
        raise BadTable(f"{TABLE} is missing") from None
    except tomllib.TOMLDecodeError as error:
        raise BadTable(f"{TABLE} is no TOML: {error}") from None
    groups: dict[str, list[str]] = table.get("groups", {})
    targets: dict[str, Layer] = {}
    for name, entry in table.get("targets", {}).items():
        targets[name] = _layer(name, entry, targets, groups)
    return Layers(
        targets=targets,
        everywhere=tuple(table.get("everywhere", [])),
        apple=frozenset(table.get("apple", [])),
        reasons=table.get("why", {}),
    )


def _layer(name: str, entry: dict[str, Any], below: dict[str, Layer], groups: dict[str, list[str]]) -> Layer:
    if unknown := entry.keys() - {"imports", "over", "external", "reexports", "plugin"}:
        raise BadTable(f"{name} has the unknown key `{min(unknown)}`")
    allowed: set[str] = set()
    for key in ("imports", "over"):
        for target in entry.get(key, []):
            if target not in below:
                raise BadTable(f"{name} may import {target}, which does not stand above it in the table: put the lower target first")
            allowed.add(target)
            if key == "over":
                allowed |= below[target].imports
    return Layer(
        imports=frozenset(allowed),
        external=tuple(_expanded(name, entry.get("external", []), groups)),
        may_reexport=entry.get("reexports", False),
        is_plugin=entry.get("plugin", False),
    )


def _expanded(name: str, patterns: list[str], groups: dict[str, list[str]]) -> list[str]:
    expanded: list[str] = []
    for pattern in patterns:
        if not pattern.startswith("@"):
            expanded.append(pattern)
        elif (group := groups.get(pattern[1:])) is not None:
            expanded.extend(_expanded(name, group, groups))
        else:
            raise BadTable(f"{name} names the group {pattern}, which [groups] does not have")
    return expanded
