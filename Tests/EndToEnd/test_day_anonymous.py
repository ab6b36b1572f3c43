"""An anonymous participant who registers later, from the first sheet to erasure."""

from support.mail import code_in, newest_mail
from support.people import TINNITUS, anonymous_in, register, sign_in
from test_day_account import OTHER_PASSWORD, PASSWORD, DayTestCase
from otolith.auth.v1 import own_account_pb2


class DayAnonymous(DayTestCase):
    def upgrade(self, participant, **fields):
        return self.gateway.own_accounts.UpgradeAccount(
            own_account_pb2.UpgradeAccountRequest(**fields), token=participant.token)

    def test_an_anonymous_participant_becomes_a_known_one(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        before = {entry.sheet.sheet_id for entry in participant.stored(TINNITUS)}
        plan = participant.plan(TINNITUS).notifications
        self.assertEqual(len(before), 200)

        name, address = "day-upgraded", "day-upgraded@example.org"
        answer = self.upgrade(
            participant, username=name, password=PASSWORD, email=address, email_consent=True)
        self.assertTrue(answer.recovery_code and answer.confirmation_required)
        confirmed = self.gateway.own_accounts.ConfirmEmailChange(
            own_account_pb2.ConfirmEmailChangeRequest(
                code=code_in(newest_mail(self.stack, address))), token=participant.token)
        self.assertEqual(
            (confirmed.account.email, confirmed.account.anonymous), (address, False))

        # Another device finds all data there.
        known = sign_in(self.stack, address, PASSWORD)
        self.assertEqual(known.participant_id, participant.participant_id)
        self.assertEqual({entry.sheet.sheet_id for entry in known.stored(TINNITUS)}, before)
        self.assertEqual(known.plan(TINNITUS).notifications, plan)
        # Another person tries to take over the account.
        stranger = anonymous_in(self.stack, TINNITUS)
        with self.assertFails("ALREADY_EXISTS", "USERNAME_TAKEN"):
            self.upgrade(stranger, username=name, password=PASSWORD)
        with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_NOT_ANONYMOUS"):
            self.upgrade(known, username="day-again", password=PASSWORD)

        # An export of everything, including data from before the registration.
        found = self.export_of(known, self.proven(known, PASSWORD))
        self.assertEqual(
            {row["sheet_id"] for row in found["ingestion.answer_sheets"]}, before)
        self.assertEqual(found["auth.accounts"][0]["email"], address)
        self.assertEqual([row["study_id"] for row in found["auth.enrolments"]], [TINNITUS])

        # The first device is informed, too, long after its access token has expired.
        self.delete(known, PASSWORD)
        self.stack.clock.advance(hours=72)
        with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_ERASED"):
            participant.renew()
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, name, PASSWORD)
        # Name and address are available; a new owner finds no data.
        register(self.stack, name, OTHER_PASSWORD, email=address, email_consent=True)
        self.confirm(name, newest_mail(self.stack, address))
        newcomer = sign_in(self.stack, address, OTHER_PASSWORD)
        self.assertNotEqual(newcomer.participant_id, participant.participant_id)
        newcomer.join(TINNITUS)
        self.assertEqual(newcomer.stored(TINNITUS), [])
