"""Consents: read back as shown, reported as outdated, renewed, withdrawn."""

import hashlib
import pathlib
import tempfile

from support.case import EndToEndTestCase
from support.clock import seconds_of, timestamp
from support.people import anonymous, anonymous_in, leader_of, new_id, new_leader
from support.sheets import make_sheet, verdict_names, violations_of
from support.studies import daily, publish, text
from support.waiting import until_answered, wait_until
from otolith.auth.v1 import auth_pb2, consent_pb2
from otolith.catalogue.v1 import catalogue_pb2, study_pb2
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

    def test_parts_signature_and_list(self):
        """From the study's definition to the export of the participants, through all services."""
        study = "parts-study"
        parts = [study_pb2.ConsentPart(part_id=part, text=text(f"About {part}."))
                 for part in ("sharing", "label")]
        version = self.published(
            study, "I agree.", consent_label="2.1", consent_date="2026-01-31", consent_parts=parts,
            consent_signature=study_pb2.CONSENT_SIGNATURE_KIND_NAME)
        name = new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        person = anonymous(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "CONSENT_SIGNATURE_REQUIRED"):
            person.join(study, consent_part_ids=["sharing"])
        person.join(study, consent_part_ids=["sharing"],
                    consent_signature=consent_pb2.ConsentSignature(name="Ada Lovelace"))
        consent = self.read(person, study, version)
        self.assertEqual([(part.part_id, part.accepted, part.text) for part in consent.parts], [
            ("sharing", True, "About sharing."), ("label", False, "About label.")])
        self.assertIn("Ada Lovelace", consent.copy_html)
        self.assertIn("2.1, 2026-01-31", consent.copy_html)
        changed = self.gateway.consents.SetConsentParts(
            consent_pb2.SetConsentPartsRequest(study_id=study), token=person.token)
        self.assertTrue(changed.changed)

        listed, = self.gateway.memberships.ListMemberConsents(
            consent_pb2.ListMemberConsentsRequest(study_id=study), token=leader.token).consents
        self.assertEqual(
            (listed.state, listed.consent_label, listed.consent_language, listed.signed),
            (consent_pb2.MEMBER_CONSENT_STATE_CURRENT, "2.1", "en", True))
        self.assertEqual([part.accepted for part in listed.parts], [False, False])
        said = self.stack.control(
            "members", "consents", study, "--state", "current", username=name).stdout
        self.assertIn(listed.member_id, said)
        self.assertIn("2.1", said)
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "consent.html")
            self.stack.control(
                "members", "consent", study, listed.member_id, "--output", page, username=name)
            self.assertIn("Ada Lovelace", page.read_text())
            self.assertEqual(page.stat().st_mode & 0o777, 0o600)

    def test_a_group_has_a_text_of_its_own(self):
        study = "group-consent"
        publish(self.stack, study, [daily(f"{study}-form")], consent="I agree.", group_texts={
            "kids": "My parents and I agree."})
        new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        invitation = self.gateway.memberships.CreateInvitation(auth_pb2.CreateInvitationRequest(
            invitation_id=new_id(), study_id=study, group_id="kids"), token=leader.token)
        person = anonymous(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "CONSENT_OF_GROUP"):
            person.join(study, invitation_code=invitation.code)
        shown = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study, group_id="kids")).study
        self.assertEqual(shown.consent_text.text, "My parents and I agree.")
        self.assertEqual(list(shown.groups), [])
        joined = self.gateway.enrolments.JoinStudy(auth_pb2.JoinStudyRequest(
            study_id=study, consent_version=shown.consent_version, consent_language="en",
            invitation_code=invitation.code), token=person.token)
        self.assertEqual(joined.enrolment.group_id, "kids")
        own = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=study), token=joined.access_token).study
        self.assertEqual(own.consent_version, shown.consent_version)
        self.assertFalse(self.enrolment(person).consent_outdated)

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
