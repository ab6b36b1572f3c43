"""An operator's view: clear messages and exit codes for errors, and a clean stop."""

import re
import threading

import grpc

from support.case import EndToEndTestCase
from support.database import DatabaseError
from support.databases import OtherDatabase
from support.export import export_bytes
from support.gateway import SERVICES, Gateway
from support.people import STRESS, anonymous_in, leader_of
from support.processes import run, serving
from support.sheets import make_sheet
from otolith.ingestion.v1 import ingestion_pb2

WRONG_SETTINGS = 78
UNAVAILABLE = 69


class WrongSettings(EndToEndTestCase):
    def refused(self, service, environment, *expected, command="serve"):
        done = run(self.stack, f"otolith-{service}", command, environment=environment)
        self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
        for words in expected:
            self.assertIn(words, done.stderr)
        self.assertNotIn("Fatal error", done.stderr)
        return done.stderr

    def test_no_database(self):
        for service in SERVICES:
            with self.subTest(service=service):
                self.refused(service, {}, "OTOLITH_DATABASE_URL", f"otolith_{service}@")

    def test_every_mistake_at_once(self):
        message = self.refused(
            "planning",
            {"OTOLITH_LISTEN": "nowhere", "OTOLITH_LOG_LEVEL": "loud",
             "OTOLITH_DATABASE_CONNECTIONS": "many"},
        )
        for variable in ("LISTEN", "LOG_LEVEL", "DATABASE_CONNECTIONS", "DATABASE_URL"):
            self.assertIn(f"OTOLITH_{variable}", message)

    def test_a_database_that_is_not_there(self):
        there = self.stack.database.url
        for url, code, *expected in (
            ("postgresql://otolith_planning@127.0.0.1:1/otolith", UNAVAILABLE,
             "cannot be reached", "check that the server runs"),
            (re.sub(r"/otolith\?", "/no_such_database?", there), WRONG_SETTINGS,
             "no_such_database", "bootstrap.sql"),
            (self.stack.database.as_role("nobody_of_that_name").url, WRONG_SETTINGS,
             "nobody_of_that_name", "check user and password"),
            ("postgresql://otolith_planning:pass%word@localhost/otolith", WRONG_SETTINGS,
             "percent-encoded"),
            ("otolith", WRONG_SETTINGS, "neither a PostgreSQL URI nor"),
        ):
            for command in ("serve", "check", "migrate"):
                with self.subTest(url=url, command=command):
                    done = run(self.stack, "otolith-planning", command,
                               environment={"OTOLITH_DATABASE_URL": url})
                    self.assertEqual(done.returncode, code, done.stderr)
                    # One line reports it; warnings of the attempts may precede it.
                    last = done.stderr.strip().splitlines()[-1]
                    for words in (*expected, "OTOLITH_…DATABASE_URL" if code == 69 else ""):
                        self.assertIn(words, last)
                    self.assertNotIn("Fatal error", done.stderr)
                    self.assertNotIn("pass%word", done.stderr)

    def test_the_schema_of_another_service(self):
        """The role of one service with the program of another: nothing is changed."""
        database = OtherDatabase(self.stack, "otolith_anothers")
        environment = {"OTOLITH_DATABASE_URL": database.url("auth")}
        for command in ("migrate", "serve", "check"):
            with self.subTest(command=command):
                done = run(self.stack, "otolith-planning", command, environment=environment)
                self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
                self.assertNotIn("Fatal error", done.stderr)
        self.assertEqual(database.superuser.tables(["planning"]), [])

    def test_listening_to_the_world_without_tls(self):
        environment = self.stack.service_environment("planning")
        for listen in ("0.0.0.0:0", "[::]:0", "192.0.2.1:7404"):
            with self.subTest(listen=listen):
                self.refused(
                    "planning", environment | {"OTOLITH_LISTEN": listen},
                    "OTOLITH_TLS_CERTIFICATE_FILE", "OTOLITH_PLAINTEXT_BEHIND_PROXY",
                )

    def test_obstacles_are_named(self):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_PORT_FILE"]
        free = environment | {"OTOLITH_LISTEN": "127.0.0.1:0"}
        for wrong, expected in (
            # Another program already listens there.
            (environment, environment["OTOLITH_LISTEN"]),
            (free | {"OTOLITH_JWKS_FILE": str(self.stack.directory / "clock")}, "clock"),
            (free | {"OTOLITH_PORT_FILE": "/no/such/folder/port"}, "/no/such/folder/port"),
        ):
            with self.subTest(expected=expected):
                done = run(self.stack, "otolith-planning", "serve", environment=wrong)
                self.assertIn(done.returncode, (1, WRONG_SETTINGS), done.stderr)
                last = done.stderr.strip().splitlines()[-1]
                self.assertIn(expected, last)
                # A sentence, not a value of a library.
                self.assertNotRegex(last, r"Error Domain=|\(descriptor|Malformed\(\)")

    def test_a_clock_file_that_is_too_short(self):
        environment = self.stack.service_environment("planning")
        self.refused("planning", environment | {"OTOLITH_CLOCK_FILE": "/dev/null"}, "clock")


