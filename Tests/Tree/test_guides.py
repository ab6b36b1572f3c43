"""Guides say what programs do: their code is the programs', and what they link to is there."""

import re
import unittest

import guides
import tree

LINKS_IN = ("proto/GATEWAYS.md",)
_LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")


class Guides(unittest.TestCase):
    def test_the_code_of_the_guide_is_that_of_the_programs(self):
        text = tree.text(guides.GUIDE)
        blocks = guides.blocks(text)
        self.assertGreater(len(blocks), 30)
        for file, name, code in blocks:
            with self.subTest(file=file, part=name):
                self.assertEqual(
                    code, guides.parts(tree.text(f"{guides.EXAMPLES}/{file}")).get(name),
                    "run Tests/Tree/guides.py")
        self.assertEqual(
            guides.written(text, lambda file: tree.text(f"{guides.EXAMPLES}/{file}")), text)

    def test_every_part_of_a_program_that_is_marked_is_shown(self):
        shown = {(file, name) for file, name, _ in guides.blocks(tree.text(guides.GUIDE))}
        marked = {
            (path.removeprefix(f"{guides.EXAMPLES}/"), name)
            for path in tree.files() if path.startswith(f"{guides.EXAMPLES}/")
            for name in guides.parts(tree.text(path))}
        self.assertEqual(marked, shown)
        # Each part in each language.
        names = {language: {name for file, name in shown if file.startswith(f"{language}/")}
                 for language in ("python", "go", "java")}
        self.assertEqual(names["go"], names["python"])
        self.assertEqual(names["java"], names["python"])

    def test_methods_and_reasons_that_the_guide_names_exist(self):
        text = re.sub(r"^```.*?^```$", "", tree.text(guides.GUIDE), flags=re.MULTILINE | re.DOTALL)
        protos = "\n".join(tree.text(path) for path in tree.files() if path.endswith(".proto"))
        named = re.findall(r"`(\w+Service)\.(\w+)`", text)
        self.assertGreater(len(named), 12)
        for service, method in named:
            with self.subTest(method=f"{service}.{method}"):
                bodies = re.findall(
                    rf"^service {service} \{{(.*?)^\}}", protos, re.MULTILINE | re.DOTALL)
                self.assertTrue(any(f"rpc {method}(" in body for body in bodies))
        known = set(re.findall(r"^  ([A-Z][A-Z0-9_]+) = \d+;", protos, re.MULTILINE))
        # Values of other enums go without their enum's name; what begins with … is an ending.
        endings = {value[value.index("_", place) + 1:] for value in known
                   for place in range(len(value)) if "_" in value[place:]}
        spelled = set(re.findall(r"(?<!…)`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`", text))
        self.assertGreater(len(spelled), 25)
        self.assertEqual(spelled - known - endings - STATUSES - ELSEWHERE, set())

    def test_links_lead_somewhere(self):
        for path in LINKS_IN:
            folder = path.rpartition("/")[0]
            for link in _LINK.findall(tree.text(path)):
                with self.subTest(path=path, link=link):
                    self.assertTrue((tree.ROOT / folder / link).exists())


STATUSES = {
    "INVALID_ARGUMENT", "ALREADY_EXISTS", "NOT_FOUND", "PERMISSION_DENIED", "FAILED_PRECONDITION",
    "RESOURCE_EXHAUSTED", "DEADLINE_EXCEEDED"}
# HTTP/2's; marks of stored sheets; a setting; values of MethodOptions.
ELSEWHERE = {
    "ENHANCE_YOUR_CALM", "CLOCK_IMPLAUSIBLE", "CLOCK_INCONSISTENT", "OTOLITH_TRUSTED_PEERS",
    "NO_SIDE_EFFECTS"}
