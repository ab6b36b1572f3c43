"""The contents of a proto file: its declarations, and the comments above them."""

import re
from dataclasses import dataclass

import tree

_OPENED = re.compile(r"^\s*(service|message|enum|oneof)\s+(\w+)\s*\{")
_METHOD = re.compile(r"^\s*rpc\s+(\w+)\s*\(")
_FIELD = re.compile(r"^\s*(?:repeated\s+)?[\w.]+(?:<[^>]*>)?\s+(\w+)\s*=\s*\d+")
_VALUE = re.compile(r"^\s*([A-Z][A-Z0-9_]*)\s*=\s*\d+")


@dataclass
class Declaration:
    kind: str
    # With those that it stands in: `SignInRequest.username`.
    name: str
    comment: str
    # Of a method: its types and options. Of a field: its line.
    body: str = ""


def paths() -> list[str]:
    return [
        path for path in tree.files()
        if path.startswith("proto/otolith/") and path.endswith(".proto")]


def declarations(text: str) -> list[Declaration]:
    """In the order of the file. A comment belongs to what follows it without an empty line."""
    found: list[Declaration] = []
    scopes: list[tuple[str, str]] = []
    comment: list[str] = []
    for line in text.split("\n"):
        bare = line.strip()
        if bare.startswith("//"):
            comment.append(bare.removeprefix("//").strip())
            continue
        if opened := _OPENED.match(line):
            kind, name = opened[1], opened[2]
        elif method := _METHOD.match(line):
            kind, name = "method", method[1]
        elif scopes and scopes[-1][0] == "enum" and (value := _VALUE.match(line)):
            kind, name = "value", value[1]
        elif scopes and scopes[-1][0] in ("message", "oneof") and (field := _FIELD.match(line)):
            kind, name = "field", field[1]
        else:
            kind = name = ""
        if kind:
            full = ".".join([scope for _, scope in scopes] + [name])
            found.append(Declaration(kind, full, " ".join(comment), bare))
        elif scopes and scopes[-1][0] == "method":
            found[-1].body += bare
        elif bare.startswith("returns "):
            # A method whose types take two lines.
            kind, name = "method", found[-1].name
            found[-1].body += bare
        comment = []
        if bare.endswith("{"):
            scopes.append((kind, name))
        elif bare.startswith("}") and scopes or bare.endswith("{}") and not kind:
            scopes.pop()
    return found


def error_reasons(path: str) -> set[str]:
    """The values of a package's ErrorReason, but for the one of 0 and deprecated ones."""
    return {
        declaration.name.removeprefix("ErrorReason.")
        for declaration in declarations(tree.text(path))
        if declaration.kind == "value" and declaration.name.startswith("ErrorReason.")
        and declaration.name != "ErrorReason.ERROR_REASON_UNSPECIFIED"
        and "deprecated = true" not in declaration.body}
