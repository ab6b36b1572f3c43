"""Help of otolithctl: every command has a valid example, and shell completion works."""

import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import tempfile

from support.case import EndToEndTestCase
from support.control import NOWHERE, offline
from support.gateway import SERVICES
from support.paths import ROOT
from support.people import new_id
from support.stack import clean_environment, executables
from support.studies import daily, publish

# Leaf commands without the flag, with their alternatives.
WITHOUT_JSON = {"otolithctl config": "--format json", "otolithctl plan simulate": "--json FILE"}
EXAMPLE = re.compile(r"(?m)^ +(otolithctl .*)$")


def tree(command, path=()):
    """Each command with its path, except `help`."""
    path = (*path, command["commandName"])
    yield path, command
    for inner in command.get("subcommands", []):
        if inner["commandName"] != "help":
            yield from tree(inner, path)


def errors_of(example):
    """What an example prints as its errors in an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            [executables() / "otolithctl", *shlex.split(example)[1:]], cwd=folder,
            env=clean_environment() | NOWHERE | {"XDG_STATE_HOME": folder}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=120, start_new_session=True).stderr


class Help(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        """No service is needed."""
        dumped = json.loads(offline("--experimental-dump-help").stdout)
        cls.commands = dict(tree(dumped["command"]))

    def test_every_command_has_help_of_one_form(self):
        self.assertGreater(len(self.commands), 90)
        for path, command in self.commands.items():
            with self.subTest(" ".join(path)):
                self.assertRegex(command["abstract"], r"\A[A-Z][^\n]*\.\Z")
                self.assertIn("\nExample", f"\n{command.get('discussion', '')}")

    def test_export_says_how_a_spreadsheet_opens_it(self):
        told = " ".join(self.commands["otolithctl", "export"]["discussion"].split())
        self.assertIn("UTF-8 without a byte order mark: in Excel choose Data > From Text/CSV", told)

    def test_every_example_is_one(self):
        """The arguments are valid; the command fails later, without service, file or database."""
        found = []
        for path, command in self.commands.items():
            examples = EXAMPLE.findall(command.get("discussion", ""))
            name = " ".join(path)
            with self.subTest(name):
                self.assertTrue(examples)
                # Groups have any examples, commands their own.
                own = [each for each in examples if each.startswith(name)]
                self.assertTrue(own if "subcommands" not in command else examples)
            found += [(name, example) for example in examples]
        self.assertGreater(len(found), 120)
        # They wait for services that are not there, so they run side by side.
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            errors = pool.map(lambda each: errors_of(each[1]), found)
            for (name, example), printed in zip(found, errors, strict=True):
                with self.subTest(name, example=example):
                    self.assertNotIn("Usage:", printed)
                    self.assertNotIn("Fatal error", printed)

    def test_values_are_words_with_a_default_among_them(self):
        for path, command in self.commands.items():
            for argument in command.get("arguments", []):
                words = argument.get("allValues", [])
                if not words:
                    continue
                with self.subTest(" ".join(path), argument=argument["valueName"]):
                    self.assertIn(argument.get("defaultValue", words[0]), words)
                    # Without descriptions, they are listed in one line.
                    self.assertFalse(argument.get("allValueDescriptions"))

    def test_every_command_prints_json(self):
        without = set()
        for path, command in self.commands.items():
            if "subcommands" not in command and not any(
                    argument["kind"] == "flag" and argument["preferredName"]["name"] == "json"
                    for argument in command["arguments"]):
                without.add(" ".join(path))
        self.assertEqual(without, WITHOUT_JSON.keys())

    def test_every_method_has_a_command_or_is_not_for_staff(self):
        text = (ROOT / "Services" / "Control" / "README.md").read_text()
        rows = dict(re.findall(r"(?m)^\| `(\w+\.\w+\.\w+)` \| `([a-z -]+)` \|$", text))
        others = re.findall(r"`(\w+\.\w+Service\.\w+)`", text.partition("has no command, since")[2])
        others.append("catalogue.DraftService.CompareVersions")
        methods = set()
        for path in (ROOT / "proto" / "otolith").glob("*/v1/*.proto"):
            service = ""
            for kind, name in re.findall(r"(?m)^(service|  rpc) (\w+)", path.read_text()):
                if kind == "service":
                    service = f"{path.parent.parent.name}.{name}"
                else:
                    methods.add(f"{service}.{name}")
        self.assertEqual(sorted([*rows, *others]), sorted(methods))
        for command in rows.values():
            self.assertIn(("otolithctl", *command.split()), self.commands)

    def test_help_is_the_same_every_time(self):
        """Manual pages are generated from it, so defaults must not be random."""
        for program in ("otolithctl", *(f"otolith-{service}" for service in SERVICES)):
            with self.subTest(program):
                first, second = (
                    subprocess.run(
                        [ROOT / "deploy" / "debian" / "manual", executables() / program,
                         "--date", "0"],
                        env=clean_environment() | NOWHERE, stdin=subprocess.DEVNULL,
                        capture_output=True, text=True, timeout=120, check=True).stdout
                    for _ in range(2))
                self.assertGreater(len(first), 2_000)
                self.assertEqual(first, second)

    def test_a_wrong_option_is_reported_with_the_usage(self):
        done = offline("studies", "list", "--colour")
        self.assertEqual(done.returncode, 64)
        self.assertIn("Usage: otolithctl studies list", done.stderr)

    def test_the_scripts_that_shells_complete_by(self):
        for shell in ("bash", "zsh", "fish"):
            script = offline(f"--generate-completion-script={shell}").stdout
            with self.subTest(shell):
                for word in ("studies", "changes", "sound-collection", "bibtex", "---completion"):
                    self.assertIn(word, script)
        done = subprocess.run(
            ["bash", "-n"], input=offline("--generate-completion-script", "bash").stdout, text=True,
            capture_output=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class Completion(EndToEndTestCase):
    def complete(self, *words, **environment):
        """Completions by bash for the last word."""
        script = offline("--generate-completion-script", "bash").stdout
        line = " ".join(words)
        words = " ".join(map(shlex.quote, words))
        done = subprocess.run(
            ["bash", "--norc", "-c", f"""
eval "$(cat)"
COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
COMP_LINE={shlex.quote(line)}; COMP_POINT=${{#COMP_LINE}}
_otolithctl otolithctl "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}"
printf '%s\\n' "${{COMPREPLY[@]}}"
"""],
            env=clean_environment() | environment | {
                "PATH": f"{executables()}:{os.environ['PATH']}"},
            # Longer than an argument or a variable may be.
            input=script, capture_output=True, text=True, timeout=60)
        return {word.strip() for word in done.stdout.split("\n") if word.strip()}

    def test_words_files_and_studies(self):
        self.assertLessEqual({"list", "show", "pause", "resume", "end"}, self.complete(
            "otolithctl", "studies", ""))
        self.assertEqual({"owner"}, self.complete(
            "otolithctl", "catalogue", "projects", "grant", "--role", "ow"))
        study = f"complete-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-form")])
        addresses = self.stack.environment
        self.assertEqual({study}, self.complete(
            "otolithctl", "studies", "show", study[:-2], **addresses))
        # Without a catalogue it quickly completes nothing.
        self.assertEqual(set(), self.complete(
            "otolithctl", "studies", "show", study[:-2], **NOWHERE))
