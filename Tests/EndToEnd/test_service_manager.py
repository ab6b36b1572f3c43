"""A service started by systemd: with sockets that outlive processes, and a watchdog."""

import signal
import socket
import threading
import time
import urllib.request

import grpc

from support.case import EndToEndTestCase
from support.manager import Manager, listening, managed
from support.waiting import wait_until

HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\x04\0\0\0\0\0"


class ServiceManager(EndToEndTestCase):
    def setUp(self):
        self.manager = Manager()
        self.addCleanup(self.manager.close)

    def environment(self, service="catalogue", **more):
        environment = self.stack.service_environment(service)
        for name in ("OTOLITH_LISTEN", "OTOLITH_PORT_FILE", "OTOLITH_ADMIN_LISTEN"):
            environment.pop(name, None)
        return environment | more

    def socket(self):
        found = listening()
        self.addCleanup(found.close)
        return found

    def serves(self, port):
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            answer = channel.unary_unary("/grpc.health.v1.Health/Check")(b"", timeout=60)
        self.assertEqual(answer, b"\x08\x01")

    def test_it_serves_at_the_sockets_that_it_is_given(self):
        rpc, admin = self.socket(), self.socket()
        for sockets, names in (((rpc, admin), "rpc:admin"), ((admin, rpc), "admin:rpc")):
            with managed(
                    self.stack, "catalogue", self.environment(), sockets, names, self.manager) as server:
                port = rpc.getsockname()[1]
                self.assertEqual(server.port(), port)
                self.serves(port)
                with urllib.request.urlopen(f"http://127.0.0.1:{admin.getsockname()[1]}/livez") as answer:
                    self.assertEqual(answer.status, 200)
                wait_until(
                    lambda: self.manager.status() == f"serving on 127.0.0.1:{port}", "it says that it serves")
                self.assertEqual(server.stop(), 0, server.log)
        self.assertEqual(self.manager.heard("READY=1"), 2)
        self.assertEqual(self.manager.heard("STOPPING=1"), 2)

    def test_no_connection_is_refused_during_a_restart(self):
        rpc = self.socket()
        port = rpc.getsockname()[1]
        ended, failures, count = threading.Event(), [], [0]

        def connect():
            while not ended.is_set():
                try:
                    with socket.create_connection(("127.0.0.1", port), timeout=120) as connection:
                        connection.sendall(HELLO)
                        if not connection.recv(9):
                            failures.append("closed")
                except OSError as error:
                    failures.append(repr(error))
                count[0] += 1

        clients = [threading.Thread(target=connect) for _ in range(4)]
        for client in clients:
            client.start()
        try:
            for _ in range(3):
                with managed(self.stack, "catalogue", self.environment(), [rpc]) as server:
                    server.port()
                    before = count[0]
                    wait_until(lambda: count[0] > before + 20, "clients are answered")
                    self.assertEqual(server.stop(), 0, server.log)
        finally:
            with managed(self.stack, "catalogue", self.environment(), [rpc]) as server:
                server.port()
                ended.set()
                for client in clients:
                    client.join(120)
        self.assertEqual(failures, [])
        self.assertGreater(count[0], 60)

    def test_sockets_of_another_process_are_left_alone(self):
        rpc = self.socket()
        environment = self.environment(OTOLITH_LISTEN="127.0.0.1:0")
        with managed(self.stack, "catalogue", environment, [rpc], process="1") as server:
            self.assertNotEqual(server.port(), rpc.getsockname()[1])
            self.assertEqual(server.stop(), 0, server.log)

    def test_unusable_sockets_are_reported_and_nothing_is_served(self):
        silent = socket.socket()
        self.addCleanup(silent.close)
        silent.bind(("127.0.0.1", 0))
        datagrams = socket.socket(type=socket.SOCK_DGRAM)
        self.addCleanup(datagrams.close)
        public = socket.socket()
        self.addCleanup(public.close)
        public.bind(("0.0.0.0", 0))
        public.listen()
        good = self.socket()
        for sockets, names, told in (
            ([silent], "", "not a listening socket"), ([datagrams], "", "not a TCP socket"),
            ([good, self.socket()], "rpc:other", "FileDescriptorName="),
            ([good, self.socket(), self.socket()], "rpc:admin:more", "3 sockets were passed"),
            ([public], "", "without TLS"),
        ):
            with self.subTest(told=told), managed(
                    self.stack, "catalogue", self.environment(), sockets, names, self.manager) as server:
                self.assertEqual(server.process.wait(60), 78)
                self.assertIn(told, server.log)
        self.assertEqual(self.manager.heard("READY=1"), 0)

    def test_an_ignored_address_is_reported(self):
        rpc = self.socket()
        environment = self.environment(OTOLITH_LISTEN="127.0.0.1:1")
        with managed(self.stack, "catalogue", environment, [rpc]) as server:
            self.assertEqual(server.port(), rpc.getsockname()[1])
            self.assertIn("OTOLITH_LISTEN (127.0.0.1:1) has no effect", server.log)

    def test_the_watchdog_is_notified_while_it_serves_and_drains(self):
        environment = self.environment(WATCHDOG_USEC="900000")
        with managed(
                self.stack, "catalogue", environment, [self.socket()], manager=self.manager) as server:
            server.port()
            wait_until(lambda: self.manager.heard("WATCHDOG=1") >= 5, "it signals again and again")
            server.suspend()
            self.manager.receive_pending()
            before = self.manager.heard("WATCHDOG=1")
            # Silence shows only over time: for more than three of its intervals.
            time.sleep(1.5)
            self.assertEqual(self.manager.heard("WATCHDOG=1"), before)
            server.process.send_signal(signal.SIGCONT)
            wait_until(lambda: self.manager.heard("WATCHDOG=1") > before, "it signals again")
            self.assertEqual(server.stop(), 0, server.log)

    def test_a_database_that_is_away_does_not_silence_it(self):
        environment = self.environment(WATCHDOG_USEC="900000")
        with managed(
                self.stack, "catalogue", environment, [self.socket()], manager=self.manager) as server:
            server.port()
            self.stack.stop_database()
            try:
                wait_until(
                    lambda: self.manager.status().startswith("not serving"), "it says that it does not serve")
                before = self.manager.heard("WATCHDOG=1")
                wait_until(lambda: self.manager.heard("WATCHDOG=1") > before + 3, "it signals on")
            finally:
                self.stack.start_database()
            wait_until(lambda: self.manager.status().startswith("serving on"), "it serves again")
            self.assertEqual(server.stop(), 0, server.log)
