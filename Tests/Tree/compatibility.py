"""Finds changes of the API that break clients built from an earlier version.

It is strict: a v1 package only grows. Bytes on the wire, ProtoJSON and generated code of every language
stay valid; what is not wanted any more is marked `deprecated` and stays. May be added: files, services, methods,
messages, fields (to a oneof, too), enumerations and values. Comments, deprecation and the order of
declarations do not matter.
"""

import subprocess
import tempfile
from pathlib import Path

from google.protobuf import descriptor_pb2

import tree

PROTO = tree.ROOT / "proto"
# The API as it was last released; written by deploy/dev/release-api.
RELEASED = PROTO / "released" / "otolith.binpb"
# Options that decide the names of generated code.
_FILE_OPTIONS = ("go_package", "java_package", "java_multiple_files", "csharp_namespace", "java_outer_classname")

_FIELD = descriptor_pb2.FieldDescriptorProto
_METHOD = descriptor_pb2.MethodOptions


def compiled(folder: Path = PROTO) -> descriptor_pb2.FileDescriptorSet:
    """The API as it is in the tree."""
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.proto"))
    with tempfile.TemporaryDirectory() as out:
        path = Path(out) / "set"
        subprocess.run(["protoc", f"-I{folder}", f"--descriptor_set_out={path}", *files], check=True)
        return descriptor_pb2.FileDescriptorSet.FromString(path.read_bytes())


def breaks(old: descriptor_pb2.FileDescriptorSet, new: descriptor_pb2.FileDescriptorSet) -> list[str]:
    """A line for each breaking change, with the full name of the declaration; empty if there are no such changes."""
    found = []
    new_files = {file.name: file for file in new.file}
    for file in old.file:
        if file.name not in new_files:
            found.append(f"{file.name}: removed")
        else:
            found += _file(file, new_files[file.name])
    return found


def _file(old, new) -> list[str]:
    if old.package != new.package:
        return [f"{old.name}: was of package {old.package}, is of {new.package}"]
    found = [
        f"{old.name}: option {name} was {before!r}, is {after!r}"
        for name in _FILE_OPTIONS
        if (before := getattr(old.options, name)) != (after := getattr(new.options, name))]
    scope = old.package
    for before, after, name in _pairs(scope, old.message_type, new.message_type, found):
        found += _message(name, before, after)
    for before, after, name in _pairs(scope, old.enum_type, new.enum_type, found):
        found += _enumeration(name, before, after)
    for before, after, name in _pairs(scope, old.service, new.service, found):
        found += _service(name, before, after)
    return found


def _pairs(scope: str, old, new, found: list[str]):
    """Pairs of declarations with the same name; reports removed ones."""
    after = {one.name: one for one in new}
    for one in old:
        name = f"{scope}.{one.name}"
        if one.name in after:
            yield one, after[one.name], name
        else:
            found.append(f"{name}: removed from its file")


def _message(name: str, old, new) -> list[str]:
    found = _reserved(name, old, new)
    numbers = {field.number: field for field in new.field}
    names = {field.name: field for field in new.field}
    for field in old.field:
        what = f"{name}.{field.name}"
        if field.name in names and names[field.name].number != field.number:
            found.append(f"{what}: was number {field.number}, is {names[field.name].number}")
        elif field.number not in numbers:
            found.append(f"{what}: removed")
        elif numbers[field.number].name != field.name:
            found.append(f"{what}: number {field.number} is {numbers[field.number].name} now")
        else:
            found += _field(what, field, numbers[field.number], _one_of(old, field),
                            _one_of(new, numbers[field.number]))
    for before, after, inner in _pairs(name, old.nested_type, new.nested_type, found):
        found += _message(inner, before, after)
    for before, after, inner in _pairs(name, old.enum_type, new.enum_type, found):
        found += _enumeration(inner, before, after)
    return found


def _one_of(message, field) -> str:
    return message.oneof_decl[field.oneof_index].name if field.HasField("oneof_index") else ""


def _field(name: str, old, new, old_one_of: str, new_one_of: str) -> list[str]:
    aspects = {
        "of type": (_type(old), _type(new)),
        "a field that is": (_label(old), _label(new)),
        "in": (old_one_of or "no oneof", new_one_of or "no oneof"),
        "in JSON": (old.json_name, new.json_name),
    }
    return [
        f"{name}: was {words} {before}, is {words} {after}"
        for words, (before, after) in aspects.items() if before != after]


def _type(field) -> str:
    return field.type_name or _FIELD.Type.Name(field.type).removeprefix("TYPE_").lower()


def _label(field) -> str:
    if field.label == _FIELD.LABEL_REPEATED:
        return "repeated"
    return "optional" if field.proto3_optional else "singular"


def _enumeration(name: str, old, new) -> list[str]:
    found = _reserved(name, old, new)
    numbers = {value.number: value.name for value in new.value}
    names = {value.name: value.number for value in new.value}
    for value in old.value:
        what = f"{name}.{value.name}"
        if value.name in names:
            if names[value.name] != value.number:
                found.append(f"{what}: was number {value.number}, is {names[value.name]}")
        elif value.number in numbers:
            found.append(f"{what}: number {value.number} is {numbers[value.number]} now")
        else:
            found.append(f"{what}: removed")
    return found


def _reserved(name: str, old, new) -> list[str]:
    """What may never be used again stays reserved."""
    found = [
        f"{name}: the name {word} is not reserved any more"
        for word in old.reserved_name if word not in new.reserved_name]
    # Ends of messages' ranges are exclusive, of enumerations' inclusive: alike on both sides.
    after = [(one.start, one.end) for one in new.reserved_range]
    found += [
        f"{name}: the numbers {one.start} to {one.end} are not all reserved any more"
        for one in old.reserved_range
        if not any(start <= one.start and one.end <= end for start, end in after)]
    return found


def _service(name: str, old, new) -> list[str]:
    found = []
    for before, after, what in _pairs(name, old.method, new.method, found):
        found += [
            f"{what}: {aspect} was {was}, is {now}"
            for aspect, was, now in (
                ("its request", before.input_type, after.input_type),
                ("its response", before.output_type, after.output_type),
                ("streaming of requests", before.client_streaming, after.client_streaming),
                ("streaming of responses", before.server_streaming, after.server_streaming),
            ) if was != now]
        if after.options.idempotency_level not in (
                before.options.idempotency_level, *_BEARS.get(before.options.idempotency_level, ())):
            found.append(f"{what}: clients repeat it after a lost answer, which it does not bear any more")
    return found


# What a method may become: to bear more is no break.
_BEARS = {
    _METHOD.IDEMPOTENCY_UNKNOWN: (_METHOD.IDEMPOTENT, _METHOD.NO_SIDE_EFFECTS),
    _METHOD.IDEMPOTENT: (_METHOD.NO_SIDE_EFFECTS,),
    # An answer may have been taken from a cache, which only NO_SIDE_EFFECTS permits.
    _METHOD.NO_SIDE_EFFECTS: (),
}
