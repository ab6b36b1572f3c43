"""Studies with otolithctl: listed, shown, paused, and ended."""

import json

from google.protobuf import json_format

from support.case import EndToEndTestCase
from support.content import import_study
from support.people import STRESS, TINNITUS, administrator, new_id, new_leader, study_of
from support.studies import daily, publish
from support.terminal import at_a_terminal
from otolith.catalogue.v1 import catalogue_pb2, study_pb2


class Studies(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"console-{new_id()[:8]}"
        publish(
            self.stack, self.study, [daily(f"{self.study}-form")], groups=["walkers"],
            prompt_rules={"per_day_max": 3},
            retention=study_pb2.StudyRetention(
                days_after_end=30, outcome=study_pb2.RETENTION_OUTCOME_ERASE))

    def studies(self, command, *arguments, status=0, **named):
        done = self.stack.control("studies", command, *arguments, check=False, **named)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def published(self):
        return self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=self.study, all_languages=True),
            token=administrator(self.stack).token).study

    def assertUnchangedBut(self, before, after, *fields):
        """Publishing a study as it was read loses nothing."""
        for study in (before, after):
            for field in (*fields, "revision"):
                study.ClearField(field)
        self.assertEqual(before, after)

    def test_json_is_protocol_buffers_own(self):
        for study_id in (self.study, TINNITUS, STRESS):
            study = self.gateway.catalogue.GetStudy(
                catalogue_pb2.GetStudyRequest(study_id=study_id, all_languages=True),
                token=administrator(self.stack).token).study
            told = json.loads(self.studies("show", study_id, "--json").stdout)
            self.assertEqual(
                told, json_format.MessageToDict(study, including_default_value_fields=True))
            # And back to the message.
            self.assertEqual(json_format.ParseDict(told, study_pb2.Study()), study)

    def test_they_are_listed_and_shown(self):
        listed = {each["studyId"]: each
                  for each in json.loads(self.studies("list", "--json").stdout)}
        self.assertLessEqual({self.study, TINNITUS}, set(listed))
        self.assertRegex(
            self.studies("list", "--running").stdout, rf"(?m)^{self.study} +running +open ")
        self.assertEqual(self.studies("list", "--project", "no-such-project").stdout, "")
        shown = self.studies("show", self.study).stdout
        for line in ("state: running", "groups: walkers",
                     f"questionnaire: {self.study}-form@1 (repeated, 1 schedules)"):
            self.assertIn(f"{line}\n", shown)
        self.assertIn("STUDY_UNKNOWN", self.studies("show", "no-such-study", status=1).stderr)

    def test_a_study_is_paused_and_goes_on(self):
        before = self.published()
        for command, state, words in (
            ("pause", "paused", ("paused, revision 2", "is paused already")),
            ("resume", "running", ("resumed, revision 3", "is not paused")),
        ):
            self.assertEqual(
                self.studies(command, self.study).stdout, f"{self.study}: {words[0]}\n")
            self.assertEqual(
                self.studies(command, self.study).stdout, f"{self.study}: {words[1]}\n")
            self.assertIn(f"state: {state}\n", self.studies("show", self.study).stdout)
        self.assertUnchangedBut(before, self.published())
        answer = json.loads(self.studies("pause", self.study, "--json").stdout)
        self.assertEqual((answer["studyRevision"], answer["studyChanged"]), (4, True))

    def test_an_import_leaves_a_paused_and_an_ended_study_alone(self):
        study = "left-alone"

        def imported(title, *options):
            return import_study(self.stack, study, title=title, options=options)

        def shows(state):
            self.assertIn(f"state: {state}\n", self.studies("show", study).stdout)

        self.assertIn("  project default\n", imported("One"))
        self.studies("pause", study)
        for options in (["--dry-run"], []):
            told = imported("Two", *options)
            self.assertIn("  stays paused; --resume resumes it\n", told)
            self.assertIn(f"  new versions of questionnaires: {study}-form\n", told)
            shows("paused")
        told = json.loads(imported("Two", "--json"))
        self.assertEqual((told["projectId"], told["effects"]["paused"]), ("default", True))
        self.assertIn("  resumed\n", imported("Two", "--resume"))
        shows("running")
        self.studies("end", study, "--yes")
        self.assertIn("  keeps its end ", imported("Three"))
        shows("ended")
        self.assertIn("  end: no end, before: ", imported("Three", "--resume"))
        shows("running")

    def test_a_study_ends_on_request(self):
        before = self.published()
        unasked = self.studies("end", self.study, status=64)
        self.assertIn("--yes", unasked.stderr)
        environment = self.stack.environment | {
            "OTOLITH_USERNAME": "administrator",
            "OTOLITH_PASSWORD_FILE": str(self.stack.password_file("administrator"))}
        status, shown, output = at_a_terminal(
            ["studies", "end", self.study], environment, [("to continue: ", "y\n")])
        self.assertEqual((status, output), (1, ""), shown)
        self.assertIn("cancelled", shown)
        self.assertIn("30 days later its retention begins", shown.replace("\r\n", " "))
        self.assertFalse(self.published().HasField("end_time"))
        status, shown, output = at_a_terminal(
            ["studies", "end", self.study, "--at", "2099-03-31T22:00:00Z"], environment,
            [("to continue: ", f"{self.study}\n")])
        self.assertEqual(status, 0, shown)
        self.assertIn(f"{self.study}: ends at 2099-03-31T22:00:00Z, revision 2", output)
        self.assertEqual(self.published().end_time.ToJsonString(), "2099-03-31T22:00:00Z")
        # A new end replaces it; the same one changes nothing.
        self.studies("end", self.study, "--at", "2098-01-01T00:00:00Z", "--yes")
        self.assertIn("already", self.studies(
            "end", self.study, "--at", "2098-01-01T00:00:00Z", "--yes").stdout)
        self.assertUnchangedBut(before, self.published(), "end_time")
        self.assertIn("--at must be a time", self.studies(
            "end", self.study, "--at", "tomorrow", status=64).stderr)
        refused = self.studies("end", self.study, "--at", "2020-01-01T00:00:00Z", "--yes", status=1)
        self.assertIn("RETENTION_ERASES_NOW", refused.stderr)
        self.studies("end", self.study, "--yes")
        self.assertIn("state: ended\n", self.studies("show", self.study).stdout)
        self.assertIn("already\n", self.studies("end", self.study, "--yes").stdout)

    def test_leaders_of_another_study_change_nothing(self):
        for command in ("pause", "resume"):
            refused = self.studies(
                command, self.study, username=f"leader-{TINNITUS}", status=77)
            self.assertIn("cannot be changed by you", refused.stderr)
        self.assertFalse(study_of(self.stack, self.study).paused)

    def test_retention(self):
        new_leader(self.stack, self.study)
        leader = {"username": f"leader-{self.study}"}
        shown = self.studies("retention", self.study, **leader).stdout
        self.assertIn("days after the end of the study: 30\n", shown)
        told = json.loads(self.studies("retention", self.study, "--json", **leader).stdout)
        self.assertEqual(
            (told["retention"]["daysAfterEnd"], told["pendingCount"]), (30, 0))
