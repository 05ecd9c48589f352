"""Arrows only ever point down: a target uses what is below it, never what is beside or above it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .finding import Finding
from .imports import Import, imports
from .layers import TABLE, BadTable, Layers, read_layers
from .manifest import BadManifest, ManifestTarget, read_manifest
from .tree import SourceFile, SourceTree

_DOWNWARD = "Arrows only ever point down, so that each layer can be read, built and tested without those above it"


def check_layering(tree: SourceTree) -> Iterator[Finding]:
    try:
        layers = read_layers(tree.root)
    except BadTable as error:
        yield Finding(TABLE, 1, "layering", str(error), "The table is what the imports are compared with", "Correct it")
        return
    for target in tree.source_targets():
        if target not in layers.targets:
            yield Finding(
                f"Sources/{target}",
                1,
                "layering",
                f"the target {target} is not in the table of layers",
                "A target without a place in the house may import anything",
                f"Add [targets.{target}] to {TABLE}, above the targets that may import it",
            )
    for file in tree.swift_files("Sources"):
        if file.target in layers.targets:
            for statement in imports(file.swift):
                yield from _check_import(file, statement, layers)
    yield from _check_manifest(tree, layers)


def _check_import(file: SourceFile, statement: Import, layers: Layers) -> Iterator[Finding]:
    target, module = file.target, statement.module
    layer = layers.targets[target]
    if statement.is_exported and not layer.may_reexport:
        allowed = ", ".join(name for name, entry in layers.targets.items() if entry.may_reexport)
        yield Finding(
            file.path,
            statement.line,
            "layering",
            f"{target} re-exports {module}",
            "Who imports a module gets that module's names and no others, but for the umbrellas'",
            f"Write `public import {module}`; only {allowed or 'no target'} may say @_exported",
        )
    if module == target:
        return
    if module in layers.targets:
        if module not in layer.imports:
            yield Finding(
                file.path,
                statement.line,
                "layering",
                f"{target} imports {module}, which is not below it",
                _DOWNWARD,
                _cure(target, module),
            )
    elif module in layers.apple and statement.is_guarded:
        return
    elif not layers.allows_external(target, module):
        cure = f"Wrap it in `#if canImport({module})`" if module in layers.apple else _cure(target, module)
        yield Finding(
            file.path, statement.line, "layering", f"{target} imports {module}, which it may not", layers.reason(module), cure
        )


def _check_manifest(tree: SourceTree, layers: Layers) -> Iterator[Finding]:
    if not (tree.root / "Package.swift").is_file():
        return
    try:
        targets = read_manifest(tree.root)
    except BadManifest as error:
        yield Finding("Package.swift", 1, "layering", str(error), "Its dependencies cannot be compared with the layers", "Correct it")
        return
    for target in targets.values():
        if target.name not in layers.targets or (target.path or "Sources/").rstrip("/").split("/")[0] != "Sources":
            continue
        for dependency in target.dependencies:
            if not _may_depend(target, dependency, targets, layers):
                line = _line_of(tree, target.name)
                why = _DOWNWARD if dependency in targets else layers.reason(dependency)
                yield Finding(
                    "Package.swift",
                    line,
                    "layering",
                    f"{target.name} depends on {dependency}, which {TABLE} does not allow it",
                    why,
                    _cure(target.name, dependency),
                )


def _may_depend(target: ManifestTarget, dependency: str, targets: dict[str, ManifestTarget], layers: Layers) -> bool:
    if dependency in layers.targets:
        return layers.targets[dependency].is_plugin or dependency in layers.targets[target.name].imports
    return dependency not in targets and layers.allows_external(target.name, dependency)


def _line_of(tree: SourceTree, target: str) -> int:
    """Where the manifest declares a target, as far as its text tells: `.target(name: "A")` alone may be a dependency as well."""
    text = (tree.root / "Package.swift").read_text(encoding="utf-8")
    name = rf'"{re.escape(target)}"'
    for pattern in (rf"\.\w*[tT]arget\(\s*name:\s*{name}\s*,(?!\s*condition)", rf"[tT]arget\(\s*(?:name:\s*)?{name}", name):
        if (match := re.search(pattern, text)) is not None:
            return text.count("\n", 0, match.start()) + 1
    return 1


def _cure(target: str, module: str) -> str:
    return f"Move the code to where {module} is allowed, pass in what it needs, or, as a decision, let {target} have it in {TABLE}"
