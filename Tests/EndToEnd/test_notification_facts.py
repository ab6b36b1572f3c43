"""Notification times of sheets: planning publishes them, ingestion stores and exports them (TYT §3.3.3)."""

from support.case import EndToEndTestCase
from support.clock import datetime_of, seconds_of
from support.export import export
from support.people import TINNITUS, anonymous_in, leader_of, new_id
from support.processes import run
from support.sheets import make_sheet
from support.waiting import wait_until

FORM = "tyt-momentary"


class NotificationFacts(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)
        self.form = self.participant.questionnaires(TINNITUS, "de")[FORM]
        self.plan = [
            entry for entry in self.participant.plan(TINNITUS).notifications
            if entry.questionnaire_id == FORM]

    def facts(self):
        """Facts by sheet id; sheets without any are left out."""
        return {
            stored.sheet.sheet_id: stored.notification
            for stored in self.participant.stored(TINNITUS) if stored.HasField("notification")}

    def known(self):
        return {row[0] for row in self.stack.database.query(
            "SELECT notification_id FROM ingestion.notifications WHERE participant_id = "
            f"'{self.participant.participant_id}'")}

    def sheet(self, entry, seconds_after):
        sheet = make_sheet(
            TINNITUS, self.form, seconds_of(entry.notify_time) + seconds_after, self.random)
        sheet.notification_id = entry.notification_id
        return sheet

    def test_in_the_list_and_in_both_exports(self):
        first, second = self.plan[:2]
        self.stack.clock.advance(days=8)
        in_time, late = self.sheet(first, 60), self.sheet(second, 7 * 86_400)
        unasked = make_sheet(TINNITUS, self.form, self.now() - 30, self.random)
        stranger = make_sheet(TINNITUS, self.form, self.now() - 20, self.random)
        stranger.notification_id = new_id()
        self.assertCreated(self.participant.submit(in_time, unasked, stranger))
        self.assertCreated(self.participant.submit(late))
        wait_until(lambda: len(self.facts()) == 2, "planning's event has arrived")
        facts = self.facts()
        self.assertEqual(set(facts), {in_time.sheet_id, late.sheet_id})
        for sheet, entry in ((in_time, first), (late, second)):
            fact = facts[sheet.sheet_id]
            self.assertEqual(fact.notify_time, entry.notify_time)
            self.assertEqual(fact.HasField("expire_time"), entry.HasField("expire_time"))
            if entry.HasField("expire_time"):
                self.assertEqual(fact.expire_time, entry.expire_time)
        self.assertTrue(facts[in_time.sheet_id].delivered_late)
        self.assertFalse(facts[in_time.sheet_id].expired)
        self.assertEqual(facts[late.sheet_id].expired, second.HasField("expire_time"))

        leader = leader_of(self.stack, TINNITUS).token
        for layout in ("wide", "long"):
            rows, _ = export(self.stack, leader, TINNITUS, layout, FORM)
            cells = {row["sheet_id"]: row for row in rows}
            row = cells[in_time.sheet_id]
            self.assertEqual(
                row["notification_time"],
                datetime_of(first.notify_time).strftime("%Y-%m-%dT%H:%M:%S.%fZ"))
            self.assertEqual(row["notification_fixed"], "false")
            self.assertEqual(row["notification_expired"], "false")
            self.assertEqual(row["delivered_late"], "true")
            for sheet in (unasked, stranger):
                row = cells[sheet.sheet_id]
                self.assertEqual(row["notification_time"], "")
                self.assertEqual(row["notification_expired"], "")
                self.assertEqual(row["delivered_late"], "false")

    def test_of_two_sheets_of_one_notification_the_first_counts(self):
        """The one finished first, in any order of arrival."""
        entry = self.plan[0]
        self.stack.clock.advance(
            seconds=max(0, seconds_of(entry.notify_time) + 3600 - self.now()))
        first, second = self.sheet(entry, 60), self.sheet(entry, 120)
        second.notification_id = entry.notification_id.upper()

        def marks():
            facts = self.facts()
            return [sheet.sheet_id in facts and facts[sheet.sheet_id].answered_before
                    for sheet in (first, second)]

        self.assertCreated(self.participant.submit(second))
        wait_until(lambda: len(self.facts()) == 1, "planning's event has arrived")
        self.assertEqual(marks(), [False, False])
        self.assertCreated(self.participant.submit(first))
        self.assertEqual(marks(), [False, True])
        rows, _ = export(
            self.stack, leader_of(self.stack, TINNITUS).token, TINNITUS, "wide", FORM)
        cells = {row["sheet_id"]: row["notification_answered_before"] for row in rows}
        self.assertEqual(
            [cells[sheet.sheet_id] for sheet in (first, second)], ["false", "true"])
        wait_until(lambda: self.stack.database.value(
            "SELECT answered_at FROM planning.notifications WHERE notification_id ="
            f" '{entry.notification_id}' AND answered_at = at + interval '1 minute'"),
            "planning counts the first one, too")

    def test_what_is_called_off_stays_known_and_a_rebuild_ends_the_same(self):
        everything = {entry.notification_id for entry in self.plan}
        wait_until(lambda: everything <= self.known(), "planning's event has arrived")
        self.participant.leave(TINNITUS)
        cancelled = (
            "SELECT notification_id, notify_at, cancelled FROM ingestion.notifications WHERE "
            f"participant_id = '{self.participant.participant_id}' ORDER BY 1")
        wait_until(
            lambda: {row[2] for row in self.stack.database.query(cancelled)} == {"t"},
            "all of them are called off")
        told = self.stack.database.query(cancelled)
        self.stack.database.query(
            "DELETE FROM ingestion.notifications WHERE participant_id = "
            f"'{self.participant.participant_id}'")
        rebuilt = run(
            self.stack, "otolithctl", "bus", "rebuild", "--service", "ingestion",
            "notifications", "--yes", environment=self.stack.service_environment("ingestion"))
        self.assertEqual(rebuilt.returncode, 0, rebuilt.stdout + rebuilt.stderr)
        wait_until(
            lambda: self.stack.database.query(cancelled) == told, "everything is there again")
