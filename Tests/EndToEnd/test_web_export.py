"""Downloads of the console: complete, or visibly cut."""

import http.client
import json

from support.case import EndToEndTestCase
from support.export import export_bytes, rows_of
from support.people import TINNITUS, anonymous_in, leader_of
from support.proxy import Relay
from support.sheets import make_sheet
from support.web import Visitor, serving_web

FORM = "tyt-momentary"
# More than one chunk of 64 KiB.
SHEETS = 400


class WebExport(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(serving_web(cls.stack))
        participant = anonymous_in(cls.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)[FORM]
        sheets = [make_sheet(TINNITUS, form, cls.stack.clock.now() - 60) for _ in range(SHEETS)]
        for start in range(0, SHEETS, 50):
            participant.submit(*sheets[start:start + 50])
        cls.sheets = {sheet.sheet_id for sheet in sheets}

    def leader(self, address=None) -> Visitor:
        name = f"leader-{TINNITUS}"
        visitor = Visitor(address or self.server.address, "/console")
        answer = visitor.call(
            "auth.v1.SessionService/SignIn", {"username": name, "password": self.stack.password(name)})
        self.assertEqual(answer.status, 200, answer.body)
        return visitor

    def test_a_download_is_the_export(self):
        visitor = self.leader()
        answer = visitor.get(f"/console/export/{TINNITUS}/{FORM}.csv", sec_fetch_site="same-origin")
        self.assertEqual(answer.status, 200, answer.body[:300])
        self.assertEqual(answer.headers["content-type"], "text/csv; charset=utf-8")
        self.assertEqual(
            answer.headers["content-disposition"], f'attachment; filename="{TINNITUS}-{FORM}.csv"')
        expected, _ = export_bytes(self.stack, leader_of(self.stack, TINNITUS).token, TINNITUS, "wide", FORM)
        self.assertEqual(answer.body, expected)
        self.assertGreater(len(answer.body), 2 << 16)
        self.assertEqual({row["sheet_id"] for row in rows_of(answer.body)} & self.sheets, self.sheets)
        tests = visitor.get(f"/console/export/{TINNITUS}/{FORM}.csv?includeTestParticipants=true&legacy_scales=true")
        self.assertEqual(tests.status, 200, tests.body[:300])

    def test_a_download_with_an_expired_token(self):
        visitor = self.leader()
        self.stack.clock.advance(minutes=11)
        answer = visitor.get(f"/console/export/{TINNITUS}/{FORM}.csv")
        self.assertEqual((answer.status, len(answer.set_cookies)), (200, 1), answer.body[:300])

    def test_an_export_that_fails_is_cut(self):
        # The connection to ingestion ends within the second chunk.
        relay = Relay(self.stack.addresses["ingestion"], break_after=[90_000] * 20)
        with serving_web(self.stack, OTOLITH_INGESTION_ADDRESS=relay.address) as server:
            visitor = self.leader(server.address)
            with self.assertRaises(http.client.IncompleteRead) as raised:
                visitor.get(f"/console/export/{TINNITUS}/{FORM}.csv")
            self.assertGreater(len(raised.exception.partial), 1_000)

    def test_without_the_right_there_is_no_file(self):
        for visitor, status in ((Visitor(self.server.address, "/console"), 401), (self.leader(), 403)):
            answer = visitor.get(f"/console/export/track-your-stress/{FORM}.csv")
            self.assertEqual(answer.status, status, answer.body)
            self.assertNotIn("content-disposition", answer.headers)
        visitor = self.leader()
        for path, status in (
                (f"{TINNITUS}/{FORM}.csv?layout=NO", 400), (f"{TINNITUS}/{FORM}.csv?studyId=x", 400),
                (f"{TINNITUS}/{FORM}.json", 404), (f"{TINNITUS}/{FORM}/codebook/exe", 404), (TINNITUS, 404)):
            self.assertEqual(visitor.get(f"/console/export/{path}").status, status, path)

    def test_other_tables_are_the_exports(self):
        visitor = self.leader()
        long = visitor.get(f"/console/export/{TINNITUS}/tables/answers.csv")
        expected, _ = export_bytes(self.stack, leader_of(self.stack, TINNITUS).token, TINNITUS, "long")
        self.assertEqual((long.status, long.body), (200, expected))
        for name, column in (
                ("participants", b"participant"), ("revisions", b"sheet_id"), ("records", b"record_id"),
                ("listening-sessions", b"session_id"), ("notifications", b"notification_id"),
                ("decision-points", b"decision")):
            with self.subTest(name=name):
                answer = visitor.get(f"/console/export/{TINNITUS}/tables/{name}.csv")
                self.assertEqual(answer.status, 200, answer.body[:300])
                self.assertIn(column, answer.body.split(b"\n")[0])
                self.assertEqual(
                    answer.headers["content-disposition"], f'attachment; filename="{TINNITUS}-{name}.csv"')
                refused = visitor.get(f"/console/export/track-your-stress/tables/{name}.csv")
                self.assertEqual(refused.status, 403, refused.body)
        self.assertEqual(visitor.get(f"/console/export/{TINNITUS}/tables/passwords.csv").status, 404)

    def test_a_codebook_in_its_forms(self):
        visitor = self.leader()
        for form, beginning in (("json", b"{"), ("csv", b""), ("html", b"<!DOCTYPE html>"), ("r", b"#")):
            with self.subTest(form=form):
                answer = visitor.get(f"/console/export/{TINNITUS}/{FORM}/codebook/{form}?language=de")
                self.assertEqual(answer.status, 200, answer.body[:300])
                self.assertTrue(answer.body.lower().startswith(beginning.lower()), answer.body[:100])
                self.assertIn("attachment", answer.headers["content-disposition"])
                if form == "json":
                    self.assertIn("variables", json.loads(answer.body))
