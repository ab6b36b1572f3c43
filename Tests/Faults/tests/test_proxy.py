"""The proxy between a client and an echoing server."""

import contextlib
import socket
import socketserver
import threading
import unittest

from faults.links import Links

TIMEOUT = 20


class Echo(socketserver.BaseRequestHandler):
    def handle(self):
        with contextlib.suppress(ConnectionError):
            while data := self.request.recv(65536):
                self.request.sendall(data)


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True


class Proxy(unittest.TestCase):
    def setUp(self):
        self.server = Server(("127.0.0.1", 0), Echo)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.links = Links({"link": f"127.0.0.1:{self.server.server_address[1]}"})
        self.addCleanup(self.links.close)

    def connect(self):
        connection = socket.create_connection(
            ("127.0.0.1", self.links.ports["link"][0]), timeout=TIMEOUT)
        self.addCleanup(connection.close)
        return connection

    def exchange(self, connection, text=b"hello"):
        connection.sendall(text)
        received = b""
        while len(received) < len(text):
            part = connection.recv(65536)
            if not part:
                raise ConnectionResetError("closed")
            received += part
        return received

    def touched(self):
        return self.links.tell("link", "ask")["touched"]

    def wait_for_touch(self):
        while not self.touched():
            pass

    def test_it_passes_everything_both_ways(self):
        text = bytes(range(256)) * 4000
        self.assertEqual(self.exchange(self.connect(), text), text)

    def test_a_cut_resets_as_many_connections_as_asked(self):
        connections = [self.connect() for _ in range(4)]
        for connection in connections:
            self.exchange(connection)
        self.assertEqual(
            self.links.tell("link", "cut", share=0.5), {"connections": 4, "touched": 2})
        broken = 0
        for connection in connections:
            try:
                self.exchange(connection)
            except OSError:
                broken += 1
        self.assertEqual(broken, 2)
        self.exchange(self.connect())

    def test_with_nothing_to_cut_nothing_is_touched(self):
        self.assertEqual(self.links.tell("link", "cut", share=1.0)["touched"], 0)

    def test_what_is_refused_is_reset_until_it_is_not(self):
        connection = self.connect()
        self.exchange(connection)
        self.links.tell("link", "refuse", on=True)
        with self.assertRaises(OSError):
            self.exchange(connection)
        with self.assertRaises(OSError):
            self.exchange(self.connect())
        self.assertEqual(self.links.tell("link", "refuse", on=False)["touched"], 2)
        self.exchange(self.connect())

    def test_what_is_held_arrives_late(self):
        connection = self.connect()
        self.links.tell("link", "hold", on=True, way="there")
        connection.sendall(b"hello")
        self.wait_for_touch()
        self.links.tell("link", "hold", on=False, way="there")
        self.assertEqual(connection.recv(100), b"hello")

    def test_answers_alone_can_be_held_and_lost(self):
        connection = self.connect()
        self.links.tell("link", "hold", on=True, way="back")
        connection.sendall(b"hello")
        self.wait_for_touch()
        self.links.tell("link", "cut", share=1.0)
        self.links.tell("link", "hold", on=False, way="back")
        with self.assertRaises(OSError):
            self.exchange(connection)

    def test_a_delay_counts_what_it_delays(self):
        self.links.tell("link", "delay", seconds=0.01)
        self.assertEqual(self.exchange(self.connect()), b"hello")
        self.assertGreaterEqual(self.links.tell("link", "delay", seconds=0)["touched"], 2)

    def damage(self, how, way):
        """The received part of a message, with a check that nothing follows."""
        connection = self.connect()
        self.exchange(connection)
        self.links.tell("link", "damage", how=how, way=way, seed=0.25)
        received = b""
        connection.sendall(bytes(1000))
        with contextlib.suppress(ConnectionError):
            while data := connection.recv(65536):
                received += data
        self.assertGreater(self.links.tell("link", "damage", how="")["touched"], 0)
        self.exchange(self.connect())
        return received

    def test_what_is_truncated_ends_in_the_middle(self):
        for way in ("there", "back"):
            received = self.damage("truncate", way)
            self.assertLess(len(received), 1000)
            self.assertEqual(received, bytes(len(received)))

    def test_what_is_corrupted_is_something_else_and_shorter(self):
        for way in ("there", "back"):
            received = self.damage("corrupt", way)
            self.assertLess(len(received), 1000)
            self.assertTrue(all(byte >= 0xF8 for byte in received), received)

    def test_each_target_of_a_link_has_a_port_of_its_own(self):
        target = f"127.0.0.1:{self.server.server_address[1]}"
        links = Links({"both": f"{target},{target}"})
        self.addCleanup(links.close)
        self.assertEqual(len(set(links.address("both").split(","))), 2)

    def test_a_server_that_is_away_is_a_reset(self):
        self.server.shutdown()
        self.server.server_close()
        with self.assertRaises(OSError):
            self.exchange(self.connect())
