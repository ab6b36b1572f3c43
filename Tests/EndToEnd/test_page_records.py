"""Health records in the participant's page."""

from support.page_case import PageTestCase
from support.records import publish_record_study
from support.waiting import wait_until

HOSTILE = "<img src=x onerror=isHacked=1>"
RECORDS = """
fetch("/rpc/otolith.ingestion.v1.RecordService/ListRecords", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ order: "RECORD_ORDER_TYPE" }),
}).then((answer) => answer.json()).then(({ records = [] }) => records)
"""

CHANGE = """
fetch("/rpc/otolith.ingestion.v1.RecordService/SyncRecords", {
  method: "POST", headers: { "content-type": "application/json" },
  body: JSON.stringify({ changes: [{ baseRevision: $0.revision, record: { ...$0, changeTime: new Date().toISOString() } }] }),
}).then((answer) => answer.json()).then((answer) => answer.verdicts?.[0].verdict ?? JSON.stringify(answer))
"""
# The services get each call about records, and the page does not get the answer.
LOST = """
(() => {
  const real = fetch;
  Object.assign(globalThis, { lost: 0, isLosing: true });
  globalThis.fetch = async (address, request) => {
    const answer = await real(address, request);
    if (!globalThis.isLosing || !String(address).includes("SyncRecords")) return answer;
    globalThis.lost += 1;
    throw new TypeError("no answer");
  };
})()
"""


class Records(PageTestCase):
    def setUp(self):
        super().setUp()
        self.study = publish_record_study(self.stack)
        self.phone_of_it = self.phone()
        self.screen = self.joined(self.phone_of_it, self.study)
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

    def rows(self) -> list:
        """Title, revision and deletion of each record in the database."""
        return self.stack.database.query(
            "SELECT title, revision, contents IS NULL FROM ingestion.health_records WHERE participant_id ="
            f" '{self.screen.participant()}' ORDER BY title")

    def test_records_without_a_network_are_sent_once(self):
        self.screen.until("navigator.serviceWorker.controller !== null")
        self.screen.set_offline(True)
        self.form("EVENT")
        self.write("Title", "Attack at night")
        self.save()
        self.screen.until_seen("Waits for the network")
        # It is changed before it was sent, and another one is removed again.
        self.screen.click("main.records .entry > button.discard")
        self.screen.until_there("main.records form")
        self.write("Title", "Attack at noon")
        self.save()
        self.form("THERAPY")
        self.write("Title", "By mistake")
        self.save()
        self.screen.evaluate("void [...document.querySelectorAll('main.records .entry')].find((one) =>"
                             " one.innerText.includes('By mistake')).querySelector('.action button').click()")
        self.screen.click("dialog button.primary")
        self.screen.until("!document.querySelector('main.records').innerText.includes('By mistake')")
        self.assertEqual(self.rows(), [])
        # They survive that the page is closed.
        participant = self.screen.participant()
        self.screen.close()
        self.screen = self.phone_of_it.open(f"/#records/{self.study}", is_offline=True)
        self.screen.until_seen("Attack at noon")
        self.assertEqual(self.screen.seen().count("Waits for the network"), 1)
        self.assertEqual(self.screen.violations()["violations"], [])
        # The services take the first change, and every answer is lost for a while.
        self.screen.evaluate(LOST)
        self.screen.set_offline(False)
        wait_until(lambda: self.screen.evaluate("globalThis.lost") >= 2, "answers were lost")
        self.screen.evaluate("void (globalThis.isLosing = false)")
        self.screen.until(
            "(dispatchEvent(new Event('online')), !document.querySelector('main.records').innerText.includes('Waits for'))")
        self.assertEqual(self.screen.participant(), participant)
        self.assertEqual(sorted((title, revision) for title, revision, _ in self.rows()),
                         [("", "2"), ("Attack at noon", "2")])
        self.assertEqual([(one["title"], one["revision"]) for one in self.screen.evaluate(RECORDS)],
                         [("Attack at noon", 2)])

    def test_a_record_that_another_device_changed_is_named_and_discarded(self):
        self.form("EVENT")
        self.write("Title", "Attack")
        self.save()
        record, = self.screen.evaluate(RECORDS)
        self.screen.set_offline(True)
        self.screen.go(f"records/{self.study}/RECORD_TYPE_EVENT/{record['recordId']}", "form")
        self.write("Title", "Mine")
        self.save()
        self.screen.until_seen("Mine")
        mine = self.screen
        # In the same session, without the page and its queue.
        other = self.phone_of_it.open("/manifest.webmanifest")
        other.until("document.readyState === 'complete'")
        self.assertEqual(other.evaluate(CHANGE, {**record, "title": "Theirs"}), "VERDICT_CREATED")
        mine.set_offline(False)
        mine.until_seen("changed on another device")
        mine.until_seen("Theirs")
        mine.evaluate("void document.querySelector('main.records .entry .action button').click()")
        mine.until("!document.querySelector('main.records').innerText.includes('another device')")
        self.assertEqual([one["title"] for one in mine.evaluate(RECORDS)], ["Theirs"])

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
