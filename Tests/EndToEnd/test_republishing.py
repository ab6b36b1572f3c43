"""A study that changes while people participate."""

from zoneinfo import ZoneInfo

from support.case import EndToEndTestCase
from support.clock import datetime_of, seconds_of
from support.content import import_study
from support.export import export
from support.people import (
    STRESS, TINNITUS, anonymous, anonymous_in, leader_of, new_leader, study_of,
)
from support.paths import CONTENT
from support.sheets import make_sheet, verdict_names
from support.quiet import stored
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2

BERLIN = ZoneInfo("Europe/Berlin")
BETTER = '  - id: better\n    question: {en: "Better than yesterday?"}\n    type: yes-no\n'


class Republishing(EndToEndTestCase):
    def test_a_new_version_beside_the_old_one(self):
        import_study(self.stack, "growing")
        early = anonymous_in(self.stack, "growing")
        old = early.questionnaires("growing")["growing-form"]
        etag = early.fetch("growing").etag
        import_study(self.stack, "growing", elements=BETTER)
        fetched = early.fetch("growing", etag=etag)
        self.assertFalse(fetched.not_modified)
        new, = fetched.questionnaires
        self.assertEqual((old.version, new.version), (1, 2))
        self.assertNotEqual(old.content_hash, new.content_hash)
        # A client that is offline continues with the old version.
        sheets = [
            make_sheet("growing", form, self.now() - 60, self.random) for form in (old, new)]
        self.assertCreated(early.submit(*sheets))
        # A sheet that claims one version and answers another matches neither.
        mixed = make_sheet("growing", new, self.now() - 60, self.random, version=1)
        verdict, = early.submit(mixed)
        self.assertRejected(verdict, ("content_hash", "CONTENT_HASH_MISMATCH"))

        new_leader(self.stack, "growing")
        rows, _ = export(
            self.stack, leader_of(self.stack, "growing").token, "growing", "wide", "growing-form")
        by_version = {row["version"]: row for row in rows}
        self.assertEqual(by_version["1"]["better"], "")
        self.assertIn(by_version["2"]["better"], ("yes", "no"))

    def test_another_schedule_replaces_what_was_planned(self):
        import_study(self.stack, "moving")
        participant = anonymous_in(self.stack, "moving")
        before = participant.plan("moving").notifications

        def hours(plan):
            return {datetime_of(entry.notify_time, BERLIN).hour for entry in plan}

        self.assertEqual(hours(before), {12})
        import_study(self.stack, "moving", at="07:30")
        wait_until(
            lambda: hours(participant.plan("moving").notifications) == {7},
            "planning has heard of the new schedule",
        )
        after = participant.plan("moving").notifications
        self.assertEqual(len(after), 64)
        identifiers = {entry.notification_id for entry in before}
        self.assertFalse(identifiers & {entry.notification_id for entry in after})

    def test_a_deactivated_questionnaire(self):
        import_study(self.stack, "pausing")
        participant = anonymous_in(self.stack, "pausing")
        form = participant.questionnaires("pausing")["pausing-form"]
        before = make_sheet("pausing", form, self.now(), self.random)
        self.stack.clock.advance(minutes=5)
        import_study(self.stack, "pausing", deactivated=True)
        self.assertTrue(participant.fetch("pausing").uses[0].deactivated)
        wait_until(
            lambda: len(participant.plan("pausing").notifications) == 0,
            "planning has heard of the pause",
        )
        self.stack.clock.advance(minutes=5)

        def refused():
            verdict, = participant.submit(
                make_sheet("pausing", form, self.now() - 60, self.random))
            return verdict if verdict_names([verdict]) == ["REJECTED"] else None

        verdict = wait_until(refused, "ingestion has heard of the pause")
        self.assertRejected(verdict, ("questionnaire_id", "QUESTIONNAIRE_DEACTIVATED"))
        self.assertCreated(participant.submit(before))
        import_study(self.stack, "pausing")
        wait_until(
            lambda: len(participant.plan("pausing").notifications) == 64, "it goes on")

    def test_another_consent_text_has_to_be_agreed_to(self):
        import_study(self.stack, "careful")
        old = study_of(self.stack, "careful").consent_version
        member = anonymous_in(self.stack, "careful")
        import_study(self.stack, "careful", consent="I agree, and to the blood test too.")
        new = study_of(self.stack, "careful").consent_version
        self.assertNotEqual(old, new)

        def join(version):
            return self.gateway.enrolments.JoinStudy(
                auth_pb2.JoinStudyRequest(
                    study_id="careful", consent_version=version, consent_language="en"),
                token=newcomer.token,
            )

        newcomer = anonymous(self.stack)

        def joined():
            with self.assertFails("FAILED_PRECONDITION", "CONSENT_OUTDATED"):
                join("f" * 16)
            return join(new)

        self.assertEqual(joined().enrolment.consent_version, new)
        newcomer = anonymous(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "CONSENT_OUTDATED"):
            join(old)
        # Members stay members, with their former consent.
        enrolment, = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=member.token).enrolments
        self.assertEqual(enrolment.consent_version, old)
        # They may agree to the new text.
        member.join("careful")
        enrolment, *_ = [
            entry for entry in self.gateway.enrolments.ListEnrolments(
                auth_pb2.ListEnrolmentsRequest(), token=member.token).enrolments
            if not entry.HasField("leave_time")
        ]
        self.assertEqual(enrolment.consent_version, new)

    def test_another_password(self):
        import_study(self.stack, "guarded", password="first-door-code")
        anonymous(self.stack).join("guarded", password="first-door-code")
        import_study(self.stack, "guarded", password="second-door-code")

        def new_one_works():
            try:
                return anonymous(self.stack).join("guarded", password="second-door-code")
            except Exception:
                return None

        wait_until(new_one_works, "auth has heard of the new password")
        with self.assertFails("PERMISSION_DENIED", "STUDY_PASSWORD_REJECTED"):
            anonymous(self.stack).join("guarded", password="first-door-code")

    def test_an_earlier_end(self):
        import_study(self.stack, "stopping")
        participant = anonymous_in(self.stack, "stopping")
        self.assertEqual(len(participant.plan("stopping").notifications), 64)
        ends_at = int(self.now()) + 3 * 86_400
        import_study(self.stack, "stopping", ends_at=ends_at)
        wait_until(
            lambda: len(participant.plan("stopping").notifications) <= 3,
            "planning has heard of the end",
        )
        for entry in participant.plan("stopping").notifications:
            self.assertLess(seconds_of(entry.notify_time), ends_at)


class WhoMayPublish(EndToEndTestCase):
    def test_a_leader_publishes_the_own_study_only(self):
        own = self.stack.control(
            "catalogue", "import", CONTENT / TINNITUS, "--nothing-blocks",
            username=f"leader-{TINNITUS}")
        self.assertIn("unchanged", own.stdout)
        foreign = self.stack.control(
            "catalogue", "import", CONTENT / STRESS, username=f"leader-{TINNITUS}", check=False)
        self.assertNotEqual(foreign.returncode, 0)
        self.assertIn("NOT_STUDY_LEADER", foreign.stderr)

    def test_a_dry_run_writes_nothing(self):
        before = stored(self.stack, "catalogue")
        done = self.stack.control("catalogue", "import", CONTENT / STRESS, "--dry-run")
        self.assertIn("nothing written", done.stdout)
        self.assertEqual(stored(self.stack, "catalogue"), before)