class ServingRoles(EndToEndTestCase):
    def test_a_serving_role_with_too_many_rights_is_reported(self):
        """The owner may serve; it has no rights on the log, which is reported."""
        database = OtherDatabase(self.stack, "otolith_roles", migrated=["planning"])

        def check(url):
            return run(
                self.stack, "otolith-planning", "check",
                environment={"OTOLITH_DATABASE_URL": url})

        done = check(database.url("planning"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("OTOLITH_DATABASE_URL", done.stderr)
        done = check(database.url("planning_owner"))
        self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
        for words in ("otolith_planning_owner of OTOLITH_DATABASE_URL owns the schema",
                      "OTOLITH_MIGRATION_DATABASE_URL", "no rights on the schema bus",
                      "otolith_bus_member"):
            self.assertIn(words, done.stderr)
        done = check(database.superuser.url)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("is a superuser", done.stderr)


class Schemas(EndToEndTestCase):
    def test_not_migrated_changed_and_newer(self):
        database = OtherDatabase(self.stack, "otolith_schemas")
        done = run(
            self.stack, "otolith-planning", "serve", environment=database.environment("planning"))
        self.assertEqual(done.returncode, WRONG_SETTINGS, done.stderr)
        self.assertIn("migrate", done.stderr)

        database = OtherDatabase(self.stack, "otolith_schemas", migrated=["planning"])
        environment = database.environment("planning")
        check = run(self.stack, "otolith-planning", "check", environment=environment)
        self.assertEqual(check.returncode, 0, check.stderr)
        again = run(self.stack, "otolith-planning", "migrate", environment=environment)
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertIn("up to date", again.stdout)

        table, = [
            table for _, table in database.superuser.tables(["planning"])
            if "migration" in table
        ]
        columns = dict(
            database.superuser.query(
                "SELECT column_name, data_type FROM information_schema.columns"
                f" WHERE table_schema = 'planning' AND table_name = '{table}'"
            )
        )
        checksum, = [name for name in columns if re.search("checksum|hash|sha", name)]
        changed = "'\\x00'::bytea" if columns[checksum] == "bytea" else "repeat('0', 64)"
        database.superuser.query(f'CREATE TABLE public.kept AS SELECT * FROM planning."{table}"')
        database.superuser.query(f'UPDATE planning."{table}" SET "{checksum}" = {changed}')
        for command in ("serve", "check", "migrate"):
            done = run(self.stack, "otolith-planning", command, environment=environment)
            self.assertEqual(done.returncode, WRONG_SETTINGS, (command, done.stderr))
            self.assertRegex(done.stderr, "(?i)changed|differ")

        database.superuser.query(
            f'DELETE FROM planning."{table}"; INSERT INTO planning."{table}"'
            " SELECT * FROM public.kept"
        )
        others = ", ".join(f'"{name}"' for name in columns if name != "number")
        database.superuser.query(
            f'INSERT INTO planning."{table}" ("number", {others})'
            f' SELECT 9999, {others} FROM public.kept LIMIT 1'
        )
        # The program of the release before can serve until a migration removes what it uses.
        done = run(self.stack, "otolith-planning", "check", environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        for refused in (("migrate",), ("serve", "check", "migrate")):
            for command in refused:
                done = run(self.stack, "otolith-planning", command, environment=environment)
                self.assertEqual(done.returncode, WRONG_SETTINGS, (command, done.stderr))
                self.assertRegex(done.stderr, "older than the database")
            database.superuser.query(f'UPDATE planning."{table}" SET is_contract = true WHERE number = 9999')


class AuditLog(EndToEndTestCase):
    def test_the_chain_holds_until_it_is_changed(self):
        environment = self.stack.service_environment("auth")
        done = run(self.stack, "otolith-auth", "verify-audit-log", environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)

        database = OtherDatabase(self.stack, "otolith_audit", migrated=["auth"])
        environment = database.environment("auth")
        for name in ("administrator", "second-administrator"):
            done = run(
                self.stack, "otolith-auth", "create-administrator", "--username", name,
                "--password-file", self.stack.password_file("administrator"),
                environment=environment,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
        verify = run(self.stack, "otolith-auth", "verify-audit-log", environment=environment)
        self.assertEqual(verify.returncode, 0, verify.stderr)
        # Not even the service's own role changes an entry …
        for statement in ("UPDATE auth.audit_log SET action = 'x'", "DELETE FROM auth.audit_log",
                          "TRUNCATE auth.audit_log"):
            with self.assertRaises(DatabaseError):
                database.superuser.as_role("otolith_auth").query(statement)
        # … and circumventing that is detected.
        database.superuser.query(
            "ALTER TABLE auth.audit_log DISABLE TRIGGER ALL;"
            " UPDATE auth.audit_log SET object = object || 'x' WHERE number ="
            " (SELECT min(number) FROM auth.audit_log)"
        )
        verify = run(self.stack, "otolith-auth", "verify-audit-log", environment=environment)
        self.assertEqual(verify.returncode, 1, verify.stdout)
        self.assertIn("changed", verify.stderr)


class Logs(EndToEndTestCase):
    def test_no_log_level_shows_the_database_password(self):
        environment = self.stack.service_environment("planning") | {"OTOLITH_LOG_LEVEL": "trace"}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        environment["OTOLITH_DATABASE_URL"] = environment["OTOLITH_DATABASE_URL"].replace(
            "otolith_planning@", "otolith_planning:unmistakable-secret@")
        with serving(self.stack, "planning", environment) as server:
            server.port()
            self.assertEqual(server.stop(), 0, server.log)
            self.assertNotIn("unmistakable-secret", server.log)


class Stopping(EndToEndTestCase):
    def test_sigterm_ends_an_idle_service_with_zero(self):
        database = OtherDatabase(self.stack, "otolith_stopping", migrated=SERVICES)
        for service in SERVICES:
            environment = database.environment(service)
            if service == "auth":
                environment["OTOLITH_MAIL_DIRECTORY"] = str(self.stack.directory / "mail")
            with self.subTest(service=service), serving(self.stack, service, environment) as server:
                gateway = Gateway({service: f"127.0.0.1:{server.port()}"})
                self.assertEqual(gateway.health(service), "SERVING")
                self.assertEqual(server.stop(), 0, server.log)
                # Clients that wait for it wait for the next instance.
                self.assertFalse(server.port_file.exists())
                with self.assertRaises(grpc.RpcError):
                    gateway.health(service)
                gateway.close()

    def test_an_export_that_has_begun_is_finished(self):
        participant = anonymous_in(self.stack, STRESS)
        forms = participant.questionnaires(STRESS)
        for _ in range(4):
            self.assertCreated(participant.submit(*(
                make_sheet(STRESS, forms["tys-daily"], self.now() - 60, self.random)
                for _ in range(500)
            )))
        leader = leader_of(self.stack, STRESS)
        whole, sheets = export_bytes(self.stack, leader.token, STRESS, "long")
        self.assertGreater(len(whole), 1_000_000)

        environment = self.stack.service_environment("ingestion")
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        with serving(self.stack, "ingestion", environment) as server:
            gateway = Gateway({"ingestion": f"127.0.0.1:{server.port()}"})
            chunks = gateway.exports.ExportAnswerSheets(
                ingestion_pb2.ExportAnswerSheetsRequest(
                    study_id=STRESS, layout=ingestion_pb2.EXPORT_LAYOUT_LONG
                ),
                token=leader.token,
            )
            first = next(chunks)
            ended = {}
            stopping = threading.Thread(target=lambda: ended.update(code=server.stop()))
            stopping.start()
            rest = list(chunks)
            stopping.join()
            gateway.close()
            self.assertEqual(ended["code"], 0, server.log)
        self.assertEqual(first.csv + b"".join(chunk.csv for chunk in rest), whole)
        self.assertEqual(first.sheets + sum(chunk.sheets for chunk in rest), sheets)


class Health(EndToEndTestCase):
    def test_the_whole_server_and_each_of_its_services(self):
        for name in SERVICES:
            self.assertEqual(self.gateway.health(name), "SERVING")
            with self.assertFails("NOT_FOUND"):
                self.gateway.health(name, "no.such.Service")
        for name, service in (
            ("auth", "otolith.auth.v1.SessionService"),
            ("catalogue", "otolith.catalogue.v1.CatalogueService"),
            ("ingestion", "otolith.ingestion.v1.AnswerSheetService"),
            ("planning", "otolith.planning.v1.PlanningService"),
        ):
            self.assertEqual(self.gateway.health(name, service), "SERVING")
