"""Schemas restored into another cluster: no event is missed silently."""

import json
import os
import re
import shlex
import subprocess
import uuid
from pathlib import Path

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.other_cluster import copy_schemas, other_cluster
from support.paths import ROOT
from support.processes import run, serving
from support.stack import clean_environment
from support.waiting import wait_until

ENROLLED = "otolith.events.v1.ParticipantEnrolled"


class Restored(EndToEndTestCase):
    def bus(self, *arguments, status=0):
        done = run(
            self.stack, "otolithctl", "bus", *arguments, "--service", "planning",
            environment=self.environment)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def standings(self, status=0):
        lines = json.loads(self.bus("cursors", "show", "--json", status=status).stdout)
        return {line["consumer"]: line["standing"] for line in lines}

    def assertStopped(self):
        """As seen by monitoring, an operator and `check`."""
        self.assertIn("stopped", self.standings(status=2).values())
        lag = self.bus("lag", "--max", "1000000", status=2)
        self.assertIn("its lag is unknown", lag.stderr)
        self.assertIn("unknown: stopped", lag.stdout)
        check = run(self.stack, "otolith-planning", "check", environment=self.environment)
        self.assertEqual(check.returncode, 78, check.stderr)
        self.assertIn("otolithctl bus cursors reset", check.stderr)

    def setUp(self):
        """Planning has read events of transactions that a new cluster has not reached."""
        super().setUp()
        self.stack.database.query("SELECT pg_current_xact_id();" * 3000)
        participant = self.enrol(self.stack.database)
        wait_until(lambda: self.knows(self.stack.database, participant), "planning has read it")

    def accept(self):
        """In a real restore, erasures after the backup are requested again."""
        refused = run(self.stack, "otolith-planning", "serve", environment=self.environment)
        self.assertEqual(refused.returncode, 78, refused.stderr)
        self.assertIn("accept-restore", refused.stderr)
        done = run(
            self.stack, "otolith-planning", "accept-restore", "--yes", environment=self.environment)
        self.assertEqual(done.returncode, 0, done.stderr)

    def enrol(self, database) -> str:
        """Appends a new event to a log; returns its participant."""
        participant = str(uuid.uuid4())
        message = (
            b"\x0a\x24" + participant.encode() + b"\x12\x03tyt" + b"\x1a\x06\x08\x80\x97\xf8\xdb\x06")
        database.as_role("otolith_auth").query(
            "INSERT INTO bus.log (event_id, source, type, subject, time, data) VALUES"
            f" (gen_random_uuid(), 'otolith-auth', '{ENROLLED}', '{participant}', now(),"
            f" '\\x{message.hex()}'); SELECT pg_notify('otolith_bus', '')")
        return participant

    def knows(self, database, participant) -> bool:
        return database.value(
            "SELECT count(*) FROM planning.enrolments"
            f" WHERE participant_id = '{participant}'") != "0"

    def awaitReading(self, database):
        """Waits until new events reach the service."""
        with serving(self.stack, "planning", self.environment) as server:
            server.port()
            participant = self.enrol(database.superuser)
            wait_until(lambda: self.knows(database.superuser, participant), "the event has its effect")
            # Each consumer has its own cursor.
            wait_until(self.caught_up, "every consumer has read everything")
            self.assertEqual(server.stop(), 0)

    def caught_up(self) -> bool:
        return json.loads(self.bus("lag", "--json").stdout)["caughtUp"]

    def test_a_service_restored_beside_another_log(self):
        with other_cluster(self.stack) as cluster:
            database = OtherDatabase(cluster, "otolith", migrated=("auth", "planning"))
            self.environment = database.environment("planning")
            copy_schemas(self.stack.database, database.superuser, "planning")
            self.assertStopped()
            self.accept()
            with serving(self.stack, "planning", self.environment) as server:
                # It serves, and reports why it receives no events.
                server.port()
                wait_until(lambda: "is stopped" in server.log, "it is said")
                participant = self.enrol(database.superuser)
                self.assertFalse(self.knows(database.superuser, participant))
                self.assertIn("--yes", self.bus("cursors", "reset", "--to", "start", status=64).stderr)
                self.bus("cursors", "reset", "--to", "start", "--yes")
                wait_until(lambda: self.knows(database.superuser, participant), "the event has its effect")
                self.assertEqual(server.stop(), 0)
            self.assertEqual(set(self.standings().values()), {"reads"})
            self.assertIn("no stopped consumers", self.bus("cursors", "reset", "--to", "end").stdout)

    def test_service_and_log_restored_together(self):
        with other_cluster(self.stack) as cluster:
            database = OtherDatabase(cluster, "otolith", migrated=("auth", "planning"))
            self.environment = database.environment("planning")
            copy_schemas(self.stack.database, database.superuser, "planning", "bus")
            self.assertStopped()
            refused = self.bus("cursors", "reset", "--to", "start", "--yes", status=1)
            self.assertIn("bus.forget_transactions()", refused.stderr)
            database.superuser.as_role("otolith_bus").query("CALL bus.forget_transactions()")
            self.bus("cursors", "reset", "--to", "start", "--yes")
            self.accept()
            self.awaitReading(database)
            self.assertTrue(self.caught_up())


