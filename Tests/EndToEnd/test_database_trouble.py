"""A database that is full, too old, too busy, or being migrated concurrently: error messages, and
no partial changes."""

import subprocess
import threading

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.fake_postgres import fake_postgres
from support.gateway import Gateway
from support.people import STRESS, anonymous_in
from support.processes import run, serving
from support.sheets import make_sheet
from support.stack import clean_environment
from support.waiting import wait_until

WRONG_SETTINGS = 78
UNAVAILABLE = 69


class FullPool(EndToEndTestCase):
    def test_without_a_free_connection_the_caller_gets_a_retry_delay(self):
        environment = self.stack.service_environment("ingestion") | {
            "OTOLITH_DATABASE_CONNECTIONS": "1"}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        writer, reader = (anonymous_in(self.stack, STRESS) for _ in range(2))
        sheet = make_sheet(
            STRESS, writer.questionnaires(STRESS)["tys-daily"], self.now() - 60, self.random)
        with serving(self.stack, "ingestion", environment) as server:
            gateway = Gateway({"ingestion": f"127.0.0.1:{server.port()}"})
            self.addCleanup(gateway.close)
            tokens = writer.token, reader.token
            writer.gateway = reader.gateway = gateway
            # By then it also knows what it learns from other services once.
            self.assertEqual(reader.stored(STRESS), [])
            verdicts = []
            submitting = threading.Thread(
                target=lambda: verdicts.extend(writer.submit(sheet, token=tokens[0])))
            with self.stack.database.locked("ingestion.answer_sheets"):
                submitting.start()
                wait_until(self.somebody_waits, "the only connection is taken")
                with self.assertFails("RESOURCE_EXHAUSTED", "DATABASE_QUEUE_FULL") as refused:
                    reader.stored(STRESS)
                self.assertEqual(refused[0].retry_seconds, 1)
            submitting.join(30)
            # The call with the connection succeeds, and so do all later ones.
            self.assertCreated(verdicts)
            self.assertEqual(len(verdicts), 1)
            self.assertEqual(reader.stored(STRESS), [])
            self.assertEqual(server.stop(), 0, server.log)

    def somebody_waits(self) -> bool:
        return self.stack.database.value(
            "SELECT count(*) FROM pg_locks WHERE NOT granted"
            " AND relation = 'ingestion.answer_sheets'::regclass") != "0"


