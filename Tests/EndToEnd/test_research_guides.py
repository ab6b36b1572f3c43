"""The documents for research groups: runs their `sh` blocks as they are, in an empty folder."""

import json
import re
import shutil
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.control import offline
from support.documents import blocks, chapters, days, typed
from support.paths import CONTENT, ROOT
from support.people import anonymous
from support.sheets import make_sheet
from support.stack import clean_environment
from otolith.ingestion.v1 import ingestion_pb2

STUDIES = CONTENT / "README.md"
FORMATS = ROOT / "Shared" / "Forms" / "Formats" / "README.md"
STUDY = "sleep-mood"


class ResearchGuides(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-research-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.chapters = chapters(STUDIES)

    def typed(self, block: str, **environment) -> str:
        own = clean_environment() | self.stack.environment | {
            "PATH": f"{self.stack.bin}:/usr/bin:/bin", "XDG_STATE_HOME": str(self.folder / "state")}
        done = typed(block, self.folder, own | environment)
        self.assertEqual(done.returncode, 0, f"{block}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def test_a_study_from_nothing(self):
        shutil.copy(
            self.stack.password_file("administrator"), self.folder / "administrator.password")
        said = []
        for block in blocks(self.chapters["A study from nothing"]):
            said.append(self.typed(block))
            if "members invite" in block:
                self.take_part()
        self.assertIn("\nno warnings\n", said[4])
        trial, published = said[5].split(f"study {STUDY}: valid, nothing written")
        self.assertIn(f"study {STUDY}: published, revision 1\n  project sleep-lab\n", published)
        members, paused = said[7].split(f"{STUDY}: paused, revision 2\n")
        self.assertEqual(
            sorted(re.findall(r"(?m)^\S{36}  \S+  (\w+) .* no$", members)), ["control", "diary"])
        self.assertEqual(paused, f"{STUDY}: resumed, revision 3\n")
        self.assertEqual(said[8].splitlines()[-1], "2 answers, mean 50.0")
        # The code that means no answer is missing.
        self.assertEqual(
            [line.split() for line in said[9].splitlines() if line.strip()],
            [["[1]", "50"], ["missing"], ["FALSE", "TRUE"], ["1", "1"]])

        self.assertIn("bob leads no study", said[10])
        self.assertIn(f"data_reader on studies/{STUDY} assigned", said[11])

    def take_part(self):
        for group, mood, company in (("diary", 40, "alone"), ("control", 60, "-9")):
            code = (self.folder / f"{group}.code").read_text().strip()
            participant = anonymous(self.stack)
            self.assertEqual(
                participant.join(STUDY, invitation_code=code).enrolment.group_id, group)
            forms = participant.questionnaires(STUDY)
            self.assertEqual("sm-night" in forms, group == "diary")
            answers = [
                ingestion_pb2.Answer(element_id="mood", number=mood),
                ingestion_pb2.Answer(
                    element_id="company", choice=ingestion_pb2.Codes(codes=[company]))]
            verdicts = participant.submit(make_sheet(
                STUDY, forms["sm-moment"], self.stack.clock.now() - 60, answers=answers))
            self.assertEqual(len(verdicts), 1)

    def test_every_schedule_of_the_guide_gives_what_it_says(self):
        commands = blocks(self.chapters["A study from nothing"])
        study, = [block for block in commands if "study.yaml" in block]
        forms, = [block for block in commands if "sm-moment.yaml <<" in block]
        text = self.chapters["Schedules, by example"]
        trigger, = blocks(text, "yaml")
        self.typed(forms)
        self.typed(study)
        file = self.folder / STUDY / "study.yaml"
        plain = file.read_text()
        first = re.search(r"    schedule:\n(?:      .*\n)+", plain)[0]
        # Only the schedule of the example, without other questionnaires and the rules of the study.
        alone = re.sub(r"(?m)^    schedule: .*\n|^    groups: .*\n|^prompts: .*\n", "", plain)
        designs = re.findall(r"^\| [^|]+ \| `(\{.*\})` \| ([^|]+) \|$", text, re.MULTILINE)
        self.assertEqual(len(designs), 12)
        for design, result in designs:
            with self.subTest(design):
                for base in (plain, alone):
                    file.write_text(
                        base.replace(first, f"    schedule: {design}\n")
                        + (trigger if "trigger" in design else ""))
                    if base is plain:
                        done = offline("catalogue", "lint", self.folder / STUDY)
                        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
                self.simulate(file, result)

    def simulate(self, file, expected):
        done = offline(
            "plan", "simulate", file, "--participants", 40, "--days", 60, "--join-days", 1,
            "--start", "2026-03-02", "--answer-rate", 1, "--json", "-")
        self.assertEqual(done.returncode, 0, done.stderr)
        report = json.loads(done.stdout)
        line, = report["schedules"]
        match = re.fullmatch(r"(\d+) on days? (\d[\d, to]*), (at )?(\d\d:00.*)", expected)
        if not match:
            self.assertEqual(report["notifications"], 0)
            self.assertIn(expected, line["asks_nobody"])
            return
        spread = report["notifications_per_person"]
        self.assertEqual({spread["min"], spread["max"]}, {int(match[1])})
        self.assertEqual(
            {day for day, count in enumerate(report["notifications_by_day"]) if count},
            days(match[2]))
        hours = [int(hour) for hour in re.findall(r"(\d\d):00", match[4])]
        self.assertEqual(
            [hour for hour, count in enumerate(report["notifications_by_hour"]) if count],
            hours if match[3] else list(range(hours[0], hours[1])))

    def test_formats(self):
        (self.folder / "Services" / "Catalogue").mkdir(parents=True)
        (self.folder / "Services" / "Catalogue" / "Content").symlink_to(CONTENT)
        shutil.copy(CONTENT / "generic-forms" / "forms-drink.yaml", self.folder / "mine.yaml")
        (self.folder / "mine.yaml").write_text(
            (self.folder / "mine.yaml").read_text().replace("forms-drink", "mine"))
        (self.folder / "dictionary.csv").write_text(
            '"Variable / Field Name","Form Name","Field Type","Field Label",'
            '"Choices, Calculations, OR Slider Labels"\nsleep,night,radio,Slept well?,"1, yes | 0, no"\n')
        administrator = {
            "OTOLITH_USERNAME": "administrator",
            "OTOLITH_PASSWORD_FILE": str(self.stack.password_file("administrator"))}
        offline_block, block = blocks(FORMATS.read_text())
        nowhere = {f"OTOLITH_{name}_ADDRESS": "127.0.0.1:1" for name in ("AUTH", "CATALOGUE")}
        self.typed(offline_block, **nowhere)
        # A file that is written over keeps its comments.
        mine = self.folder / "mine.yaml"
        mine.write_text(f"# ours\n# for editors\n{mine.read_text()}# at the end\n")
        self.typed(
            "otolithctl catalogue translations import mine.yaml mine.fr.xlf -o mine.yaml 2>messages",
            **nowhere)
        self.assertEqual(mine.read_text().splitlines()[:2], ["# ours", "# for editors"])
        self.assertIn("# at the end", mine.read_text())
        self.assertNotIn("comments", (self.folder / "messages").read_text())
        said = self.typed(block, **administrator)
        self.assertIn("mine: published, version 1", said)
        self.assertTrue(json.loads((self.folder / "mini-tq.json").read_text())["resourceType"])
