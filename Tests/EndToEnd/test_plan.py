"""Step 4: the notification plan, and changes that participants may make."""

from collections import Counter
from datetime import timedelta, timezone
from zoneinfo import ZoneInfo

from support.case import EndToEndTestCase
from support.clock import datetime_of, seconds_of
from support.content import import_study
from support.people import STRESS, TINNITUS, anonymous, anonymous_in
from otolith.catalogue.v1 import schedule_pb2
from otolith.planning.v1 import planning_pb2

BERLIN = ZoneInfo("Europe/Berlin")
EVERY_DAY = range(1, 8)


def of(plan, questionnaire_id) -> list:
    return [entry for entry in plan.notifications if entry.questionnaire_id == questionnaire_id]


def minute_of_day(notification, zone) -> float:
    local = datetime_of(notification.notify_time, zone)
    return local.hour * 60 + local.minute + local.second / 60


def standard(per_day, start, end, gap=15) -> schedule_pb2.StandardPlan:
    return schedule_pb2.StandardPlan(
        per_day=per_day, minimum_gap_minutes=gap,
        windows=[
            schedule_pb2.DayWindow(day=day, start_minute=start, end_minute=end)
            for day in EVERY_DAY
        ],
    )


class PrescribedPlan(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)

    def test_sixty_four_instants_each_with_an_id(self):
        asked_at = self.now()
        plan = self.participant.plan(TINNITUS)
        self.assertEqual(plan.time_zone, "Europe/Berlin")
        self.assertEqual(len(plan.notifications), 64)
        identifiers = [entry.notification_id for entry in plan.notifications]
        self.assertEqual(len(set(identifiers)), 64)
        for identifier in identifiers:
            self.assertRegex(identifier, r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
        instants = [seconds_of(entry.notify_time) for entry in plan.notifications]
        self.assertEqual(instants, sorted(instants))
        self.assertGreaterEqual(instants[0], asked_at + 15 * 60)
        self.assertEqual({entry.study_id for entry in plan.notifications}, {TINNITUS})
        # The statistical questionnaires have no schedule.
        self.assertEqual(
            {entry.questionnaire_id for entry in plan.notifications}, {"tyt-momentary"})

    def test_random_instants_one_in_each_tenth_of_the_window(self):
        momentary = of(self.participant.plan(TINNITUS), "tyt-momentary")
        self.assertGreaterEqual(len(momentary), 60)
        gaps = [
            seconds_of(after.notify_time) - seconds_of(before.notify_time)
            for before, after in zip(momentary, momentary[1:])
        ]
        self.assertGreaterEqual(min(gaps), 15 * 60)
        parts: dict = {}
        for entry in momentary:
            minute = minute_of_day(entry, BERLIN)
            self.assertTrue(8 * 60 <= minute <= 22 * 60, entry)
            self.assertFalse(entry.fixed)
            # An answer at any time counts.
            self.assertFalse(entry.HasField("expire_time"))
            day = datetime_of(entry.notify_time, BERLIN).date()
            parts.setdefault(day, []).append(int((minute - 8 * 60) / 84))
        # The first day has already begun, the last is cut by the limit.
        for day in sorted(parts)[1:-1]:
            self.assertEqual(parts[day], list(range(10)), day)
        minutes = Counter(round(minute_of_day(entry, BERLIN)) for entry in momentary)
        self.assertGreater(len(minutes), 40, "instants repeat from day to day")

    def test_asking_again_answers_the_same(self):
        first = self.participant.plan(TINNITUS)
        for again in (
            self.participant.plan(TINNITUS), self.participant.plan(TINNITUS, time_zone=""),
            self.participant.plan(),
        ):
            self.assertNothingMoved(first, again)
            self.assertEqual(len(again.notifications), 64)
            self.assertEqual(again.time_zone, "Europe/Berlin")
        few = self.participant.plan(TINNITUS, limit=7)
        self.assertEqual(len(few.notifications), 7)
        self.assertNothingMoved(few, self.participant.plan(TINNITUS))

    def test_what_was_handed_out_never_moves(self):
        first = self.participant.plan(TINNITUS)
        for hours in (0.2, 3, 20):
            self.stack.clock.advance(hours=hours)
            later = self.participant.plan(TINNITUS)
            self.assertNothingMoved(first, later)
            self.assertEqual(len(later.notifications), 64)

    def test_a_restart_moves_nothing(self):
        first = self.participant.plan(TINNITUS)
        self.stack.kill_and_restart("planning")
        self.assertNothingMoved(first, self.participant.plan(TINNITUS))

    def test_another_zone_is_another_plan(self):
        self.participant.plan(TINNITUS)
        zone = ZoneInfo("America/New_York")
        plan = self.participant.plan(TINNITUS, time_zone="America/New_York")
        self.assertEqual(plan.time_zone, "America/New_York")
        for entry in of(plan, "tyt-momentary"):
            self.assertTrue(8 * 60 <= minute_of_day(entry, zone) <= 22 * 60, entry)

    def test_what_phones_call_their_zone(self):
        first = self.participant.plan(TINNITUS, time_zone="Europe/Kiev")
        for zone in ("Europe/Kyiv", "europe/kyiv", "Europe/Helsinki", "PST", "W. Europe Standard Time"):
            with self.subTest(zone):
                plan = self.participant.plan(TINNITUS, time_zone=zone)
                self.assertNothingMoved(first, plan)
                self.assertEqual(plan.time_zone, "Europe/Kiev")
        plan = self.participant.plan(TINNITUS, time_zone="GMT-09:30")
        self.assertEqual(plan.time_zone, "UTC-09:30")
        for entry in of(plan, "tyt-momentary"):
            minute = minute_of_day(entry, timezone(-timedelta(hours=9, minutes=30)))
            self.assertTrue(8 * 60 <= minute <= 22 * 60, entry)

    def test_participants_differ(self):
        other = anonymous_in(self.stack, TINNITUS)
        mine = {seconds_of(entry.notify_time) for entry in self.participant.plan().notifications}
        theirs = {seconds_of(entry.notify_time) for entry in other.plan().notifications}
        self.assertLess(len(mine & theirs), 8)

    def test_what_is_refused(self):
        with self.assertFails("INVALID_ARGUMENT", "TIME_ZONE_UNKNOWN"):
            anonymous_in(self.stack, TINNITUS).plan(TINNITUS, time_zone="Europe/Atlantis")
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            self.participant.plan(STRESS)
        with self.assertFails("INVALID_ARGUMENT"):
            self.participant.plan(TINNITUS, limit=501)

    def test_without_an_enrolment_nothing_is_planned(self):
        self.assertEqual(len(anonymous(self.stack).plan().notifications), 0)


class OwnSchedule(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)

    def set(self, questionnaire_id="tyt-momentary", study_id=TINNITUS, **plan):
        return self.gateway.planning.SetSchedule(
            planning_pb2.SetScheduleRequest(
                study_id=study_id, questionnaire_id=questionnaire_id, **plan
            ),
            token=self.participant.token,
        )

    def get(self, questionnaire_id="tyt-momentary", study_id=TINNITUS, participant=None):
        return self.gateway.planning.GetSchedule(
            planning_pb2.GetScheduleRequest(
                study_id=study_id, questionnaire_id=questionnaire_id
            ),
            token=(participant or self.participant).token,
        )

    def momentary(self) -> list:
        return of(self.participant.plan(TINNITUS), "tyt-momentary")

    def test_the_prescribed_one_is_shown(self):
        schedule = self.get()
        self.assertFalse(schedule.own)
        self.assertEqual(schedule.schedule.standard.per_day, 10)
        self.assertTrue(schedule.schedule.participant_may_change)
        monthly = self.get("tys-monthly", STRESS, anonymous_in(self.stack, STRESS))
        self.assertEqual(monthly.schedule.monthly.day_of_month, 1)

    def test_fewer_a_day_over_midnight(self):
        self.set(standard=standard(2, 22 * 60, 2 * 60))
        self.assertTrue(self.get().own)
        plan = self.momentary()
        self.assertEqual(len(plan), 64)
        for entry in plan:
            minute = minute_of_day(entry, BERLIN)
            self.assertTrue(minute >= 22 * 60 or minute <= 2 * 60, entry)

    def test_fixed_weekly_times(self):
        self.set(
            custom=schedule_pb2.CustomPlan(
                times=[
                    schedule_pb2.WeeklyTime(day=1, minute_of_day=18 * 60 + 30),
                    schedule_pb2.WeeklyTime(day=4, minute_of_day=7 * 60),
                ]
            )
        )
        plan = self.momentary()
        self.assertGreater(len(plan), 40)
        for entry in plan:
            local = datetime_of(entry.notify_time, BERLIN)
            self.assertIn(
                (local.isoweekday(), local.hour, local.minute), {(1, 18, 30), (4, 7, 0)}
            )
            self.assertTrue(entry.fixed)

    def test_the_largest_feasible_number_is_named_and_accepted(self):
        with self.assertFails("INVALID_ARGUMENT", "SCHEDULE_INFEASIBLE") as refused:
            self.set(standard=standard(96, 8 * 60, 10 * 60))
        largest = int(refused[0].metadata["maximum_per_day"])
        self.assertTrue(1 <= largest <= 9, largest)
        with self.assertFails("INVALID_ARGUMENT", "SCHEDULE_INFEASIBLE"):
            self.set(standard=standard(largest + 1, 8 * 60, 10 * 60))
        self.assertFalse(self.get().own)
        self.set(standard=standard(largest, 8 * 60, 10 * 60))
        plan = self.momentary()
        gaps = [
            seconds_of(after.notify_time) - seconds_of(before.notify_time)
            for before, after in zip(plan, plan[1:])
        ]
        self.assertGreaterEqual(min(gaps), 15 * 60)
        days = Counter(datetime_of(entry.notify_time, BERLIN).date() for entry in plan)
        self.assertEqual({days[day] for day in sorted(days)[1:-1]}, {largest})

    def test_muted_and_back_to_the_studys(self):
        prescribed = self.participant.plan(TINNITUS)
        self.assertTrue(self.set(muted=True).participant_schedule.muted)
        self.assertEqual(self.momentary(), [])
        self.gateway.planning.ResetSchedule(
            planning_pb2.ResetScheduleRequest(
                study_id=TINNITUS, questionnaire_id="tyt-momentary"
            ),
            token=self.participant.token,
        )
        self.assertFalse(self.get().own)
        self.assertFalse(self.get().muted)
        self.assertEqual(len(self.participant.plan(TINNITUS).notifications), 64)
        self.assertEqual(
            {entry.questionnaire_id for entry in self.participant.plan(TINNITUS).notifications},
            {entry.questionnaire_id for entry in prescribed.notifications},
        )

    def test_what_the_study_fixes_cannot_be_changed(self):
        import_study(self.stack, "fixed-plan")
        self.participant.join("fixed-plan")
        with self.assertFails("FAILED_PRECONDITION", "SCHEDULE_FIXED_BY_STUDY"):
            self.set(
                "fixed-plan-form", "fixed-plan",
                monthly=schedule_pb2.MonthlyPlan(day_of_month=2, minute_of_day=0))
        with self.assertFails("INVALID_ARGUMENT"):
            self.set(
                standard=standard(2, 8 * 60, 20 * 60),
                monthly=schedule_pb2.MonthlyPlan(day_of_month=2, minute_of_day=0),
            )
