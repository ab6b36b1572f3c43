"""`--json` of commands for which the API has no message: objects of their own."""

import json
import re

from support.commands import MINI_TQ, CommandTestCase
from support.control_state import SignedIn
from support.databases import OtherDatabase
from support.people import TINNITUS, anonymous_in, new_id
from support.processes import run

LEADER = f"leader-{TINNITUS}"
WORDS = (
    "questionnaire: {}\ntitle: {{en: Sleep}}\ndefault-language: en\nelements:\n"
    "  - id: rested\n    question: {{en: \"Rested?\", de: Erholt?}}\n    type: yes-no\n")


class Files(CommandTestCase):
    """No service is needed."""

    def told(self, *arguments, status=0):
        return json.loads(self.done(*arguments, "--json", status=status).stdout)

    def assertWritten(self, file, path):
        self.assertEqual(file, {"name": str(path), "bytes": path.stat().st_size})

    def test_an_export(self):
        target = self.folder / "mini-tq.xlsx"
        told = self.told("export", MINI_TQ, "--format", "xlsform", "-o", target)
        self.assertEqual(told.keys(), {"files", "losses", "omittedLosses", "notes", "findings"})
        self.assertWritten(told["files"][0], target)
        # The same as in the text output.
        done = self.done("export", MINI_TQ, "--format", "redcap", "-o", target)
        told = self.told("export", MINI_TQ, "--format", "redcap", "-o", target)
        # Equal losses are one line.
        lines = list(dict.fromkeys(
            ": ".join((loss["what"], loss["advice"])) for loss in told["losses"]))
        shown = re.findall("(?m)^not expressible: (.+)$", done.stderr)
        self.assertEqual(len(shown), len(lines))
        for line, text in zip(shown, lines):
            self.assertTrue(line.endswith(text), (line, text))
        self.assertEqual(re.findall("(?m)^note: (.+)$", done.stderr), told["notes"])
        self.assertTrue(lines + told["notes"])

    def test_a_preview(self):
        page = self.folder / "page.html"
        told = self.told("preview", MINI_TQ, "-o", page)
        self.assertWritten(told["files"][0], page)

    def test_translations(self):
        source = self.write("words.yaml", WORDS.format("json-words"))
        sheet, target = self.folder / "words.csv", self.folder / "target.yaml"
        told = self.told(
            "translations", "export", source, "--language", "de", "fr", "-o", sheet)
        languages = told.pop("languages")
        self.assertWritten(told, sheet)
        self.assertEqual(
            languages, [{"language": "de", "texts": 2, "open": 1},
                        {"language": "fr", "texts": 2, "open": 2}])
        sheet.write_text(re.sub(r"Sleep,,new", "Sleep,Schlaf,translated", sheet.read_text()))
        told = self.told("translations", "import", source, sheet, "--dry-run")
        self.assertEqual(told.keys(), {"languages"})
        self.assertEqual(
            told["languages"][0],
            {"language": "de", "changed": 1, "unchanged": 1, "outdated": 0, "missing": 0})
        told = self.told("translations", "import", source, sheet, "-o", target)
        self.assertWritten(told["written"]["files"][0], target)

    def test_standard_output_has_either_json_or_the_contents(self):
        sheet = self.write("words.csv", "")
        for arguments in (
                ["export", MINI_TQ, "--format", "otolith"],
                ["export", MINI_TQ, "--format", "otolith", "-o", "-"],
                ["preview", MINI_TQ, "-o", "-"],
                ["translations", "export", MINI_TQ, "--language", "fr"],
                ["translations", "import", MINI_TQ, sheet]):
            with self.subTest(arguments[0]):
                done = self.done(*arguments, "--json", status=64)
                self.assertIn("--json needs --output", done.stderr)
                self.assertEqual(done.stdout, "")


