"""Step 7: leaving a study ends its notifications, at once and for old tokens too."""

import grpc

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.failures import failure_of
from support.people import TINNITUS, anonymous_in
from support.sheets import make_sheet, verdict_names
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2



class Leaving(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)
        self.form = self.participant.questionnaires(TINNITUS)["tyt-momentary"]
        self.assertEqual(len(self.participant.plan(TINNITUS).notifications), 64)
        self.old_token = self.participant.token
        wait_until(
            lambda: self.stack.database.tables_holding(
                self.participant.participant_id, ["ingestion"]),
            "ingestion has heard of the enrolment",
        )
        self.before_leaving = self.now() - 5
        self.participant.leave(TINNITUS)

    def test_the_fresh_token_ends_everything_at_once(self):
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            self.participant.plan(TINNITUS)
        self.assertEqual(len(self.participant.plan().notifications), 0)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            self.participant.fetch(TINNITUS)
        enrolment, = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=self.participant.token
        ).enrolments
        self.assertTrue(enrolment.HasField("leave_time"))
        # Leaving twice is safe.
        self.participant.leave(TINNITUS)

    def test_an_old_token_gets_no_more_notifications(self):
        def nothing_planned():
            try:
                plan = self.participant.plan(TINNITUS, token=self.old_token)
            except grpc.RpcError as error:
                self.assertEqual(failure_of(error).reason, "NOT_ENROLLED")
                return True
            return len(plan.notifications) == 0

        wait_until(nothing_planned, "planning has heard that the participant left")

    def test_nothing_is_stored_that_was_filled_in_afterwards(self):
        self.stack.clock.advance(seconds=60)

        def submit(token):
            sheet = make_sheet(TINNITUS, self.form, self.now() - 1, self.random)
            verdict, = self.participant.submit(sheet, token=token)
            return verdict

        def refused():
            # Until the bus has delivered the event, the old token is accepted. Then the sheet waits
            # for a
            # token that shows whether the participant has joined again.
            return verdict_names([submit(self.old_token)])[0] in ("REJECTED", "RETRY_LATER")

        wait_until(refused, "ingestion has heard that the participant left")
        stored = len(self.participant.stored())
        submit(self.old_token)
        self.assertRejected(submit(self.participant.token), ("study_id", "NOT_ENROLLED"))
        self.assertEqual(len(self.participant.stored()), stored)

    def test_sheets_filled_in_before_leaving_still_arrive(self):
        sheet = make_sheet(TINNITUS, self.form, self.before_leaving, self.random)
        self.assertCreated(self.submit_until_decided(self.participant, sheet))

    def test_what_was_filled_in_between_leaving_and_joining_again_stays_refused(self):
        self.stack.clock.advance(seconds=600)
        between = make_sheet(TINNITUS, self.form, self.now() - 300, self.random)

        self.participant.renew()
        verdict, = self.participant.submit(between)
        self.assertRejected(verdict, ("study_id", "NOT_ENROLLED"))
        self.participant.join(TINNITUS)
        self.stack.clock.advance(seconds=60)

        def heard():
            query = (
                "SELECT count(*) FROM ingestion.enrolment_changes WHERE participant_id ="
                f" '{self.participant.participant_id}'")
            return self.stack.database.query(query) == [["3"]]

        wait_until(heard, "ingestion has heard of all of it")

        def refused():
            # A cached state may be a second old; another sheet sees the new one.
            other = make_sheet(TINNITUS, self.form, self.now() - 400, self.random)
            return verdict_names(self.participant.submit(other)) == ["REJECTED"]

        wait_until(refused, "ingestion knows of the absence")
        verdict, = self.participant.submit(between)
        self.assertRejected(verdict, ("study_id", "NOT_ENROLLED"))
        after = make_sheet(TINNITUS, self.form, self.now() - 1, self.random)
        self.assertCreated(self.submit_until_decided(self.participant, after))

    def test_joining_again_begins_anew(self):
        self.stack.clock.advance(seconds=60)
        self.participant.join(TINNITUS)
        wait_until(
            lambda: len(self.participant.plan(TINNITUS).notifications) == 64,
            "planning plans again",
        )
        # By then the participant had joined.
        self.stack.clock.advance(seconds=60)
        sheet = make_sheet(TINNITUS, self.form, self.now() - 1, self.random)
        self.assertCreated(self.submit_until_decided(self.participant, sheet))
        enrolments = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=self.participant.token
        ).enrolments
        current = [entry for entry in enrolments if not entry.HasField("leave_time")]
        self.assertEqual(len(current), 1)
        self.assertGreater(
            seconds_of(current[0].join_time), self.before_leaving
        )
