"""Contents of the packages besides the programs: manual pages, completions, scripts, the guide."""

import re
import sys
import tempfile
import unittest
from pathlib import Path

from project import NAMES, PROGRAMS, ROOT, SERVICES, run, text, told

sys.path.insert(0, str(ROOT / "Tests/Deploy/deploy"))
from guide import commands

SCRIPTS = (
    "deploy/debian/build", "deploy/debian/pages", "deploy/debian/share", "deploy/dev/build", "deploy/container/make-secrets",
    "deploy/container/bootstrap.sh", "deploy/systemd/otolith-run",
    "Tests/Deploy/run", "Tests/Deploy/boot", "Tests/Deploy/images", "Tests/Deploy/reproduce",
)


class Manuals(unittest.TestCase):
    def test_each_program_has_a_page_that_names_all_that_it_does(self):
        for name in NAMES:
            with self.subTest(name=name), tempfile.NamedTemporaryFile("w", suffix=".1") as page:
                done = run(ROOT / "deploy/debian/manual", PROGRAMS / name, "--date", "0")
                self.assertEqual(done.returncode, 0, done.stderr)
                page.write(done.stdout)
                page.flush()
                # groff reports what it does not understand.
                shown = run("man", "--warnings", "-E", "UTF-8", "-l", page.name, env={
                    "PATH": "/usr/bin:/bin", "MANWIDTH": "200", "LC_ALL": "C.UTF-8"})
                self.assertEqual(shown.stderr, "")
                for word in re.findall(r"\bOTOLITH_\w+", told(name, "--help")):
                    self.assertTrue(word in shown.stdout, word)
                for command in re.findall(r"^  ([a-z][a-z-]+)  ", told(name, "--help"), re.MULTILINE):
                    self.assertTrue(re.search(rf"(?m)^ +{name} {command}\b", shown.stdout), command)
                # The same from the same program.
                again = run(ROOT / "deploy/debian/manual", PROGRAMS / name, "--date", "0")
                self.assertEqual(again.stdout, done.stdout)


class Completions(unittest.TestCase):
    def test_each_shell_has_one_for_each_program(self):
        for name in NAMES:
            for shell in ("bash", "zsh", "fish"):
                with self.subTest(name=name, shell=shell):
                    script = told(name, "--generate-completion-script", shell)
                    command = "reload" if name == "otolith-web" else "migrate"
                    self.assertTrue(name in script and command in script)
            with self.subTest(name=name), tempfile.NamedTemporaryFile("w") as file:
                file.write(told(name, "--generate-completion-script", "bash"))
                file.flush()
                self.assertEqual(run("bash", "-n", file.name).stderr, "")


class Scripts(unittest.TestCase):
    def test_shellcheck_finds_nothing(self):
        done = run("shellcheck", *(ROOT / path for path in SCRIPTS))
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_nor_in_what_dpkg_runs(self):
        with tempfile.TemporaryDirectory(prefix="otolith-scripts-") as folder:
            paths = []
            for pattern in sorted((ROOT / "deploy/debian/package").glob("*.in")):
                paths.append(Path(folder) / pattern.name)
                paths[-1].write_text(
                    pattern.read_text().replace("@SERVICE@", "auth").replace("#DEBHELPER#", ":"))
            self.assertGreater(len(paths), 4)
            done = run("shellcheck", *paths)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_wrong_arguments_are_told(self):
        for script in ("deploy/debian/build", "deploy/debian/share", "Tests/Deploy/run"):
            done = run(ROOT / script, "--no-such-option")
            self.assertEqual(done.returncode, 64)
            self.assertIn(script, done.stderr)
            self.assertEqual(run(ROOT / script, "--help").returncode, 0)

    def test_packages_are_not_made_of_a_debug_build(self):
        if "debug build" not in told("otolith-auth", "--version"):
            return
        with tempfile.TemporaryDirectory(prefix="otolith-packages-") as folder:
            done = run(ROOT / "deploy/debian/build", "--bin", PROGRAMS, "--output", folder)
            self.assertEqual(done.returncode, 1)
            self.assertIn("debug build", done.stderr)
            self.assertEqual(list(Path(folder).iterdir()), [])


