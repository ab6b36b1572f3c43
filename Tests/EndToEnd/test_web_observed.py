"""otolith-web as operators see it: traces at a collector, and `/status`."""

import json

from support import admin
from support.tracing import TracesTestCase
from support.web import Visitor, serving_web

LIST = "otolith.catalogue.v1.CatalogueService/ListStudies"


class Observed(TracesTestCase):
    def test_a_call_of_a_browser_is_a_span_between_its_callers_and_the_services(self):
        collector = self.collector()
        with serving_web(self.stack, OTOLITH_TRACES_ADDRESS=collector.address,
                         OTOLITH_TRACES_PER_MILLE="0") as server:
            visitor = Visitor(server.address)
            trace, step, (name, value) = self.traceparent()
            self.assertEqual(visitor.call("catalogue.v1.CatalogueService/ListStudies", **{name: value}).status, 200)
            spans = self.await_spans(collector, trace, {("server", "otolith-web"), ("client", "otolith-web")})
            own, = (span for span in spans if span["kind"] == "server")
            call, = (span for span in spans if span["kind"] == "client")
            self.assertEqual((own["name"], own["parent"], own["status"]), (LIST, step, "unset"))
            self.assertEqual(own["attributes"], {"http.response.status_code": 200})
            self.assertEqual((call["name"], call["parent"]), (LIST, own["span"]))
            # A path is in no span: it could name a person or a share.
            trace, _, (name, value) = self.traceparent()
            self.assertEqual(visitor.get("/shl/secret-of-a-link", **{name: value}).status, 405)
            self.await_spans(collector, trace, {("server", "otolith-web")})
            self.assertNotIn("secret-of-a-link", json.dumps(collector.requests))
            # A trace that begins here, of which none is recorded.
            before = len(collector.spans())
            visitor.call("catalogue.v1.CatalogueService/ListStudies")
            trace, _, (name, value) = self.traceparent()
            visitor.get("/", **{name: value})
            self.await_spans(collector, trace, {("server", "otolith-web")})
            self.assertEqual(len(collector.spans()), before + 1)

    def test_the_status_names_program_checks_and_files(self):
        with serving_web(self.stack) as server:
            code, text = admin.get(server, "/status")
            status = json.loads(text)
            self.assertEqual((code, status["service"], status["isServing"], status["usesTLS"]),
                             (200, "otolith-web", True, False))
            self.assertEqual(status["listen"], server.address)
            self.assertEqual({one["name"] for one in status["readiness"]},
                             {"shutdown", "startup", *(f"otolith-{name}" for name in self.stack.addresses)})
            self.assertGreater(status["openFiles"]["open"], 0)
            self.assertNotIn("pool", status)
            self.assertIn("/status", admin.get(server, "/nowhere")[1])
