"""An operator's work with the bus: inspect, find failures, replay, rebuild."""

import json
import uuid

from support.case import EndToEndTestCase
from support.processes import run
from support.waiting import wait_until

ENROLLED = "otolith.events.v1.ParticipantEnrolled"


class Bus(EndToEndTestCase):
    def bus(self, *arguments, service="planning", status=0):
        environment = self.stack.service_environment(service)
        done = run(self.stack, "otolithctl", "bus", *arguments, environment=environment)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        self.assertNotIn("Fatal error", done.stderr)
        return done

    def json(self, *arguments, **options):
        return json.loads(self.bus(*arguments, "--json", **options).stdout)

    def caught_up(self):
        lag = self.json("lag", "--service", "planning")
        return lag["caughtUp"] and lag["consumers"]

    def forget(self, event):
        """Removes the dead letter, since other tests count them."""
        self.stack.database.query(
            f"DELETE FROM bus.log WHERE event_id = '{event}';"
            f"DELETE FROM planning.dead_letters WHERE event_id = '{event}';"
            f"DELETE FROM ingestion.dead_letters WHERE event_id = '{event}'")

    def test_topics(self):
        topics = {topic["topic"]: topic for topic in self.json("topics")}
        keys = topics["otolith.events.v1.SigningKeyPublished"]
        self.assertEqual(keys["retention"], "latest per subject")
        self.assertGreaterEqual(keys["events"], 1)
        self.assertEqual(topics["otolith.events.v1.StudyPublished"]["retention"], "forever")
        # Not used by planning, which may still know its retention.
        passwords = topics["otolith.events.v1.StudyPasswordSet"]
        self.assertEqual((passwords["retention"], passwords["events"]), ("latest per subject", 0))
        table = self.bus("topics").stdout
        self.assertTrue(table.startswith("TOPIC"), table)
        self.assertIn("otolith.events.v1.SigningKeyPublished", table)

    def test_consumers_and_lag(self):
        consumers = {entry["consumer"]: entry
                     for entry in self.json("consumers", "--service", "planning")}
        self.assertLessEqual({"answers", "enrolments", "studies", "signing-keys"}, set(consumers))
        self.assertIn(ENROLLED, consumers["enrolments"]["topics"])
        self.assertEqual([place["log"] for place in consumers["studies"]["places"]], ["postgres"])
        self.assertIn("enrolments", self.bus("consumers", "--service", "planning").stdout)
        wait_until(self.caught_up, "planning has caught up")
        environment = self.stack.service_environment("planning")
        watch = ("bus", "lag", "--service", "planning", "--max", "0")

        def status():
            return run(self.stack, "otolithctl", *watch, environment=environment).returncode

        wait_until(lambda: status() == 0, "nothing is over the limit")
        event = str(uuid.uuid4())
        self.addCleanup(
            self.stack.database.query,
            f"DELETE FROM planning.parked_events WHERE event_id = '{event}'")
        self.stack.database.query(
            "INSERT INTO planning.parked_events (consumer, event_id, source, type, subject, time,"
            f" data, parked_at, next_attempt_at) VALUES ('answers', '{event}', 'otolith-ingestion',"
            " 't.T', 'nobody', now(), '', now(), now() + interval '1 day')")
        self.assertEqual(status(), 2)

    def test_a_dead_letter_is_shown_and_replayed(self):
        """An undecodable event, later repaired in the database."""
        event = str(uuid.uuid4())
        secret = "not a message"
        log = self.stack.database.as_role("otolith_auth")
        log.query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES"
            f" ('{event}', 'otolith-auth', '{ENROLLED}', 'nobody', now(), '{secret}'); SELECT pg_notify('otolith_bus', '')")

        self.addCleanup(self.forget, event)

        def letters():
            return [letter for letter in self.json("dead-letters", "--service", "planning")
                    if letter["id"] == event]

        letter = wait_until(letters, "the dead letter")[0]
        self.assertEqual(letter["consumer"], "enrolments")
        self.assertEqual(letter["type"], ENROLLED)
        self.assertTrue(letter["reason"])
        self.assertNotIn("data", letter)
        listed = self.bus(
            "dead-letters", "list", "--service", "planning", "--consumer", "enrolments").stdout
        self.assertIn(event, listed)
        # Monitoring is alerted regardless of the limit.
        alarm = self.bus("lag", "--service", "planning", "--max", "1000000", status=2)
        self.assertIn("enrolments: 1 dead letters", alarm.stderr)

        shown = self.bus("dead-letters", "show", "--service", "planning", event).stdout
        self.assertIn("nobody", shown)
        self.assertIn(f"{len(secret)} bytes", shown)
        with_data = self.json("dead-letters", "show", "--service", "planning", event, "--payload")
        self.assertEqual(with_data["data"], "bm90IGEgbWVzc2FnZQ==")

        # Still broken: it becomes a dead letter again.
        replay = ("replay", "--service", "planning", "--consumer", "enrolments")
        self.assertIn("1 event will", self.bus(*replay, event).stdout)
        wait_until(letters, "the dead letter again")
        # Repaired with the message of a real participant, since an empty one names none.
        participant = str(uuid.uuid4())
        message = (
            b"\x0a\x24" + participant.encode() + b"\x12\x03tyt"
            + b"\x1a\x06\x08\x80\x97\xf8\xdb\x06")
        self.stack.database.query(
            f"UPDATE planning.dead_letters SET data = '\\x{message.hex()}'"
            f" WHERE event_id = '{event}'")
        self.assertGreaterEqual(self.json(*replay, "--all")["replayed"], 1)
        wait_until(
            lambda: self.stack.database.value(
                f"SELECT count(*) FROM planning.inbox WHERE event_id = '{event}'") == "1",
            "the event has its effect")
        self.assertEqual(letters(), [])
        self.assertIn(event, self.bus(*replay, event, status=1).stderr)

    def test_a_dead_letter_is_dismissed_but_not_one_of_erasures(self):
        event = str(uuid.uuid4())
        self.addCleanup(
            self.stack.database.query, f"DELETE FROM planning.dead_letters WHERE event_id = '{event}'")
        self.stack.database.query("".join(
            "INSERT INTO planning.dead_letters (consumer, event_id, source, type, subject, time, data, attempts,"
            f" reason, first_failed_at, last_failed_at) VALUES ('{consumer}', '{event}', 'otolith-auth', 't.T',"
            " 'nobody', now(), '', 1, 'malformed', now(), now());" for consumer in ("answers", "erasures")))
        dismiss = ("dead-letters", "dismiss", "--service", "planning", event)
        self.assertIn("answers, erasures", self.bus(*dismiss, "--yes", status=64).stderr)
        self.assertIn("an erasure would stay", self.bus(*dismiss, "--yes", "--consumer", "erasures", status=64).stderr)
        self.assertIn("--yes", self.bus(*dismiss, "--consumer", "answers", status=64).stderr)
        self.assertTrue(self.json(*dismiss, "--yes", "--consumer", "answers")["dismissed"])
        self.assertEqual(
            self.stack.database.query(f"SELECT consumer FROM planning.dead_letters WHERE event_id = '{event}'"),
            [["erasures"]])

    def test_a_signing_key_from_another_source_is_not_trusted(self):
        """A key of a compromised service that publishes in its own name."""
        event, key = str(uuid.uuid4()), "stranger"
        message = b"\x0a\x08" + key.encode() + b"\x12\x20" + bytes(range(32))
        self.stack.database.as_role("otolith_planning").query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES"
            f" ('{event}', 'otolith-planning', 'otolith.events.v1.SigningKeyPublished', '{key}',"
            f" now(), '\\x{message.hex()}'); SELECT pg_notify('otolith_bus', '')")
        self.addCleanup(self.forget, event)
        for service in ("catalogue", "ingestion", "planning"):
            def passed():
                lag = self.json("lag", "--service", service, service=service)
                return lag["consumers"] and all(
                    consumer["behind"] == 0 for consumer in lag["consumers"])

            wait_until(passed, f"{service} has read it")
            self.assertEqual(
                self.stack.database.value(
                    f"SELECT count(*) FROM {service}.trusted_signing_keys"
                    f" WHERE key_id = '{key}'"), "0")
            self.assertEqual(
                self.stack.database.value(
                    f"SELECT count(*) FROM {service}.dead_letters"
                    f" WHERE event_id = '{event}'"), "0")

    def test_rebuild(self):
        database = self.stack.database
        before = database.value("SELECT count(*) FROM planning.studies")
        self.assertNotEqual(before, "0")
        rebuild = ("rebuild", "--service", "planning", "studies")
        # There is no terminal for the question.
        refused = self.bus(*rebuild, status=64)
        self.assertIn("--yes", refused.stderr)
        self.assertIn("reads from the start", self.bus(*rebuild, "--yes").stdout)
        wait_until(self.caught_up, "planning has read everything again")
        self.assertEqual(database.value("SELECT count(*) FROM planning.studies"), before)

    def test_compact(self):
        removed = self.json("compact")
        self.assertIn("otolith.events.v1.SigningKeyPublished", removed)
        self.assertNotIn("otolith.events.v1.StudyPublished", removed)
        self.assertIn("SigningKeyPublished: 0 removed", self.bus("compact").stdout)

    def test_errors_are_reported(self):
        for arguments, words in (
            (("rebuild", "--service", "planning", "nobody", "--yes"), 'no consumer "nobody"'),
            (("replay", "--service", "planning", "--consumer", "nobody", "--all"),
             'no consumer "nobody"'),
            (("replay", "--service", "planning", "--consumer", "answers", str(uuid.uuid4())),
             "has no dead letter"),
            (("dead-letters", "show", "--service", "planning", str(uuid.uuid4())),
             "has no dead letter"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(words, self.bus(*arguments, status=1).stderr)
        for arguments in (
            ("lag",), ("lag", "--service", "nobody"), ("compact", "no.such.Topic"),
            ("replay", "--service", "planning", "--consumer", "answers"),
            ("replay", "--service", "planning", "--consumer", "answers", "x"),
            ("dead-letters", "--service", "planning", "--limit", "0"),
        ):
            with self.subTest(arguments=arguments):
                self.assertTrue(self.bus(*arguments, status=64).stderr)
        done = run(self.stack, "otolithctl", "bus", "lag", "--service", "planning")
        self.assertEqual(done.returncode, 64)
        self.assertIn("OTOLITH_DATABASE_URL", done.stderr)
        # Another service's role has no permission.
        done = run(
            self.stack, "otolithctl", "bus", "lag", "--service", "auth",
            environment=self.stack.service_environment("planning"))
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertRegex(done.stderr, "use the serving role of the service")
        done = run(
            self.stack, "otolithctl", "bus", "lag", "--service", "planning", "--database",
            "postgresql://otolith_planning@127.0.0.1:1/otolith")
        self.assertEqual(done.returncode, 69)
        self.assertIn("database", done.stderr)
