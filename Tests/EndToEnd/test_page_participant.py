"""The participant's page of otolith-web in Chromium, against the four services."""

import json

from support import phones
from support.case import EndToEndTestCase
from support.people import study_of
from support.quiet import await_quiet
from support.studies import daily, publish
from support.waiting import wait_until
from support.web import Web

TINNITUS = "track-your-tinnitus"
WORST = f"fill/{TINNITUS}/worst-symptom"
FIRST_LOAD_BYTES_MAX = 150_000
SCREENS = ("today", "results", "journal", "messages", "settings", "account", "sheets", "signin", "studies",
           f"study/{TINNITUS}", f"schedule/{TINNITUS}/tyt-momentary/", WORST, f"fill/{TINNITUS}/tyt-momentary")


class PageTestCase(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.web = Web(cls.stack)
        cls.addClassCleanup(cls.web.close)
        cls.browser = phones.browser()
        cls.addClassCleanup(cls.browser.close)

    def phone(self, language="en-US"):
        phone = phones.Phone(self.browser, self.web.origin, language)
        self.addCleanup(phone.close)
        return phone

    def joined(self, phone, study=TINNITUS, **how):
        screen = phone.open(f"/join/{study}", **how)
        screen.join(study)
        await_quiet(self.stack)
        return screen

    def choose(self, screen, code: str):
        screen.press_on(f".filling [value={code}]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")

    def sheets(self, participant: str) -> int:
        return int(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"))

    def until_stored(self, participant: str, count: int):
        wait_until(lambda: self.sheets(participant) == count, f"{count} sheets are stored")

    def assertQuiet(self, screen):
        self.assertEqual(screen.failures(), [])


class Participant(PageTestCase):
    def test_from_the_link_to_a_stored_answer(self):
        screen = self.phone().open(f"/join/{TINNITUS}")
        screen.until_there("#agree")
        study = study_of(self.stack, TINNITUS)
        shown = screen.evaluate("document.querySelector('.consent .note').textContent")
        self.assertEqual(shown, study.consent_text.text)
        # Nothing happens before the person has agreed.
        screen.click(".agreement button.primary")
        screen.until_seen("Please tick that you agree.")
        self.assertEqual(screen.participant(), "")
        screen.join(TINNITUS)
        participant = screen.participant()
        self.assertEqual(self.stack.database.query(
            f"SELECT consent_version, consent_language FROM auth.consents WHERE participant_id = '{participant}'"),
            [[study.consent_version, "en"]])
        await_quiet(self.stack)
        screen.go(WORST, ".filling form")
        screen.click(".filling button[type=submit]")
        screen.until_seen("Please answer this question.")
        self.choose(screen, "sleep")
        self.until_stored(participant, 1)
        screen.go("results", "table")
        screen.go("journal", ".entry")
        screen.go(f"study/{TINNITUS}", "details")
        self.assertIn(study.consent_text.text.split("\n")[0], screen.evaluate(
            "document.querySelector('main.study details').textContent"))
        self.assertQuiet(screen)

    def test_filled_in_without_a_network_it_arrives_once(self):
        phone = self.phone()
        screen = self.joined(phone)
        participant = screen.participant()
        screen.until("navigator.serviceWorker.controller !== null")
        screen.set_offline(True)
        screen.go(WORST, ".filling form")
        self.choose(screen, "sleep")
        screen.until_seen("sent when there is a network")
        screen.close()
        # The page itself comes from the device.
        screen = phone.open(is_offline=True)
        screen.until_seen("1 questionnaire waits for the network")
        self.assertEqual(self.sheets(participant), 0)
        screen.set_offline(False)
        self.until_stored(participant, 1)
        screen.until("!document.body.innerText.includes('waits for the network')")
        phone.open().until_there("main.today .entry")
        await_quiet(self.stack)
        self.assertEqual(self.sheets(participant), 1)

    def test_a_draft_survives(self):
        phone = self.phone()
        screen = self.joined(phone)
        screen.go(f"fill/{TINNITUS}/mini-tq", ".filling form")
        screen.press_on(".filling [type=radio]")
        name = screen.evaluate("document.querySelector('.filling [type=radio]').name")
        screen.until("indexedDB.databases().then((found) => found.length > 0)")
        screen.go("today", ".entry")
        screen.until_seen("Begun, not finished")
        screen.close()
        screen = phone.open(f"/#fill/{TINNITUS}/mini-tq")
        screen.until("document.querySelector(`.filling [name='${$0}']`)?.checked", name)

    def test_another_participant_signs_in(self):
        phone = self.phone()
        screen = self.joined(phone)
        first = screen.participant()
        screen.go("account", "#new-name")
        screen.write("#new-name", "first-otter")
        screen.write("#new-password", "heather-otter-lantern")
        screen.click(".account form button.primary")
        screen.until_there("#recovery-code")
        self.assertRegex(screen.evaluate("document.getElementById('recovery-code').textContent"), "^[A-Z0-9-]{24,}$")
        screen.press_on(".group-card button.primary")
        screen.until_seen("Signed in as first-otter")
        other = phone.open("/#signin")
        screen.set_offline(True)
        screen.go(WORST, ".filling form")
        self.choose(screen, "sleep")
        second = self.registered("second-otter")
        other.write("#username", "second-otter")
        other.write("#password", "heather-otter-lantern")
        other.click(".signin form button.primary")
        other.until("location.pathname === '/' && document.querySelector('main.today') !== null")
        self.assertEqual(other.participant(), second)
        # The first page must not send as another.
        screen.set_offline(False)
        screen.until_seen("Someone else has signed in")
        self.assertEqual((self.sheets(first), self.sheets(second)), (0, 0))
        # What was kept is sent when the first signs in again.
        screen.close()
        other.go("signin", "#username")
        other.write("#username", "first-otter")
        other.write("#password", "heather-otter-lantern")
        other.click(".signin form button.primary")
        self.until_stored(first, 1)
        self.assertEqual(self.sheets(second), 0)

    def registered(self, name: str) -> str:
        """A second participant with an account, made on another phone."""
        screen = self.joined(self.phone())
        screen.go("account", "#new-name")
        screen.write("#new-name", name)
        screen.write("#new-password", "heather-otter-lantern")
        screen.click(".account form button.primary")
        screen.until_there("#recovery-code")
        return screen.participant()

    def test_german(self):
        screen = self.joined(self.phone("de-DE"))
        screen.until_seen("Jederzeit")
        self.assertEqual(screen.evaluate("document.documentElement.lang"), "de")
        screen.go(WORST, ".filling form")
        screen.until_seen("Fragen mit einem Stern (*) müssen beantwortet werden.")
        screen.go("settings", "select")
        screen.evaluate("(() => { const select = document.querySelector('main.settings select'); select.value = 'en';"
                        " select.dispatchEvent(new Event('change')); })()")
        screen.until_seen("Quiet hours")

    def test_one_question_at_a_time(self):
        screen = self.joined(self.phone())
        screen.go("settings", "[role=switch]")
        screen.click("main.settings [role=switch]")
        screen.go(f"fill/{TINNITUS}/mini-tq", ".filling form")
        self.assertEqual(screen.evaluate(
            "[...document.querySelectorAll('.filling .question')].filter((node) => node.checkVisibility()).length"), 1)
        screen.click(".filling [type=radio]")
        screen.click(".filling button[type=submit]")
        screen.until_seen("Page 2 of 12")
        screen.press("Tab")
        self.assertQuiet(screen)

    def test_a_due_notification_is_answered(self):
        study = "page-prompts"
        publish(self.stack, study, [daily(f"{study}-form")])
        phone = self.phone()
        screen = self.joined(phone, study)
        participant = screen.participant()
        wait_until(lambda: self.stack.database.value(
            f"SELECT count(*) FROM planning.notifications WHERE participant_id = '{participant}'") != "0",
            "the plan is there")
        screen.close()
        self.stack.clock.advance(days=1)
        ahead = self.stack.clock.offset_microseconds / 1_000_000
        screen = phone.open(ahead=ahead)
        screen.until_there(".hero .go")
        screen.click(".hero .go")
        screen.press_on(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        screen.until_seen("Burden")
        self.until_stored(participant, 1)
        await_quiet(self.stack)
        wait_until(lambda: self.stack.database.query(
            "SELECT deliver_time IS NOT NULL, open_time IS NOT NULL, answer_time IS NOT NULL FROM planning.notifications"
            f" WHERE participant_id = '{participant}' AND answer_time IS NOT NULL") == [["t", "t", "t"]],
            "the notification is delivered, opened and answered")

    def test_no_screen_has_a_barrier(self):
        for scheme in ("light", "dark"):
            phone = self.phone()
            screen = self.joined(phone, color_scheme=scheme)
            for route in SCREENS:
                with self.subTest(route=route, scheme=scheme):
                    screen.go(route, "h1")
                    self.assertAccessible(screen)
            screen = phone.open("/join/track-your-stress", color_scheme=scheme)
            screen.until_there("#agree")
            self.assertAccessible(screen)

    def assertAccessible(self, screen):
        found = screen.violations()
        self.assertEqual(found["violations"], [])
        self.assertGreater(found["count"], 10)

    def test_the_first_load_is_small(self):
        phone = self.phone()
        screen = phone.open()
        screen.until("navigator.serviceWorker.ready.then(() => true)")
        screen.until_there("main.studies .card")
        loaded = sum(event["encodedDataLength"] for event in screen.events("Network.loadingFinished"))
        self.assertGreater(loaded, 10_000)
        self.assertLess(loaded, FIRST_LOAD_BYTES_MAX, json.dumps(loaded))
