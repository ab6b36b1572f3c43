"""Observability: metrics, readiness, traces in the log."""

import re

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.processes import serving
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc


class AdminEndpoint(EndToEndTestCase):
    def test_calls_are_counted_and_traced(self):
        environment = self.stack.service_environment("planning") | admin.ADMIN
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        trace = "0af7651916cd43dd8448eb211c80319c"
        with serving(self.stack, "planning", environment) as server:
            port = server.port()
            self.assertEqual(admin.get(server, "/livez"), (200, "ok\n"))
            self.assertEqual(admin.get(server, "/elsewhere")[0], 404)
            with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
                stub = planning_pb2_grpc.PlanningServiceStub(channel)
                with self.assertRaises(grpc.RpcError) as caught:
                    stub.GetNotificationPlan(
                        planning_pb2.GetNotificationPlanRequest(), timeout=300,
                        metadata=[("traceparent", f"00-{trace}-b7ad6b7169203331-01")])
                self.assertEqual(caught.exception.code(), grpc.StatusCode.UNAUTHENTICATED)
            status, text = admin.get(server, "/metrics")
            self.assertEqual(status, 200)
            labels = (
                'grpc_method="GetNotificationPlan",'
                'grpc_service="otolith.planning.v1.PlanningService",grpc_type="unary",'
                'service="otolith-planning"')
            self.assertIn(f"grpc_server_started_total{{{labels}}} 1\n", text)
            self.assertIn(
                f'grpc_server_handled_total{{grpc_code="Unauthenticated",{labels}}} 1\n', text)
            self.assertIn(f"grpc_server_handling_seconds_count{{{labels}}} 1\n", text)
            self.assertRegex(
                text,
                r'(?m)^otolith_build_info\{commit="([0-9a-f]{40}(-dirty)?|unknown)",service="otolith-planning",'
                r'version="\d+\.\d+\.\d+[^"]*"\} 1(\.0)?$')
            # Every metric has a help text.
            for name in re.findall("^# TYPE ([a-z_]+) ", text, re.MULTILINE):
                self.assertRegex(text, rf"(?m)^# HELP {name} \S")
            self.assertIn(trace, server.log)
            # The reason, for operators.
            self.assertIn("reason=TOKEN_MISSING", server.log)
            self.assertEqual(server.stop(), 0)

    def test_an_admin_listener_for_the_world_is_refused(self):
        environment = self.stack.service_environment("planning") | {
            "OTOLITH_ADMIN_LISTEN": "0.0.0.0:0"}
        with serving(self.stack, "planning", environment) as server:
            self.assertEqual(server.process.wait(300), 78)
            self.assertIn("OTOLITH_ADMIN_LISTEN", server.log)
