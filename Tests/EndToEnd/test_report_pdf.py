"""A participant's report as PDF, printed by the script for operators."""

import re
import subprocess
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.paths import ROOT
from support.people import TINNITUS, anonymous_in
from otolith.ingestion.v1 import results_pb2

SCRIPT = ROOT / "deploy/report-pdf"


class ReportPDF(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def print(self, *arguments):
        return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, timeout=120, check=False)

    def test_a_report_is_printed(self):
        person = anonymous_in(self.stack, TINNITUS)
        report = self.gateway.results.RenderReport(results_pb2.RenderReportRequest(
            scope=dict(study_id=TINNITUS, all_questionnaires=True), language="en"), token=person.token)
        page, printed = self.folder / "report.html", self.folder / "report.pdf"
        page.write_text(report.html, encoding="utf-8")
        done = self.print(page, printed)
        self.assertEqual(done.returncode, 0, done.stderr)
        contents = printed.read_bytes()
        self.assertTrue(contents.startswith(b"%PDF-") and contents.rstrip().endswith(b"%%EOF"))
        self.assertGreaterEqual(len(re.findall(rb"/Type ?/Page\b", contents)), 1)
        self.assertEqual(printed.stat().st_mode & 0o077, 0)

    def test_without_a_report_nothing_is_written(self):
        done = self.print(self.folder / "absent.html", self.folder / "report.pdf")
        self.assertEqual((done.returncode, list(self.folder.iterdir())), (64, []))
