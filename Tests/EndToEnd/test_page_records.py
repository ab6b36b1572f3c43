"""Health records in the participant's page."""

from support.page_case import PageTestCase
from support.records import publish_record_study

HOSTILE = "<img src=x onerror=isHacked=1>"
RECORDS = """
fetch("/rpc/otolith.ingestion.v1.RecordService/ListRecords", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ order: "RECORD_ORDER_TYPE" }),
}).then((answer) => answer.json()).then(({ records = [] }) => records)
"""


class Records(PageTestCase):
    def setUp(self):
        super().setUp()
        self.study = publish_record_study(self.stack)
        self.screen = self.joined(self.phone(), self.study)
        self.screen.go(f"records/{self.study}", ".entry")

    def form(self, kind: str):
        self.screen.go(f"records/{self.study}/RECORD_TYPE_{kind}", "form")
        self.assertEqual(self.screen.violations()["violations"], [])

    def write(self, label: str, text: str, index=0):
        self.screen.evaluate(
            "(() => { const label = [...document.querySelectorAll('label')].filter((one) => one.textContent === $0)[$2];"
            " document.getElementById(label.htmlFor).value = $1; })()", label, text, index)

    def save(self):
        self.screen.click("main.records form button.primary")
        self.screen.until("document.querySelector('main.records form') === null")
        self.screen.until_there("main.records .entry")

    def test_records_are_made_changed_and_removed(self):
        self.form("EVENT")
        self.screen.click("main.records form button.primary")
        self.screen.until_seen("Please fill in what is missing.")
        self.write("Title", HOSTILE)
        self.save()
        self.form("THERAPY")
        self.write("Title", "Training")
        self.write("First day", "2026-09-01")
        self.save()
        self.form("AUDIOGRAM")
        self.screen.evaluate("document.querySelector($0).value = '20'", "[aria-label='Left ear, 1000 Hz, dB HL']")
        self.screen.evaluate("document.querySelector($0).value = '45'", "[aria-label='Right ear, 1000 Hz, dB HL']")
        self.save()
        found = self.screen.evaluate(RECORDS)
        kept = {name: one for one in found for name in ("event", "therapy", "audiogram") if name in one}
        self.assertEqual(kept["event"]["title"], HOSTILE)
        self.assertEqual(kept["therapy"]["therapy"]["startDate"], "2026-09-01")
        self.assertEqual([(one["ear"], one["frequency"], one["level"]) for one in kept["audiogram"]["audiogram"]["thresholds"]],
                         [("EAR_LEFT", 1000, 20), ("EAR_RIGHT", 1000, 45)])
        self.assertIn(HOSTILE, self.screen.seen())
        self.assertTrue(self.screen.evaluate("globalThis.isHacked === undefined"))
        # The therapy ends.
        self.screen.go(f"records/{self.study}/RECORD_TYPE_THERAPY/{kept['therapy']['recordId']}", "form")
        self.write("Last day, if it is over", "2026-10-01")
        self.save()
        ended, = (one for one in self.screen.evaluate(RECORDS) if "therapy" in one)
        self.assertEqual((ended["therapy"]["endDate"], ended["title"], ended["revision"]), ("2026-10-01", "Training", 2))
        for left in (2, 1, 0):
            self.screen.evaluate("void document.querySelector('main.records .entry .action button').click()")
            self.screen.click("dialog button.primary")
            self.screen.until("document.querySelectorAll('main.records .entry .action').length === $0", left)
        self.assertEqual(self.screen.evaluate(RECORDS), [])
        self.assertQuiet(self.screen)
