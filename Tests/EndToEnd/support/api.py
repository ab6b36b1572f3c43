"""The whole API as proto/ has it: a service that is new is known here without anybody naming it."""

import importlib

from .gateway import SERVICES
from .paths import PROTO


def modules(name: str) -> list:
    """The generated module of each proto file of one of the four processes."""
    folder = PROTO / "otolith" / name / "v1"
    return [
        importlib.import_module(f"otolith.{name}.v1.{path.stem}_pb2")
        for path in sorted(folder.glob("*.proto"))
    ]


def methods():
    """(process, package.Service/Method, answer is a stream) of every method."""
    for name in SERVICES:
        for module in modules(name):
            for service in module.DESCRIPTOR.services_by_name.values():
                for method in service.methods:
                    yield name, f"{service.full_name}/{method.name}", method.server_streaming


def messages():
    """The descriptor of every message, those within others included."""
    pending = [
        descriptor for name in SERVICES for module in modules(name)
        for descriptor in module.DESCRIPTOR.message_types_by_name.values()]
    while pending:
        descriptor = pending.pop()
        yield descriptor
        pending += descriptor.nested_types
