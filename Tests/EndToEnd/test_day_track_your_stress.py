"""The sheets of a participant of Track Your Stress: the long demographic questionnaire over several evenings, then
the daily one while abroad and offline (TYS §5), and their notifications."""

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.devices import new_device, two_devices
from support.filler import Filler
from support.people import STRESS, new_id
from support.prompts import DELIVERED, RECORDED, PromptDevice
from support.sheets import make_sheet, verdict_names, violations_of
from support.shipped import import_blocking
from support.waiting import wait_until
from otolith.catalogue.v1 import schedule_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

LONG, DAILY, WEEKLY, MONTHLY = "tys-demographic", "tys-daily", "tys-weekly", "tys-monthly"
STUDY = f"{STRESS}-as-it-ships"


class DayTrackYourStress(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_blocking(
            cls.stack, STRESS, "--access-password-file", cls.stack.password_file(STRESS))

    def test_a_long_beginning(self):
        phone, tablet = two_devices(self.stack, "day-stress")
        phone.join(STUDY, password=self.stack.password(STRESS))
        tablet.renew()
        forms = phone.questionnaires(STUDY)
        self.assertEqual(list(phone.plan(STUDY).notifications), [])
        self.assertEqual(list(phone.standing_with(STUDY, DAILY).blocked_by), [LONG])

        # Three evenings, on either device.
        draft_id = new_id()
        answers = Filler(self.random).fill(forms[LONG])
        third = len(answers) // 3
        for device, part in (
            (phone, answers[:third]), (tablet, answers[third:2 * third]), (phone, answers[2 * third:])
        ):
            device.save_draft(
                draft_id, forms[LONG], STUDY, **{answer.element_id: answer for answer in part})
            self.stack.clock.advance(hours=22)
        elements = tablet.drafts(STUDY)[0].elements
        self.assertEqual(len(elements), len(answers))
        sheet = make_sheet(
            STUDY, forms[LONG], self.now() - 5, sheet_id=draft_id,
            answers=[element.answer for element in elements])
        self.assertCreated(self.submit_until_decided(tablet, sheet))
        self.assertEqual(phone.drafts(), [])
        second = make_sheet(STUDY, forms[LONG], self.now() - 1, answers=list(sheet.answers))
        refused = self.submit_until_decided(phone, second)[0]
        self.assertEqual([reason for _, reason in violations_of(refused)], ["ALREADY_FILLED_IN"])
        # A pending save on the other device does not restore the draft.
        with self.assertFails("FAILED_PRECONDITION", "DRAFT_ENDED"):
            phone.save_draft(draft_id, **{answers[0].element_id: answers[0]})

        # Abroad without a connection; everything is sent at once afterwards, twice.
        abroad = [
            make_sheet(STUDY, forms[DAILY], self.now() - 3600 * hours, self.random,
                       time_zone="Asia/Tokyo") for hours in range(1, 9)]
        for sheet in abroad:
            for noise in sheet.noise:
                noise.level, noise.unit = -32.5, ingestion_pb2.NOISE_UNIT_DECIBEL_FULL_SCALE
        self.assertCreated(self.submit_until_decided(phone, *abroad))
        self.assertEqual(
            set(verdict_names(self.submit_until_decided(tablet, *abroad))), {"EXISTS"})
        standing = tablet.standing_with(STUDY, DAILY)
        self.assertEqual((standing.sheets, standing.open, list(standing.blocked_by)), (8, True, []))
        self.assertEqual(phone.standing(STUDY).filled_in, 2)

    def test_how_the_phone_asks(self):
        """Notifications (TYS §6, §7.2.6): several a day at random, once a week and once a month at a clock time that
        participants may move, within the limits set by the study leader (FR 17)."""
        phone = new_device(self.stack, "prompts-stress")
        phone.join(STUDY, password=self.stack.password(STRESS))
        forms = phone.questionnaires(STUDY)
        device = PromptDevice(phone, STUDY, limit=200)
        device.poll()
        self.assertEqual(device.coming(), [])
        self.assertCreated(self.submit_until_decided(
            phone, make_sheet(STUDY, forms[LONG], self.now() - 60, self.random)))
        wait_until(lambda: device.poll().notifications, "the long one is filled in")
        weekly, monthly = device.coming(WEEKLY), device.coming(MONTHLY)
        self.assertEqual(
            {(one.isoweekday(), one.hour) for one in map(device.local, weekly)}, {(7, 18)})
        self.assertEqual({(one.day, one.hour) for one in map(device.local, monthly)}, {(1, 18)})

        # Only the clock time of these can be changed by participants.
        for form, plan in (
            (WEEKLY, {"muted": True}), (MONTHLY, {"muted": True}),
            (WEEKLY, {"custom": self.weekly((6, 1080))}),
            (WEEKLY, {"custom": self.weekly((7, 600), (7, 1080))}),
            (MONTHLY, {"monthly": schedule_pb2.MonthlyPlan(day_of_month=2, minute_of_day=600)}),
        ):
            with self.assertFails("FAILED_PRECONDITION", "SCHEDULE_FIXED_BY_STUDY"):
                self.set(phone, form, **plan)
        self.set(phone, WEEKLY, custom=self.weekly((7, 600)))
        self.set(
            phone, MONTHLY, monthly=schedule_pb2.MonthlyPlan(day_of_month=1, minute_of_day=615))
        device.poll()
        self.assertEqual({one.hour for one in map(device.local, device.coming(WEEKLY))}, {10})
        self.assertEqual(
            {(one.hour, one.minute) for one in map(device.local, device.coming(MONTHLY))},
            {(10, 15)})

        # The daily one: the number, and begin and end of each weekday, some disabled.
        windows = [
            schedule_pb2.DayWindow(day=day, start_minute=600 + day, end_minute=1080 + day)
            for day in (1, 2, 3, 4, 5)]
        self.set(phone, DAILY, standard=schedule_pb2.StandardPlan(per_day=6, windows=windows))
        device.poll()
        days = {}
        for local in map(device.local, device.coming(DAILY)):
            days.setdefault(local.date(), []).append(local)
            self.assertIn(local.isoweekday(), (1, 2, 3, 4, 5))
            self.assertTrue(
                600 <= local.hour * 60 + local.minute - local.isoweekday() <= 1080, local)
        self.assertEqual({len(day) for day in list(days.values())[1:-1]}, {6})
        with self.assertFails("INVALID_ARGUMENT", "SCHEDULE_INFEASIBLE") as failures:
            self.set(phone, DAILY, standard=schedule_pb2.StandardPlan(per_day=96, windows=windows))
        self.assertEqual(failures[0].metadata["maximum_per_day"], "33")

        # Abroad all local times stay the same.
        device.zone = "America/New_York"
        device.poll()
        self.assertEqual(
            {(one.isoweekday(), one.hour) for one in map(device.local, device.coming(WEEKLY))},
            {(7, 10)})
        # A week without attention: shown notifications are reported when there is a connection
        # again.
        shown = [one for one in device.coming() if seconds_of(one.notify_time) < self.now() + 7 * 86_400]
        self.stack.clock.advance(days=8)
        self.assertEqual(
            set(device.report(*(device.told(one, DELIVERED, 1) for one in shown))), {RECORDED})
        asked = next(one for one in shown if one.questionnaire_id == WEEKLY)
        sheet = make_sheet(
            STUDY, forms[WEEKLY], seconds_of(asked.notify_time) + 90, self.random,
            notification_id=asked.notification_id)
        self.assertCreated(self.submit_until_decided(phone, sheet))
        wait_until(
            lambda: self.stack.database.query(
                "SELECT answered_at IS NOT NULL, handed_out_at IS NOT NULL, delivered_at IS NOT NULL "
                f"FROM planning.notifications WHERE notification_id = '{asked.notification_id}'")
            == [["t", "t", "t"]], "the answer belongs to what was asked")

    def weekly(self, *times):
        return schedule_pb2.CustomPlan(times=[
            schedule_pb2.WeeklyTime(day=day, minute_of_day=minute) for day, minute in times])

    def set(self, phone, form, **plan):
        self.gateway.planning.SetSchedule(
            planning_pb2.SetScheduleRequest(study_id=STUDY, questionnaire_id=form, **plan),
            token=phone.token)
