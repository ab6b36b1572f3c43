"""The bill of materials of each program (deploy/debian/sbom), compared with independent sources."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support.paths import ROOT
from support.stack import executables

SBOM = ROOT / "deploy" / "debian" / "sbom"
PROGRAMS = ("otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning", "otolith-web", "otolithctl")
# Libraries of single programs: returned mails and one-time codes; questionnaire files, and files of statistics
# programs.
ALONE = {"libgmime-3.0-0": {"otolith-auth"}, "liboath0": {"otolith-auth"}, "libzip4": {"otolithctl"}, "libyaml-0-2": {"otolithctl"},
         "libexpat1": {"otolithctl"}, "libreadstat1": {"otolithctl"}}
# CycloneDX 1.6, bom-1.6.schema.json: allowed and required properties of a component.
TYPES = {"application", "framework", "library", "file"}
MEMBERS = {"type", "bom-ref", "name", "version", "licenses", "purl", "hashes", "pedigree", "properties",
           "components"}


def linked_in() -> Path:
    """The folder of the linker's lists: beside the programs, or this checkout's build if the programs were copied."""
    beside = executables()
    return beside if (beside / "otolithctl.product").is_dir() else (ROOT / ".build" / "debug").resolve()


class BillOfMaterials(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="otolith-sbom-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.bills = {program: cls.write(program, 1_700_000_000) for program in PROGRAMS}

    @classmethod
    def run_it(cls, *arguments, epoch: int | None = None) -> subprocess.CompletedProcess:
        environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
        if epoch is not None:
            environment["SOURCE_DATE_EPOCH"] = str(epoch)
        return subprocess.run(
            [SBOM, *map(str, arguments)], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=120)

    @classmethod
    def write(cls, program: str, epoch: int | None, name: str = "") -> dict:
        path = cls.folder / f"{program}{name}.cdx.json"
        done = cls.run_it(
            program, executables() / program, path, "--version", "1.2.3", "--link-list",
            linked_in() / f"{program}.product" / "Objects.LinkFileList", epoch=epoch)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return json.loads(path.read_text())

    def components(self, program: str) -> dict[str, dict]:
        return {one["bom-ref"]: one for one in self.bills[program]["components"]}

    def test_each_has_the_shape_of_the_specification(self):
        for program, bill in self.bills.items():
            with self.subTest(program=program):
                self.assertEqual((bill["bomFormat"], bill["specVersion"], bill["version"]), ("CycloneDX", "1.6", 1))
                self.assertRegex(bill["serialNumber"], r"^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
                self.assertEqual(bill["metadata"]["timestamp"], "2023-11-14T22:13:20Z")
                refs = ["program"]
                for one in bill["components"]:
                    self.assertLessEqual(set(one), MEMBERS)
                    self.assertIn(one["type"], TYPES)
                    self.assertTrue(one["name"] and one["version"] and one["licenses"])
                    self.assertRegex(one["purl"], r"^pkg:(swift|github|deb|npm)/\S+@\S+$")
                    for licence in one["licenses"]:
                        self.assertTrue(licence.get("expression") or set(licence["license"]) < {"id", "name"})
                    refs += [one["bom-ref"], *(file["bom-ref"] for file in one.get("components", ()))]
                self.assertEqual(len(refs), len(set(refs)))
                self.assertEqual(
                    [one["ref"] for one in bill["dependencies"]],
                    ["program", *(one["bom-ref"] for one in bill["components"])])
                self.assertLessEqual(
                    {ref for one in bill["dependencies"] for ref in one["dependsOn"]}, set(refs))

    def test_the_program_is_named_by_its_bytes(self):
        for program, bill in self.bills.items():
            self.assertEqual(bill["metadata"]["component"]["hashes"], [{
                "alg": "SHA-256",
                "content": hashlib.sha256((executables() / program).read_bytes()).hexdigest()}])

    def test_swift_packages_are_those_that_the_manifest_asks_for_as_resolved(self):
        manifests = "".join((ROOT / part / "Package.swift").read_text() for part in (".", "Shared/Transport"))
        asked = set(re.findall(r'\.package\(\s*url: "https://[^"]*/([^"/]+)"', manifests))
        self.assertGreater(len(asked), 6)
        for program in PROGRAMS:
            swift = {one["name"]: one for ref, one in self.components(program).items() if ref.startswith("swift:")}
            with self.subTest(program=program):
                self.assertEqual(asked - set(swift), set())
                for name, one in swift.items():
                    checkout = linked_in().parents[1] / "checkouts" / name
                    commit = subprocess.run(
                        ["git", "-C", checkout, "rev-parse", "HEAD"], check=True, capture_output=True,
                        text=True).stdout.strip()
                    self.assertEqual(one["pedigree"]["commits"][0]["uid"], commit)

    def test_what_was_copied_names_what_it_was_copied_from(self):
        manifest = (linked_in().parents[1] / "checkouts/swift-nio-ssl/Package.swift").read_text()
        commit = re.search(r"BoringSSL Commit: ([0-9a-f]{40})", manifest)[1]
        for program in PROGRAMS:
            self.assertEqual(self.components(program)["copied:boringssl"]["version"], commit)
            self.assertEqual("copied:zxcvbn" in self.components(program), program == "otolith-auth")

    def test_every_library_that_is_loaded_is_there_with_the_version_of_its_package(self):
        for program in PROGRAMS:
            found = self.components(program)
            sonames = {file["name"] for one in found.values() for file in one.get("components", ())}
            dynamic = subprocess.run(
                ["readelf", "-d", executables() / program], check=True, capture_output=True, text=True).stdout
            needed = {
                name for name in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
                if not re.match(r"ld-linux|lib(swift|_?Foundation|dispatch|BlocksRuntime)", name)}
            with self.subTest(program=program):
                self.assertIn("libpq.so.5", needed)
                self.assertEqual(needed - sonames, set())
                version = subprocess.run(
                    ["dpkg-query", "-W", "-f", "${Version}", "libpq5"], check=True, capture_output=True,
                    text=True).stdout
                self.assertEqual(found["deb:libpq5"]["version"], version)
                # libpq's own dependency: TLS to the database.
                depends = {one["ref"]: one["dependsOn"] for one in self.bills[program]["dependencies"]}
                self.assertIn("deb:libssl3", depends["deb:libpq5"])
                self.assertIn("runtime:swift", found)
        for package, programs in ALONE.items():
            self.assertEqual(
                {program for program in PROGRAMS if f"deb:{package}" in self.components(program)}, programs)

    def test_twice_is_the_same_and_the_time_changes_nothing_else(self):
        again = self.write("otolith-planning", 1_700_000_000, "-again")
        self.assertEqual(again, self.bills["otolith-planning"])
        later = self.write("otolith-planning", None, "-without-time")
        self.assertNotIn("timestamp", later["metadata"])
        self.assertEqual(later["serialNumber"], again["serialNumber"])
        self.assertEqual(later["components"], again["components"])

    def test_a_runtime_that_is_inside_is_found_by_its_symbols(self):
        """As in the programs of the packages."""
        build = self.folder / "build"
        listed = build / "x" / "small.product" / "Objects.LinkFileList"
        listed.parent.mkdir(parents=True)
        listed.write_text("")
        (build / "workspace-state.json").write_text('{"object": {"dependencies": []}}')
        (build / "small.swift").write_text(
            "import Dispatch\nimport FoundationEssentials\n"
            "DispatchQueue.global().sync { print(UUID().uuidString) }\n")
        small, out = build / "x" / "small", self.folder / "small.cdx.json"
        subprocess.run(
            ["swiftc", "-static-stdlib", build / "small.swift", "-o", small], check=True,
            capture_output=True, timeout=300)
        done = self.run_it("small", small, out)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        found = {one["bom-ref"]: one for one in json.loads(out.read_text())["components"]}
        self.assertEqual(
            {ref for ref in found if ref.startswith("runtime:")},
            {"runtime:swift", "runtime:swift-foundation", "runtime:swift-corelibs-libdispatch"})
        self.assertIn({"name": "otolith:linked", "value": "static"}, found["runtime:swift"]["properties"])
        self.assertIn(
            found["runtime:swift"]["version"], subprocess.run(
                ["swiftc", "--version"], check=True, capture_output=True, text=True).stdout)
        self.assertIn("deb:libc6", found)

        subprocess.run(["strip", small], check=True)
        out.unlink()
        done = self.run_it("small", small, out)
        self.assertEqual(done.returncode, 65)
        self.assertIn("before it is stripped", done.stderr)
        self.assertFalse(out.exists())

    def test_incomplete_information_writes_nothing(self):
        copy = self.folder / "otolith-planning"
        shutil.copy(executables() / "otolith-planning", copy)
        out = self.folder / "none.cdx.json"
        for arguments, said in (
                (("otolith-planning", copy, out), "Objects.LinkFileList is not there"),
                (("otolith-planning", self.folder / "missing", out, "--link-list",
                  linked_in() / "otolith-planning.product" / "Objects.LinkFileList"), "missing")):
            done = self.run_it(*arguments)
            self.assertEqual(done.returncode, 65, done.stderr)
            self.assertIn(said, done.stderr)
            self.assertFalse(out.exists())
        self.assertEqual(self.run_it("otolith-planning").returncode, 64)
