"""Bytes of malicious clients: a status, never a crash."""

import pathlib
import socket

import grpc

from support.api import methods
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateway import SERVICES
from support.people import TINNITUS, administrator, anonymous_in, leader_of, new_id
from support.sheets import make_sheet, verdict_names
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

METHODS = {
    "auth": "otolith.auth.v1.AccountService/RegisterAccount",
    "catalogue": "otolith.catalogue.v1.AuthoringService/ImportStudy",
    "ingestion": "otolith.ingestion.v1.AnswerSheetService/SubmitAnswerSheets",
    "planning": "otolith.planning.v1.PlanningService/SetSchedule",
}

# Methods that accept whole questionnaires, or batches of sheets.
LARGE = {
    "otolith.catalogue.v1.AuthoringService/ImportStudy",
    "otolith.catalogue.v1.DraftService/CreateDraft",
    "otolith.ingestion.v1.AnswerSheetService/SubmitAnswerSheets",
    "otolith.ingestion.v1.AmendmentService/SubmitAmendments",
}
# A little more than the limit of each of METHODS.
TOO_LARGE = {
    "auth": 5_000_000, "catalogue": 55_000_000, "ingestion": 9_000_000, "planning": 5_000_000,
}


def peak_memory(process: int) -> int:
    """The peak of resident memory in bytes."""
    status = pathlib.Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024


def varint(value: int) -> bytes:
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*encoded, value])


def nested(depth: int, field: int) -> bytes:
    """Nested messages, each in the given field of the outer one."""
    content = b""
    for _ in range(depth):
        content = varint(field << 3 | 2) + varint(len(content)) + content
    return content


def groups(depth: int, field: int = 1) -> bytes:
    return varint(field << 3 | 3) * depth + varint(field << 3 | 4) * depth


def of_size(byte_count: int) -> bytes:
    """An unknown field of this size."""
    return varint(1000 << 3 | 2) + varint(byte_count) + b"x" * byte_count


