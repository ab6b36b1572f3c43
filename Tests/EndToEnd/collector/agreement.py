#!/usr/bin/env python3
"""Compares our copies of OpenTelemetry's messages and services with the published ones.

    agreement.py DESCRIPTOR_SET

Prints one line of JSON: the number of compared fields and methods, and the differences.
"""

import json
import sys
from pathlib import Path

from google.protobuf import descriptor_pb2
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2
from opentelemetry.proto.common.v1 import common_pb2
from opentelemetry.proto.resource.v1 import resource_pb2
from opentelemetry.proto.trace.v1 import trace_pb2


def messages(scope, prefix):
    """Full name of each message and enumeration, including nested ones."""
    nested = getattr(scope, "nested_type", None)
    for message in scope.message_type if nested is None else nested:
        yield f"{prefix}.{message.name}", message
        yield from messages(message, f"{prefix}.{message.name}")
    for enumeration in scope.enum_type:
        yield f"{prefix}.{enumeration.name}", enumeration


def known(file) -> dict:
    return dict(messages(file, f".{file.package}"))


def parts(kind) -> dict:
    """The parts of a message or an enumeration that determine its encoding."""
    if hasattr(kind, "field"):
        return {field.name: (field.number, field.type, field.label, field.type_name,
                             kind.oneof_decl[field.oneof_index].name
                             if field.HasField("oneof_index") else "")
                for field in kind.field}
    return {value.name: value.number for value in kind.value}


def main():
    published = {}
    for module in (common_pb2, resource_pb2, trace_pb2, trace_service_pb2):
        file = descriptor_pb2.FileDescriptorProto()
        module.DESCRIPTOR.CopyToProto(file)
        published[file.name] = file
    ours = descriptor_pb2.FileDescriptorSet.FromString(Path(sys.argv[1]).read_bytes())
    compared, differences = 0, []
    for file in ours.file:
        theirs = published.get(file.name)
        if theirs is None or theirs.package != file.package:
            differences.append(f"{file.name} is not published by OpenTelemetry")
            continue
        their_kinds = known(theirs)
        for name, kind in known(file).items():
            their_parts = parts(their_kinds[name]) if name in their_kinds else {}
            for part, form in parts(kind).items():
                compared += 1
                if their_parts.get(part) != form:
                    differences.append(f"{name}.{part}: {form}, theirs {their_parts.get(part)}")
        for service, their_service in zip(file.service, theirs.service, strict=True):
            for method, their_method in zip(service.method, their_service.method, strict=True):
                compared += 1
                for value in ("name", "input_type", "output_type", "client_streaming", "server_streaming"):
                    if getattr(method, value) != getattr(their_method, value):
                        differences.append(f"{service.name}.{method.name}: {value}")
            if service.name != their_service.name:
                differences.append(service.name)
    print(json.dumps({"compared": compared, "differences": differences}))


if __name__ == "__main__":
    main()
