"""The complete API of proto/; new services are included automatically."""

import importlib
import re

from .gateway import SERVICES
from .paths import PROTO


def modules(name: str) -> list:
    """The generated module of each proto file that one of the four processes serves."""
    folder = PROTO / "otolith" / name / "v1"
    return [
        importlib.import_module(f"otolith.{name}.v1.{path.stem}_pb2")
        for path in sorted(folder.glob("*.proto"))
    ] + [importlib.import_module(f"otolith.common.v1.{path.stem}_pb2") for path in common_files()]


def common_files() -> list:
    """The proto files with the services that all four processes serve."""
    return [
        path for path in sorted((PROTO / "otolith" / "common" / "v1").glob("*.proto"))
        if re.search(r"^service ", path.read_text(), re.MULTILINE)
    ]


def methods():
    """(process, package.Service/Method, answer is a stream) of every method."""
    for name in SERVICES:
        for module in modules(name):
            for service in module.DESCRIPTOR.services_by_name.values():
                for method in service.methods:
                    yield name, f"{service.full_name}/{method.name}", method.server_streaming


def messages():
    """The descriptor of every message, including nested ones."""
    pending = [
        descriptor for name in SERVICES for module in modules(name)
        for descriptor in module.DESCRIPTOR.message_types_by_name.values()]
    while pending:
        descriptor = pending.pop()
        yield descriptor
        pending += descriptor.nested_types