class Hostile(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.participant = anonymous_in(cls.stack, TINNITUS)
        cls.form = cls.participant.questionnaires(TINNITUS)["tyt-momentary"]
        cls.administrator = administrator(cls.stack)
        sheet = make_sheet(TINNITUS, cls.form, cls.stack.clock.now() - 60)
        sheet.content_hash = "MARKER"
        cls.requests = {
            "auth": auth_pb2.RegisterAccountRequest(
                request_id=new_id(), username="MARKER", password="heather-otter-lantern"),
            "catalogue": catalogue_pb2.ImportStudyRequest(access_password="MARKER"),
            "ingestion": ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet]),
            "planning": planning_pb2.SetScheduleRequest(
                study_id=TINNITUS, questionnaire_id="MARKER"),
        }
        cls.marked_fields = {
            "auth": "username", "catalogue": "access_password",
            "ingestion": "sheets[0].content_hash", "planning": "questionnaire_id",
        }

    def setUp(self):
        super().setUp()
        self.processes = {name: self.stack.process_id(name) for name in SERVICES}

    def tearDown(self):
        """Afterwards the same processes still serve."""
        for name in SERVICES:
            self.assertEqual(self.gateway.health(name), "SERVING", name)
            self.assertEqual(self.stack.process_id(name), self.processes[name])

    def token(self, name):
        return (self.administrator if name == "catalogue" else self.participant).token

    def send(self, name, message):
        return self.gateway.send_bytes(name, METHODS[name], message, token=self.token(name))

    def each_service(self):
        for name in SERVICES:
            with self.subTest(service=name):
                yield name

    def test_a_nested_bomb(self):
        for name in self.each_service():
            known = {field.number for field in self.requests[name].DESCRIPTOR.fields}
            for field in (1, 2, 3, 10, 13):
                with self.subTest(field=field):
                    if (name, field) == ("ingestion", 1):
                        # In a sheet's id it is an invalid text: only that sheet is rejected.
                        self.assert_harmless(name, nested(10_000, field))
                    elif field in known:
                        with self.assertFails("INVALID_ARGUMENT"):
                            self.send(name, nested(10_000, field))
                    else:
                        # Unknown fields are not inspected.
                        self.assert_harmless(name, nested(10_000, field))
                with self.subTest(groups=field), self.assertFails("INVALID_ARGUMENT"):
                    self.send(name, groups(10_000, field))

    def test_a_bomb_within_known_fields(self):
        # study → questionnaires → schedule → standard → windows, and then deeper.
        message = nested(10_000, 1)
        for field in (2, 1, 4, 10, 1):
            message = varint(field << 3 | 2) + varint(len(message)) + message
        with self.assertFails("INVALID_ARGUMENT"):
            self.send("catalogue", message)

    def test_a_cut_message(self):
        for name in self.each_service():
            whole = self.requests[name].SerializeToString()
            with self.assertFails("INVALID_ARGUMENT"):
                self.send(name, whole[:-1])
            for length in self.random.sample(range(1, len(whole)), min(40, len(whole) - 1)):
                # A cut between two fields leaves a valid message, which is judged as such.
                self.assert_harmless(name, whole[:length])

    def test_text_that_is_not_utf8(self):
        for name in self.each_service():
            for wrong in (b"\xff\xfe\xff\xfe\xff\xfe", b"\xc0\x80\xc0\x80ab", b"\xed\xa0\x80abc"):
                message = self.requests[name].SerializeToString().replace(b"MARKER", wrong)
                if name == "ingestion":
                    self.assert_sheet_refused(message)
                    continue
                with self.assertFails("INVALID_ARGUMENT", field=self.marked_fields[name]):
                    self.send(name, message)

    def assert_sheet_refused(self, message):
        """An invalid text affects only its own sheet."""
        verdict, = ingestion_pb2.SubmitAnswerSheetsResponse.FromString(
            self.send("ingestion", message)
        ).verdicts
        self.assertRejected(verdict, ("content_hash", "TEXT_INVALID"))

    def test_text_with_an_embedded_nul(self):
        for name in self.each_service():
            message = self.requests[name].SerializeToString().replace(b"MARKER", b"MAR\0ER")
            if name == "ingestion":
                self.assert_sheet_refused(message)
                continue
            with self.assertFails("INVALID_ARGUMENT", field=self.marked_fields[name]):
                self.send(name, message)

    def test_more_bytes_than_any_method_takes(self):
        """Up to 4 MiB; batches of sheets 8 MiB, whole questionnaires 52 MiB; no more is read."""
        for name in self.each_service():
            with self.assertFails("RESOURCE_EXHAUSTED", reason="MESSAGE_TOO_LARGE"):
                self.send(name, of_size(TOO_LARGE[name]))

    def test_five_megabytes_are_taken_where_much_is_written_only(self):
        for name, method, streams in methods():
            if streams:
                continue
            is_large = method.rpartition("/")[0] in {of.rpartition("/")[0] for of in LARGE}
            with self.subTest(method):
                try:
                    self.gateway.send_bytes(
                        name, method, of_size(5_000_000), token=self.administrator.token)
                    code = "OK"
                except grpc.RpcError as error:
                    code = error.code().name
                # The body of a caller without the right is not inspected.
                if code != "PERMISSION_DENIED":
                    self.assertEqual(code == "RESOURCE_EXHAUSTED", not is_large, code)

    def test_more_elements_than_allowed(self):
        with self.assertRaises(grpc.RpcError) as refused:
            self.send("ingestion", b"\x0a\x00" * 300_000)
        self.assertIn(
            refused.exception.code().name, {"INVALID_ARGUMENT", "RESOURCE_EXHAUSTED"}
        )

    def test_a_study_of_empty_questionnaires_by_a_participant(self):
        """Two million of them are 4 KB compressed and were 1.8 GB in memory: a caller without the right to import is
        rejected before decoding."""
        message = b"\x12\x00" * 2_000_000
        pid = self.stack.process_id("catalogue")
        before = peak_memory(pid)
        channel = self.gateway.channels["catalogue"]
        method = channel.unary_unary(f"/{METHODS['catalogue']}")
        calls = [
            method.future(
                message, timeout=60, compression=grpc.Compression.Gzip,
                metadata=[("authorization", f"Bearer {self.participant.token}")])
            for _ in range(3)
        ]
        for call in calls:
            self.assertEqual(failure_of(call.exception()).code, "PERMISSION_DENIED")
            self.assertEqual(failure_of(call.exception()).reason, "NOT_STUDY_LEADER")
        # A small part of the memory for one of them.
        self.assertLess(peak_memory(pid) - before, 64 << 20)

    def test_unknown_fields_are_no_harm(self):
        """A newer client may send fields that this server does not know."""
        sheet = make_sheet(TINNITUS, self.form, self.now() - 60, self.random)
        request = ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet])
        answer = ingestion_pb2.SubmitAnswerSheetsResponse.FromString(
            self.send("ingestion", request.SerializeToString() + b"\xc2\x3e\x03abc")
        )
        self.assertCreated(answer.verdicts)

    def test_unknown_methods_and_services(self):
        for name in self.each_service():
            service = METHODS[name].partition("/")[0]
            for method in (f"{service}/NoSuchMethod", "no.such.Service/Method", f"{service}/"):
                with self.assertFails("UNIMPLEMENTED"):
                    self.gateway.send_bytes(name, method, b"", token=self.token(name))

    def test_metadata_beyond_every_measure(self):
        for name in self.each_service():
            with self.assertRaises(grpc.RpcError) as refused:
                self.gateway.channels[name].unary_unary(f"/{METHODS[name]}")(
                    b"", timeout=20, metadata=[("x-filler", "y" * 200_000)])
            self.assertIn(
                refused.exception.code().name,
                {"RESOURCE_EXHAUSTED", "UNAVAILABLE", "INTERNAL", "CANCELLED"})

    def test_deadlines_that_are_over(self):
        leader = leader_of(self.stack, TINNITUS)
        for _ in range(20):
            with self.assertRaises(grpc.RpcError) as refused:
                list(self.gateway.exports.ExportAnswerSheets(
                    ingestion_pb2.ExportAnswerSheetsRequest(
                        study_id=TINNITUS, layout=ingestion_pb2.EXPORT_LAYOUT_LONG),
                    token=leader.token, timeout=0.0001))
            self.assertEqual(refused.exception.code().name, "DEADLINE_EXCEEDED")

    def test_calls_given_up_half_way(self):
        sheets = [
            make_sheet(TINNITUS, self.form, self.now() - 60, self.random) for _ in range(50)]
        request = ingestion_pb2.SubmitAnswerSheetsRequest(sheets=sheets).SerializeToString()
        method = self.gateway.channels["ingestion"].unary_unary(f"/{METHODS['ingestion']}")
        token = self.participant.token
        for _ in range(30):
            call = method.future(request, metadata=[("authorization", f"Bearer {token}")])
            call.cancel()
        # The batch can be sent again in any case.
        for name in verdict_names(self.participant.submit(*sheets)):
            self.assertIn(name, ("CREATED", "EXISTS"))

    def test_flipped_bits(self):
        for name in self.each_service():
            whole = self.requests[name].SerializeToString()
            for _ in range(150):
                message = bytearray(whole)
                for _ in range(self.random.randint(1, 4)):
                    message[self.random.randrange(len(message))] = self.random.randrange(256)
                self.assert_harmless(name, bytes(message))

    def assert_harmless(self, name, message):
        try:
            self.send(name, message)
        except grpc.RpcError as error:
            self.assertIn(
                error.code().name,
                {"INVALID_ARGUMENT", "NOT_FOUND", "PERMISSION_DENIED", "FAILED_PRECONDITION",
                 "ALREADY_EXISTS", "RESOURCE_EXHAUSTED"},
                failure_of(error),
            )

    def test_what_is_not_http2_at_all(self):
        preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
        settings = b"\0\0\0\4\0\0\0\0\0"
        for name in self.each_service():
            for content in (
                b"GET / HTTP/1.1\r\nHost: otolith\r\n\r\n",
                self.random.randbytes(4096),
                preface + self.random.randbytes(4096),
                # A frame longer than allowed; data on stream 0; a window of 0.
                preface + settings + b"\xff\xff\xff\0\0\0\0\0\1",
                preface + settings + b"\0\0\1\0\0\0\0\0\0x",
                preface + settings + b"\0\0\4\x08\0\0\0\0\0\0\0\0\0",
            ):
                self.assert_connection_ends(name, content)

    def assert_connection_ends(self, name, content):
        host, _, port = self.stack.addresses[name].rpartition(":")
        with socket.create_connection((host, int(port)), timeout=15) as connection:
            try:
                connection.sendall(content)
                while connection.recv(65_536):
                    pass
            except ConnectionError:
                pass
            except TimeoutError:
                self.fail(f"{name} keeps a connection open after {content[:40]!r}")
