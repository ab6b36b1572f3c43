"""The shape of the API: rules of buf (https://buf.build/docs/lint/rules) by their names there, with the
exceptions that proto/buf.yaml says, and of the API Improvement Proposals. What comments must say is held in
test_protos.py.
"""

import re
import unittest
from collections import Counter
from unittest import mock

from google.protobuf import descriptor_pb2, text_format

import api
import tree

# Breaks every rule.
BROKEN = """
name: "otolith/bad.proto" package: "otolith.worse"
message_type { name: "Shared" field { name: "Some_Field" number: 1 } }
enum_type { name: "Kind" value { name: "first" number: 1 } }
service { name: "Bad" method { name: "Ask" input_type: ".otolith.worse.Shared" output_type: ".otolith.worse.Shared" } }
"""
_MASK = ".google.protobuf.FieldMask"
# AIP-131, AIP-133, AIP-134: the answer may be the resource, and after Create and Update it is.
_ANSWERS_THE_RESOURCE = re.compile(r"^(?:Get|Create|Update)[A-Z]")
_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*")


def upper_snake(name: str) -> str:
    return "_".join(_WORDS.findall(name)).upper()


def rpc_request_response_unique():
    used = Counter(
        kind for file in api.files() for _, method in api.methods(file)
        for kind in {method.input_type, method.output_type})
    for file in api.files():
        for _, method in api.methods(file):
            for kind in {method.input_type, method.output_type}:
                if used[kind] > 1 or method.input_type == method.output_type:
                    yield file, f"{method.name} shares {kind}"


def rpc_standard_name(suffix):
    for file in api.files():
        for service, method in api.methods(file):
            kind = method.input_type if suffix == "Request" else method.output_type
            names = (f".{file.package}.{method.name}{suffix}",
                     f".{file.package}.{service}{method.name}{suffix}")
            if kind not in names:
                yield file, f"{method.name}: {kind}"


def enum_value_prefix():
    for file in api.files():
        for enum in api.enums(file):
            for value in enum.value:
                if not value.name.startswith(upper_snake(enum.name) + "_"):
                    yield file, value.name


def enum_zero_value_suffix():
    for file in api.files():
        for enum in api.enums(file):
            if enum.value[0].number != 0 or not enum.value[0].name.endswith("_UNSPECIFIED"):
                yield file, enum.name


def enum_value_upper_snake_case():
    for file in api.files():
        for enum in api.enums(file):
            for value in enum.value:
                if not re.fullmatch(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*", value.name):
                    yield file, value.name


def field_lower_snake_case():
    for file in api.files():
        for name, message in api.messages(file):
            for field in message.field:
                if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*", field.name):
                    yield file, f"{name}.{field.name}"


def package_directory_match():
    for file in api.files():
        if file.name.rpartition("/")[0] != file.package.replace(".", "/"):
            yield file, file.package


def package_version_suffix():
    for file in api.files():
        if not re.search(r"\.v[1-9][0-9]*$", file.package):
            yield file, file.package


def service_suffix():
    for file in api.files():
        for service in file.service:
            if not service.name.endswith("Service"):
                yield file, service.name


def package_same_options():
    """PACKAGE_SAME_GO_PACKAGE and its like, and what the options are: a user of the stubs imports them."""
    for file in api.files():
        name, version = (file.package.split(".") + ["", ""])[1:3]
        wanted = {
            "go_package": f"otolith/{name}/{version};{name}{version}",
            "java_package": file.package,
            "java_multiple_files": True,
            "csharp_namespace": f"Otolith.{name.title()}.{version.upper()}",
        }
        for option, value in wanted.items():
            if getattr(file.options, option) != value:
                yield file, option


RULES = {
    "ENUM_VALUE_PREFIX": enum_value_prefix,
    "ENUM_VALUE_UPPER_SNAKE_CASE": enum_value_upper_snake_case,
    "ENUM_ZERO_VALUE_SUFFIX": enum_zero_value_suffix,
    "FIELD_LOWER_SNAKE_CASE": field_lower_snake_case,
    "PACKAGE_DIRECTORY_MATCH": package_directory_match,
    "PACKAGE_SAME_GO_PACKAGE": package_same_options,
    "PACKAGE_VERSION_SUFFIX": package_version_suffix,
    "RPC_REQUEST_RESPONSE_UNIQUE": rpc_request_response_unique,
    "RPC_REQUEST_STANDARD_NAME": lambda: rpc_standard_name("Request"),
    "RPC_RESPONSE_STANDARD_NAME": lambda: rpc_standard_name("Response"),
    "SERVICE_SUFFIX": service_suffix,
}


class Buf(unittest.TestCase):
    def test_every_rule(self):
        for rule, broken in RULES.items():
            for file, what in broken():
                with self.subTest(rule=rule, file=file.name, what=what):
                    self.assertIn((rule, file.name), api.exceptions())

    def test_every_exception_is_needed(self):
        needed = {(rule, file.name) for rule, broken in RULES.items() for file, _ in broken()}
        self.assertGreater(len(api.exceptions()), 0)
        self.assertEqual(api.exceptions() - needed, set())

    def test_an_answer_without_the_usual_name_is_a_resource(self):
        for file, what in rpc_standard_name("Response"):
            with self.subTest(file=file.name, what=what):
                self.assertRegex(what, _ANSWERS_THE_RESOURCE)

    def test_every_rule_finds_what_breaks_it(self):
        file = text_format.Parse(BROKEN, descriptor_pb2.FileDescriptorProto())
        with mock.patch.object(api, "files", lambda: (file,)):
            for rule, broken in RULES.items():
                with self.subTest(rule=rule):
                    self.assertEqual([found.name for found, _ in broken()][:1], ["otolith/bad.proto"])

    def test_services_implement_every_method(self):
        """Generated protocols answer UNIMPLEMENTED for methods that a handler lacks, so that test doubles need not
        have all."""
        for service in ("Auth", "Catalogue", "Ingestion", "Planning"):
            handlers = "\n".join(tree.text(path) for path in tree.swift_files(f"Services/{service}/RPC/"))
            own = [file for file in api.files() if file.package.startswith(f"otolith.{service.lower()}.")]
            methods = [method.name for file in own for _, method in api.methods(file)]
            self.assertGreater(len(methods), 10)
            for name in methods:
                with self.subTest(service=service, method=name):
                    self.assertIn(f"func {name[0].lower()}{name[1:]}(", handlers)

    def test_words_of_names(self):
        self.assertEqual(upper_snake("ErrorReason"), "ERROR_REASON")
        self.assertEqual(upper_snake("URLEntryKind"), "URL_ENTRY_KIND")


class Proposals(unittest.TestCase):
    """Of https://google.aip.dev."""

    def setUp(self):
        self.fields = [
            (f"{name}.{field.name}", field) for file in api.files()
            for name, message in api.messages(file) for field in message.field
        ]
        self.assertGreater(len(self.fields), 300)

    def test_masks_are_field_masks(self):
        """AIP-161."""
        found = 0
        for name, field in self.fields:
            with self.subTest(field=name):
                self.assertEqual(field.type_name == _MASK, field.name.endswith("_mask"))
            found += field.type_name == _MASK
        self.assertGreater(found, 5)
