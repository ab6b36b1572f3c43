"""Calls without gRPC: Connect and gRPC-Web, JSON and binary, by clients of others."""

import base64
import contextlib
import http.server
import importlib.util
import json
import re
import subprocess
import tempfile
import threading
from pathlib import Path

import grpc
from google.protobuf import json_format
from google.rpc import status_pb2

from support import api
from support.case import EndToEndTestCase
from support.connecting import call, curl
from support.documents import blocks, chapters
from support.gateway import SERVICES
from support.people import TINNITUS, anonymous, anonymous_in
from support.paths import ROOT
from support.processes import serving
from support.sheets import make_sheet, verdict_names
from support.stack import clean_environment
from test_tls import make_certificate
from otolith.common.v1 import own_export_pb2
from otolith.ingestion.v1 import ingestion_pb2

FORMS = (("connect", "json"), ("connect", "proto"), ("grpc-web", "proto"))
LIST = "otolith.catalogue.v1.CatalogueService/ListStudies"
SUBMIT = "otolith.ingestion.v1.AnswerSheetService/SubmitAnswerSheets"
# gRPC's name of a code, for Connect's.
GRPC_NAMES = {"canceled": "CANCELLED"}


def by_grpc(channel, method) -> dict:
    """The answer to an empty request without credentials, like that of `call`."""
    service, name = method.split("/")
    try:
        channel.unary_unary(f"/{method}")(b"", timeout=60, wait_for_ready=True)
    except grpc.RpcError as error:
        details = next(
            (value for key, value in error.trailing_metadata() if key == "grpc-status-details-bin"), b"")
        return {
            "code": error.code().name, "message": error.details(),
            "details": [
                [any.type_url.split("/")[-1], base64.b64encode(any.value).decode()]
                for any in status_pb2.Status.FromString(details).details]}
    return {"code": None}


