"""The main ways through both pages in Firefox, against the four services."""

from support.case import EndToEndTestCase
from support.firefox import Firefox
from support.people import new_id, new_leader, study_of
from support.quiet import await_quiet
from support.studies import daily, publish
from support.waiting import wait_until
from support.web import Web

TINNITUS = "track-your-tinnitus"
WORST = f"fill/{TINNITUS}/worst-symptom"
PARTICIPANT = "fetch('/session').then((answer) => answer.json()).then(({ accountId = '' }) => accountId)"


class InFirefox(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.web = Web(self.stack)
        self.addCleanup(self.web.close)
        self.firefox = Firefox()
        self.addCleanup(self.firefox.close)

    def joined(self) -> str:
        page = self.firefox
        await_quiet(self.stack)
        page.open(f"{self.web.origin}/join/{TINNITUS}")
        page.click("#agree")
        page.click(".agreement button.primary")
        page.until("location.hash === '#today'")
        page.until_there(f"a[href*='fill/{TINNITUS}/']")
        await_quiet(self.stack)
        return page.evaluate(PARTICIPANT)

    def choose(self, code: str):
        page = self.firefox
        page.go(WORST, ".filling form")
        page.click(f".filling [value={code}]")
        page.click(".filling button[type=submit]")
        page.until_there(".finished")

    def sheets(self, participant: str) -> int:
        return int(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"))

    def test_a_participant_joins_fills_in_and_reads_results(self):
        page = self.firefox
        participant = self.joined()
        self.choose("sleep")
        wait_until(lambda: self.sheets(participant) == 1, "the sheet is stored")
        await_quiet(self.stack)
        for route in ("results", "messages", "settings", "account", f"study/{TINNITUS}"):
            page.go(route, "h1")
        self.assertEqual(page.evaluate("document.cookie"), "")
        self.assertEqual(page.failures(), [])

    def test_a_sheet_of_a_time_without_the_server_arrives_once(self):
        page = self.firefox
        participant = self.joined()
        page.until("navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')")
        page.until("caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.match('/'))"
                   ".then((found) => found !== undefined)")
        self.web.stop()
        # The page itself comes from the device.
        page.open(f"{self.web.origin}/")
        self.choose("sleep")
        self.assertEqual(self.sheets(participant), 0)
        self.web.start()
        page.open(f"{self.web.origin}/")
        wait_until(lambda: self.sheets(participant) == 1, "the sheet is stored")
        page.open(f"{self.web.origin}/")
        page.until_there("main.today .entry")
        await_quiet(self.stack)
        self.assertEqual(self.sheets(participant), 1)

    def test_a_leader_uses_the_console(self):
        study = f"firefox-{new_id()[:8]}"
        name = new_leader(self.stack, study)
        publish(self.stack, study, [daily(f"{study}-mood")])
        page = self.firefox
        page.resize(1280, 900)
        page.open(f"{self.web.origin}/console/#/studies/{study}/state")
        page.until_there("form")
        page.write("input[autocomplete=username]", name)
        page.write("input[type=password]", self.stack.password(name))
        page.click("form button[type=submit]")
        page.until_there("#state button")
        page.click("#state button")
        page.until_there("dialog[open] textarea")
        page.write("dialog textarea", "A test.")
        page.click("dialog button[type=submit]")
        page.until_seen("Resume the study …")
        self.assertTrue(study_of(self.stack, study).paused)
        for section in ("", "/participants", "/members", "/invitations", "/allocation", "/messages", "/questionnaires",
                        "/exports", "/access", "/audit"):
            page.evaluate("void (location.hash = $0)", f"#/studies/{study}{section}")
            page.until("document.querySelector('h1') && !document.querySelector('[aria-busy=true]')")
        self.assertEqual(page.failures(), [])
