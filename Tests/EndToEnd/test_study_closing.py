"""Studies that are retired and deleted: what the services know of them afterwards."""

import json

from support.case import EndToEndTestCase
from support.people import anonymous_in, new_id, new_leader
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from otolith.catalogue.v1 import catalogue_pb2, study_pb2

DAY_MINUTES = 1_440


class StudyClosing(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"closing-{new_id()[:8]}"

    def publish(self, **fields):
        publish(self.stack, self.study, [daily(f"{self.study}-form")], **fields)

    def studies(self, command, *arguments, status=0, **named):
        done = self.stack.control("studies", command, self.study, *arguments, check=False, **named)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def known(self):
        """The services that know the study."""
        return {service for service in ("auth", "ingestion", "planning") if self.stack.database.value(
            f"SELECT count(*) FROM {service}.studies WHERE study_id = '{self.study}'") != "0"}

    def read(self):
        return self.gateway.catalogue.GetStudy(catalogue_pb2.GetStudyRequest(study_id=self.study)).study

    def had_participants(self):
        return self.stack.database.value(
            f"SELECT had_participants FROM catalogue.studies WHERE study_id = '{self.study}'") == "t"

    def test_retired_it_can_be_read_but_not_changed(self):
        self.publish()
        leader = new_leader(self.stack, self.study)
        self.assertIn("STUDY_NOT_ENDED", self.studies("retire", "--yes", status=1).stderr)
        self.studies("end", "--yes", username=leader)
        self.assertEqual(
            self.studies("retire", "--yes", username=leader).stdout, f"{self.study}: retired\n")
        self.assertEqual(self.studies("retire", "--yes").stdout, f"{self.study}: was retired before\n")
        self.assertNotIn(self.study, self.stack.control("studies", "list").stdout)
        self.assertEqual(self.read().study_id, self.study)
        with self.assertFails("FAILED_PRECONDITION", "STUDY_RETIRED"):
            self.publish()
        self.assertEqual(self.studies("reinstate").stdout, f"{self.study}: reinstated\n")
        self.assertIn(self.study, self.stack.control("studies", "list").stdout)

    def test_without_participants_every_service_forgets_it(self):
        self.publish(access=study_pb2.STUDY_ACCESS_REQUEST)
        wait_until(lambda: len(self.known()) == 3, "all services know the study")
        leader = new_leader(self.stack, self.study)
        self.stack.control("members", "invite", self.study, "--uses", "3", username=leader)
        self.studies("end", "--yes")
        self.assertIn("STUDY_NOT_ENDED", self.studies("delete", "--yes", status=1).stderr)
        self.stack.clock.advance(minutes=61)
        effects = json.loads(self.studies("delete", "--dry-run", "--json").stdout)
        self.assertEqual(
            (effects["deleted"], effects["hadParticipants"], effects["unusedQuestionnaireIds"]),
            (True, False, [f"{self.study}-form"]))
        self.assertEqual(self.read().study_id, self.study)
        done = self.studies("delete", "--yes")
        self.assertEqual(done.stdout, f"{self.study}: deleted\n")
        self.assertIn("no participant ever joined it", done.stderr)
        self.assertEqual(
            self.studies("delete", "--yes").stdout, f"{self.study}: was deleted before\n")
        with self.assertFails("NOT_FOUND", "STUDY_UNKNOWN"):
            self.read()
        with self.assertFails("FAILED_PRECONDITION", "STUDY_DELETED"):
            self.publish()
        wait_until(lambda: not self.known(), "all services forget the study")
        for table in ("auth.invitations", "ingestion.study_questionnaires", "planning.study_questionnaires"):
            self.assertEqual(self.stack.database.value(
                f"SELECT count(*) FROM {table} WHERE study_id = '{self.study}'"), "0", table)
        # The trail stays, and the questionnaire can be read.
        trail = self.stack.control("catalogue", "audit", "default").stdout
        self.assertRegex(trail, rf"study\.deleted +studies/{self.study}\b")

    def test_answers_decide_and_anonymised_ones_stay(self):
        self.publish(retention=study_pb2.StudyRetention(
            days_after_end=2, outcome=study_pb2.RETENTION_OUTCOME_ANONYMISE))
        person = anonymous_in(self.stack, self.study)
        form = person.questionnaires(self.study)[f"{self.study}-form"]
        self.assertCreated(person.submit(make_sheet(self.study, form, self.now(), self.random)))
        wait_until(self.had_participants, "the catalogue knows of the participant")
        self.studies("end", "--yes")
        self.stack.clock.advance(minutes=61)
        refused = self.studies("delete", "--yes", status=1).stderr
        self.assertIn("RETENTION_NOT_PASSED", refused)
        self.assertRegex(refused, r"until \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
        self.stack.clock.advance(minutes=3 * DAY_MINUTES)
        for service in ("auth", "planning"):
            wait_until(lambda: self.stack.database.value(
                f"SELECT count(*) FROM {service}.enrolments WHERE study_id = '{self.study}'") == "0",
                f"the retention erases the enrolment in {service}")
        self.assertIn("participants joined it", self.studies("delete", "--yes").stderr)
        # Ingestion has the anonymised answer, and so the rules of its study.
        wait_until(lambda: self.known() == {"ingestion"}, "the others forget the study")
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.answer_sheets WHERE study_id = '{self.study}'"), "1")

    def test_without_a_retention_it_can_only_be_retired(self):
        self.publish()
        anonymous_in(self.stack, self.study)
        wait_until(self.had_participants, "the catalogue knows of the participant")
        self.studies("end", "--yes")
        self.stack.clock.advance(minutes=61)
        self.assertIn("STUDY_HAS_PARTICIPANTS", self.studies("delete", "--yes", status=1).stderr)
        self.studies("retire", "--yes")
        self.assertEqual(self.known(), {"auth", "ingestion", "planning"})