class EmptyPage(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>page</title>")

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def empty_page():
    """The origin of a page on a server of its own."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), EmptyPage) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


@contextlib.contextmanager
def chromium():
    spec = importlib.util.spec_from_file_location("browser", ROOT / "Tests" / "Preview" / "support" / "browser.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    browser = module.Browser(
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", "--ignore-certificate-errors")
    try:
        yield browser
    finally:
        browser.close()


FETCH = """
fetch($0, {method: "POST", headers: {"content-type": "application/json", "connect-protocol-version": "1"},
           body: $1}).then(async answer => [answer.status, await answer.json()], error => [0, String(error)])
"""


class Reach(EndToEndTestCase):
    def url(self, method: str, service="catalogue") -> str:
        return f"http://{self.stack.addresses[service]}/{method}"

    def test_the_guide_without_grpc(self):
        block, = blocks(chapters(ROOT / "proto" / "GATEWAYS.md")["Without gRPC"])
        command = block.replace("host:port", self.stack.addresses["catalogue"])
        self.assertNotEqual(command, block)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command], env=clean_environment() | {"PATH": "/usr/bin:/bin"},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(TINNITUS, [study["studyId"] for study in json.loads(done.stdout)["studies"]])

    def test_every_method_refuses_in_the_same_way(self):
        """Requests without credentials and contents: the same statuses, texts and details in every form."""
        for name in SERVICES:
            methods = [
                method for process, method, is_stream in api.methods() if process == name and not is_stream]
            self.assertGreater(len(methods), 5)
            channel = self.gateway.channels[name]
            expected = {method: by_grpc(channel, method) for method in methods}
            # The number of refused calls is limited for some.
            steady = [method for method in methods if expected[method]["code"] not in (None, "RESOURCE_EXHAUSTED")]
            self.assertGreater(len(steady), 5)
            calls = [{"method": method, "request": {}} for method in steady]
            for protocol, codec in FORMS:
                with self.subTest(name, form=f"{protocol} {codec}"):
                    for method, found in zip(steady, call(self.stack.addresses[name], protocol, codec, calls)):
                        code = found.get("code") or ""
                        found = {
                            "code": GRPC_NAMES.get(code, code.upper()), "message": found.get("message"),
                            "details": found.get("details")}
                        if found["code"] != "RESOURCE_EXHAUSTED":
                            self.assertEqual(found, expected[method], method)

    def test_sheets_of_a_participant(self):
        for protocol, codec in FORMS:
            with self.subTest(f"{protocol} {codec}"):
                participant = anonymous_in(self.stack, TINNITUS)
                questionnaire = next(iter(participant.questionnaires(TINNITUS).values()))
                sheet = make_sheet(TINNITUS, questionnaire, self.now())
                request = json_format.MessageToDict(ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet]))
                calls = [{
                    "method": SUBMIT, "request": request,
                    "headers": {"authorization": f"Bearer {participant.token}"}}]
                found, = call(self.stack.addresses["ingestion"], protocol, codec, calls)
                self.assertNotIn("code", found)
                verdict, = found["messages"][0]["verdicts"]
                self.assertEqual(verdict["sheetId"], sheet.sheet_id)
                # What was stored is what gRPC stores.
                self.assertEqual(verdict_names(participant.submit(sheet)), ["EXISTS"])

    def test_streams(self):
        participant = anonymous(self.stack)
        expected = [
            json_format.MessageToDict(message) for message in self.gateway.own_auth.ExportOwnRecords(
                own_export_pb2.ExportOwnRecordsRequest(), token=participant.token)]
        self.assertTrue(expected)
        for protocol, codec in FORMS:
            with self.subTest(f"{protocol} {codec}"):
                calls = [{
                    "method": "otolith.common.v1.OwnExportService/ExportOwnRecords", "request": {}, "headers": headers}
                    for headers in ({"authorization": f"Bearer {participant.token}"}, {})]
                found, refused = call(self.stack.addresses["auth"], protocol, codec, calls)
                self.assertNotIn("code", found)
                self.assertEqual(len(found["messages"]), len(expected))
                self.assertEqual(refused["code"], "unauthenticated")

    def test_reading_with_get(self):
        for codec in ("json", "proto"):
            found, = call(
                self.stack.addresses["catalogue"], "connect", codec, [{"method": LIST, "request": {}, "get": True}])
            self.assertIn(TINNITUS, [study["studyId"] for study in found["messages"][0]["studies"]])
        query = "?encoding=json&message=%7B%22language%22%3A%22de%22%7D&connect=v1"
        first = curl(self.url(LIST) + query)
        self.assertEqual(first.status, 200)
        self.assertRegex(first.headers["etag"], r'^W/"[0-9a-f]+"$')
        self.assertEqual(first.headers["cache-control"], "no-cache")
        again = curl(self.url(LIST) + query, "-H", f"if-none-match: {first.headers['etag']}")
        self.assertEqual((again.status, again.body), (304, b""))
        other = curl(self.url(LIST) + query, "-H", 'if-none-match: "another"')
        self.assertEqual((other.status, other.body), (200, first.body))
        refused = curl(self.url(LIST) + query, "-X", "GET", data="{}")
        self.assertEqual((refused.status, refused.json["code"]), (400, "invalid_argument"))
        # A method that changes something is not called by a link.
        refused = curl(self.url(SUBMIT, "ingestion") + "?encoding=json&message=%7B%7D")
        self.assertEqual((refused.status, refused.headers["allow"]), (405, "POST"))

    def test_what_needs_a_token_is_not_kept_for_others(self):
        url = self.url("otolith.auth.v1.AccountService/GetAccount", "auth") + "?encoding=json&message=%7B%7D"
        one, other = anonymous(self.stack), anonymous(self.stack)
        found = curl(url, token=one.token)
        self.assertEqual(found.status, 200)
        self.assertEqual(found.headers["cache-control"], "private, no-cache")
        self.assertIn("authorization", found.headers["vary"])
        condition = ("-H", f"if-none-match: {found.headers['etag']}")
        self.assertEqual(curl(url, *condition, token=one.token).status, 304)
        # Another account has another etag, although both have the same revision.
        self.assertEqual(curl(url, *condition, token=other.token).status, 200)
        refused = curl(url, *condition)
        self.assertEqual((refused.status, refused.headers["cache-control"]), (401, "no-store"))

    def test_bodies_that_are_not_the_request(self):
        participant = anonymous(self.stack)
        for body, field, description in (
                ("", "", "expected an object"), ("[1]", "", "expected an object"),
                ('{"sheets":[{"version":-1}]}', "sheets[0].version",
                 "expected an integer within the range of its type"),
                ('{"sheets":[{"startTime":"today"}]}', "sheets[0].start_time",
                 "expected a time such as 2026-03-01T09:30:00Z, in the years 1 to 9999")):
            with self.subTest(body):
                answer = curl(self.url(SUBMIT, "ingestion"), data=body, token=participant.token)
                self.assertEqual((answer.status, answer.json["code"]), (400, "invalid_argument"))
                detail, = answer.json["details"]
                self.assertEqual(detail["type"], "google.rpc.BadRequest")
                self.assertEqual(
                    detail["debug"]["fieldViolations"],
                    [{"field": field, "description": description, "reason": "MALFORMED"}]
                    if field else [{"description": description, "reason": "MALFORMED"}])
        deep = '{"x":' + "[" * 100 + "]" * 100 + "}"
        answer = curl(self.url(SUBMIT, "ingestion"), data=deep, token=participant.token)
        self.assertIn("MESSAGE_TOO_DEEP", answer.body.decode())

    def test_deadlines_and_other_fields(self):
        answer = curl(self.url(LIST), "-H", "connect-timeout-ms: 0", data="{}")
        self.assertEqual((answer.status, answer.json["code"]), (504, "deadline_exceeded"))
        answer = curl(self.url(LIST), "-H", "connect-protocol-version: 2", data="{}")
        self.assertEqual((answer.status, answer.json["code"]), (400, "invalid_argument"))
        answer = curl(self.url(LIST), "-X", "PUT", data="{}")
        self.assertEqual(answer.status, 405)
        answer = curl(self.url("otolith.catalogue.v1.CatalogueService/Nothing"), data="{}")
        self.assertEqual((answer.status, answer.json["code"]), (404, "unimplemented"))

    def test_answers_before_the_end_of_a_request_arrive(self):
        """curl 7.88 discards them if the stream is reset while it still sends; a slow curl still may."""
        def answered(url, **options):
            for _ in range(4):
                with contextlib.suppress(AssertionError):
                    return curl(url, **options)
            return curl(url, **options)

        large = json.dumps({"sheets": "x" * 10_000_000})
        refused = [
            answered(self.url("otolith.ingestion.v1.AnswerSheetService/Nothing", "ingestion"), data=data).status
            for data in ("{}", large[:300_000], large) for _ in range(10)]
        self.assertEqual(refused, [404] * 30)
        token = anonymous(self.stack).token
        for _ in range(5):
            answer = answered(self.url(SUBMIT, "ingestion"), data=large, token=token)
            self.assertEqual((answer.status, answer.json["code"]), (429, "resource_exhausted"))
            self.assertIn("MESSAGE_TOO_LARGE", answer.body.decode())

    def test_pages_of_other_origins_may_not_call(self):
        answer = curl(
            self.url(LIST), "-X", "OPTIONS", "-H", "origin: https://study.example.org",
            "-H", "access-control-request-method: POST")
        self.assertEqual(answer.status, 405)
        answer = curl(self.url(LIST), "-H", "origin: https://study.example.org", data="{}")
        self.assertFalse([name for name in answer.headers if re.match("access-control", name)])

    def test_a_page_in_a_browser(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-reach-")
        self.addCleanup(folder.cleanup)
        key, certificate = Path(folder.name) / "key.pem", Path(folder.name) / "certificate.pem"
        make_certificate(key, certificate)
        with empty_page() as origin, empty_page() as other, chromium() as browser:
            environment = self.stack.service_environment("catalogue") | {
                "OTOLITH_TLS_CERTIFICATE_FILE": str(certificate), "OTOLITH_TLS_KEY_FILE": str(key),
                "OTOLITH_CORS_ORIGINS": f"https://study.example.org, {origin}"}
            del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
            with serving(self.stack, "catalogue", environment) as server:
                url = f"https://127.0.0.1:{server.port()}/{LIST}"
                page = browser.open_address(origin)
                status, body = page.evaluate(FETCH, url, '{"language":"de"}')
                self.assertEqual(status, 200, body)
                self.assertIn(TINNITUS, [study["studyId"] for study in body["studies"]])
                # A page reads why its call failed.
                status, body = page.evaluate(FETCH, url, '{"pageToken":"x"}')
                self.assertEqual((status, body["code"]), (400, "invalid_argument"))
                status, body = browser.open_address(other).evaluate(FETCH, url, "{}")
                self.assertEqual(status, 0, body)
                self.assertEqual(server.stop(), 0, server.log)
