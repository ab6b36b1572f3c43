"""Traces at a collector: from a gateway's call through the services and the bus to its effects."""

import json
import subprocess
import tempfile
from pathlib import Path

from environments import python_of
from support.paths import TRACES_PROTO
from support.people import TINNITUS, anonymous_in
from support.sheets import copy_of, make_sheet
from support.tracing import COLLECTOR, Collector, TracesTestCase
from otolith.ingestion.v1 import ingestion_pb2


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
        # Sampled, with a parent in another process.
        self.assertEqual(server["flags"], 0x301)
        # An event is published within the call, and applied under the span that it names.
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
            # No span identifies the participant.
            self.assertNotIn(participant.participant_id, json.dumps(span))
        self.assertEqual(len({span["span"] for span in spans}), len(spans))

    def test_from_one_service_to_another(self):
        participant = anonymous_in(self.stack, TINNITUS)
        trace, _, header = self.traceparent()
        # A version that only the catalogue can know: it is asked.
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

    def test_unsampled_traces_are_not_sent(self):
        def submitted(*metadata):
            """Uses another participant each time, for whom it is asked once."""
            participant = anonymous_in(self.stack, TINNITUS)
            self.assertCreated(self.submit(participant, self.sheet_of(participant), *metadata))

        trace, _, header = self.traceparent("00")
        submitted(header)
        submitted()
        # The following spans have arrived.
        later, _, header = self.traceparent()
        submitted(header)
        spans = self.await_spans(self.collector_of_all, later, {("consumer", "otolith-planning")})
        self.assertTrue(spans)
        self.assertEqual(self.collector_of_all.spans(trace), [])
        self.assertEqual([span for span in self.collector_of_all.spans() if not span["parent"]], [])


class Protocol(TracesTestCase):
    def test_messages_are_as_opentelemetry_publishes_them(self):
        files = [str(path.relative_to(TRACES_PROTO))
                 for path in sorted(TRACES_PROTO.glob("opentelemetry/**/*.proto"))]
        self.assertEqual(len(files), 4)
        with tempfile.TemporaryDirectory() as folder:
            descriptors = Path(folder) / "descriptors"
            subprocess.run(
                ["protoc", f"--proto_path={TRACES_PROTO}", f"--descriptor_set_out={descriptors}", *files],
                check=True)
            done = subprocess.run(
                [python_of("collector", COLLECTOR / "requirements.txt"), COLLECTOR / "agreement.py",
                 descriptors], check=True, capture_output=True, text=True)
        answer = json.loads(done.stdout)
        self.assertEqual(answer["differences"], [])
        self.assertGreater(answer["compared"], 30)
