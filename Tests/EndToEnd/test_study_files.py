"""A published study as files: `otolithctl study export` and `study diff`."""

import json
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.control import offline
from support.paths import CONTENT
from support.people import new_id, new_leader

# Studies that come with every stack, and those that the test publishes itself.
PRESENT = ("track-your-stress", "track-your-tinnitus")
OTHERS = ("generic-forms", "shades-of-noise", "tinnitus-navigator")


class StudyFiles(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-files-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def export(self, study, name="exported"):
        folder = self.folder / name
        said = self.stack.control("studies", "export", study, folder).stdout
        self.assertEqual(sorted(said.split()), sorted(map(str, folder.iterdir())))
        return folder

    def diff(self, study, folder, *options, status=0):
        done = self.stack.control("studies", "diff", study, folder, *options, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout

    def new_study(self, template):
        study = f"{template}-{new_id()[:8]}"
        folder = self.folder / study
        self.assertEqual(offline("study", "new", template, folder).returncode, 0)
        self.stack.control("catalogue", "import", folder)
        return study, folder

    def test_every_shipped_study_comes_back_as_it_was(self):
        for study in (*PRESENT, *OTHERS):
            with self.subTest(study):
                if study in OTHERS:
                    self.stack.control("catalogue", "import", CONTENT / study)
                folder = self.export(study, study)
                source = {path.name for path in (CONTENT / study).glob("*.yaml")}
                self.assertEqual({path.name for path in folder.iterdir()}, source)
                if study in OTHERS:
                    self.assertEqual(self.diff(study, CONTENT / study), "")
                self.assertEqual(self.diff(study, folder), "")
                said = self.stack.control("catalogue", "import", folder).stdout
                self.assertRegex(said, rf"(?m)^study {study}: unchanged, revision \d+$")
                self.assertNotIn("published", said)

    def test_a_study_with_groups_triggers_and_dates_of_staff_does_too(self):
        for template in ("intervention", "crowdsensing", "clinical-follow-up"):
            with self.subTest(template):
                study, source = self.new_study(template)
                self.assertEqual(self.diff(study, source), "")
                self.assertEqual(self.diff(study, self.export(study, f"{study}-back")), "")

    def test_differences_are_named_by_file(self):
        study, folder = self.new_study("diary")
        file = folder / "study.yaml"
        file.write_text(file.read_text().replace('daily: ["21:00"]', 'daily: ["20:30"]'))
        form = folder / f"{study}-evening.yaml"
        text = form.read_text().replace("cups of coffee", "cups of tea").replace("Kaffee", "Tee")
        form.write_text(text + "# no change\n")
        said = self.diff(study, folder, status=1)
        self.assertRegex(said, r'(?m)^study\.yaml: - .*21:00')
        self.assertRegex(said, r'(?m)^study\.yaml: \+ .*20:30')
        self.assertRegex(said, rf"(?m)^{study}-evening\.yaml: - .*coffee")
        self.assertRegex(said, rf"(?m)^{study}-evening\.yaml: \+ .*cups of tea")
        self.assertRegex(said, rf"(?m)^{study}-evening\.yaml: \+ .*Tassen Tee")
        self.assertEqual(len(said.splitlines()), 6)
        changes = json.loads(self.diff(study, folder, "--json", status=1))
        self.assertEqual(
            [f"{each['file']}: {'+' if each['added'] else '-'} {each['line']}" for each in changes],
            said.splitlines())
        # After the import both are equal.
        self.stack.control("catalogue", "import", folder)
        self.assertEqual(self.diff(study, folder), "")

    def test_a_version_in_the_file_is_compared_as_that(self):
        study, folder = self.new_study("interval")
        file = folder / "study.yaml"
        use = f"questionnaire: {study}-interval\n"
        file.write_text(file.read_text().replace(use, f"{use}    version: 1\n"))
        self.assertEqual(self.diff(study, folder), "")
        file.write_text(file.read_text().replace("version: 1\n", "version: 2\n"))
        self.assertRegex(self.diff(study, folder, status=1), r"study\.yaml: \+ +version: 2")

    def test_who_may_and_where(self):
        study, folder = self.new_study("burst")
        leader, other = new_leader(self.stack, study), new_leader(self.stack, f"x-{new_id()[:8]}")
        done = self.stack.control(
            "studies", "export", study, self.folder / "own", username=leader)
        self.assertTrue((self.folder / "own" / "study.yaml").exists(), done.stdout)
        refused = self.stack.control(
            "studies", "export", study, self.folder / "none", username=other, check=False)
        self.assertEqual(refused.returncode, 77)
        self.assertIn("only its leaders see all groups and triggers", refused.stderr)
        self.assertFalse((self.folder / "none").exists())
        before = {path.name: path.read_bytes() for path in folder.iterdir()}
        again = self.stack.control("studies", "export", study, folder, check=False)
        self.assertEqual(again.returncode, 74)
        self.assertIn("already contains", again.stderr)
        self.assertEqual({path.name: path.read_bytes() for path in folder.iterdir()}, before)
