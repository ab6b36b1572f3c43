"""Traces at a collector: from a gateway's call through the services and the bus to its effects."""

import contextlib
import json
import secrets
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import grpc
from grpc.health.v1 import health_pb2, health_pb2_grpc

from environments import python_of
from support import admin
from support.case import EndToEndTestCase
from support.gateway import CHANNEL_OPTIONS
from support.paths import GRPC_PROTO, ROOT
from support.people import TINNITUS, anonymous_in
from support.processes import serving
from support.sheets import copy_of, make_sheet
from support.waiting import wait_until
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc

COLLECTOR = ROOT / "Tests" / "EndToEnd" / "collector"
# How many spans a service keeps for a collector that does not take them.
KEPT = 2048


class Collector:
    """The program collector.py, and what it was sent; in the clear, or by TLS with certificate and key."""

    def __init__(self, *files):
        self.requests: list[dict] = []
        self._process = subprocess.Popen(
            [python_of("collector", COLLECTOR / "requirements.txt"), COLLECTOR / "collector.py", *files],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        port = json.loads(self._process.stdout.readline())["port"]
        self.address = f"127.0.0.1:{port}"
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            self.requests.append(json.loads(line))

    def order(self, text: str):
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def spans(self, trace=None) -> list[dict]:
        """Those that were taken; each once."""
        return [span for request in list(self.requests) if request["order"] == "take"
                for span in request["spans"] if trace in (None, span["trace"])]

    def stop(self):
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


class TracesTestCase(EndToEndTestCase):
    def collector(self, *files) -> Collector:
        collector = Collector(*files)
        self.addCleanup(collector.stop)
        return collector

    @staticmethod
    def traceparent(flags="01"):
        """A gateway's: the trace, its step, and the header."""
        trace, step = secrets.token_hex(16), secrets.token_hex(8)
        return trace, step, ("traceparent", f"00-{trace}-{step}-{flags}")

    def await_spans(self, collector, trace, wanted):
        def found():
            spans = collector.spans(trace)
            return spans if wanted <= {(span["kind"], span["service"]) for span in spans} else None

        try:
            return wait_until(found, f"spans of {wanted}")
        except AssertionError:
            self.fail(f"{wanted} of {collector.spans(trace)}")


class ThroughTheServices(TracesTestCase):
    """The stack's own services, which send their spans for a while."""

    NAMES = ("catalogue", "ingestion", "planning")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.collector_of_all = Collector()
        cls.addClassCleanup(cls.collector_of_all.stop)
        settings = {"OTOLITH_TRACES_ADDRESS": cls.collector_of_all.address,
                    "OTOLITH_TRACES_PER_MILLE": "0"}
        for name in cls.NAMES:
            cls.addClassCleanup(cls.restart, name, {})
            cls.restart(name, settings)

    @classmethod
    def restart(cls, name, settings):
        cls.stack.stop_service(name)
        cls.stack.start_service(name, settings)

    def submit(self, participant, sheet, *metadata):
        return self.gateway.sheets.SubmitAnswerSheets(
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet]), token=participant.token,
            metadata=metadata).verdicts

    def sheet_of(self, participant):
        form = participant.questionnaires(TINNITUS)["tschq"]
        return make_sheet(TINNITUS, form, self.now() - 60)

    def test_from_a_gateway_through_the_bus_to_the_effect(self):
        participant = anonymous_in(self.stack, TINNITUS)
        participant.plan(TINNITUS)
        trace, gateways_step, header = self.traceparent()
        verdicts = self.submit(
            participant, self.sheet_of(participant), header, ("tracestate", "vendor=x"))
        self.assertCreated(verdicts)
        spans = self.await_spans(self.collector_of_all, trace, {
            ("server", "otolith-ingestion"), ("producer", "otolith-ingestion"),
            ("consumer", "otolith-planning")})
        by_kind = {kind: [span for span in spans if span["kind"] == kind]
                   for kind in ("server", "producer", "consumer")}
        server, = by_kind["server"]
        self.assertEqual(server["parent"], gateways_step)
        self.assertEqual(server["name"], "otolith.ingestion.v1.AnswerSheetService/SubmitAnswerSheets")
        self.assertEqual(server["attributes"], {
            "rpc.system": "grpc", "rpc.service": "otolith.ingestion.v1.AnswerSheetService",
            "rpc.method": "SubmitAnswerSheets", "rpc.grpc.status_code": 0})
        self.assertEqual(server["status"], "unset")
        # Sampled, and its parent is known to be another process's.
        self.assertEqual(server["flags"], 0x301)
        # An event is published within the call, and applied in the step that it names.
        events = {span["span"]: span for span in by_kind["producer"]}
        self.assertTrue(events)
        for span in events.values():
            self.assertEqual(span["parent"], server["span"])
            self.assertGreaterEqual(span["start"], server["start"])
        self.assertTrue(by_kind["consumer"])
        for span in by_kind["consumer"]:
            self.assertIn(span["parent"], events)
            published = events[span["parent"]]
            self.assertEqual(span["name"], f"process {published['attributes']['messaging.destination.name']}")
            self.assertEqual(span["status"], "unset")
            self.assertGreaterEqual(span["start"], published["start"])
            self.assertEqual(span["attributes"]["messaging.message.id"],
                             published["attributes"]["messaging.message.id"])
            self.assertTrue(span["attributes"]["messaging.consumer.group.name"])
        for span in spans:
            self.assertEqual(span["state"], "vendor=x")
            self.assertLessEqual(span["start"], span["end"])
            # Whoever took part is named nowhere.
            self.assertNotIn(participant.participant_id, json.dumps(span))
        self.assertEqual(len({span["span"] for span in spans}), len(spans))

    def test_from_one_service_to_another(self):
        participant = anonymous_in(self.stack, TINNITUS)
        trace, _, header = self.traceparent()
        # A version that the catalogue alone could know: it is asked.
        self.submit(participant, copy_of(self.sheet_of(participant), version=999), header)
        spans = self.await_spans(self.collector_of_all, trace, {
            ("server", "otolith-ingestion"), ("client", "otolith-ingestion"),
            ("server", "otolith-catalogue")})
        of = {(span["kind"], span["service"]): span for span in spans}
        client = of["client", "otolith-ingestion"]
        self.assertEqual(client["parent"], of["server", "otolith-ingestion"]["span"])
        asked = [span for span in spans if (span["kind"], span["service"]) == ("server", "otolith-catalogue")]
        clients = {span["span"]: span for span in spans if span["kind"] == "client"}
        for span in asked:
            self.assertEqual(span["name"], clients[span["parent"]]["name"])
        resource = {request["resources"][0]["service.name"]: request["resources"][0]
                    for request in self.collector_of_all.requests}["otolith-catalogue"]
        self.assertEqual(set(resource), {"service.name", "service.version", "service.instance.id"})

    def test_what_nobody_records_is_sent_nowhere(self):
        def submitted(*metadata):
            """By somebody else each time: it is asked once."""
            participant = anonymous_in(self.stack, TINNITUS)
            self.assertCreated(self.submit(participant, self.sheet_of(participant), *metadata))

        trace, _, header = self.traceparent("00")
        submitted(header)
        submitted()
        # What comes after it is there.
        later, _, header = self.traceparent()
        submitted(header)
        spans = self.await_spans(self.collector_of_all, later, {("consumer", "otolith-planning")})
        self.assertTrue(spans)
        self.assertEqual(self.collector_of_all.spans(trace), [])
        self.assertEqual([span for span in self.collector_of_all.spans() if not span["parent"]], [])


