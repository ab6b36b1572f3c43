"""The sheets of a participant of Track Your Tinnitus: questionnaires begun on the web and finished on the phone, one
closed on purpose, momentary records offline (TYT §4), and their notifications."""

import datetime

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.devices import choice, new_device, two_devices
from support.filler import Filler
from support.export import export
from support.people import TINNITUS, leader_of, new_id, new_leader
from support.prompts import DELIVERED, DISMISSED, KNOWN, OPENED, RECORDED, PromptDevice
from support.sheets import make_sheet
from support.shipped import import_blocking
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import schedule_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

FIRST = ("mini-tq", "tschq", "worst-symptom")
MOMENTARY = "tyt-momentary"
STUDY = f"{TINNITUS}-as-it-ships"


class DayTrackYourTinnitus(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_blocking(cls.stack, TINNITUS)
        new_leader(cls.stack, STUDY)

    def filled(self, form, before, known=None, **fields):
        return make_sheet(
            STUDY, form, self.now() - before, self.random, known=known, **fields)

    def test_before_and_while_tracking(self):
        web, phone = two_devices(self.stack, "day-tinnitus")
        web.join(STUDY)
        phone.renew()
        forms = web.questionnaires(STUDY)
        # No notifications before the three statistical questionnaires are done in order.
        self.assertEqual(list(phone.plan(STUDY).notifications), [])
        self.assertEqual([offer.questionnaire_id for offer in web.offers(STUDY)], list(FIRST))
        standing = phone.standing(STUDY)
        self.assertEqual(
            [entry.questionnaire_id for entry in standing.questionnaires][:3], list(FIRST))
        self.assertEqual((standing.filled_in, standing.begun, standing.percent), (0, 0, 0))
        self.assertEqual(list(phone.standing_with(STUDY, MOMENTARY).blocked_by), list(FIRST))

        # (b) Half of the TSCHQ on the web, the other half on the phone.
        draft_id = new_id()
        answers = Filler(self.random).fill(forms["tschq"])
        half = len(answers) // 2
        for answer in answers[:half]:
            web.save_draft(draft_id, forms["tschq"], STUDY, **{answer.element_id: answer})
        begun = phone.standing_with(STUDY, "tschq")
        self.assertTrue(begun.draft_id == draft_id and 0 < begun.draft_percent < 100, begun)
        phone.save_draft(draft_id, **{answer.element_id: answer for answer in answers[half:]})
        draft = web.drafts(STUDY)[0]
        self.assertEqual(draft.percent, 100)
        mini = self.filled(forms["mini-tq"], 300)
        tschq = self.filled(
            forms["tschq"], 200, sheet_id=draft_id,
            answers=[element.answer for element in draft.elements])
        # (a) All of the Mini-TQ. (c) The worst symptom is closed on purpose with nothing in it.
        worst = self.filled(
            forms["worst-symptom"], 100, answers=[],
            closing=ingestion_pb2.SHEET_CLOSING_INCOMPLETE)
        self.assertCreated(self.submit_until_decided(phone, mini, tschq, worst))
        self.assertEqual(web.drafts(STUDY), [])
        # That lifts its block, and it cannot be filled in again.
        standing = phone.standing(STUDY)
        self.assertEqual((standing.filled_in, standing.percent), (3, 100))
        self.assertEqual(list(phone.standing_with(STUDY, MOMENTARY).blocked_by), [])
        verdict, = self.submit_until_decided(web, self.filled(
            forms["worst-symptom"], 90, answers=[choice("worst_symptom", "sleep")]))
        self.assertRejected(verdict, ("questionnaire_id", "ALREADY_FILLED_IN"))

        # Now the phone notifies, and answers two notifications offline: one saved by the client.
        wait_until(lambda: phone.plan(STUDY).notifications, "planning knows that all is filled in")
        notifications = phone.plan(STUDY).notifications
        first, second = notifications[:2]
        self.stack.clock.jump(seconds_of(second.notify_time) + 300 - self.now())
        sheets = [
            make_sheet(
                STUDY, forms[MOMENTARY], seconds_of(notification.notify_time) + 60, self.random,
                notification_id=notification.notification_id, **fields)
            for notification, fields in (
                (first, {}), (second, {"closing": ingestion_pb2.SHEET_CLOSING_AUTOSAVED}))
        ]
        for sheet in sheets:
            for noise in sheet.noise:
                noise.level, noise.unit = 47.5, ingestion_pb2.NOISE_UNIT_DECIBEL_A
            sheet.device.CopyFrom(ingestion_pb2.Device(
                system="iOS", system_version="26.1", maker="Apple", model="iPhone17,1"))
        self.assertCreated(self.submit_until_decided(phone, *sheets))
        stored = {entry.sheet.sheet_id: entry for entry in web.stored(STUDY, MOMENTARY)}
        for sheet, notification in zip(sheets, (first, second)):
            entry = stored[sheet.sheet_id]
            self.assertEqual(entry.notification.notify_time, notification.notify_time)
            self.assertFalse(entry.notification.fixed)
        self.assertEqual(
            [stored[sheet.sheet_id].sheet.closing for sheet in sheets],
            [ingestion_pb2.SHEET_CLOSING_COMPLETE, ingestion_pb2.SHEET_CLOSING_AUTOSAVED])

        rows, _ = export(
            self.stack, leader_of(self.stack, STUDY).token, STUDY, "wide", MOMENTARY,
            legacy_scales=True)
        own = [row for row in rows if row["sheet_id"] in stored]
        self.assertEqual({row["device_system"] + row["device_model"] for row in own}, {"iOS"})
        self.assertEqual({row["noise_levels_dba"] for row in own}, {"47.5"})
        self.assertEqual({row["closing"] for row in own}, {"complete", "autosaved"})
        self.checks_former_columns(own, {sheet.sheet_id: one for sheet, one in zip(sheets, (first, second))})

    def checks_former_columns(self, rows, asked):
        """The columns of the former database (TYT §3.3.3): scales from 0 to 1, the notification and how it was planned."""
        for row in rows:
            for manikin in ("mood", "arousal"):
                self.assertIn(float(row[manikin]), [step / 8 for step in range(9)])
            for slider in ("loudness", "distress", "stress", "concentration"):
                self.assertTrue(0 <= float(row[slider]) <= 1, slider)
            notified = asked[row["sheet_id"]].notify_time.ToDatetime(datetime.UTC)
            self.assertEqual(datetime.datetime.fromisoformat(row["notification_time"]), notified)
            self.assertEqual(row["notification_fixed"], "false")

    def test_how_the_phone_asks(self):
        """Notifications (TYT §4.2.6, §5.2.2, §5.2.3): random in a window, with a minimum distance, not at once, 64 or 100
        ahead; switched off and on; by the participant's own calendar; across zones; answered or not."""
        phone = new_device(self.stack, "prompts-tinnitus")
        phone.join(STUDY)
        forms = phone.questionnaires(STUDY)
        self.assertCreated(self.submit_until_decided(
            phone, *(self.filled(forms[first], 60) for first in FIRST)))
        device = PromptDevice(phone, STUDY)
        wait_until(lambda: device.poll().notifications, "all that blocks is filled in")
        self.promised(device, 64)
        # Android holds 100 and more.
        device.poll(limit=100)
        self.promised(device, 100)
        device.poll(limit=100)
        self.assertGreater(device.deltas, 0)

        # Two days: the phone reports every notification, offline, at the end of the day.
        for _ in range(2):
            today = device.coming(MOMENTARY)[:10]
            self.stack.clock.advance(
                seconds=seconds_of(today[-1].notify_time) + 1800 - self.now())
            reports = [device.told(one, DELIVERED, 2) for one in today]
            reports += [device.told(one, OPENED, 40) for one in today[::2]]
            reports += [device.told(today[1], DISMISSED, 30)]
            self.random.shuffle(reports)
            self.assertEqual(set(device.report(*reports)), {RECORDED})
            self.assertEqual(set(device.report(*reports)), {KNOWN})
            answers = [
                self.filled(
                    forms[MOMENTARY], self.now() - seconds_of(one.notify_time) - 120,
                    notification_id=one.notification_id) for one in today[::2]]
            self.assertCreated(self.submit_until_decided(phone, *answers))
            wait_until(
                lambda: {one.notification_id for one in today[::2]}.isdisjoint(
                    (device.poll(), device.pending)[1]),
                "what is answered goes from the phone")
            self.assertNotIn(today[1].notification_id, device.pending)

        # The switch and the participant's own calendar take effect at once (TYT §4.2.6.2).
        self.set(phone, muted=True)
        device.poll()
        self.assertEqual(device.coming(MOMENTARY), [])
        times = [(day, minute) for day in (1, 3, 5) for minute in (570, 1110)]
        self.set(phone, custom=schedule_pb2.CustomPlan(times=[
            schedule_pb2.WeeklyTime(day=day, minute_of_day=minute) for day, minute in times]))
        device.poll()
        for one in device.coming(MOMENTARY):
            local = device.local(one)
            self.assertIn((local.isoweekday(), local.hour * 60 + local.minute), times)
            self.assertTrue(one.fixed)

        # The zone follows the phone: the same local times in Japan, nothing in between.
        device.zone = "Asia/Tokyo"
        device.poll()
        for one in device.coming(MOMENTARY):
            local = device.local(one)
            self.assertIn((local.isoweekday(), local.hour * 60 + local.minute), times)
        # Three days without contact: later notifications are planned nevertheless.
        last = seconds_of(device.coming(MOMENTARY)[-1].notify_time)
        self.stack.clock.advance(seconds=last - 2 * 86_400 - self.now())
        wait_until(
            lambda: self.stack.database.query(
                "SELECT count(*) > 0 FROM planning.notifications WHERE handed_out_at IS NULL AND "
                f"participant_id = '{phone.participant_id}' AND cancelled_at IS NULL") == [["t"]]
            or seconds_of(device.coming(MOMENTARY)[-1].notify_time) > self.now(),
            "the background plans for it")
        # Back to the study's schedule.
        self.gateway.planning.ResetSchedule(
            planning_pb2.ResetScheduleRequest(study_id=STUDY, questionnaire_id=MOMENTARY),
            token=phone.token)
        device.poll()
        self.promised(device, 64)
        self.gateway.enrolments.LeaveStudy(
            auth_pb2.LeaveStudyRequest(study_id=STUDY), token=phone.token)
        wait_until(
            lambda: self.stack.database.query(
                "SELECT count(*) FROM planning.notifications WHERE cancelled_at IS NULL AND "
                f"participant_id = '{phone.participant_id}' AND at > to_timestamp({self.now()})")
            == [["0"]], "nothing is left after leaving")

    def set(self, phone, **plan):
        self.gateway.planning.SetSchedule(
            planning_pb2.SetScheduleRequest(
                study_id=STUDY, questionnaire_id=MOMENTARY, **plan), token=phone.token)

    def promised(self, device, count):
        """The study's plan: ten a day from eight to ten, at least a quarter of an hour apart."""
        coming = device.coming(MOMENTARY)
        self.assertEqual(len(coming), count)
        self.assertGreaterEqual(seconds_of(coming[0].notify_time), self.now() + 14 * 60)
        days = {}
        for one, following in zip(coming, coming[1:]):
            self.assertGreaterEqual(
                seconds_of(following.notify_time) - seconds_of(one.notify_time), 900)
        for one in coming:
            local = device.local(one)
            self.assertTrue(480 <= local.hour * 60 + local.minute <= 1320, local)
            days.setdefault(local.date(), []).append(one)
            self.assertFalse(one.fixed)
        self.assertEqual({len(day) for day in list(days.values())[1:-1]}, {10})