class Trouble(EndToEndTestCase):
    def refused(self, command, environment, code, *expected, service="planning"):
        done = run(self.stack, f"otolith-{service}", command, environment=environment)
        self.assertEqual(done.returncode, code, done.stderr)
        # One line reports it; warnings of the attempts may precede it.
        last = done.stderr.strip().splitlines()[-1]
        for words in expected:
            self.assertIn(words, last)
        self.assertNotIn("Fatal error", done.stderr)

    def test_a_server_that_is_too_old(self):
        with fake_postgres("13.14") as port:
            url = f"postgresql://otolith_planning:secret-word@127.0.0.1:{port}/otolith"
            for command in ("serve", "check", "migrate"):
                with self.subTest(command=command):
                    self.refused(
                        command, {"OTOLITH_DATABASE_URL": url}, WRONG_SETTINGS,
                        "PostgreSQL 13", "15 is the oldest", "upgrade the server")

    def test_too_many_connections(self):
        database = OtherDatabase(self.stack, "otolith_crowded", migrated=["planning"])
        environment = database.environment("planning")
        database.superuser.query("ALTER DATABASE otolith_crowded CONNECTION LIMIT 0")
        for command in ("serve", "migrate"):
            with self.subTest(command=command):
                self.refused(
                    command, environment, UNAVAILABLE, "too many connections", "max_connections")
        database.superuser.query("ALTER DATABASE otolith_crowded CONNECTION LIMIT -1")
        self.assertEqual(self.status("check", environment), 0)

    def test_a_disk_that_is_full_while_migrating(self):
        """The server fails during a migration; the next attempt continues from there."""
        database = OtherDatabase(self.stack, "otolith_full")
        environment = database.environment("planning")
        database.superuser.query(
            "CREATE FUNCTION public.no_space() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN"
            " IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands()"
            "   WHERE object_identity = 'planning.notifications') THEN"
            "   RAISE EXCEPTION 'could not extend file: No space left on device'"
            "     USING ERRCODE = '53100';"
            " END IF; END $$;"
            "CREATE EVENT TRIGGER no_space ON ddl_command_end EXECUTE FUNCTION public.no_space()")
        self.refused("migrate", environment, UNAVAILABLE, "free space on the server's disk")
        tables = [table for _, table in database.superuser.tables(["planning"])]
        self.assertNotIn("notifications", tables)
        self.refused("serve", environment, WRONG_SETTINGS, "migrate")
        database.superuser.query("DROP EVENT TRIGGER no_space")
        self.assertEqual(self.status("migrate", environment), 0)
        # `check` does the same as `serve`, which needs the log, too.
        database.migrate_bus()
        self.assertEqual(self.status("check", environment), 0)

    def test_several_migrate_at_once(self):
        database = OtherDatabase(self.stack, "otolith_several")
        environment = clean_environment() | database.environment("ingestion")
        processes = [
            subprocess.Popen(
                [self.stack.bin / "otolith-ingestion", "migrate"], env=environment,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                text=True)
            for _ in range(4)
        ]
        outputs = [process.communicate(timeout=300)[0] for process in processes]
        self.assertEqual([process.returncode for process in processes], [0] * 4, outputs)
        applied = [line for output in outputs for line in output.splitlines()
                   if line.startswith("applied ")]
        self.assertEqual(len(applied), len(set(applied)), "each migration is applied once")
        ledger = database.superuser.value("SELECT count(*) FROM ingestion.schema_migrations")
        self.assertEqual(len(applied), int(ledger))

    def test_the_log_has_a_plan_and_words_too(self):
        database = OtherDatabase(self.stack, "otolith_log_plan")
        migrate = ("otolithctl", "bus", "migrate", "--database", database.url("bus"))
        plan = run(self.stack, *migrate, "--plan")
        self.assertEqual(plan.returncode, 0, plan.stderr)
        self.assertRegex(plan.stdout, r"(?m)^would apply log/0001_initial \(in a transaction\)")
        self.assertEqual(database.superuser.tables(["bus"]), [])
        self.assertIn("applied log/0001_initial", run(self.stack, *migrate).stdout)
        self.assertIn("up to date", run(self.stack, *migrate, "--plan").stdout)
        for command, refusal in (
            ("migrate", "lacks the rights to migrate"), ("partitions", "may not read bus."),
        ):
            for url, words in (
                ("postgresql://otolith_bus:secret-word@127.0.0.1:1/otolith",
                 "check that the server runs"),
                (database.url("planning"), refusal),
                ("postgresql://otolith_bus:secret%word@127.0.0.1:1/otolith", "percent-encoded"),
                ("postgresql://otolith_bus:secret/word@127.0.0.1:1/otolith", "percent-encoded"),
                ("postgresql://otolith_bus:half@secret-word@127.0.0.1:1/otolith", "percent-encoded"),
                ("postgresql://otolith_bus@127.0.0.1:1/otolith?sslmode=secret-word", "sslmode"),
            ):
                with self.subTest(command=command, url=url):
                    done = run(self.stack, "otolithctl", "bus", command, "--database", url)
                    away = words == "check that the server runs"
                    self.assertEqual(done.returncode, 69 if away else 1, done.stderr)
                    self.assertIn(words, done.stderr)
                    self.assertNotRegex(done.stderr, r"secret.word|connectionLost|Fatal error")

    def status(self, command, environment) -> int:
        done = run(self.stack, "otolith-planning", command, environment=environment)
        return done.returncode
