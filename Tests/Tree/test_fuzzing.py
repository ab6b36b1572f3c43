"""All code that reads bytes from outside has a fuzz target, listed in Tests/Fuzzing/README.md."""

import re
import tarfile
import unittest

import tree

FUZZING = "Tests/Fuzzing/"
README = FUZZING + "README.md"
# What gives a reader away: its file's name, or what it calls or offers.
_NAME = re.compile(r"(?:Reader|Reading|Parser|Lexer|Scanner|Decoder|Codec)[^/]*\.swift$")
_CODE = re.compile(
    r"JSONDecoder\(|PropertyListDecoder\(|XML_Parse\b|yaml_parser_parse|zip_fopen|\binflate\(|"
    r"PQconninfoParse|Base64URL\.decode|String\(validating|init\?\(iso8601|init\?\(_ text: |init\(parsing|"
    r"static func decode|: PostgresScalar")


def rows() -> list[list[str]]:
    """Of both tables, without their heads."""
    lines = [line for line in tree.text(README).split("\n") if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def targets() -> dict[str, list[str]]:
    """The folders that each target reads in."""
    return {
        row[0].strip(" `"): re.findall(r"`([^`]+)`", row[2]) for row in rows() if len(row) == 4
    }


def excepted() -> list[str]:
    return [row[0].strip(" `") for row in rows() if len(row) == 2]


def readers() -> list[str]:
    return [
        path for path in tree.swift_files("Shared/") + tree.swift_files("Services/") if not tree.is_test(path)
        and (_NAME.search(path) or _CODE.search(tree.text(path)))
    ]


def is_below(path: str, folders) -> bool:
    return any(path.startswith(folder + "/") for folder in folders)


class Fuzzing(unittest.TestCase):
    def test_every_target_is_documented_and_has_seeds(self):
        found = set()
        for path in tree.swift_files(FUZZING + "Fuzz/"):
            names = re.findall(r'static let name = "(\w+)"', tree.text(path))
            found |= set(names)
            # Checks that do not build the targets would not miss it.
            self.assertTrue(not names or "static func seeds()" in tree.text(path), path)
        self.assertEqual(found, set(targets()))
        listed = re.search(r"static var targets.*?\n  }", tree.text(FUZZING + "Fuzz/Support/Entry.swift"), re.DOTALL)
        self.assertEqual(len(re.findall(r"Target\.self", listed[0])), len(found))
        with tarfile.open(tree.ROOT / FUZZING / "corpus.tar.xz") as archive:
            stored = archive.getnames()
        for name in found:
            with self.subTest(target=name):
                seeds = [path for path in stored if path.startswith(f"./{name}/")]
                self.assertGreater(len(seeds), 0)

    def test_every_dictionary_is_of_a_target(self):
        for path in tree.files():
            if path.startswith(FUZZING + "dictionaries/"):
                with self.subTest(path=path):
                    self.assertIn(path.removesuffix(".dict").rsplit("/", 1)[1], targets())

    def test_every_reader_is_fuzzed_or_excepted(self):
        folders = [folder for named in targets().values() for folder in named] + excepted()
        found = readers()
        # They are found.
        self.assertGreater(len(found), 80)
        for path in found:
            with self.subTest(path=path):
                self.assertTrue(is_below(path, folders), f"no target in {README} names its folder")

    def test_every_format_is_fuzzed_or_excepted(self):
        named = {folder for folders in targets().values() for folder in folders} | set(excepted())
        formats = {
            "/".join(path.split("/")[:4]) for path in tree.swift_files("Shared/Forms/Formats/")
            if path.count("/") > 3
        }
        self.assertGreater(len(formats), 10)
        self.assertEqual(formats - named, set())

    def test_what_is_named_is_there(self):
        named = {folder for folders in targets().values() for folder in folders} | set(excepted())
        for folder in named:
            with self.subTest(folder=folder):
                self.assertTrue(any(path.startswith(folder + "/") for path in tree.files()))

    def test_what_is_excepted_is_not_fuzzed_too(self):
        fuzzed = [folder for named in targets().values() for folder in named]
        for folder in excepted():
            with self.subTest(folder=folder):
                self.assertFalse(is_below(folder + "/", fuzzed))

    def test_its_package_without_fuzz_targets_is_complete(self):
        """ThreadSanitizer builds the lists `library` and `tests` alone."""
        package = tree.text(FUZZING + "Package.swift")
        lists = dict(re.findall(r"^let (\w+): \[Target\] = \[\n(.*?)^\]$", package, re.MULTILINE | re.DOTALL))
        alone = lists["library"] + lists["tests"]
        named = re.findall(r"dependencies: \[([^]]*)\]", alone)
        self.assertGreater(len(named), 12)
        self.assertEqual(
            set(re.findall(r'"(\w+)"', "".join(named))) - set(re.findall(r'name: "(\w+)"', alone)), set())

    def test_its_package_leaves_out_what_it_cannot_build(self):
        """A file that imports what its target there does not depend on belongs into `exclude`."""
        package = tree.text(FUZZING + "Package.swift")
        targets = re.findall(
            r'\.target\(\s*name: "(\w+)"(?:, dependencies: \[([^]]*)\])?,\s*path: "((?:Shared|Services)/[^"]+)"'
            r'(?:,\s*(exclude|sources): \[([^]]*)\])?', package)
        names = {name for name, *_ in targets} | set(re.findall(r'systemLibrary\(name: "(\w+)"', package))
        self.assertGreater(len(targets), 15)
        ours = {
            match for text in (package, tree.text("Package.swift"))
            for match in re.findall(r'(?:target|systemLibrary)\(\s*name: "(\w+)"', text)}
        self.assertLess(names, ours)
        folders = [path for _, _, path, _, _ in targets]
        for name, depends, folder, how, listed in targets:
            depends, listed = (set(re.findall(r'"([^"]+)"', text)) for text in (depends, listed))
            for path in tree.swift_files(folder + "/"):
                within = path.removeprefix(folder + "/")
                is_listed = any(within == each or within.startswith(each + "/") for each in listed)
                if is_listed != (how == "sources") or any(
                        path.startswith(other + "/") for other in folders if other.startswith(folder + "/")):
                    continue
                with self.subTest(target=name, path=path):
                    self.assertEqual(tree.imports(path) & ours - depends, set())
