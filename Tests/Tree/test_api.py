"""The shape of the API: rules of buf (https://buf.build/docs/lint/rules) by their names there, with the
exceptions that proto/buf.yaml says, and rules of the API Improvement Proposals that buf has not.
"""

import re
import unittest
from collections import Counter

import api
import tree

# Their files do not keep these rules yet.
NOT_YET = ("otolith/auth/", "otolith/events/", "otolith/ingestion/", "otolith/planning/")
# What has no page_token, with the reason.
WITHOUT_PAGES = {
    "otolith.catalogue.v1.ChangeService.ListChanges": "a cursor, which stays good for ever",
}
_MASK = ".google.protobuf.FieldMask"
_TIME = ".google.protobuf.Timestamp"
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
        name, version = file.package.split(".")[1:]
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
                if file.name.startswith(NOT_YET):
                    continue
                with self.subTest(rule=rule, file=file.name, what=what):
                    self.assertIn((rule, file.name), api.exceptions())

    def test_every_exception_is_needed(self):
        needed = {(rule, file.name) for rule, broken in RULES.items() for file, _ in broken()}
        self.assertGreater(len(api.exceptions()), 0)
        self.assertEqual(api.exceptions() - needed, set())

    def test_who_does_not_keep_the_rules_yet_is_there(self):
        for folder in NOT_YET:
            self.assertTrue(any(file.name.startswith(folder) for file in api.files()), folder)

    def test_rules_find_what_breaks_them(self):
        """In the names that buf's own examples have."""
        self.assertEqual(upper_snake("ErrorReason"), "ERROR_REASON")
        self.assertEqual(upper_snake("URLEntryKind"), "URL_ENTRY_KIND")
        broken = {rule for rule, find in RULES.items() if any(find())}
        self.assertIn("ENUM_VALUE_PREFIX", broken)
        self.assertIn("RPC_RESPONSE_STANDARD_NAME", broken)


class Proposals(unittest.TestCase):
    """Of https://google.aip.dev."""

    def setUp(self):
        self.files = [file for file in api.files() if not file.name.startswith(NOT_YET)]
        self.fields = [
            (f"{name}.{field.name}", field) for file in self.files
            for name, message in api.messages(file) for field in message.field
        ]
        self.assertGreater(len(self.fields), 300)

    def test_times_are_named_as_times(self):
        """AIP-142: `create_time`, not `created_at`."""
        for name, field in self.fields:
            with self.subTest(field=name):
                if field.type_name == _TIME:
                    self.assertTrue(field.name.endswith("_time"))
                self.assertIsNone(re.search(r"_(at|on|since|until)$", field.name))

    def test_masks_are_field_masks(self):
        """AIP-161."""
        found = 0
        for name, field in self.fields:
            with self.subTest(field=name):
                self.assertEqual(field.type_name == _MASK, field.name.endswith("_mask"))
            found += field.type_name == _MASK
        self.assertGreater(found, 5)

    def test_lists_come_in_pages(self):
        """AIP-158."""
        without, found = set(), 0
        for file in self.files:
            for service, method in api.methods(file):
                if not method.name.startswith(("List", "Search")):
                    continue
                found += 1
                request, response = (
                    {field.name for field in api.messages_by_name()[kind].field}
                    for kind in (method.input_type, method.output_type))
                name = f"{file.package}.{service}.{method.name}"
                if {"page_size", "page_token"} <= request and "next_page_token" in response:
                    continue
                without.add(name)
        self.assertGreater(found, 8)
        self.assertEqual(without, set(WITHOUT_PAGES))
        self.assertTrue(all(WITHOUT_PAGES.values()))

    def test_resources_are_answered_where_the_proposals_say_so(self):
        """AIP-133 and AIP-134: Create and Update answer what they made or changed."""
        found = 0
        for file in self.files:
            for _, method in api.methods(file):
                if standard := re.fullmatch(r"(?:Create|Update)([A-Z]\w+)", method.name):
                    found += 1
                    self.assertEqual(method.output_type, f".{file.package}.{standard[1]}")
        self.assertGreater(found, 3)
