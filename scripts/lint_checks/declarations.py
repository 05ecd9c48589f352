"""The declarations that a Swift file offers to other modules, found by reading its text.

This is no parser of Swift: it follows the braces of types and extensions, skips every other bracketed part (function bodies, parameters,
closures) and looks at the words that begin a statement. That is enough, because in a type's body every statement is a declaration.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .swift_text import SwiftText

TYPE_KEYWORDS = {"struct", "class", "enum", "actor", "protocol", "extension"}
_MEMBER_KEYWORDS = {"func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "macro"}
_OTHER_KEYWORDS = {"import", "deinit", "operator", "precedencegroup"}
_ACCESS = {"open", "public", "package", "internal", "fileprivate", "private"}
_MODIFIERS = _ACCESS | {
    *("static", "final", "mutating", "nonmutating", "consuming", "borrowing", "override", "required", "convenience", "lazy", "weak"),
    *("unowned", "indirect", "dynamic", "optional", "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "async"),
    *("__consuming", "sending"),
}

_TOKEN = re.compile(
    r"""
    (?P<directive> ^[ \t]* \# (?:if|elseif|else|endif)\b [^\n]* )
    | (?P<attribute> @\w+(?:\.\w+)*(?:<[^(){}\n]*>)? )
    | (?P<member> \.\s*`?\w+`? )
    | (?P<word> `?\w+`? )
    | (?P<bracket> [\[({] )
    | (?P<end> \} )
    | (?P<separator> [\n;] )
    """,
    re.MULTILINE | re.VERBOSE,
)
_BRACKET = re.compile(r"[\[\](){}]")
_CLASS_MEMBER = re.compile(r"\s+(?:func|var|let|subscript|override|final|public|internal|private)\b")
_TYPE_NAME = re.compile(r"\s+(?:@\w+\s+)*(`?\w+`?(?:\s*\.\s*`?\w+`?)*)")
_MEMBER_NAME = re.compile(r"\s*(`?\w+`?)")
_FUNCTION_NAME = re.compile(r"\s*([^\s\w`(){}]+|`?\w+`?)")
_FIRST_LABEL = re.compile(r"[^({\n]*\(\s*(\w+)")


@dataclass(frozen=True)
class Declaration:
    """A declaration that other modules see, or that of a type, which says whether they see its members."""

    keyword: str
    # With the names of the types that it is in: `Store.State`.
    name: str
    # With the first argument label, for what can be called: `Store.init(from`.
    signature: str
    # Where the first attribute, modifier or keyword is.
    line: int
    attributes: tuple[str, ...]
    modifiers: tuple[str, ...]
    is_public: bool
    # Whether a `#if` stands between the first attribute and the keyword.
    has_condition: bool
    # Whether it is directly in a protocol, which then requires it.
    is_requirement: bool = False


@dataclass
class _Header:
    """The words of a declaration that precede its keyword."""

    line: int
    attributes: list[str] = field(default_factory=list)
    modifiers: list[str] = field(default_factory=list)
    has_condition: bool = False

    @property
    def access(self) -> str | None:
        return next((modifier for modifier in self.modifiers if modifier in _ACCESS), None)


@dataclass(frozen=True)
class _Scope:
    """The file, or a type or extension in it."""

    path: str
    # Whether other modules see a member that says `public`.
    is_public: bool
    # Whether a member without a modifier is public.
    members_are_public: bool
    keyword: str


def is_hidden(declaration: Declaration) -> bool:
    """Whether a public declaration is none of the reader's business: an underscored name, SPI, or documented as internal."""
    return declaration.name.rpartition(".")[2].strip("`").startswith("_") or any(
        attribute.startswith(("@_spi(", "@_documentation(visibility: internal", "@_documentation(visibility: private"))
        for attribute in declaration.attributes
    )


def declarations(text: SwiftText, unseen_types: frozenset[str] = frozenset()) -> Iterator[Declaration]:
    """The declarations of a file, in order, function bodies not looked into.

    `unseen_types` names the types of the module that are not public: a public member in an extension of one is not public either.
    """
    code = text.code
    scopes = [_Scope("", True, False, "file")]
    header: _Header | None = None
    at_start = True
    position = 0
    while (token := _TOKEN.search(code, position)) is not None:
        position = token.end()
        starts = at_start or header is not None
        kind = token.lastgroup
        if kind == "separator":
            at_start = True
        elif kind == "directive":
            at_start = True
            if header is not None:
                header.has_condition = True
        elif kind == "end":
            if len(scopes) > 1:
                scopes.pop()
            header, at_start = None, True
        elif kind == "bracket":
            position = _skip(code, token.start())
            at_start = False
        elif kind == "attribute" and starts:
            header = header or _Header(text.line(token.start()))
            end = _skip(code, position) if code.startswith("(", position) else position
            header.attributes.append(" ".join(text.source[token.start() : end].split()))
            position, at_start = end, False
        elif kind == "word" and starts:
            word = token[0]
            is_modifier = word in _MODIFIERS or (word == "class" and _CLASS_MEMBER.match(code, position) is not None)
            if is_modifier:
                header = header or _Header(text.line(token.start()))
                if code.startswith("(", position):
                    # `private(set)` is about the setter and says nothing of the declaration.
                    position = _skip(code, position)
                else:
                    header.modifiers.append(word)
                at_start = False
                continue
            header = header or _Header(text.line(token.start()))
            scope = scopes[-1]
            if word in TYPE_KEYWORDS and (name := _TYPE_NAME.match(code, position)) is not None:
                declaration = _type(word, name, header, scope, unseen_types)
                if word != "extension":
                    yield declaration
                opening = _body(code, name.end())
                if opening is None:
                    return
                scopes.append(_inside(declaration, header))
                position, at_start = opening + 1, True
            else:
                if word in _MEMBER_KEYWORDS:
                    yield _member(code, position, word, header, scope)
                    if (name := _name_of_member(code, position, word)) is not None:
                        position = name.end()
                elif word in _OTHER_KEYWORDS:
                    position = _end_of_line(code, position) if word != "deinit" else position
                at_start = False
            header = None
        else:
            at_start = False


def _type(keyword: str, name: re.Match[str], header: _Header, scope: _Scope, unseen_types: frozenset[str]) -> Declaration:
    path = re.sub(r"\s", "", name[1])
    path = f"{scope.path}.{path}" if scope.path else path
    if keyword == "extension":
        is_public = not any(path == unseen or path.startswith(unseen + ".") for unseen in unseen_types)
    else:
        is_public = scope.is_public and _says_public(header, scope)
    attributes, modifiers = tuple(header.attributes), tuple(header.modifiers)
    return Declaration(keyword, path, path, header.line, attributes, modifiers, is_public, header.has_condition)


def _inside(declaration: Declaration, header: _Header) -> _Scope:
    is_public = declaration.is_public and (declaration.keyword == "extension" or not is_hidden(declaration))
    if any(attribute.startswith("@_spi(") for attribute in declaration.attributes):
        is_public = False
    members_are_public = declaration.keyword == "protocol" or (declaration.keyword == "extension" and header.access == "public")
    return _Scope(declaration.name, is_public, members_are_public, declaration.keyword)


def _member(code: str, position: int, keyword: str, header: _Header, scope: _Scope) -> Declaration:
    match = _name_of_member(code, position, keyword)
    name = keyword if match is None else match[1]
    path = f"{scope.path}.{name}" if scope.path else name
    label = _FIRST_LABEL.match(code, position) if keyword in {"func", "init", "subscript"} else None
    signature = f"{path}({label[1]}" if label is not None else path
    is_public = scope.is_public and (_says_public(header, scope) or (keyword == "case" and scope.keyword == "enum"))
    attributes, modifiers = tuple(header.attributes), tuple(header.modifiers)
    is_requirement = scope.keyword == "protocol"
    return Declaration(keyword, path, signature, header.line, attributes, modifiers, is_public, header.has_condition, is_requirement)


def _name_of_member(code: str, position: int, keyword: str) -> re.Match[str] | None:
    if keyword in {"init", "subscript"}:
        return None
    return (_FUNCTION_NAME if keyword == "func" else _MEMBER_NAME).match(code, position)


def _says_public(header: _Header, scope: _Scope) -> bool:
    return header.access in {"public", "open"} or (header.access is None and scope.members_are_public)


def _body(code: str, position: int) -> int | None:
    """Where the body of a type that is named before `position` begins."""
    while (bracket := _BRACKET.search(code, position)) is not None:
        if bracket[0] == "{":
            return bracket.start()
        position = _skip(code, bracket.start())
    return None


def _skip(code: str, position: int) -> int:
    """The end of the bracketed part that begins at `position`."""
    depth = 0
    for bracket in _BRACKET.finditer(code, position):
        depth += 1 if bracket[0] in "[({" else -1
        if depth <= 0:
            return bracket.end()
    return len(code)


def _end_of_line(code: str, position: int) -> int:
    newline = code.find("\n", position)
    return len(code) if newline < 0 else newline
