"""Studies that keep answers as long as they declared, and no longer."""

from support.people import anonymous, leader_of, new_leader
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from test_erasure import ANONYMISE, ERASE, ErasureTestCase
from otolith.auth.v1 import auth_pb2, consent_pb2
from otolith.catalogue.v1 import catalogue_pb2, study_pb2

DAY = 86_400


class Retention(ErasureTestCase):
    def publish(self, study, days, outcome=study_pb2.RETENTION_OUTCOME_ERASE):
        publish(
            self.stack, study, [daily(f"{study}-form")],
            retention=study_pb2.StudyRetention(days_after_leaving=days, outcome=outcome))

    def state(self, study):
        return self.gateway.memberships.GetStudyRetention(
            auth_pb2.GetStudyRetentionRequest(study_id=study), token=self.leader.token)

    def test_former_participants_are_erased_after_the_retention_time(self):
        study = "short-memory"
        self.publish(study, 30)
        new_leader(self.stack, study)
        self.leader = leader_of(self.stack, study)
        shown = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study)).study
        self.assertEqual(shown.retention.days_after_leaving, 30)
        with self.assertFails("INVALID_ARGUMENT", "RETENTION_LENGTHENED"):
            self.publish(study, 31)
        self.publish(study, 2)

        people = [anonymous(self.stack) for _ in range(2)]
        for person in people:
            person.join(study)
            form = person.questionnaires(study)[f"{study}-form"]
            self.assertCreated(person.submit(make_sheet(study, form, self.now(), self.random)))
        left, stays = people
        self.gateway.enrolments.LeaveStudy(
            auth_pb2.LeaveStudyRequest(study_id=study), token=left.token)
        consent, = self.gateway.consents.ListConsents(
            consent_pb2.ListConsentsRequest(), token=left.token).consents
        self.assertIn(consent.retention.days_after_leaving, (2, 30))
        self.assertEqual(self.state(study).complete_count, 0)

        self.stack.clock.advance(minutes=2 * DAY // 60 + 1)
        self.leader = leader_of(self.stack, study)
        wait_until(lambda: self.state(study).complete_count == 1, "all services are done", 120)
        state = self.state(study)
        self.assertEqual(state.pending_count, 0)
        self.assertEqual(self.counts(state)["otolith-ingestion answer_sheets"], 1)
        self.assertEqual(self.sheets_of(left), 0)
        self.assertEqual(self.sheets_of(stays), 1)

    def test_a_withdrawn_consent_erases_if_the_study_says_so(self):
        study = "light-memory"
        publish(
            self.stack, study, [daily(f"{study}-form")],
            retention=study_pb2.StudyRetention(
                on_withdrawal=True, outcome=study_pb2.RETENTION_OUTCOME_ANONYMISE))
        new_leader(self.stack, study)
        self.leader = leader_of(self.stack, study)
        person = anonymous(self.stack)
        person.join(study)
        form = person.questionnaires(study)[f"{study}-form"]
        self.assertCreated(person.submit(make_sheet(study, form, self.now(), self.random)))
        consent, = self.gateway.consents.ListConsents(
            consent_pb2.ListConsentsRequest(), token=person.token).consents
        self.assertTrue(consent.retention.on_withdrawal)
        for _ in range(2):
            self.gateway.consents.WithdrawConsent(
                consent_pb2.WithdrawConsentRequest(study_id=study), token=person.token)
        wait_until(lambda: self.state(study).complete_count == 1, "all services are done", 120)
        self.assertEqual(self.sheets_of(person), 0)
        self.assertEqual(
            self.counts(self.state(study))["otolith-ingestion answer_sheets.anonymised"], 1)

    def test_each_study_follows_its_own_erasure_rule(self):
        anonymise = study_pb2.RETENTION_OUTCOME_ANONYMISE
        erase = study_pb2.RETENTION_OUTCOME_ERASE
        said = {"will-erase": erase, "will-keep": anonymise, "lets-choose": None}
        for study, on_erasure in said.items():
            publish(
                self.stack, study, [daily(f"{study}-form")],
                retention=study_pb2.StudyRetention(
                    days_after_leaving=30, outcome=erase, on_erasure=on_erasure))
        person, other = anonymous(self.stack), anonymous(self.stack)
        for who, number in ((person, 3), (other, 1)):
            for study in said:
                who.join(study)
                form = who.questionnaires(study)[f"{study}-form"]
                for _ in range(number):
                    self.assertCreated(
                        who.submit(make_sheet(study, form, self.now(), self.random)))
        consents = self.gateway.consents.ListConsents(
            consent_pb2.ListConsentsRequest(), token=person.token).consents
        self.assertEqual(
            {consent.study_id: consent.retention.on_erasure for consent in consents},
            {"will-erase": ERASE, "will-keep": ANONYMISE, "lets-choose": 0})
        with self.assertFails("FAILED_PRECONDITION", "ERASURE_MODE_REFUSED"):
            self.erase(person, "will-keep", ERASE)
        with self.assertFails("FAILED_PRECONDITION", "ERASURE_MODE_REFUSED"):
            self.erase(person, "will-erase", ANONYMISE)
        self.assertEqual(self.sheets_of(person), 9)

        complete = self.await_complete(self.erase(person, mode=ERASE))
        counts = self.counts(complete)
        self.assertEqual(counts["otolith-ingestion answer_sheets"], 6)
        self.assertEqual(counts["otolith-ingestion answer_sheets.anonymised"], 3)
        told = self.stack.control("erasure", "status", complete.erasure_id).stdout
        self.assertIn("answers: erase", told)
        self.assertIn("kept without any link to the participant, by studies that state so", told)
        self.assertEqual(self.sheets_in(said), {"will-erase": 1, "will-keep": 4, "lets-choose": 1})
        self.assertClean(person.participant_id)
        complete = self.await_complete(self.erase(other, mode=ANONYMISE))
        counts = self.counts(complete)
        self.assertEqual(counts["otolith-ingestion answer_sheets"], 1)
        self.assertEqual(counts["otolith-ingestion answer_sheets.anonymised"], 2)
        self.assertEqual(self.sheets_in(said), {"will-erase": 0, "will-keep": 4, "lets-choose": 1})
        self.assertClean(other.participant_id)

    def sheets_in(self, studies) -> dict:
        return {
            study: int(self.stack.database.value(
                f"SELECT count(*) FROM ingestion.answer_sheets WHERE study_id = '{study}'"))
            for study in studies
        }
