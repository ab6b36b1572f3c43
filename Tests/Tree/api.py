"""The declarations under proto/, read by protoc."""

import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from google.protobuf import descriptor_pb2

import tree

PROTO = tree.ROOT / "proto"
CONFIGURATION = "proto/buf.yaml"


@cache
def files() -> tuple[descriptor_pb2.FileDescriptorProto, ...]:
    paths = [
        path.removeprefix("proto/") for path in tree.files()
        if path.startswith("proto/") and path.endswith(".proto")
    ]
    with tempfile.TemporaryDirectory() as directory:
        output = Path(directory) / "set"
        subprocess.run(
            ["protoc", f"--proto_path={PROTO}", "--proto_path=/usr/include",
             f"--descriptor_set_out={output}", *paths], check=True)
        return tuple(descriptor_pb2.FileDescriptorSet.FromString(output.read_bytes()).file)


def messages(file) -> list[tuple[str, descriptor_pb2.DescriptorProto]]:
    """Each with its full name, nested ones too."""
    def walk(prefix, found):
        for message in found:
            name = f"{prefix}.{message.name}"
            yield name, message
            yield from walk(name, message.nested_type)
    return list(walk(file.package, file.message_type))


def enums(file) -> list[descriptor_pb2.EnumDescriptorProto]:
    return [*file.enum_type, *(one for _, message in messages(file) for one in message.enum_type)]


def methods(file) -> list[tuple[str, descriptor_pb2.MethodDescriptorProto]]:
    """Each with the name of its service."""
    return [(service.name, method) for service in file.service for method in service.method]


@cache
def exceptions() -> frozenset[tuple[str, str]]:
    """Rule and file of each exception in buf.yaml."""
    section = re.search(r"^  ignore_only:\n((?:    .*\n)+)", tree.text(CONFIGURATION), re.MULTILINE)
    found, rule = set(), None
    for line in (section[1] if section else "").splitlines():
        if named := re.fullmatch(r"    ([A-Z_]+):", line):
            rule = named[1]
        elif path := re.fullmatch(r"      - (\S+)", line):
            found.add((rule, path[1]))
    return frozenset(found)
