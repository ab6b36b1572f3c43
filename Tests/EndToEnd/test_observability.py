"""What an operator's tools see: metrics, readiness, traces in the log."""

import http.client
import re

import grpc

from support.case import EndToEndTestCase
from support.processes import serving
from support.waiting import wait_until
from otolith.planning.v1 import planning_pb2, planning_pb2_grpc


class AdminEndpoint(EndToEndTestCase):
    def get(self, address, path):
        connection = http.client.HTTPConnection(*address, timeout=10)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read().decode()
        finally:
            connection.close()

    def test_calls_are_counted_and_traced(self):
        environment = self.stack.service_environment("planning") | {
            "OTOLITH_ADMIN_LISTEN": "127.0.0.1:0"}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        trace = "0af7651916cd43dd8448eb211c80319c"
        with serving(self.stack, "planning", environment) as server:
            port = server.port()
            line = wait_until(
                lambda: re.search(r"address=127\.0\.0\.1:(\d+)\S* .*admin endpoint", server.log),
                "the admin endpoint is named")
            admin = ("127.0.0.1", int(line.group(1)))
            self.assertEqual(self.get(admin, "/live"), (200, "live\n"))
            self.assertEqual(self.get(admin, "/ready"), (200, "ready\n"))
            self.assertEqual(self.get(admin, "/elsewhere")[0], 404)
            with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
                stub = planning_pb2_grpc.PlanningServiceStub(channel)
                with self.assertRaises(grpc.RpcError) as caught:
                    stub.GetNotificationPlan(
                        planning_pb2.GetNotificationPlanRequest(), timeout=30,
                        metadata=[("traceparent", f"00-{trace}-b7ad6b7169203331-01")])
                self.assertEqual(caught.exception.code(), grpc.StatusCode.UNAUTHENTICATED)
            status, text = self.get(admin, "/metrics")
            self.assertEqual(status, 200)
            labels = 'method="GetNotificationPlan",service="otolith.planning.v1.PlanningService"'
            self.assertIn(f"otolith_rpc_server_started_total{{{labels}}} 1\n", text)
            self.assertIn(
                f'otolith_rpc_server_handled_total{{code="UNAUTHENTICATED",{labels}}} 1\n', text)
            self.assertIn(f"otolith_rpc_server_seconds_count{{{labels}}} 1\n", text)
            self.assertIn(trace, server.log)
            self.assertEqual(server.stop(), 0)

    def test_an_admin_listener_for_the_world_is_refused(self):
        environment = self.stack.service_environment("planning") | {
            "OTOLITH_ADMIN_LISTEN": "0.0.0.0:0"}
        with serving(self.stack, "planning", environment) as server:
            self.assertEqual(server.process.wait(30), 78)
            self.assertIn("OTOLITH_ADMIN_LISTEN", server.log)
