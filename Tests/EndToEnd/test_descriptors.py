"""More connections than a service has descriptors for: it continues, and reports it."""

import contextlib
import resource
import socket

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.gateway import SERVICES
from support.processes import serving
from support.waiting import wait_until

HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\x04\0\0\0\0\0"
FEW = 256
# Descriptors reserved for other uses than connections.
LEFT_MIN = 32
TOO_MANY = "too many connections"


class Attacker:
    """Opens connections, sends the preface, and holds those that are not closed."""

    def __init__(self, port):
        self.port = port
        self.held = []

    def open(self, count):
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", self.port), timeout=60)
            self.held.append(connection)
            # A rejected connection may be closed before it sends anything.
            with contextlib.suppress(OSError):
                connection.sendall(HELLO)

    def leave(self):
        for connection in self.held:
            connection.close()
        self.held.clear()


class Descriptors(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # Descriptors of the attacker.
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        cls.addClassCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))

    def environment(self, service):
        environment = self.stack.service_environment(service) | admin.ADMIN
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        return environment

    def serves(self, channel):
        answer = channel.unary_unary("/grpc.health.v1.Health/Check")(b"", timeout=60)
        self.assertEqual(answer, b"\x08\x01")
        return True

    def test_more_connections_than_descriptors(self):
        for service in SERVICES:
            with self.subTest(service=service):
                environment = self.environment(service)
                with serving(self.stack, service, environment, (FEW, FEW)) as server:
                    self.outlives(server)

    def outlives(self, server):
        port = server.port()
        self.assertRegex(
            server.log, r"warning .*configured=10000 .*open_files_max=256 .*fewer connections")
        attacker = Attacker(port)
        self.addCleanup(attacker.leave)
        with grpc.insecure_channel(f"127.0.0.1:{port}") as before:
            self.serves(before)
            most = 0
            for _ in range(8):
                attacker.open(FEW // 2)
                most = max(most, server.descriptors)
                self.serves(before)
            wait_until(lambda: TOO_MANY in server.log, "the log says that there are too many")
            metrics = admin.metrics(server)
            most = max(most, metrics["process_open_fds"])
            self.assertEqual(metrics["process_max_fds"], FEW)
            self.assertGreater(metrics['otolith_rpc_limit_total{limit="connections"}'], 0)
            self.assertLessEqual(most, FEW - LEFT_MIN)
            self.serves(before)
            attacker.leave()
            # On the old connection and, when others are closed, on new ones.
            self.serves(before)
            wait_until(lambda: self.serves_anew(port), "new connections are accepted")
        self.assertEqual(server.log.count(TOO_MANY), 1, server.log)
        self.assertEqual(server.stop(), 0, server.log)

    def serves_anew(self, port):
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            try:
                return self.serves(channel)
            except grpc.RpcError as error:
                self.assertEqual(error.code(), grpc.StatusCode.UNAVAILABLE)
                return False

    def test_the_soft_limit_is_raised(self):
        environment = self.environment("planning") | {"OTOLITH_LIMIT_CONNECTIONS": "500"}
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.assertGreater(hard, 1024)
        with serving(self.stack, "planning", environment, (FEW, hard)) as server:
            server.port()
            self.assertGreater(admin.metrics(server)["process_max_fds"], 500)
            self.assertNotIn("fewer connections", server.log)
            self.assertEqual(server.stop(), 0, server.log)

    def test_too_few_to_serve(self):
        with serving(self.stack, "planning", self.environment("planning"), (64, 64)) as server:
            self.assertEqual(server.process.wait(300), 78, server.log)
            self.assertIn("LimitNOFILE", server.log)