class Documents(unittest.TestCase):
    """What the packages install to be read leads to what they install, too."""

    LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)")
    # Paths of the source, which a host has not.
    SOURCE = re.compile(r"\b(?:Shared|Services|Tests|deploy)/\w+")

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="otolith-share-")
        cls.addClassCleanup(folder.cleanup)
        cls.share = Path(folder.name) / "share"
        done = run(ROOT / "deploy/debian/share", cls.share)
        assert done.returncode == 0, done.stderr

    def test_links_lead_to_what_is_installed(self):
        found = 0
        for document in self.share.rglob("*.md"):
            for link in self.LINK.findall(document.read_text()):
                found += 1
                with self.subTest(document=document.relative_to(self.share), link=link):
                    leads = (document.parent / link).resolve()
                    self.assertTrue(leads.is_relative_to(self.share.resolve()) and leads.exists(), leads)
        self.assertGreater(found, 8)
        # Lies in /usr/share/doc, alone.
        self.assertEqual(self.LINK.findall(text("deploy/debian/README.md")), [])

    def test_the_runbook_names_nothing_of_the_source(self):
        self.assertEqual(self.SOURCE.findall((self.share / "monitoring/runbook.md").read_text()), [])
        self.assertEqual(self.SOURCE.findall((self.share / "postgres/bootstrap.sql").read_text()), [])

    def test_alerts_name_the_runbook_where_it_is(self):
        named = [
            name for rules in (self.share / "monitoring/rules").glob("*.yml")
            for name in re.findall(r"^ +runbook_url: ([^#\n]+)#", rules.read_text(), re.MULTILINE)]
        self.assertGreater(len(named), 50)
        self.assertEqual(set(named), {"file:///usr/share/otolith/monitoring/runbook.md"})
        self.assertTrue((self.share / "monitoring/runbook.md").is_file())


class Settling(unittest.TestCase):
    def test_programs_that_differ_in_their_places_alone_become_the_same_and_run(self):
        with tempfile.TemporaryDirectory(prefix="otolith-settle-") as folder:
            source = Path(folder) / "program.c"
            settled = []
            for number in ("1", "2"):
                # As the compiler and the linker leave them.
                source.write_text(
                    '__attribute__((section(".swift_modhash"), used)) static const char hash[16] = '
                    f'"{number}"; int main(void) {{ return 7; }}')
                program = Path(folder) / number
                made = run("cc", source, f"-Wl,--build-id=0x{number * 40}", "-o", program)
                self.assertEqual(made.returncode, 0, made.stderr)
                before = program.read_bytes()
                self.assertEqual(run(ROOT / "deploy/debian/settle", program).returncode, 0)
                self.assertNotEqual(program.read_bytes(), before)
                self.assertEqual(run(program).returncode, 7)
                settled.append(program.read_bytes())
        self.assertEqual(settled[0], settled[1])


class Guide(unittest.TestCase):
    def test_its_commands_are_shell(self):
        chapters = commands(ROOT / "deploy/debian/README.md")
        scripts = [script for blocks in chapters.values() for script in blocks]
        self.assertGreater(len(scripts), 6)
        for script in scripts:
            self.assertEqual(run("bash", "-n", "-c", script).stderr, "")

    def test_the_story_types_all_of_them(self):
        story = "".join(path.read_text() for path in (ROOT / "Tests/Deploy/deploy").glob("*.py"))
        typed = {(heading, int(number or 0)) for heading, number in re.findall(
            r'self\.followed\("([^"]+)"(?:, (\d))?\)', story)}
        written = {
            (heading, number) for heading, blocks in commands(ROOT / "deploy/debian/README.md").items()
            for number in range(len(blocks))}
        self.assertGreater(len(written), 15)
        self.assertEqual(typed, written)

    def test_the_database_knows_every_user(self):
        users = {f"otolith-{service}{end}" for service in SERVICES for end in ("", "-owner")}
        mapped = dict(re.findall(r"^otolith\s+(\S+)\s+(\S+)$", text("deploy/postgres/pg_ident.conf"), re.MULTILINE))
        self.assertEqual(set(mapped), users | {"otolith-bus"})
        admitted = set(re.findall(r'"(\w+)"', text("deploy/postgres/pg_hba.conf")))
        self.assertEqual(set(mapped.values()), admitted)
        for role in admitted:
            self.assertIn(role, text("deploy/postgres/bootstrap.sql"))
