"""A service that was told to stop and lets calls finish.""" 

import contextlib
import json
import queue

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateway import CHANNEL_OPTIONS
from support.processes import serving
from support.reloading import ConfigFile, reload
from support.waiting import wait_until

REFLECTION = "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo"
# `list_services`, field 7.
LIST_SERVICES = b"\x3a\x01*"


class OpenCall:
    """A call that stays open until it is ended."""

    def __init__(self, port):
        self.requests = queue.SimpleQueue()
        self.channel = grpc.insecure_channel(f"127.0.0.1:{port}", CHANNEL_OPTIONS)
        self.answers = self.channel.stream_stream(REFLECTION)(iter(self.requests.get, None))
        self.requests.put(LIST_SERVICES)
        next(self.answers)

    def end(self):
        """Ends the requests; returns the remaining responses."""
        self.requests.put(None)
        return list(self.answers)

    def close(self):
        self.requests.put(None)
        self.channel.close()


class Drain(EndToEndTestCase):
    @contextlib.contextmanager
    def draining(self, grace, told=None):
        """A service with an open call that has just received SIGTERM."""
        environment = self.stack.service_environment("catalogue") | admin.ADMIN
        for name in ("OTOLITH_LISTEN", "OTOLITH_PORT_FILE"):
            del environment[name]
        file = ConfigFile(self)
        file.write(SHUTDOWN_GRACE_SECONDS=grace)
        with serving(
            self.stack, "catalogue", environment, arguments=["--config", file.path],
        ) as server, contextlib.closing(OpenCall(server.port())) as call:
            wait_until(lambda: admin.get(server, "/readyz")[0] == 200, "it is ready")
            if told is not None:
                file.write(SHUTDOWN_GRACE_SECONDS=told)
                self.assertIn("OTOLITH_SHUTDOWN_GRACE_SECONDS", reload(server))
            server.process.terminate()
            wait_until(lambda: "draining" in server.log, "it drains")
            yield server, call

    def test_the_admin_endpoint_works_until_the_last_call_ends(self):
        with self.draining(grace=300) as (server, call):
            self.assertEqual(admin.get(server, "/livez"), (200, "ok\n"))
            # A report is valid for a second.
            wait_until(lambda: admin.get(server, "/readyz")[0] == 503, "it is not ready")
            _, text = admin.get(server, "/readyz", accept="application/json")
            found = {check["name"]: check for check in json.loads(text)["checks"]}
            self.assertEqual(found["shutdown"]["result"], "failed", text)
            self.assertIn("the service is draining", json.dumps(found["shutdown"]))
            # The database is still monitored, too.
            self.assertEqual(found["database"]["result"], "ok", text)
            measured = admin.metrics(server)
            self.assertEqual(measured["otolith_serving"], 0)
            self.assertEqual(measured["otolith_database_up"], 1)
            self.assertIsNone(server.process.poll(), server.log)
            self.assertEqual(call.end(), [])
            self.assertEqual(server.process.wait(60), 0, server.log)

    def test_the_latest_drain_time_applies(self):
        with self.draining(grace=300, told=0) as (server, call):
            self.assertEqual(server.process.wait(60), 0, server.log)
            with self.assertRaises(grpc.RpcError) as ended:
                call.end()
            # The previous setting would have ended it after a minute.
            self.assertNotEqual(failure_of(ended.exception).reason, "STREAM_IDLE")
