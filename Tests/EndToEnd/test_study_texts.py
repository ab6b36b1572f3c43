"""Texts that anyone can read, of the installation and of studies; and forks, which leave the team's out."""

import json
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.control import offline
from support.people import administrator, leader_of, new_id, new_leader, study_of
from support.projects import found, give_role
from otolith.catalogue.v1 import catalogue_pb2, projects_pb2, texts_pb2

INSTALLATION = """\
installation:
  privacy: {en: Privacy, de: Datenschutz}
  imprint:
    en: |
      NAME

      1 Example Road
default-language: en
"""


class StudyTexts(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-texts-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def control(self, *arguments, status=0, **named):
        done = self.stack.control(*arguments, check=False, **named)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def installation(self, **how):
        return self.gateway.installation.GetInstallationTexts(
            texts_pb2.GetInstallationTextsRequest(**how))

    def test_the_installations_come_from_a_file(self):
        name, file = f"University {new_id()}", self.folder / "installation.yaml"
        file.write_text(INSTALLATION.replace("NAME", name))
        self.assertEqual(offline("catalogue", "lint", file).returncode, 0)
        self.assertRegex(
            self.control("catalogue", "import", file).stdout, r"installation: published, revision \d+\n")
        self.assertIn("unchanged", self.control("catalogue", "import", file).stdout)
        german = self.installation(language="de")
        self.assertEqual([(one.kind, one.text.text) for one in german.texts.texts], [
            (texts_pb2.INFORMATION_KIND_PRIVACY, "Datenschutz"),
            (texts_pb2.INFORMATION_KIND_IMPRINT, f"{name}\n\n1 Example Road\n"),
        ])
        self.assertTrue(self.installation(language="de", etag=german.etag).not_modified)
        self.assertIn(name, self.control("catalogue", "texts").stdout)
        back = self.folder / "back.yaml"
        self.control("catalogue", "texts", "-o", back)
        self.assertIn("unchanged", self.control("catalogue", "import", back).stdout)
        leader = new_leader(self.stack, f"texts-{new_id()[:8]}")
        file.write_text(INSTALLATION.replace("NAME", "Another"))
        self.control("catalogue", "import", file, status=77, username=leader)
        with self.assertFails("UNAUTHENTICATED", "TOKEN_MISSING"):
            self.gateway.installation.SetInstallationTexts(texts_pb2.SetInstallationTextsRequest())
        file.write_text(INSTALLATION.replace("privacy: {en: Privacy, ", "privacy: {"))
        wrong = self.control("catalogue", "import", file, status=65).stderr
        self.assertIn("installation.yaml:2:", wrong)
        self.assertIn("TRANSLATION_MISSING", wrong)

    def new_study(self, *more):
        study = f"diary-{new_id()[:8]}"
        folder = self.folder / study
        self.assertEqual(offline("study", "new", "diary", folder).returncode, 0)
        file = folder / "study.yaml"
        file.write_text(file.read_text() + "".join(f"{line}\n" for line in more))
        self.control("catalogue", "import", folder)
        return study, folder

    def test_a_studys_are_read_without_an_account(self):
        study, folder = self.new_study("texts:", "  contact: {en: study@example.org}", "  help: {en: Ask us.}")
        answer = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study, read_mask={"paths": ["texts"]}))
        self.assertEqual(
            {one.kind: one.text.text for one in answer.study.texts},
            {texts_pb2.INFORMATION_KIND_CONTACT: "study@example.org", texts_pb2.INFORMATION_KIND_HELP: "Ask us."})
        self.assertIn("study@example.org", self.control("catalogue", "texts", study).stdout)
        consent = study_of(self.stack, study).consent_version
        file = folder / "study.yaml"
        file.write_text(file.read_text().replace("Ask us.", "Write to us."))
        differences = self.control("studies", "diff", study, folder, status=1)
        self.assertRegex(differences.stdout, r"(?m)^study\.yaml: \+ .*Write to us\.")
        self.assertIn("other texts that anyone can read", differences.stderr)
        self.assertNotIn("consent text", differences.stderr)
        self.assertIn("other texts", self.control("catalogue", "import", folder).stdout)
        self.assertEqual(study_of(self.stack, study).consent_version, consent)
        self.assertEqual(self.control("studies", "diff", study, folder).stderr, "")

    def test_a_fork_cites_its_origin(self):
        study, folder = self.new_study(
            "texts:", "  imprint: {en: Their university}", "  about: {en: About sleep}")
        mine = f"fork-{new_id()[:8]}"
        owner = new_leader(self.stack, mine)
        me = leader_of(self.stack, mine)
        found(self.stack, mine, administrator(self.stack).token)
        give_role(self.stack, mine, me.participant_id, projects_pb2.PROJECT_ROLE_LEADER,
                  administrator(self.stack).token)
        target = self.folder / mine
        fork = ("studies", "fork", study, mine, target)
        refused = self.control(*fork, status=77, username=owner)
        self.assertIn("does not share the whole study", refused.stderr)
        for file in folder.iterdir():
            file.write_text(file.read_text() + "sharing: anyone\n")
        self.control("catalogue", "import", folder)
        done = self.control(*fork, "--questionnaires", "--project", mine, username=owner)
        self.assertIn("imprint", done.stderr)
        words = (target / "study.yaml").read_text()
        revision = study_of(self.stack, study).revision
        self.assertIn(f"origin: {{project: default, study: {study}, revision: {revision}}}", words)
        self.assertNotIn("Their university", words)
        self.assertIn("About sleep", words)
        self.assertTrue((target / f"{mine}-evening.yaml").exists())
        linted = offline("catalogue", "lint", target)
        self.assertIn("CONSENT_TO_REVIEW", linted.stderr + linted.stdout)
        (target / "study.yaml").write_text(words.replace("[To be reviewed] ", ""))
        self.assertNotIn("CONSENT_TO_REVIEW", offline("catalogue", "lint", target).stderr)
        self.control("catalogue", "import", target, "--project", mine, username=owner)
        published = study_of(self.stack, mine)
        self.assertEqual(
            (published.origin.project_id, published.origin.study_id, published.origin.revision),
            ("default", study, revision))
        self.assertEqual(json.loads(self.control("studies", "show", mine, "--json").stdout)["sharing"],
                         "SHARING_UNSPECIFIED")
        self.assertEqual(self.control("studies", "diff", mine, target).stdout, "")
        # The same questionnaires without copies of them.
        other = self.folder / "other"
        self.control("studies", "fork", study, f"{mine}-two", other, username=owner)
        self.assertEqual([path.name for path in other.iterdir()], ["study.yaml"])
        self.assertIn("version: ", (other / "study.yaml").read_text())
        self.control("catalogue", "import", other, "--project", mine, username=owner)
