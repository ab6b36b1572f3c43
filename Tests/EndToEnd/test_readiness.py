"""`/livez` and `/readyz`: reasons to restart a process, and to send it calls."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from support import admin
from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.processes import run, serving
from support.waiting import wait_until

CHECKS = {
    "shutdown", "startup", "database", "database-writes", "migrations", "rights", "signing-keys", "bus",
    "disk", "work", "restore"}


def results(server, query="") -> dict[str, str]:
    """Results of `/readyz`, by check."""
    status, text = admin.get(server, f"/readyz{query}", accept="application/json")
    document = json.loads(text)
    assert document["passed"] == (status == 200), text
    return {check["name"]: check["result"] for check in document["checks"]}


class Readiness(EndToEndTestCase):
    def environment(self, service="planning"):
        environment = self.stack.service_environment(service) | admin.ADMIN
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        return environment

    def until(self, server, path, status):
        return wait_until(
            lambda: admin.get(server, path)[0] == status and admin.get(server, path)[1],
            f"{path} says {status}")

    def test_a_healthy_service_reports_each_check(self):
        for service in ("auth", "catalogue", "ingestion", "planning"):
            with self.subTest(service=service), serving(
                    self.stack, service, self.environment(service)) as server:
                server.port()
                self.assertEqual(admin.get(server, "/livez"), (200, "ok\n"))
                self.assertEqual(
                    admin.get(server, "/livez?verbose")[1],
                    "[+]event-loops ok\n[+]tasks ok\n[+]database-driver ok\n[+]bus-loops ok\n"
                    "livez check passed\n")
                # On a busy machine, the first answer may come before the first check.
                self.until(server, "/readyz", 200)
                # Auth coordinates erasures, and measures their age soon after its start.
                checks = CHECKS | ({"erasures"} if service == "auth" else set())
                wait_until(lambda: checks <= set(results(server)), "each check is reported")
                # Its log is a file here. Other tests may have left dead letters.
                found = results(server)
                self.assertEqual(set(found), checks)
                del found["bus"]
                self.assertEqual(set(found.values()), {"ok"}, found)
                self.assertEqual(admin.get(server, "/readyz"), (200, "ok\n"))
                self.assertEqual(admin.get(server, "/readyz?strict&exclude=bus"), (200, "ok\n"))
                text = admin.get(server, "/readyz?verbose&exclude=disk")[1]
                self.assertIn("[+]disk excluded: ok\n", text)
                self.assertTrue(text.endswith("readyz check passed\n"), text)
                self.assertEqual(server.stop(), 0, server.log)

    def test_a_database_that_is_away_and_comes_back(self):
        database = OtherDatabase(self.stack, "otolith_readiness", migrated=["catalogue"])
        with serving(
                self.stack, "catalogue", database.environment("catalogue") | admin.ADMIN) as server:
            port = server.port()
            gateway = Gateway({"catalogue": f"127.0.0.1:{port}"})
            self.addCleanup(gateway.close)
            self.until(server, "/readyz?exclude=signing-keys", 200)
            superuser = self.stack.database
            superuser.query("ALTER DATABASE otolith_readiness ALLOW_CONNECTIONS false")
            superuser.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = 'otolith_readiness'")
            text = self.until(server, "/readyz?exclude=signing-keys", 503)
            self.assertRegex(text, r"(?m)^\[-\]database failed: PostgreSQL .*$")
            self.assertEqual(gateway.health("catalogue"), "NOT_SERVING")
            # A restart would not help.
            self.assertEqual(admin.get(server, "/livez"), (200, "ok\n"))
            # For an orchestrator that would otherwise remove the last instance.
            self.assertEqual(
                admin.get(server, "/readyz?exclude=signing-keys&exclude=database")[0], 200)
            superuser.query("ALTER DATABASE otolith_readiness ALLOW_CONNECTIONS true")
            self.until(server, "/readyz?exclude=signing-keys", 200)
            self.assertEqual(gateway.health("catalogue"), "SERVING")
            self.assertEqual(server.stop(), 0, server.log)

    def test_without_keys_a_service_is_ready_only_if_it_can_fetch_them(self):
        database = OtherDatabase(self.stack, "otolith_keyless", migrated=["catalogue"])
        alone = database.environment("catalogue") | admin.ADMIN
        with serving(self.stack, "catalogue", alone) as server:
            server.port()
            text = self.until(server, "/readyz", 503)
            self.assertIn(
                "[-]signing-keys failed: no key to verify access tokens: otolith-auth has not", text)
        asking = alone | {"OTOLITH_AUTH_ADDRESS": self.stack.addresses["auth"]}
        with serving(self.stack, "catalogue", asking) as server:
            server.port()
            self.until(server, "/readyz", 200)
            self.assertEqual(results(server)["signing-keys"], "degraded")
            self.assertEqual(admin.get(server, "/readyz?strict")[0], 503)

    def test_migrations_that_are_missing_and_some_that_are_not_known(self):
        database = OtherDatabase(self.stack, "otolith_migrations", migrated=["planning"])
        change = ("{} FROM planning.schema_migrations WHERE set = 'planning' AND number ="
                  " (SELECT max(number) FROM planning.schema_migrations WHERE set = 'planning')")
        environment = database.environment("planning") | admin.ADMIN
        # A schema that is right is checked once a minute, so each case uses its own process.
        with serving(self.stack, "planning", environment) as server:
            server.port()
            database.superuser.query(
                "CREATE TABLE public.kept AS " + change.format("SELECT *"))
            database.superuser.query(change.format("DELETE"))
            text = self.until(server, "/readyz?exclude=signing-keys", 503)
            self.assertRegex(text, r"\[-\]migrations failed: .*planning/\d{4}_\w+")
            self.assertEqual(admin.get(server, "/livez")[0], 200)
            # One that is wrong is checked every two seconds, so that the end of a restore shows.
            database.superuser.query("INSERT INTO planning.schema_migrations SELECT * FROM public.kept")
            wait_until(
                lambda: results(server)["migrations"] == "ok", "the migrations are complete", 45)
        with serving(self.stack, "planning", environment) as server:
            server.port()
            database.superuser.query(
                "INSERT INTO planning.schema_migrations (set, number, name, checksum, applied_at)"
                " VALUES ('planning', 9999, 'later', 'x', now())")
            self.until(server, "/readyz?exclude=signing-keys", 200)
            self.assertEqual(results(server)["migrations"], "degraded")

    def test_rights_that_were_lost(self):
        database = OtherDatabase(self.stack, "otolith_rights", migrated=["planning"])
        environment = database.environment("planning") | admin.ADMIN
        superuser = database.superuser
        with serving(self.stack, "planning", environment) as server:
            server.port()
            self.assertNotIn("rights", server.log)
            superuser.query("REVOKE DELETE ON planning.own_schedules FROM otolith_planning")
            text = self.until(server, "/readyz?exclude=signing-keys&strict&exclude=bus", 503)
            self.assertIn(
                "[!]rights degraded: the role that serves lacks DELETE ON own_schedules:", text)
        # A starting process reports it.
        with serving(self.stack, "planning", environment) as server:
            server.port()
            self.assertIn("lacks DELETE ON own_schedules: calls that need it fail", server.log)
            superuser.query("REVOKE ALL ON SCHEMA planning FROM otolith_planning")
            text = self.until(server, "/readyz?exclude=signing-keys", 503)
            self.assertIn("[-]rights failed: the role otolith_planning may not read planning.", text)
        done = run(self.stack, "otolith-planning", "migrate", environment=environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        with serving(self.stack, "planning", environment) as server:
            server.port()
            self.until(server, "/readyz?exclude=signing-keys", 200)
            self.assertEqual(results(server)["rights"], "ok")

    def test_a_certificate_that_ends_soon(self):
        directory = tempfile.TemporaryDirectory(prefix="otolith-ready-")
        self.addCleanup(directory.cleanup)
        key, certificate = (Path(directory.name) / name for name in ("key.pem", "certificate.pem"))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-days", "3", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate],
            check=True, capture_output=True)
        environment = self.environment() | {
            "OTOLITH_TLS_CERTIFICATE_FILE": str(certificate), "OTOLITH_TLS_KEY_FILE": str(key)}
        with serving(self.stack, "planning", environment) as server:
            server.port()
            text = self.until(server, "/readyz?verbose", 200)
            self.assertRegex(
                text, r"(?m)^\[!\]certificate degraded: the TLS certificate expires in 2 days$")

    def test_probes_make_no_statements(self):
        """A thousand probes read the schema once."""
        with serving(self.stack, "planning", self.environment()) as server:
            server.port()
            self.until(server, "/readyz", 200)
            log = self.stack.directory / "postgres" / "log"
            self.stack.database.query("ALTER ROLE otolith_planning SET log_statement = 'all'")
            self.addCleanup(
                self.stack.database.query, "ALTER ROLE otolith_planning RESET log_statement")
            self.stack.database.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'otolith-planning'")
            before = log.stat().st_size
            for _ in range(1000):
                self.assertIn(admin.get(server, "/readyz")[0], (200, 503))
            with open(log, "rb") as file:
                file.seek(before)
                text = file.read().decode(errors="replace")
            looks = re.findall(r"LOG:  execute .*schema_migrations", text)
            self.assertLessEqual(len(looks), 2 * 4, looks)
