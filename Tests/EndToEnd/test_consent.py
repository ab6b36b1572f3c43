"""Consents: read back as shown, reported as outdated, renewed, withdrawn."""

import hashlib

from support.case import EndToEndTestCase
from support.clock import seconds_of, timestamp
from support.people import anonymous, anonymous_in, leader_of, new_leader
from support.sheets import make_sheet, verdict_names, violations_of
from support.studies import daily, publish
from support.waiting import until_answered, wait_until
from otolith.auth.v1 import auth_pb2, consent_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.planning.v1 import oversight_pb2, prompts_pb2


class Consents(EndToEndTestCase):
    def published(self, study, words, **fields):
        """The consent version of the study with the consent text."""
        publish(self.stack, study, [daily(f"{study}-form")], consent=words, **fields)
        return self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study)).study.consent_version

    def listed(self, person):
        return list(self.gateway.consents.ListConsents(
            consent_pb2.ListConsentsRequest(), token=person.token).consents)

    def read(self, person, study, version):
        return self.gateway.consents.GetConsent(consent_pb2.GetConsentRequest(
            study_id=study, consent_version=version, consent_language="en"), token=person.token)

    def refreshed(self, person):
        response = self.gateway.sessions.Refresh(
            auth_pb2.RefreshRequest(refresh_token=person.refresh_token))
        person.refresh_token = response.refresh_token
        return response

    def enrolment(self, person):
        enrolment, = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=person.token).enrolments
        return enrolment

    def test_from_signing_to_withdrawing(self):
        study = "signed-study"
        first = self.published(study, "I agree to much.")
        person = anonymous(self.stack)
        person.join(study)
        self.assertEqual(list(self.refreshed(person).outdated_consents), [])

        second = self.published(study, "I agree to less.")
        self.assertNotEqual(first, second)
        wait_until(
            lambda: self.enrolment(person).consent_outdated, "auth hears of the new text")
        told = self.refreshed(person).outdated_consents
        self.assertEqual([(each.study_id, each.consent_version) for each in told], [(study, second)])
        for _ in range(2):
            person.join(study)
        self.assertFalse(self.enrolment(person).consent_outdated)
        self.assertEqual(list(self.refreshed(person).outdated_consents), [])

        self.assertEqual(
            [(each.study_id, each.consent_version) for each in self.listed(person)],
            [(study, first), (study, second)])
        for version, words in ((first, "I agree to much."), (second, "I agree to less.")):
            consent = self.read(person, study, version)
            self.assertEqual(consent.text, words)
            self.assertEqual(consent.text_sha256, hashlib.sha256(words.encode()).hexdigest())
        with self.assertFails("NOT_FOUND", "CONSENT_UNKNOWN"):
            self.read(anonymous(self.stack), study, first)

        request = consent_pb2.WithdrawConsentRequest(study_id=study)
        for _ in range(2):
            self.gateway.consents.WithdrawConsent(request, token=person.token)
        enrolment = self.enrolment(person)
        self.assertTrue(enrolment.HasField("leave_time"))
        self.assertTrue(enrolment.HasField("consent_withdraw_time"))
        self.assertFalse(enrolment.consent_outdated)
        self.assertEqual(self.read(person, study, first).text, "I agree to much.")

    def sheet(self, person, study):
        """A sheet finished now."""
        form = person.questionnaires(study)[f"{study}-form"]
        return make_sheet(study, form, self.now(), self.random)

    def test_staff_sees_whose_consent_ended(self):
        """Also of those who never call again: they are not silent, and miss nothing."""
        study = "lapsing-study"
        self.published(study, "I agree for good.")
        new_leader(self.stack, study)
        away = anonymous_in(self.stack, study)
        self.assertTrue(away.plan(study).notifications)
        end = int(self.now()) + 600
        self.published(study, "I agree for a while.", earlier_consents_end_time=timestamp(end))
        self.stack.clock.advance(minutes=11)
        leader, oversight = leader_of(self.stack, study).token, self.gateway.oversight
        request = oversight_pb2.ListParticipantStatusesRequest(study_id=study)

        def lapsed():
            status, = until_answered(
                lambda: oversight.ListParticipantStatuses(request, token=leader)).participants
            activity = oversight_pb2.PARTICIPANT_ACTIVITY_CONSENT_ENDED
            return status.participant if status.activity == activity else None

        name = wait_until(lapsed, "planning hears of the end")
        plan = oversight.GetParticipantPlan(
            oversight_pb2.GetParticipantPlanRequest(study_id=study, participant=name), token=leader)
        self.assertEqual(seconds_of(plan.consent_end_time), end)
        after = [each for each in plan.notifications if seconds_of(each.notify_time) >= end]
        self.assertTrue(after)
        self.assertEqual(
            {each.state for each in after}, {prompts_pb2.NOTIFICATION_STATE_CONSENT_ENDED})

    def test_a_consent_that_ends(self):
        study = "ending-study"
        self.published(study, "I agree for good.")
        person = anonymous(self.stack)
        person.join(study)
        self.assertTrue(person.plan(study).notifications)
        waiting = self.sheet(person, study)
        end = int(self.now()) + 600
        self.published(
            study, "I agree for a while.", earlier_consents_end_time=timestamp(end))
        wait_until(
            lambda: self.enrolment(person).consent_outdated, "auth hears of the new text")
        person.renew()
        self.assertEqual(seconds_of(self.enrolment(person).consent_end_time), end)
        plan = person.plan(study).notifications
        self.assertTrue(all(seconds_of(entry.notify_time) < end for entry in plan))
        # Until then everything continues.
        self.assertCreated(person.submit(self.sheet(person, study)))

        self.stack.clock.advance(minutes=11)
        person.renew()
        late = self.sheet(person, study)
        verdict, = person.submit(late)
        self.assertEqual(verdict_names([verdict]), ["RETRY_LATER"])
        self.assertEqual(violations_of(verdict), [("study_id", "CONSENT_ENDED")])
        # Sheets finished before the end are accepted.
        self.assertCreated(person.submit(waiting))
        self.assertEqual(list(person.plan(study).notifications), [])
        self.assertEqual(list(person.plan().notifications), [])

        person.join(study)
        self.assertCreated(person.submit(late))
        self.assertTrue(person.plan(study).notifications)
