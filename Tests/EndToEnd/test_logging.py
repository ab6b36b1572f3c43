"""Logs as operators collect them: JSON, one line per call, slow or missing readers."""

import contextlib
import fcntl
import json
import os
import re
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path

import grpc
from grpc.health.v1 import health_pb2, health_pb2_grpc

from support import admin, leaks
from support.case import EndToEndTestCase
from support.gateway import CHANNEL_OPTIONS
from support.people import TINNITUS, anonymous_in
from support.processes import Server, serving
from support.stack import clean_environment
from support.waiting import wait_until
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc

TRACE = "0af7651916cd43dd8448eb211c80319c"
JSON = {"OTOLITH_LOG_FORMAT": "json", "OTOLITH_LOG_CALLS": "all"}
# Capacity of a pipe.
PIPE_BYTES = 4096


class LoggingTestCase(EndToEndTestCase):
    def environment(self, **more):
        environment = self.stack.service_environment("planning")
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        return environment | more

    @contextlib.contextmanager
    def planning(self, port):
        with grpc.insecure_channel(f"127.0.0.1:{port}", CHANNEL_OPTIONS) as channel:
            yield planning_pb2_grpc.PlanningServiceStub(channel), health_pb2_grpc.HealthStub(channel)


class Lines(LoggingTestCase):
    def ask(self, stub, *metadata):
        request = planning_pb2.GetNotificationPlanRequest(study_id=TINNITUS, time_zone="Europe/Berlin")
        try:
            stub.GetNotificationPlan(request, timeout=60, metadata=metadata)
            return "ok"
        except grpc.RpcError as error:
            return error.code().name

    def test_every_line_is_one_object(self):
        request_id = str(uuid.uuid4())
        participant = anonymous_in(self.stack, TINNITUS)
        participant.plan(TINNITUS)
        bearer = ("authorization", f"Bearer {participant.token}")
        with serving(self.stack, "planning", self.environment(**JSON)) as server:
            with self.planning(server.port()) as (stub, health):
                self.assertEqual(self.ask(stub, bearer, ("x-request-id", request_id),
                                          ("traceparent", f"00-{TRACE}-b7ad6b7169203331-01")), "ok")
                # None of this is logged, and it does not add lines.
                self.assertEqual(self.ask(
                    stub, ("x-request-id", 'ada"\\,{} lovelace'), ("authorization", "Bearer a.b.c"),
                    ("traceparent", "00-x-y-01"), ("user-agent", "ada lovelace")), "UNAUTHENTICATED")
                for service in ("ada\n{lovelace}", "\u2028lovelace\u0085", "lovelace" * 10_000):
                    with self.assertRaises(grpc.RpcError):
                        health.Check(health_pb2.HealthCheckRequest(service=service), timeout=60)
            self.assertEqual(server.stop(), 0, server.log)
            self.assertNotIn("lovelace", server.log)
            lines = [json.loads(line) for line in server.log.split("\n")[:-1]]
        for line in lines:
            self.assertRegex(line["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
            self.assertEqual(line["service"], "otolith-planning")
            self.assertIn(line["level"], ("trace", "debug", "info", "notice", "warning", "error"))
            self.assertTrue(line["message"] and line["logger"] and line["source"], line)
        calls = [line for line in lines if line["message"] == "call"
                 and line["fields"]["method"].endswith("/GetNotificationPlan")]
        answered, refused = calls
        self.assertEqual(answered["trace_id"], TRACE)
        self.assertRegex(answered["span_id"], "^[0-9a-f]{16}$")
        fields = answered["fields"]
        self.assertEqual((fields["status"], fields["peer"], fields["request_id"]),
                         ("ok", "participant", request_id))
        self.assertGreater(fields["ms"], 0)
        self.assertGreater(fields["request_bytes"], len(TINNITUS))
        self.assertGreater(fields["response_bytes"], 5)
        self.assertRegex(fields["caller"], "^[a-z2-7]{16}$")
        self.assertEqual(set(fields), {
            "method", "status", "ms", "request_bytes", "response_bytes", "peer", "caller", "request_id"})
        fields = refused["fields"]
        self.assertEqual((fields["status"], fields["peer"], fields["reason"]),
                         ("unauthenticated", "none", "TOKEN_MALFORMED"))
        self.assertNotEqual(refused["trace_id"], TRACE)
        self.assertNotIn("request_id", fields)

    def test_a_setting_selects_the_logged_calls(self):
        for calls, expected in (("off", []), ("errors", ["unauthenticated"]),
                                ("all", ["ok", "unauthenticated"])):
            environment = self.environment(OTOLITH_LOG_CALLS=calls, OTOLITH_LOG_LEVEL="info")
            with self.subTest(calls=calls), serving(self.stack, "planning", environment) as server:
                with self.planning(server.port()) as (stub, health):
                    health.Check(health_pb2.HealthCheckRequest(), timeout=60)
                    self.assertEqual(self.ask(stub), "UNAUTHENTICATED")
                self.assertEqual(server.stop(), 0, server.log)
                self.assertEqual(re.findall(r" status=(\w+) .* call$", server.log, re.MULTILINE), expected)


class Readers(LoggingTestCase):
    """Readers of a service's log may be slow, or end."""

    @contextlib.contextmanager
    def serving_to(self, error, **more):
        with tempfile.TemporaryDirectory(prefix="otolith-server-") as name:
            directory = Path(name)
            settings = leaks.LOG_EVERYTHING | self.environment(
                OTOLITH_LISTEN="127.0.0.1:0", OTOLITH_PORT_FILE=str(directory / "port"), **more)
            process = subprocess.Popen(
                [self.stack.bin / "otolith-planning", "serve"], env=clean_environment() | settings,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=error)
            try:
                yield Server(process, directory), directory
            finally:
                if process.poll() is None:
                    process.kill()
                process.wait()

    def check(self, health, times=1):
        for _ in range(times):
            health.Check(health_pb2.HealthCheckRequest(), timeout=60)

    def test_a_stalled_reader_blocks_nothing(self):
        reader, writer = os.pipe()
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        with tempfile.TemporaryFile() as rest, \
                self.serving_to(writer, **JSON, **admin.ADMIN) as (server, directory):
            os.close(writer)
            # The line about the admin endpoint is written before the pipe is full.
            first = b""
            while not (found := re.search(rb'admin endpoint.*"address":"(127\.0\.0\.1:\d+)"', first)):
                first += os.read(reader, PIPE_BYTES)
            (directory / "log").write_text(f"address={found[1].decode()} admin endpoint\n")
            with self.planning(server.port()) as (_, health):
                # A megabyte is buffered in memory; further lines are dropped and counted.
                wait_until(lambda: self.check(health, 500) or admin.metrics(server).get(
                    "otolith_log_lines_dropped_total", 0) > 100, "lines are dropped", seconds_max=300)
                self.assertEqual(admin.get(server, "/livez")[0], 200)
                # A reader continues: buffered lines arrive completely, then new ones.
                os.set_blocking(reader, False)

                def read_all():
                    while True:
                        try:
                            data = os.read(reader, 65_536)
                        except BlockingIOError:
                            return
                        if not data:
                            return
                        rest.write(data)

                def told():
                    read_all()
                    rest.seek(0)
                    return b"were dropped" in rest.read()

                wait_until(told, "the log reports dropped lines")
                self.check(health)
                server.process.terminate()
                wait_until(lambda: read_all() or server.process.poll() is not None, "it ends")
                read_all()
            self.assertEqual(server.process.returncode, 0)
            rest.seek(0)
            lines = [json.loads(line) for line in (first + rest.read()).split(b"\n")[:-1]]
        dropped = sum(line["fields"]["lines"] for line in lines if "were dropped" in line["message"])
        self.assertGreater(dropped, 100)
        self.assertEqual(lines[-1]["message"], "stopped")
        os.close(reader)

    def test_a_stalled_reader_delays_the_shutdown_only_briefly(self):
        reader, writer = os.pipe()
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        with self.serving_to(writer) as (server, _):
            os.close(writer)
            with self.planning(server.port()) as (_, health):
                self.check(health, 200)
            self.assertEqual(server.stop(), 0)
        os.close(reader)

    def test_a_reader_that_is_gone_ends_nothing(self):
        reader, writer = os.pipe()
        with self.serving_to(writer) as (server, _):
            os.close(writer)
            with self.planning(server.port()) as (_, health):
                os.close(reader)
                self.check(health, 50)
            self.assertEqual(server.stop(), 0)

    def test_the_journal_gets_priorities(self):
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        status = os.fstat(theirs.fileno())
        journal = f"{status.st_dev}:{status.st_ino}"
        with self.serving_to(theirs, JOURNAL_STREAM=journal, **JSON) as (server, _):
            theirs.close()
            server.port()
            server.process.terminate()
            with ours.makefile("rb") as file:
                lines = file.read().split(b"\n")[:-1]
            self.assertEqual(server.process.wait(40), 0)
        self.assertTrue(lines)
        for line in lines:
            found = re.fullmatch(rb"<(\d)>(\{.*\})", line)
            self.assertTrue(found, line)
            level = json.loads(found[2])["level"]
            self.assertEqual(int(found[1]), {"info": 6, "notice": 5, "warning": 4}.get(level, 7), line)
        ours.close()