class TracedPlanning(TracesTestCase):
    """A planning service that records all that is asked of it."""

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
        """Refused, each, and traced. Answers how many seconds the slowest took."""
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
    """Whatever becomes of the collector: calls do not notice."""

    def test_traces_begin_here_and_health_checks_begin_none(self):
        collector = self.collector()
        with self.planning(
                collector.address, OTOLITH_TRACES_HEADERS_FILE=self.headers()) as (server, stub):
            server.health.Check(health_pb2.HealthCheckRequest(), timeout=60)
            self.call(stub, 3)
            wait_until(lambda: len(collector.spans()) == 3, "all three have come")
            self.assertEqual(self.counted(server), {"exported": 3, "failed": 0, "dropped": 0})
            # What is not sent yet comes at the end.
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

    def test_a_collector_that_says_nothing(self):
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
            # With room again only when it says so.
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
            # Not sent again.
            self.assertEqual(sum(len(request["spans"]) for request in collector.requests[before:]), count)
        self.assertEqual(self.counted(server), {"exported": 0, "failed": 8, "dropped": 0})
        self.assertEqual(server.stop(), 0, server.log)

    def test_settings_that_make_no_sense(self):
        for more, words in (
            ({"OTOLITH_TRACES_ADDRESS": "collector"}, "not HOST:PORT"),
            ({"OTOLITH_TRACES_PER_MILLE": "1001"}, "from 0 to 1000"),
            ({"OTOLITH_TRACES_HEADERS_FILE": "/nowhere"}, "OTOLITH_TRACES_HEADERS_FILE"),
        ):
            environment = self.stack.service_environment("planning") | {
                "OTOLITH_TRACES_ADDRESS": "127.0.0.1:4317", "OTOLITH_LISTEN": "127.0.0.1:0"} | more
            with self.subTest(**more), serving(self.stack, "planning", environment) as server:
                self.assertEqual(server.process.wait(60), 78, server.log)
                self.assertIn(words, server.log)


