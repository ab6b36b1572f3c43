"""Plans of single participants with otolithctl, as a leader of the study."""

import json
from datetime import datetime, timedelta, timezone

from support.people import TINNITUS, anonymous_in, new_id
from support.case import EndToEndTestCase
from support.staff_dates import leader_and_name, publish_dated_study


class Plans(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.study = publish_dated_study(cls.stack)
        cls.person = anonymous_in(cls.stack, cls.study)
        _, cls.name = leader_and_name(cls.stack, cls.study)
        cls.person.plan(cls.study)

    def control(self, *arguments, status=0, username=None):
        done = self.stack.control(
            *arguments, username=username or f"leader-{self.study}", check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def plan(self, command, *arguments, **named):
        return self.control("plan", command, self.study, *arguments, **named)

    def json(self, command, *arguments):
        return json.loads(self.plan(command, *arguments, "--json").stdout)

    def at(self, hours):
        moment = datetime.fromtimestamp(self.now(), timezone.utc) + timedelta(hours=hours)
        # Noon is outside of all quiet hours.
        return moment.replace(hour=12, minute=7, second=0, microsecond=0).strftime(
            "%Y-%m-%dT%H:%M:%SZ")

    def test_the_participants_of_a_study(self):
        one, = self.json("participants")
        self.assertEqual(
            (one["participant"], one["activity"]), (self.name, "PARTICIPANT_ACTIVITY_ACTIVE"))
        self.assertRegex(self.plan("participants").stdout, rf"(?m)^{self.name} +active ")
        self.plan("participants", "--silent-days", 0, status=64)
        self.assertIn("NOT_STUDY_LEADER", self.plan(
            "participants", username=f"leader-{TINNITUS}", status=77).stderr)

    def test_a_notification_is_added_moved_and_called_off(self):
        identifier, moved = new_id(), new_id()
        add = ("add", self.name, f"{self.study}-form", "--at", self.at(48), "--id", identifier)
        for _ in range(2):
            self.assertIn(identifier, self.plan(*add).stdout)
        plan = self.json("of", self.name)
        added, = [each for each in plan["notifications"] if each["notificationId"] == identifier]
        self.assertEqual((added["origin"], added["notifyTime"]),
                         ("NOTIFICATION_ORIGIN_STAFF", self.at(48)))
        self.assertEqual(plan["timeZone"], "Europe/Berlin")
        self.assertRegex(
            self.plan("of", self.name).stdout, rf"(?m) staff +planned .*{identifier}$")
        self.assertIn(moved, self.plan("move", identifier, "--at", self.at(72), "--id", moved).stdout)
        self.assertIn("cancelled by staff", self.plan("cancel", moved).stdout)
        self.plan("cancel", moved)
        left = {each["notificationId"] for each in self.json("of", self.name)["notifications"]}
        self.assertEqual(left & {identifier, moved}, set())
        all_of_them = self.json("of", self.name, "--cancelled")["notifications"]
        self.assertLessEqual({identifier, moved}, {each["notificationId"] for each in all_of_them})
        self.assertIn("NOTIFY_TIME_PAST", self.plan(
            "add", self.name, f"{self.study}-form", "--at", "2001-01-01T00:00:00Z", status=1).stderr)
        self.plan("add", self.name, f"{self.study}-form", "--at", "soon", status=64)

    def dates(self, command, *arguments, **named):
        return self.control("plan", "dates", command, self.study, *arguments, **named)

    def test_dates_are_set_listed_and_taken_back(self):
        day = self.at(72)[:10]
        self.assertIn(f"is {day}", self.dates("set", self.name, "surgery", day).stdout)
        date, = json.loads(self.dates("list", "--json").stdout)
        self.assertEqual(
            (date["participant"], date["staffDateId"], date["date"]), (self.name, "surgery", day))
        self.assertIn(day, self.dates("list", "--participant", self.name).stdout)
        self.assertIn("not set any more", self.dates("delete", self.name, "surgery").stdout)
        self.assertIn("was not set", self.dates("delete", self.name, "surgery").stdout)
        self.assertIn("STAFF_DATE_UNKNOWN", self.dates(
            "set", self.name, "no-such", day, status=1).stderr)

    def test_a_trigger_is_fired(self):
        occurrence = new_id()
        for _ in range(2):
            fired = self.json("fire", self.name, "call", "--id", occurrence)
            self.assertEqual(fired["occurrence"]["occurrenceId"], occurrence)
        self.assertIn("TRIGGER_UNKNOWN", self.plan("fire", self.name, "x", status=1).stderr)

    def test_tables_are_available_as_json(self):
        answer = self.json("compliance", "--by", "participant")
        self.assertIn("fromTime", answer)
        self.plan("compliance", "--csv", "--json", status=64)
        notification = self.json("of", self.name)["notifications"][0]["notificationId"]
        explained = json.loads(self.control(
            "plan", "explain", notification, "--study", self.study, "--json").stdout)
        self.assertEqual(explained["notification"]["notificationId"], notification)
