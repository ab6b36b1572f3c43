"""`otolithctl study new`: every template is checked, simulated, published and joined."""

import json
import re
import tempfile
from pathlib import Path

import yaml

from support.case import EndToEndTestCase
from support.control import offline
from support.documents import days
from support.people import anonymous, new_id, new_leader

# What a template says about the plan of each participant.
SCHEDULE = re.compile(
    r"(?m)^#   (?P<name>\S+): (?P<count>\d+) notifications on days (?P<days>\d[\d, to]*), "
    r"(?P<first>\d\d):00 to (?P<end>\d\d):00(?P<group>, in one group)?$")
SILENT = re.compile(r"(?m)^#   (?P<name>\S+): (?P<why>(?:follows|starts) .+)$")
PARTICIPANTS = 40


class Templates(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-templates-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.templates = [
            each["template"] for each in json.loads(offline("study", "new", "--list", "--json").stdout)]

    def new(self, template, name):
        done = offline("study", "new", template, self.folder / name)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            sorted(done.stdout.split()), sorted(map(str, (self.folder / name).iterdir())))
        return self.folder / name

    def test_they_are_listed(self):
        self.assertEqual(
            self.templates, [
                "random-ema", "interval", "event-contingent", "diary", "burst", "intervention",
                "crowdsensing", "clinical-follow-up"])
        said = offline("study", "new", "--list").stdout
        for template in self.templates:
            self.assertRegex(said, rf"(?m)^{template} +[A-Z].*\.$")

    def test_every_template_passes_lint_and_is_commented(self):
        for template in self.templates:
            with self.subTest(template):
                folder = self.new(template, template)
                done = offline("catalogue", "lint", folder)
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
                self.assertNotIn("my-study", "".join(file.read_text() for file in folder.iterdir()))
                for file in folder.iterdir():
                    contents = yaml.safe_load(file.read_text())
                    self.assertLessEqual({"en", "de"}, contents["title"].keys())
                    if "questionnaire" in contents:
                        self.assertEqual(contents["questionnaire"], file.stem)
                        self.assertTrue(contents["demonstration-wording"])
                study = (folder / "study.yaml").read_text()
                lines = study.splitlines()
                self.assertGreater(4 * sum("#" in line for line in lines), len(lines))

    def test_the_simulation_gives_what_the_comments_say(self):
        for template in self.templates:
            with self.subTest(template):
                self.simulate(self.new(template, template))

    def simulate(self, folder):
        text = (folder / "study.yaml").read_text()
        command = re.search(rf"(?m)^#   otolithctl (plan simulate) {folder.name} (.+)$", text)
        done = offline(
            *command[1].split(), folder, *command[2].split(), "--participants", PARTICIPANTS,
            "--start", "2026-03-02", "--json", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        report = json.loads(done.stdout)
        said = {match["name"]: match for match in SCHEDULE.finditer(text)}
        silent = {match["name"]: match["why"] for match in SILENT.finditer(text)}
        self.assertEqual(
            said.keys() | silent.keys(), {line["schedule"] for line in report["schedules"]})
        self.assertTrue(said)
        every, hours = set(), set()
        for line in report["schedules"]:
            if match := said.get(line["schedule"]):
                count, asked = int(match["count"]), line["participants_asked"]
                self.assertEqual(line["notifications"], count * asked)
                self.assertEqual(bool(match["group"]), 0 < asked < PARTICIPANTS)
                every |= days(match["days"])
                hours |= set(range(int(match["first"]), int(match["end"])))
                # The days in the comment share the notifications equally.
                self.assertEqual(count % len(days(match["days"])), 0)
            else:
                self.assertIn(silent[line["schedule"]], line["asks_nobody"])
        self.assertEqual(
            every, {day for day, count in enumerate(report["notifications_by_day"]) if count})
        found = {hour for hour, count in enumerate(report["notifications_by_hour"]) if count}
        self.assertLessEqual(found, hours)
        self.assertEqual((min(found), max(found)), (min(hours), max(hours)))
        self.assertEqual(
            [line for line in report["warnings"] if "notifies no participant" not in line], [])

    def test_every_template_can_be_published_and_joined(self):
        for template in self.templates:
            with self.subTest(template):
                study = f"{template}-{new_id()[:8]}"
                folder = self.new(template, study)
                leader = new_leader(self.stack, study)
                said = self.stack.control("catalogue", "import", folder).stdout
                self.assertIn(f"study {study}: published, revision 1\n", said)
                contents = yaml.safe_load((folder / "study.yaml").read_text())
                used = {use["questionnaire"] for use in contents["questionnaires"]}
                for group in [each["id"] for each in contents.get("groups", [])] or [""]:
                    self.join(study, leader, group, {
                        use["questionnaire"] for use in contents["questionnaires"]
                        if group in use.get("groups", [group])})
                self.assertEqual(used, {file.stem for file in folder.iterdir()} - {"study"})

    def join(self, study, leader, group, expected):
        options = ("--group", group) if group else ()
        code = json.loads(
            self.stack.control(
                "members", "invite", study, *options, "--json", username=leader).stdout)["code"]
        participant = anonymous(self.stack)
        self.assertEqual(
            participant.join(study, invitation_code=code).enrolment.group_id, group)
        self.assertEqual(set(participant.questionnaires(study)), expected)

    def test_nothing_is_overwritten(self):
        folder = self.new("diary", "mine")
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        again = offline("study", "new", "burst", folder)
        self.assertEqual(again.returncode, 74)
        self.assertIn("already contains", again.stderr)
        self.assertEqual({file.name: file.read_bytes() for file in folder.iterdir()}, before)
        file = self.folder / "file"
        file.write_text("kept")
        self.assertEqual(offline("study", "new", "burst", file).returncode, 74)
        self.assertEqual(file.read_text(), "kept")

    def test_wrong_arguments(self):
        for arguments, word in (
            ((), "name a template: random-ema"),
            (("daily", self.folder / "new"), "there is no template daily; templates are random-ema"),
            (("diary", self.folder / "My Study"), "My Study-morning is not an id"),
            (("diary", self.folder / "new", "--id", "x" * 60), "is not an id"),
        ):
            with self.subTest(word):
                done = offline("study", "new", *arguments)
                self.assertEqual(done.returncode, 64)
                self.assertIn(word, done.stderr)
        self.assertEqual(list(self.folder.iterdir()), [])
        done = offline("study", "new", "diary", self.folder / "My Study", "--id", "sleep")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.folder / "My Study" / "sleep-morning.yaml").exists())

