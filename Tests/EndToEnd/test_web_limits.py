"""otolith-web against other sites, hostile clients and missing services."""

import http.client
import json
import re
import signal
import socket
import tempfile
import time
from pathlib import Path

from support import admin
from support.case import EndToEndTestCase
from support.people import new_id
from support.processes import run, serving
from support.stack import run_stack
from support.waiting import wait_until
from support.web import SAME_ORIGIN, Visitor, serving_web, settings

SIGN_IN = "auth.v1.SessionService/SignInAnonymously"
MEBIBYTE = 1 << 20


def raw(address, request: bytes, seconds=60) -> bytes:
    """Everything that the server sends until it closes the connection."""
    host, port = address.rsplit(":", 1)
    answer = b""
    with socket.create_connection((host, int(port)), timeout=seconds) as connection:
        connection.sendall(request)
        try:
            while part := connection.recv(1 << 16):
                answer += part
        except ConnectionResetError:
            pass
    return answer


def unused_address() -> str:
    """Where nothing listens: the port of a socket that is bound but does not listen."""
    unused = socket.socket()
    unused.bind(("127.0.0.1", 0))
    return unused, "127.0.0.1:%d" % unused.getsockname()[1]


class WebLimits(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(serving_web(cls.stack))
        cls.address = cls.server.address
        cls.visitor = Visitor(cls.address)

    def test_requests_of_other_sites_are_refused(self):
        host = {"host": self.address}
        for headers in (
                {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "none"}, {},
                {"origin": "https://evil.example"} | host, {"origin": "null"} | host,
                {"origin": f"http://{self.address}.evil.example"} | host):
            for path in (f"/rpc/otolith.{SIGN_IN}", "/session/end", "/session/renew", "/console/session/end"):
                with self.subTest(headers=headers, path=path):
                    answer = self.visitor.request("POST", path, "{}", {"content-type": "application/json"} | headers)
                    self.assertEqual((answer.status, answer.set_cookies), (403, []))
        answer = self.visitor.request(
            "POST", "/session/end", "{}",
            {"content-type": "application/json", "origin": f"http://{self.address}"} | host)
        self.assertEqual(answer.status, 200)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = self.visitor.request(
                "POST", f"/rpc/otolith.{SIGN_IN}", "{}", SAME_ORIGIN | {"content-type": kind})
            self.assertEqual(answer.status, 415)
        self.assertEqual(self.visitor.get("/console/export/a/b.csv", sec_fetch_site="cross-site").status, 403)
        for method in ("GET", "PUT", "OPTIONS", "DELETE"):
            answer = self.visitor.request(method, f"/rpc/otolith.{SIGN_IN}", headers=SAME_ORIGIN)
            self.assertEqual(answer.status, 405)
            self.assertNotIn("access-control-allow-origin", answer.headers)

    def test_every_answer_forbids_frames_scripts_and_guesses(self):
        answers = [
            self.visitor.get("/otolith/otolith.js"), self.visitor.get("/nowhere"), self.visitor.get("/session"),
            self.visitor.call(SIGN_IN), self.visitor.post("/session/end"),
            self.visitor.request("POST", "/session/end", "x" * 100_000, SAME_ORIGIN)]
        self.assertEqual([answer.status for answer in answers], [200, 404, 200, 400, 200, 413])
        for answer in answers:
            policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
            self.assertEqual(policy["default-src"], "'none'")
            self.assertEqual(policy["frame-ancestors"], "'none'")
            self.assertEqual(policy["script-src"], "'self'")
            self.assertEqual(policy["media-src"], "'self' blob:")
            self.assertEqual(answer.headers["x-content-type-options"], "nosniff")
            self.assertEqual(answer.headers["referrer-policy"], "no-referrer")
            self.assertEqual(answer.headers["cross-origin-opener-policy"], "same-origin")
            self.assertEqual(answer.headers["cross-origin-resource-policy"], "same-origin")
            self.assertNotIn("strict-transport-security", answer.headers)
            self.assertNotIn("server", answer.headers)
        # A proxy on this machine is trusted.
        secure = self.visitor.get("/nowhere", x_forwarded_proto="https")
        self.assertIn("max-age=", secure.headers["strict-transport-security"])

    def test_files_have_etags_and_no_path_leaves_the_folder(self):
        first = self.visitor.get("/otolith/otolith.js")
        self.assertEqual((first.status, first.headers["cache-control"]), (200, "no-cache"))
        again = self.visitor.get("/otolith/otolith.js", if_none_match=first.headers["etag"])
        self.assertEqual((again.status, again.body), (304, b""))
        head = self.visitor.request("HEAD", "/otolith/otolith.js")
        self.assertEqual(head.headers["content-length"], str(len(first.body)))
        for path in ("/../../../README.md", "/otolith/../../README.md", "/otolith/%2e%2e/%2e%2e/README.md",
                     "/otolith/otolith.js%00", "/otolith/README.md", "/otolith", "/.git/config", "//otolith/otolith.js"):
            answer = raw(self.address, f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            self.assertTrue(answer.startswith(b"HTTP/1.1 404"), (path, answer[:80]))

    def test_bodies_over_the_limit_are_refused_while_they_arrive(self):
        path = f"/rpc/otolith.{SIGN_IN}"
        begin = f"POST {path} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n"
        announced = raw(self.address, f"{begin}content-length: {8 * MEBIBYTE + 1}\r\n\r\n".encode())
        self.assertTrue(announced.startswith(b"HTTP/1.1 413"), announced[:80])
        self.assertIn(b"MESSAGE_TOO_LARGE", announced)
        part = b"100000\r\n" + b" " * MEBIBYTE + b"\r\n"
        chunked = raw(self.address, f"{begin}transfer-encoding: chunked\r\n\r\n".encode() + part * 9)
        self.assertTrue(chunked.startswith(b"HTTP/1.1 413"), chunked[:80])
        # Within the limit, the service decides.
        answer = self.visitor.post(path, '{"requestId":"' + "x" * (7 * MEBIBYTE) + '"}')
        self.assertEqual((answer.status, answer.json["code"]), (429, "resource_exhausted"))
        fields = "".join(f"x-{number}: {'y' * 1000}\r\n" for number in range(60))
        answer = raw(self.address, f"GET / HTTP/1.1\r\nhost: x\r\n{fields}\r\n".encode())
        self.assertTrue(answer.startswith(b"HTTP/1.1 4"), answer[:80])

    def test_slow_clients_are_disconnected(self):
        began = time.monotonic()
        # Half of a head, and half of a body.
        for request in (b"GET / HTTP/1.1\r\nhost: x\r\nx-", b"POST /session/end HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"):
            with self.subTest(request=request):
                self.assertEqual(raw(self.address, request, seconds=300), b"")
        self.assertGreater(time.monotonic() - began, 5)
        found = admin.metrics(self.server)
        self.assertGreaterEqual(found['otolith_web_limit_total{limit="header_time"}'], 1)
        self.assertGreaterEqual(found['otolith_web_limit_total{limit="body_time"}'], 1)

    def test_requests_that_smuggle_others_are_refused(self):
        for lines in ("content-length: 5\r\ntransfer-encoding: chunked", "content-length: 5\r\ncontent-length: 6",
                      "content-length: -1", "transfer-encoding: gzip, chunked, x"):
            with self.subTest(lines=lines):
                answer = raw(
                    self.address, f"POST /session/end HTTP/1.1\r\nhost: x\r\n{lines}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n".encode())
                self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 4"), answer[:80])
                self.assertLessEqual(len(re.findall(rb"HTTP/1\.1 \d", answer)), 1)

    def test_without_any_service_calls_fail_and_the_server_is_not_ready(self):
        held, nowhere = unused_address()
        self.addCleanup(held.close)
        addresses = {f"OTOLITH_{name}_ADDRESS": nowhere for name in ("AUTH", "CATALOGUE", "INGESTION", "PLANNING")}
        with serving_web(self.stack, **addresses) as server:
            answer = Visitor(server.address).call(SIGN_IN, {"requestId": new_id()})
            self.assertEqual((answer.status, answer.json["code"]), (503, "unavailable"))
            self.assertEqual(Visitor(server.address).get("/otolith/otolith.js").status, 200)
            status, text = wait_until(
                lambda: (found := admin.get(server, "/readyz"))[0] == 503 and "otolith-auth" in found[1] and found,
                "the server is not ready")
            self.assertIn("[-]otolith-auth failed: otolith-auth cannot be reached\n", text)
            self.assertEqual(admin.get(server, "/livez"), (200, "ok\n"))
            self.assertFalse(json.loads(admin.get(server, "/status")[1])["isServing"])

    def test_a_sign_out_without_auth_fails_and_the_browser_forgets_the_session(self):
        visitor = Visitor(self.address)
        self.assertEqual(visitor.call(SIGN_IN, {"requestId": new_id()}).status, 200)
        held, nowhere = unused_address()
        self.addCleanup(held.close)
        with serving_web(self.stack, OTOLITH_AUTH_ADDRESS=nowhere) as server:
            visitor.address = server.address
            answer = visitor.post("/session/end")
            self.assertEqual((answer.status, answer.json["code"], visitor.cookies), (503, "unavailable", {}))

    def test_one_missing_service_leaves_the_others_usable(self):
        held, nowhere = unused_address()
        self.addCleanup(held.close)
        with serving_web(self.stack, OTOLITH_PLANNING_ADDRESS=nowhere) as server:
            visitor = Visitor(server.address)
            self.assertEqual(visitor.call(SIGN_IN, {"requestId": new_id()}).status, 200)
            answer = visitor.call("planning.v1.PlanningService/GetNotificationPlan")
            self.assertEqual((answer.status, answer.json["code"]), (503, "unavailable"))
            wait_until(
                lambda: (found := self.checks(server)).get("otolith-planning") == "degraded"
                and found["otolith-auth"] == "ok", "one service is missing")
            wait_until(lambda: admin.get(server, "/readyz")[0] == 200, "the server is ready")

    def checks(self, server):
        document = json.loads(admin.get(server, "/readyz", accept="application/json")[1])
        return {check["name"]: check["result"] for check in document["checks"]}

    def test_the_limits_of_auth_count_the_address_before_the_proxy(self):
        limited = self.stack.service_environment("auth") | {
            "OTOLITH_PEER_HEADER": "x-real-ip", "OTOLITH_LIMIT_SIGN_INS_PER_PEER": "2"}
        del limited["OTOLITH_LISTEN"], limited["OTOLITH_PORT_FILE"]
        with serving(self.stack, "auth", limited) as auth, \
                serving_web(self.stack, OTOLITH_AUTH_ADDRESS=f"127.0.0.1:{auth.port()}",
                            OTOLITH_PEER_HEADER="x-real-ip") as server:
            def sign_in(address):
                return Visitor(server.address).call(
                    "auth.v1.SessionService/SignIn", {"username": "no-one-here", "password": "heather-otter"},
                    x_real_ip=address).reason

            self.assertEqual([sign_in("203.0.113.9") for _ in range(3)], ["CREDENTIALS_REJECTED"] * 2 + ["LIMIT_EXCEEDED"])
            self.assertEqual(sign_in("198.51.100.7"), "CREDENTIALS_REJECTED")
            for log in (server.log, auth.log):
                self.assertNotIn("203.0.113.9", log)

    def test_it_stops_on_request_and_idle_connections_end(self):
        with serving_web(self.stack) as server:
            idle = http.client.HTTPConnection(server.address, timeout=60)
            self.addCleanup(idle.close)
            idle.request("GET", "/otolith/otolith.js")
            idle.getresponse().read()
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(idle.sock.recv(1), b"")
            self.assertEqual(server.process.wait(60), 0, server.log)
            self.assertIn("draining", server.log)

    def test_a_development_stack_starts_it_beside_the_services(self):
        with tempfile.TemporaryDirectory(prefix="otolith-stack-") as folder:
            try:
                run_stack("start", folder, "--bin", self.stack.bin, "--web")
                address = re.search(r"WEB_ADDRESS=(\S+)", Path(folder, "env").read_text())[1]
                visitor = Visitor(address)
                self.assertEqual(visitor.call(SIGN_IN, {"requestId": new_id()}).status, 200)
                account = visitor.session()["accountId"]
                self.assertRegex(run_stack("status", folder), r"(?m)^otolith-web +runs ")
                # Sessions survive a restart: the key stays.
                run_stack("restart", folder, "web")
                self.assertEqual(visitor.session()["accountId"], account)
            finally:
                run_stack("stop", folder)

    def test_a_reload_reads_pages_and_settings_again(self):
        with tempfile.TemporaryDirectory(prefix="otolith-pages-") as folder:
            page = Path(folder, "participant", "index.html")
            page.parent.mkdir()
            page.write_text("before")
            # World-readable folders are not needed: the server runs as this user.
            environment = settings(self.stack, OTOLITH_WEB_PAGES=folder)
            with serving(self.stack, "web", environment) as server:
                visitor = Visitor(f"127.0.0.1:{server.port()}")
                self.assertEqual(visitor.get("/join/a-study").body, b"before")
                page.write_text("after")
                done = run(self.stack, "otolith-web", "reload", "--process", server.process.pid, environment=environment)
                self.assertEqual(done.returncode, 0, done.stderr)
                wait_until(lambda: visitor.get("/").body == b"after", "the new page is served")
                (page.parent / "out.js").symlink_to("/etc/passwd")
                done = run(self.stack, "otolith-web", "reload", "--process", server.process.pid, environment=environment)
                self.assertEqual(done.returncode, 78, done.stderr)
                server.process.send_signal(signal.SIGHUP)
                wait_until(lambda: "reload rejected" in server.log, "the reload is rejected")
                self.assertEqual(visitor.get("/").body, b"after")

    def test_settings_are_checked_and_shown(self):
        environment = settings(self.stack) | {"OTOLITH_ADMIN_LISTEN": "127.0.0.1:0"}
        done = run(self.stack, "otolith-web", "check", environment=environment)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done)
        wrong = environment | {"OTOLITH_WEB_KEY_FILE": "/nowhere", "OTOLITH_WEB_PAGES": "/nowhere", "OTOLITH_LISTEN": "0.0.0.0:0"}
        done = run(self.stack, "otolith-web", "check", environment=wrong)
        self.assertEqual(done.returncode, 78)
        for name in ("OTOLITH_WEB_KEY_FILE", "OTOLITH_WEB_PAGES", "OTOLITH_LISTEN"):
            self.assertIn(name, done.stderr)
        done = run(self.stack, "otolith-web", "config", "--effective", "--json", environment=environment)
        rows = {row["variable"]: row for row in json.loads(done.stdout)}
        self.assertEqual(rows["OTOLITH_LIMIT_REQUEST_BYTES"]["value"], str(8 * MEBIBYTE))
        self.assertTrue(rows["OTOLITH_WEB_KEY_FILE"]["is_secret"])
