"""Collectors of traces that fail, refuse or use TLS: they do not affect calls."""

import contextlib
import subprocess
import tempfile
import time
from pathlib import Path

import grpc
from grpc.health.v1 import health_pb2, health_pb2_grpc

from support import admin
from support.gateway import CHANNEL_OPTIONS
from support.processes import serving
from support.tracing import TracesTestCase
from support.waiting import wait_until
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc

# Maximum number of spans that a service keeps for an unavailable collector.
KEPT = 2048


class TracedPlanning(TracesTestCase):
    """A planning service that records all calls."""

    @contextlib.contextmanager
    def planning(self, address, **more):
        environment = self.stack.service_environment("planning") | admin.ADMIN | {
            "OTOLITH_TRACES_ADDRESS": address, "OTOLITH_TRACES_PER_MILLE": "1000",
            "OTOLITH_LOG_LEVEL": "info", "OTOLITH_LOG_CALLS": "off"} | more
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        with serving(self.stack, "planning", environment) as server:
            with grpc.insecure_channel(f"127.0.0.1:{server.port()}", CHANNEL_OPTIONS) as channel:
                server.health = health_pb2_grpc.HealthStub(channel)
                yield server, planning_pb2_grpc.PlanningServiceStub(channel)

    def call(self, stub, times=1) -> float:
        """Rejected and traced calls. Returns the duration of the slowest in seconds."""
        slowest = 0.0
        for _ in range(times):
            start = time.monotonic()
            with self.assertRaises(grpc.RpcError) as refused:
                stub.GetNotificationPlan(planning_pb2.GetNotificationPlanRequest(), timeout=60)
            self.assertEqual(refused.exception.code(), grpc.StatusCode.UNAUTHENTICATED)
            slowest = max(slowest, time.monotonic() - start)
        return slowest

    @staticmethod
    def counted(server) -> dict[str, int]:
        metrics = admin.metrics(server)
        return {outcome: int(metrics.get(f'otolith_trace_spans_total{{outcome="{outcome}"}}', 0))
                for outcome in ("exported", "failed", "dropped")}

    def headers(self) -> str:
        """A file with the collector's key."""
        headers = self.enterContext(tempfile.NamedTemporaryFile("w"))
        headers.write("# of the collector\nx-api-key: planted-key-of-the-collector\n")
        headers.flush()
        return headers.name


class Collectors(TracedPlanning):
    """Failures of the collector do not affect calls."""

    def test_calls_begin_traces_and_health_checks_do_not(self):
        collector = self.collector()
        with self.planning(
                collector.address, OTOLITH_TRACES_HEADERS_FILE=self.headers()) as (server, stub):
            server.health.Check(health_pb2.HealthCheckRequest(), timeout=60)
            self.call(stub, 3)
            wait_until(lambda: len(collector.spans()) == 3, "all three have come")
            self.assertEqual(self.counted(server), {"exported": 3, "failed": 0, "dropped": 0})
            # Unsent spans are sent at the end.
            self.call(stub, 2)
            self.assertEqual(server.stop(), 0, server.log)
            self.assertNotIn("planted-key", server.log)
        self.assertEqual(len(collector.spans()), 5)
        self.assertEqual({span["parent"] for span in collector.spans()}, {""})
        self.assertEqual({span["attributes"]["otolith.reason"] for span in collector.spans()},
                         {"TOKEN_MISSING"})
        self.assertEqual({request["metadata"].get("x-api-key") for request in collector.requests},
                         {"planted-key-of-the-collector"})

    def test_a_collector_that_is_not_there(self):
        with self.planning("127.0.0.1:1") as (server, stub):
            self.assertLess(self.call(stub, KEPT + 600), 5)
            wait_until(lambda: self.counted(server)["dropped"] > 0, "spans are dropped")
            self.assertEqual(self.counted(server)["exported"], 0)
            self.assertEqual(server.log.count("OTOLITH_TRACES_ADDRESS"), 1, server.log)
            start = time.monotonic()
            self.assertEqual(server.stop(), 0, server.log)
            self.assertLess(time.monotonic() - start, 20)

    def test_a_collector_that_does_not_respond(self):
        collector = self.collector()
        collector.order("silence")
        with self.planning(collector.address) as (server, stub):
            self.assertLess(self.call(stub, KEPT + 1200), 5)
            wait_until(lambda: self.counted(server)["dropped"] > 0, "spans are dropped")
            start = time.monotonic()
            self.assertEqual(server.stop(), 0, server.log)
            self.assertLess(time.monotonic() - start, 20)

    def test_a_collector_that_comes_back(self):
        collector = self.collector()
        collector.order("unavailable 0.2")
        with self.planning(collector.address) as (server, stub):
            self.call(stub, 5)
            wait_until(lambda: len(collector.requests) > 2, "it is asked again")
            self.assertEqual(collector.requests[0]["spans"], collector.requests[1]["spans"])
            collector.order("take")
            wait_until(lambda: len(collector.spans()) == 5, "the same spans come")
            wait_until(lambda: self.counted(server)["exported"] == 5, "they are counted")
            self.assertEqual(self.counted(server), {"exported": 5, "failed": 0, "dropped": 0})
            # It reports room again only when there is some.
            collector.order("exhausted 0.1")
            self.call(stub, 2)
            wait_until(lambda: collector.requests[-1]["order"] == "exhausted", "it is asked")
            collector.order("take")
            wait_until(lambda: len(collector.spans()) == 7, "they come")

    def test_a_collector_that_refuses(self):
        collector = self.collector()
        for order, count, failed in (("refuse", 4, 4), ("exhausted", 3, 7), ("part 1", 1, 8)):
            collector.order(order)
            if order == "refuse":
                context = self.planning(collector.address)
                server, stub = self.enterContext(context)
            before = len(collector.requests)
            self.call(stub, count)
            wait_until(lambda: self.counted(server)["failed"] == failed, f"{order}: they are counted")
            # Not sent again. The collector may note a request after its answer.
            sent = lambda: sum(len(request["spans"]) for request in collector.requests[before:])
            wait_until(lambda: sent() >= count, f"{order}: the collector has them")
            self.assertEqual(sent(), count)
        self.assertEqual(self.counted(server), {"exported": 0, "failed": 8, "dropped": 0})
        self.assertEqual(server.stop(), 0, server.log)

    def test_settings_that_make_no_sense(self):
        for more, words in (
            ({"OTOLITH_TRACES_ADDRESS": "collector"}, "expected HOST:PORT"),
            ({"OTOLITH_TRACES_PER_MILLE": "1001"}, "from 0 to 1000"),
            ({"OTOLITH_TRACES_HEADERS_FILE": "/nowhere"}, "OTOLITH_TRACES_HEADERS_FILE"),
        ):
            environment = self.stack.service_environment("planning") | {
                "OTOLITH_TRACES_ADDRESS": "127.0.0.1:4317", "OTOLITH_LISTEN": "127.0.0.1:0"} | more
            with self.subTest(**more), serving(self.stack, "planning", environment) as server:
                self.assertEqual(server.process.wait(60), 78, server.log)
                self.assertIn(words, server.log)