class Services(CommandTestCase):
    def told(self, *arguments, **named):
        return json.loads(self.stack.control(*arguments, "--json", **named).stdout)

    def test_the_end_of_a_session(self):
        person = SignedIn(self, self.stack)
        nothing = {"username": "", "signedOut": False, "removed": False}
        self.assertEqual(json.loads(person.run("logout", "--json").stdout), nothing)
        person.login(LEADER)
        told = json.loads(person.run("logout", "--json").stdout)
        self.assertEqual(told, {"username": LEADER, "signedOut": True, "removed": True})
        person.login(LEADER)
        told = json.loads(person.run("logout", "--local", "--json").stdout)
        self.assertEqual(told, {"username": LEADER, "signedOut": False, "removed": True})

    def test_translations_of_a_published_questionnaire(self):
        name = f"json-{new_id()[:8]}"
        source = self.write("words.yaml", WORDS.format(name))
        self.stack.control("catalogue", "import", source)
        sheet = self.folder / "words.csv"
        self.told("catalogue", "translations", "export", name, "--language", "de", "-o", sheet)
        sheet.write_text(re.sub(r"Sleep,,new", "Sleep,Schlaf,translated", sheet.read_text()))
        told = self.told("catalogue", "translations", "import", name, sheet)
        self.assertEqual(told["languages"][0]["changed"], 1)
        published = told["questionnaire"]
        self.assertRegex(published.pop("contentHash"), "^[0-9a-f]{64}$")
        self.assertEqual(published, {"questionnaireId": name, "version": 2, "published": True})

    def test_notifications(self):
        target = self.folder / "notifications.csv"
        file, = self.told("plan", "export", TINNITUS, "-o", target, username=LEADER)
        self.assertEqual(
            (file["name"], file["what"], file["studyId"], file["bytes"]),
            (str(target), "notifications", TINNITUS, target.stat().st_size))
        done = self.stack.control(
            "plan", "export", TINNITUS, "--json", username=LEADER, check=False)
        self.assertEqual(done.returncode, 64)

    def test_an_own_archive(self):
        participant = anonymous_in(self.stack, TINNITUS)
        token = self.write("token", participant.token)
        target = self.folder / "mine.zip"
        told = self.told("own-export", "--output", target, "--token-file", token)
        self.assertEqual(told["name"], str(target))
        self.assertGreater(told["files"], 4)
        self.assertGreater(told["records"], 0)

    def test_a_search_for_a_participant(self):
        def verify(participant_id, status):
            done = run(
                self.stack, "otolithctl", "erasure", "verify", participant_id, "--json",
                "--database", self.stack.database.url, timeout=300)
            self.assertEqual(done.returncode, status, done.stderr)
            told = json.loads(done.stdout)
            self.assertGreater(told.pop("lookedAt"), 50)
            self.assertEqual(told.pop("notLookedAt"), [])
            return told

        participant = anonymous_in(self.stack, TINNITUS)
        told = verify(participant.participant_id, 1)
        self.assertFalse(told["clean"])
        self.assertIn(
            {"place": "auth.accounts", "what": "id", "count": 1}, told["found"])
        self.assertEqual(verify(new_id(), 0), {"clean": True, "found": []})

    def test_the_schema_of_the_bus_and_its_months(self):
        database = OtherDatabase(self.stack, "otolith_json")
        owner = ("--database", database.url("bus"))
        planned = self.told("bus", "migrate", *owner, "--plan")["planned"]
        self.assertIn("log/0001_initial", [each["name"] for each in planned])
        self.assertTrue(all(isinstance(each["transactional"], bool) for each in planned))
        applied = self.told("bus", "migrate", *owner)
        self.assertEqual(applied, {"applied": [each["name"] for each in planned]})
        self.assertEqual(self.told("bus", "migrate", *owner), {"applied": []})
        table, = self.told("bus", "partitions", *owner, "--retention", "log=400")
        self.assertEqual(
            (table["table"], table["width"], table["retentionDays"]), ("log", "year", 400))
        self.assertTrue(any("startTime" in each for each in table["partitions"]), table)