class Documented(EndToEndTestCase):
    """The commands of deploy/restore.md, as documented."""

    def setUp(self):
        super().setUp()
        chapters = re.split(r"^## ", (ROOT / "deploy" / "restore.md").read_text(), flags=re.M)
        blocks = {
            chapter.partition("\n")[0]: re.findall(r"^```\n(.*?)^```", chapter, re.M | re.S) for chapter in chapters}
        (self.everything,), (self.service,), (self.log,) = (
            [block.strip().splitlines() for block in blocks[name]]
            for name in ("Everything, into another cluster", "One service", "The log"))

    def shell(self, cluster, environment, lines, programs=None):
        """Runs them in their own folder with access to the source tree. `programs`: further scripts by name."""
        folder = self.stack.directory / "restoring"
        folder.mkdir(exist_ok=True)
        if not (folder / "deploy").exists():
            (folder / "deploy").symlink_to(ROOT / "deploy")
        for name, text in (programs or {}).items():
            (folder / name).write_text(f"#!/bin/bash\nset -eu\n{text}\n")
            (folder / name).chmod(0o755)
        path = f"{folder}:{Path(cluster.bin).absolute()}:{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", "\n".join(lines)], cwd=folder,
            env=clean_environment() | {"PATH": path} | environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def host(self, superuser) -> str:
        return dict(re.findall(r"(host)=([^&]*)", superuser.url))["host"].replace("%2F", "/")

    def test_everything_into_another_cluster(self):
        services = ("auth", "catalogue", "ingestion", "planning")
        with other_cluster(self.stack) as old, other_cluster(self.stack) as new:
            database = OtherDatabase(old, "otolith", migrated=services)
            database.superuser.query("SELECT pg_current_xact_id();" * 3000)
            for service in services:
                with serving(old, service, self.settings(database, service)) as server:
                    server.port()
                    wait_until(lambda: "serving" in server.log, f"{service} serves")
                    self.assertEqual(server.stop(), 0, server.log)
            dump = self.stack.directory / "otolith.dump"
            subprocess.run(
                ["pg_dump", "--format=custom", f"--file={dump}", database.superuser.url], check=True, timeout=120)
            counts = database.superuser.counts((*services, "bus"), ())
            # The installation of the new machine: roles, schemas and migrations.
            database = OtherDatabase(new, "otolith", migrated=services)
            files = {service: " ".join(f"export {name}={shlex.quote(value)};" for name, value in
                                       self.settings(database, service).items()) for service in services}
            cases = "\n".join(f"{service}) {text} ;;" for service, text in files.items())
            said = self.shell(
                new, {"PGHOST": self.host(database.superuser), "PGUSER": "postgres"},
                [line.replace("/var/lib/postgresql/otolith.dump", str(dump)) for line in self.everything], {
                    "runuser": "shift 3; exec \"$@\"", "systemctl": "echo systemctl \"$@\"",
                    # Like that of the packages: settings of the service, and a program or a command of it.
                    "otolith-run": f"case $1 in\n{cases}\nesac\n"
                                   "service=$1; shift\n"
                                   "[ \"$1\" = otolithctl ] || set -- \"otolith-$service\" \"$@\"\n"
                                   "exec \"$@\"",
                    "otolithctl": f"[ \"$1\" = status ] || exec {Path(new.bin).absolute()}/otolithctl \"$@\""})
            self.assertEqual(re.findall("systemctl start otolith-(.*)", said), list(services))
            self.assertEqual(
                {name: count for name, count in database.superuser.counts((*services, "bus"), ()).items()
                 if name in ("bus.log", "auth.signing_keys")},
                {name: counts[name] for name in ("bus.log", "auth.signing_keys")})
            for service in services:
                done = run(new, f"otolith-{service}", "check", environment=self.settings(database, service))
                self.assertEqual(done.returncode, 0, done.stderr)

    def settings(self, database, service) -> dict[str, str]:
        more = {"OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail")} if service == "auth" else {}
        return database.environment(service) | more

    def rights(self, database, schema):
        return database.query(
            "SELECT relname, array_to_string(relacl, ' ') FROM pg_class JOIN pg_namespace"
            f" ON relnamespace = pg_namespace.oid WHERE nspname = '{schema}' AND relkind IN ('r', 'p')"
            " ORDER BY 1")

    def test_a_service_and_then_the_log(self):
        with other_cluster(self.stack) as cluster:
            database = OtherDatabase(cluster, "otolith", migrated=("auth", "planning"))
            superuser = database.superuser
            environment = database.environment("planning") | {
                "PGHOST": self.host(superuser), "PGUSER": "postgres", "BUS_OWNER_URL": database.url("bus")}
            with serving(cluster, "planning", database.environment("planning")) as server:
                server.port()
                wait_until(lambda: superuser.value("SELECT count(*) FROM bus.log") != "0",
                           "its key is in the log")
                self.assertEqual(server.stop(), 0, server.log)
            counts = superuser.counts(("planning",), ())
            owners = self.rights(superuser, "planning")
            said = self.shell(cluster, environment, self.service)
            self.assertIn("role otolith_planning has all rights needed to serve", said)
            self.assertEqual(superuser.counts(("planning",), ()), counts)
            self.assertEqual(self.rights(superuser, "planning"), owners)

            counts, owners = superuser.counts(("bus",), ()), self.rights(superuser, "bus")
            self.assertGreater(counts["bus.log"], 0)
            self.shell(cluster, environment, self.log)
            self.assertEqual(superuser.counts(("bus",), ()), counts)
            self.assertEqual(self.rights(superuser, "bus"), owners)
            for service in ("auth", "planning"):
                done = run(cluster, f"otolith-{service}", "check", environment=self.settings(database, service))
                self.assertEqual(done.returncode, 0, done.stderr)