class SecureCollectors(TracedPlanning):
    """Collectors with TLS, and what a service reveals to them."""

    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory(prefix="otolith-collector-")))
        self.authority("own")

    def openssl(self, *arguments):
        subprocess.run(["openssl", *arguments], cwd=self.folder, check=True, capture_output=True)

    def authority(self, name) -> str:
        """Creates a root certificate, and returns the file that trusts it."""
        self.openssl(
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
            "-subj", f"/CN=Root {name}", "-addext", "keyUsage=critical,keyCertSign",
            "-keyout", f"{name}.key", "-out", f"{name}.pem")
        return str(self.folder / f"{name}.pem")

    def certificate(self, name) -> tuple[Path, Path]:
        """A certificate signed by the own root, and its key."""
        (self.folder / "extensions").write_text(f"subjectAltName={name}\n")
        self.openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                     "-subj", "/CN=collector", "-keyout", "leaf.key", "-out", "leaf.csr")
        self.openssl("x509", "-req", "-in", "leaf.csr", "-CA", "own.pem", "-CAkey", "own.key",
                     "-set_serial", "1", "-days", "2", "-extfile", "extensions", "-out", "leaf.pem")
        return self.folder / "leaf.pem", self.folder / "leaf.key"

    def settings(self, trusted) -> dict[str, str]:
        return {"OTOLITH_TRACES_TRUST_ROOTS_FILE": trusted, "OTOLITH_TRACES_HEADERS_FILE": self.headers()}

    def test_a_collector_with_a_trusted_root(self):
        collector = self.collector(*self.certificate("IP:127.0.0.1"))
        settings = self.settings(str(self.folder / "own.pem"))
        with self.planning(collector.address, **settings) as (server, stub):
            self.call(stub, 3)
            wait_until(lambda: self.counted(server)["exported"] == 3, "all three are taken")
            self.assertEqual(self.counted(server), {"exported": 3, "failed": 0, "dropped": 0})
            self.call(stub, 2)
            self.assertEqual(server.stop(), 0, server.log)
        self.assertEqual(len(collector.spans()), 5)
        self.assertEqual({request["metadata"].get("x-api-key") for request in collector.requests},
                         {"planted-key-of-the-collector"})

    def test_a_collector_with_an_untrusted_root(self):
        collector = self.collector(*self.certificate("IP:127.0.0.1"))
        settings = self.settings(self.authority("other"))
        with self.planning(collector.address, **settings) as (server, stub):
            self.assertLess(self.call(stub, KEPT + 600), 5)
            wait_until(lambda: self.counted(server)["dropped"] > 0, "spans are dropped")
            self.refused(collector, server, "CERTIFICATE_VERIFY_FAILED")
            self.assertEqual(
                server.health.Check(health_pb2.HealthCheckRequest(), timeout=60).status,
                health_pb2.HealthCheckResponse.SERVING)
            start = time.monotonic()
            self.assertEqual(server.stop(), 0, server.log)
            self.assertLess(time.monotonic() - start, 20)
        self.assertEqual(collector.requests, [])

    def test_a_collector_of_another_name_and_one_without_tls(self):
        for files, why in (
            (self.certificate("DNS:elsewhere.invalid"), "failedToValidateHostname"), ((), "does not speak TLS"),
        ):
            collector = self.collector(*files)
            settings = self.settings(str(self.folder / "own.pem"))
            with self.subTest(why), self.planning(collector.address, **settings) as (server, stub):
                self.call(stub, 3)
                self.refused(collector, server, why)
                self.assertEqual(server.stop(), 0, server.log)
                self.assertEqual(collector.requests, [])

    def refused(self, collector, server, why):
        """The operator reads it once with the reason, and the key was not sent."""
        wait_until(lambda: "OTOLITH_TRACES_ADDRESS" in server.log, "the log reports it")
        self.assertEqual(server.log.count("OTOLITH_TRACES_ADDRESS"), 1, server.log)
        self.assertIn(why, server.log)
        self.assertNotIn("planted-key", server.log)
        self.assertEqual(self.counted(server)["exported"], 0)
        self.assertEqual(collector.requests, [])
