"""Events of one subject are removed from the log in PostgreSQL, no others, and readers continue over the gap."""

import json
import uuid

from support.case import EndToEndTestCase
from support.database import DatabaseError
from support.processes import run
from support.waiting import wait_until

ENROLLED = "otolith.events.v1.ParticipantEnrolled"


class LogErasure(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.database = self.stack.database
        self.person, self.other = str(uuid.uuid4()), str(uuid.uuid4())

    def enrol(self, person, role="auth", time="now() - interval '1 second'"):
        """Appends an event like a service."""
        message = (
            b"\x0a\x24" + person.encode() + b"\x12\x03tyt" + b"\x1a\x06\x08\x80\x97\xf8\xdb\x06")
        self.database.as_role(f"otolith_{role}").query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES (gen_random_uuid(),"
            f" 'otolith-{role}', '{ENROLLED}', '{person}', {time}, '\\x{message.hex()}')")

    def erase(self, *people, role="auth", source="auth", before="now()", at_most=1000):
        subjects = ", ".join(f"'{person}'" for person in people)
        return int(self.database.as_role(f"otolith_{role}").value(
            f"SELECT bus.erase_subjects('otolith-{source}', ARRAY[{subjects}]::text[], {before}, {at_most})"))

    def events(self, person):
        return int(self.database.value(f"SELECT count(*) FROM bus.log WHERE subject = '{person}'"))

    def test_all_of_one_and_nothing_of_another(self):
        for person in (self.person, self.other, self.person, self.person):
            self.enrol(person)
        # A partition of another time.
        self.enrol(self.person, time="now() - interval '400 days'")
        self.assertEqual([self.erase(self.person, at_most=3), self.erase(self.person, at_most=3)], [3, 1])
        self.assertEqual(self.erase(self.person), 0)
        self.assertEqual((self.events(self.person), self.events(self.other)), (0, 1))

    def test_what_happened_later_stays(self):
        self.enrol(self.person, time="now() - interval '1 hour'")
        self.enrol(self.person)
        self.assertEqual(self.erase(self.person, before="now() - interval '1 minute'"), 1)
        self.assertEqual(self.events(self.person), 1)

    def test_a_service_cannot_erase_events_of_another(self):
        self.enrol(self.person)
        for role in ("catalogue", "ingestion", "planning"):
            with self.assertRaisesRegex(DatabaseError, "may not speak for otolith-auth"):
                self.erase(self.person, role=role)
            self.assertEqual(self.erase(self.person, role=role, source=role), 0)
        self.assertEqual(self.events(self.person), 1)

    def test_numbers_below_one_erase_nothing(self):
        self.enrol(self.person)
        self.assertEqual([self.erase(self.person, at_most=number) for number in (0, -1)], [0, 0])
        self.assertEqual(self.erase(), 0)
        self.assertEqual(self.events(self.person), 1)

    def test_readers_go_on_over_the_gap(self):
        def planning_knows(person):
            return self.database.value(
                f"SELECT count(*) FROM planning.enrolments WHERE participant_id = '{person}'") != "0"

        self.enrol(self.person)
        self.enrol(self.person)
        self.erase(self.person)
        self.enrol(self.other)
        self.database.query("SELECT pg_notify('otolith_bus', '')")
        wait_until(lambda: planning_knows(self.other), "planning has read what came after it")
        database = self.database.as_role("otolith_planning").url
        shown = run(
            self.stack, "otolithctl", "bus", "cursors", "show", "--json", "--service", "planning",
            environment={"OTOLITH_DATABASE_URL": database})
        self.assertEqual(shown.returncode, 0, shown.stdout + shown.stderr)
        self.assertEqual({line["standing"] for line in json.loads(shown.stdout)}, {"reads"})
