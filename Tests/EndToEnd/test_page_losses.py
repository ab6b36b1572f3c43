"""What the participant's page must not lose, and what it must not keep, in Chromium against the four services."""

from support.page_case import TINNITUS, PageTestCase
from support.quiet import await_quiet
from support.studies import daily, publish, text
from support.waiting import wait_until
from otolith.catalogue.v1 import questionnaire_pb2

WORST = f"fill/{TINNITUS}/worst-symptom"
# The queue of sheets has no more room.
FULL = """
(() => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (key.includes("/sheets/")) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  };
})()
"""
# Keys of what the device has stored of the participant `$0`.
KEYS = """
import("/otolith/otolith.js").then(({ IndexedStorage }) => IndexedStorage.open())
  .then((storage) => storage.list(`${$0}/`)).then((found) => found.map(([key]) => key))
"""


class Losses(PageTestCase):
    def test_an_address_ends_no_session(self):
        phone = self.phone()
        screen = self.joined(phone)
        participant = screen.participant()
        screen.until("navigator.serviceWorker.controller !== null")
        screen.set_offline(True)
        screen.go(WORST, ".filling form")
        self.choose(screen, "sleep")
        screen.close()
        screen = phone.open("/#ended/ACCOUNT_ERASED", is_offline=True)
        screen.until_seen("1 questionnaire waits for the network")
        self.assertEqual(screen.participant(), participant)
        screen.set_offline(False)
        self.until_stored(participant, 1)

    def test_a_full_storage_loses_no_finished_sheet(self):
        phone = self.phone()
        screen = self.joined(phone)
        participant = screen.participant()
        screen.go(WORST, ".filling form")
        screen.evaluate(FULL)
        screen.click(".filling [value=sleep]")
        screen.click(".filling button[type=submit]")
        screen.until_seen("That did not work")
        screen.go("today", ".entry")
        screen.until_seen("1 finished questionnaire could not be queued")
        # Another one of the same questionnaire is begun.
        screen.go(WORST, ".filling form")
        screen.click(".filling [value=worries]")
        screen.go("today", ".entry")
        screen.until_seen("Begun, not finished")
        screen.close()
        screen = phone.open(f"/#{WORST}")
        screen.until("document.querySelector('.filling [value=worries]')?.checked")
        self.until_stored(participant, 1)

    def test_a_draft_in_two_pages_makes_two_sheets(self):
        study = self.one_question("page-twice")
        route = f"fill/{study}/{study}-form"
        phone = self.phone()
        first = self.joined(phone, study)
        participant = first.participant()
        first.go(route, ".filling form")
        first.click(".filling [value=yes]")
        second = phone.open("/#today")
        second.until_seen("Begun, not finished")
        second.go(route, ".filling form")
        second.until("document.querySelector('.filling [value=yes]')?.checked")
        for screen in (first, second):
            self.choose(screen, "no")
        self.until_stored(participant, 2)
        second.go("sheets", "h1")
        second.until_seen("Everything is sent.")

    def test_a_draft_of_an_earlier_version_goes_on(self):
        study = self.one_question("page-versions")
        phone = self.phone()
        screen = self.joined(phone, study)
        participant = screen.participant()
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.click(".filling [value=yes]")
        screen.go("today", ".entry")
        screen.until_seen("Begun, not finished")
        screen.close()
        self.one_question(study, is_optional=True)
        await_quiet(self.stack)
        screen = phone.open()
        screen.until("import('/otolith/otolith.js').then(({ IndexedStorage }) => IndexedStorage.open())"
                     ".then((storage) => storage.get(`${$0}/catalogue`))"
                     ".then(({ studies }) => studies[0].questionnaires[0].version === 2)", participant)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.until("document.querySelector('.filling [value=yes]')?.checked")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_stored(participant, 1)
        self.assertEqual(self.stack.database.value(
            f"SELECT version FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"), "1")

    def test_a_draft_is_not_the_answer_to_a_later_notification(self):
        study = "page-later"
        publish(self.stack, study, [daily(f"{study}-form")])
        phone = self.phone()
        screen = self.joined(phone, study)
        participant = screen.participant()
        wait_until(lambda: self.stack.database.value(
            f"SELECT count(*) FROM planning.notifications WHERE participant_id = '{participant}'") != "0",
            "the plan is there")
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.click(".filling [type=range]")
        screen.go("today", ".entry")
        screen.until_seen("Begun, not finished")
        screen.close()
        self.stack.clock.advance(days=1)
        screen = phone.open(ahead=self.stack.clock.offset_microseconds / 1_000_000)
        screen.until_there(".hero .go")
        screen.evaluate("document.querySelector('.hero .go').click()")
        screen.click("dialog[open] button.primary")
        screen.click(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_stored(participant, 1)
        self.assertEqual(self.stack.database.query(
            "SELECT notification_id != '', finished_at - started_at < interval '1 hour'"
            f" FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"), [["t", "t"]])

    def test_the_last_answer_that_is_cleared_ends_the_draft(self):
        study = self.one_question("page-cleared", multiple_choice=questionnaire_pb2.MultipleChoice(options=[
            questionnaire_pb2.Option(code=code, label=text(code)) for code in ("a", "b")]))
        screen = self.joined(self.phone(), study)
        participant = screen.participant()
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        screen.click(".filling [type=checkbox]")
        screen.until(f"{KEYS}.then((keys) => keys.some((key) => key.includes('/drafts/')))", participant)
        screen.click(".filling [type=checkbox]")
        screen.until(f"{KEYS}.then((keys) => !keys.some((key) => key.includes('/drafts/')))", participant)

    def test_signing_out_leaves_nothing_to_read(self):
        screen = self.joined(self.phone())
        participant = screen.participant()
        screen.go(WORST, ".filling form")
        self.choose(screen, "sleep")
        self.until_stored(participant, 1)
        screen.go("account", "#new-name")
        screen.evaluate("[...document.querySelectorAll('main.account button')]"
                        ".find((node) => node.textContent === 'Sign out').click()")
        screen.click("dialog[open] button.primary")
        screen.until_there("main.studies .card")
        self.assertEqual(screen.participant(), "")
        self.assertEqual(screen.evaluate(KEYS, participant), [])

    def test_a_session_outlives_the_storage(self):
        screen = self.joined(self.phone())
        found = screen.evaluate("""
          import("/otolith/otolith.js").then(async ({ CookieSession, MemoryStorage }) => {
            const session = new CookieSession({ storage: new MemoryStorage(), address: location.origin });
            await session.signInAnonymously();
            return session.participantId();
          })""")
        self.assertEqual(found, screen.participant())

    def test_a_form_whose_answers_change_has_another_finish_time(self):
        screen = self.phone().open()
        screen.until_there("main.studies .card")
        found = screen.evaluate("""
          import("/otolith/otolith.js").then(async ({ Form }) => {
            const form = new Form({ questionnaireId: "q", elements: [{ elementId: "n", question: { number: {} } }] });
            const finish = (number) => form.sheet({ studyId: "s", answers: new Map([["n", { number }]]) }).finishTime;
            const [first, again] = [finish(1), finish(1)];
            while (Date.now() <= Number(first)) await new Promise((go) => { setTimeout(go, 1); });
            return [Number(again) - Number(first), Number(finish(2)) > Number(first)];
          })""")
        self.assertEqual(found, [0, True])

    def test_a_push_message_of_an_unknown_plan_stays(self):
        phone = self.phone()
        phone.allow("notifications")
        screen = self.joined(phone)
        screen.until("navigator.serviceWorker.controller !== null")
        # One that the page has shown before, and one that came from the push service.
        screen.evaluate("""
          import("/otolith/otolith.js").then(async ({ IndexedStorage }) => {
            await (await IndexedStorage.open()).put(`${$0}/page/notified/over`, 1);
            const registration = await navigator.serviceWorker.ready;
            for (const tag of ["over", "unknown"]) await registration.showNotification("Mood", { tag });
          })""", screen.participant())
        for is_offline in (True, False):
            screen.set_offline(is_offline)
            screen.until("navigator.onLine === !$0", is_offline)
        self.assertEqual(screen.until("""
          navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
            .then((shown) => shown.map(({ tag }) => tag)).then((tags) => tags.includes("over") ? null : tags)"""),
            ["unknown"])

    def test_half_a_version_is_completed(self):
        screen = self.phone().open()
        screen.until("navigator.serviceWorker.controller !== null")
        screen.until_there("main.studies .card")
        # As a worker that was ended leaves it: the page itself is written last.
        screen.evaluate("""
          caches.keys().then(async ([name]) => {
            const cache = await caches.open(name);
            await cache.delete("/");
            await cache.delete("/participant/today.js");
            navigator.serviceWorker.controller.postMessage("renew");
          })""")
        screen.until("Promise.all(['/', '/participant/today.js'].map((path) => caches.match(path)))"
                     ".then((found) => found.every(Boolean))")