class SecureCollectors(TracedPlanning):
    """Collectors that speak TLS, and what a service tells whom."""

    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory(prefix="otolith-collector-")))
        self.authority("own")

    def openssl(self, *arguments):
        subprocess.run(["openssl", *arguments], cwd=self.folder, check=True, capture_output=True)

    def authority(self, name) -> str:
        """Makes a root of its own, and answers the file that trusts it."""
        self.openssl(
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
            "-subj", f"/CN=Root {name}", "-addext", "keyUsage=critical,keyCertSign",
            "-keyout", f"{name}.key", "-out", f"{name}.pem")
        return str(self.folder / f"{name}.pem")

    def certificate(self, name) -> tuple[Path, Path]:
        """What the own root vouches for, and its key."""
        (self.folder / "extensions").write_text(f"subjectAltName={name}\n")
        self.openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                     "-subj", "/CN=collector", "-keyout", "leaf.key", "-out", "leaf.csr")
        self.openssl("x509", "-req", "-in", "leaf.csr", "-CA", "own.pem", "-CAkey", "own.key",
                     "-set_serial", "1", "-days", "2", "-extfile", "extensions", "-out", "leaf.pem")
        return self.folder / "leaf.pem", self.folder / "leaf.key"

    def settings(self, trusted) -> dict[str, str]:
        return {"OTOLITH_TRACES_TRUST_ROOTS_FILE": trusted, "OTOLITH_TRACES_HEADERS_FILE": self.headers()}

    def test_one_whose_own_root_is_trusted(self):
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

    def test_one_whose_root_is_not_trusted(self):
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

    def test_one_of_another_name_and_one_in_the_clear(self):
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
        """The operator reads so once, with the reason, and the key went nowhere."""
        wait_until(lambda: "OTOLITH_TRACES_ADDRESS" in server.log, "the log tells")
        self.assertEqual(server.log.count("OTOLITH_TRACES_ADDRESS"), 1, server.log)
        self.assertIn(why, server.log)
        self.assertNotIn("planted-key", server.log)
        self.assertEqual(self.counted(server)["exported"], 0)
        self.assertEqual(collector.requests, [])


class Protocol(TracesTestCase):
    def test_messages_are_as_opentelemetry_publishes_them(self):
        files = [str(path.relative_to(GRPC_PROTO))
                 for path in sorted(GRPC_PROTO.glob("opentelemetry/**/*.proto"))]
        self.assertEqual(len(files), 4)
        with tempfile.TemporaryDirectory() as folder:
            descriptors = Path(folder) / "descriptors"
            subprocess.run(
                ["protoc", f"--proto_path={GRPC_PROTO}", f"--descriptor_set_out={descriptors}", *files],
                check=True)
            done = subprocess.run(
                [python_of("collector", COLLECTOR / "requirements.txt"), COLLECTOR / "agreement.py",
                 descriptors], check=True, capture_output=True, text=True)
        answer = json.loads(done.stdout)
        self.assertEqual(answer["differences"], [])
        self.assertGreater(answer["compared"], 30)
