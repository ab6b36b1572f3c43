"""A database outage: health is correct, calls fail in time, the log reports it once."""

import contextlib
import os
import re
import signal
from collections import Counter

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import SERVICES, Gateway
from support.people import STRESS, anonymous_in
from support.processes import serving
from support.waiting import wait_until

# A log line about a problem.
LINE = re.compile(r"^\S+ (?:notice|warning|error|critical) \S+: (.*)$")


class Outage(EndToEndTestCase):
    @contextlib.contextmanager
    def four(self):
        """All services with admin endpoints, as (servers, gateway)."""
        with contextlib.ExitStack() as processes:
            servers = {}
            for service in SERVICES:
                environment = self.stack.service_environment(service) | admin.ADMIN
                del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
                servers[service] = processes.enter_context(
                    serving(self.stack, service, environment))
            gateway = Gateway(
                {service: f"127.0.0.1:{server.port()}" for service, server in servers.items()})
            processes.callback(gateway.close)
            yield servers, gateway

    def until(self, servers, gateway, status, health, up):
        for service, server in servers.items():
            wait_until(
                lambda server=server: admin.get(server, "/readyz")[0] == status,
                f"/readyz of {service} says {status}")
            self.assertEqual(gateway.health(service), health)
            self.assertEqual(admin.metrics(server)["otolith_database_up"], up)
            # It is still live: a restart would not help.
            self.assertEqual(admin.get(server, "/livez")[0], 200)

    def serving(self, servers, gateway):
        self.until(servers, gateway, 200, "SERVING", 1)

    def not_serving(self, servers, gateway):
        self.until(servers, gateway, 503, "NOT_SERVING", 0)

    def complaints(self, server) -> Counter:
        """Log lines about problems, without their variable parts."""
        found = (LINE.match(line) for line in server.log.splitlines())
        return Counter(re.sub(r"\S+=\S+", "", match[1]).split("] ")[-1] for match in found if match)

    def test_a_database_that_takes_no_writes_for_a_time(self):
        """By its default, which sessions keep: they need not be ended when it is reset."""
        database = OtherDatabase(self.stack, "otolith_read_only", migrated=["catalogue", "planning"])
        change = "ALTER DATABASE otolith_read_only {} default_transaction_read_only"
        with contextlib.ExitStack() as processes:
            servers = [
                processes.enter_context(
                    serving(self.stack, service, database.environment(service) | admin.ADMIN))
                for service in ("catalogue", "planning")]

            def until(read_only):
                for server in servers:
                    server.port()
                    wait_until(
                        lambda: admin.metrics(server)["otolith_database_read_only"] == read_only,
                        f"otolith_database_read_only is {read_only}")
                    # Without auth there are no keys.
                    wait_until(
                        lambda: admin.get(server, "/readyz?exclude=signing-keys")[0] == 200, "/readyz says 200")

            until(0)
            self.stack.database.query(change.format("SET") + " = on")
            self.stack.database.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = 'otolith_read_only'")
            until(1)
            self.stack.database.query(change.format("RESET"))
            until(0)
            for server in servers:
                for words in ("PostgreSQL is read-only", "PostgreSQL is writable again"):
                    self.assertIn(words, server.log)
                self.assertEqual(server.stop(), 0, server.log)

    def test_a_database_that_stops_and_starts(self):
        participant = anonymous_in(self.stack, STRESS)
        with self.four() as (servers, gateway):
            self.serving(servers, gateway)
            before = {service: self.complaints(server) for service, server in servers.items()}
            self.stack.stop_database()
            try:
                self.not_serving(servers, gateway)
                participant.gateway = gateway
                calls = (
                    lambda: participant.stored(STRESS),
                    lambda: participant.plan(),
                    lambda: participant.questionnaires(STRESS),
                    lambda: participant.join("no-such-study"),
                )
                for call in calls:
                    with self.assertRaises(grpc.RpcError) as refused:
                        call()
                    self.assertEqual(
                        (failure_of(refused.exception).reason), "DATABASE_AWAY")
            finally:
                self.stack.start_database()
            self.serving(servers, gateway)
            for service, server in servers.items():
                wait_until(
                    lambda server=server: "the database answers again" in server.log,
                    f"the log of {service} reports the end")
                new = self.complaints(server) - before[service]
                # Each component reports it once.
                self.assertEqual({line: count for line, count in new.items()
                                  if count > 1 and "cannot connect" not in line}, {}, server.log)
                self.assertIn("the database does not answer", server.log)

    def test_a_database_that_does_not_respond(self):
        """Connections stay open without responses."""
        directory = self.stack.directory / "postgres" / "data"
        postmaster = int((directory / "postmaster.pid").read_text().splitlines()[0])
        with self.four() as (servers, gateway):
            self.serving(servers, gateway)
            stopped = self.cluster(postmaster)
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            try:
                self.not_serving(servers, gateway)
            finally:
                for process in stopped:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, signal.SIGCONT)
            self.serving(servers, gateway)

    @staticmethod
    def cluster(postmaster):
        """The postmaster, stopped first so that it starts no more children, and its children."""
        with open(f"/proc/{postmaster}/task/{postmaster}/children") as children:
            return [postmaster, *map(int, children.read().split())]
