"""The participant's page of otolith-web in Chromium, against the four services."""

import json
import re
import tempfile
from pathlib import Path
from urllib.parse import urljoin

from support.one_time import App
from support.page_case import TINNITUS, PageTestCase
from support.paths import ROOT
from support.people import new_id, register, sign_in, study_of
from support.quiet import await_quiet
from support.studies import daily, publish, slider_form, text
from support.waiting import wait_until
from otolith.auth.v1 import second_factor_pb2
from otolith.catalogue.v1 import questionnaire_pb2, text_pb2

WORST = f"fill/{TINNITUS}/worst-symptom"
FIRST_LOAD_BYTES_MAX = 150_000
SCREENS = ("today", "results", "share", "clinicians", "patients", "journal", "messages", "settings", "account", "sheets",
           "signin", "studies", f"study/{TINNITUS}", f"schedule/{TINNITUS}/tyt-momentary/", WORST,
           f"fill/{TINNITUS}/tyt-momentary")
# Markup, addresses, a template, and an override of the direction of writing.
HOSTILE = ("<img src=x onerror=isHacked=1><script>isHacked=1</script><a href=javascript:isHacked=1>x</a>"
           " javascript:isHacked=1 ${isHacked=1} {{isHacked=1}} \u202egpj")
MARKUP = "#page :is(img, script, iframe, object, base, [onerror], [href^='javascript'], [src])"
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
        self.until_in_results(screen, "table")
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
        screen.click(".filling [type=radio]")
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
        screen.click(".group-card button.primary")
        screen.until_seen("Signed in as first-otter")
        screen.go(WORST, ".filling form")
        screen.set_offline(True)
        second = self.registered("second-otter")
        other = phone.open("/#signin")
        self.sign_in(other, "second-otter")
        self.assertEqual(other.participant(), second)
        # The first page must not send as another, and loses nothing.
        screen.click(".filling [value=sleep]")
        screen.click(".filling button[type=submit]")
        screen.until_seen("Someone else has signed in")
        screen.set_offline(False)
        screen.until_there("main.ended")
        self.assertEqual((self.sheets(first), self.sheets(second)), (0, 0))
        screen.close()
        other.go("signin", "#username")
        self.sign_in(other, "first-otter")
        self.until_stored(first, 1)
        self.assertEqual(self.sheets(second), 0)

    def test_an_account_with_a_second_factor_signs_in(self):
        name, password = f"otter-{new_id()[:8]}", "heather-otter-lantern"
        register(self.stack, name, password)
        session = sign_in(self.stack, name, password)
        factors = self.gateway.second_factors
        app = App(self.stack, factors.BeginSecondFactor(
            second_factor_pb2.BeginSecondFactorRequest(password=password), token=session.token).secret)
        app.begin_step()
        factors.ConfirmSecondFactor(
            second_factor_pb2.ConfirmSecondFactorRequest(code=app.code(-1)), token=session.token)
        screen = self.phone().open("/#signin")
        screen.write("#username", name)
        screen.write("#password", password)
        screen.click(".signin form button.primary")
        screen.until("document.activeElement.id === 'code'")
        self.assertQuiet(screen)
        screen.write("#code", "123 456 7")
        screen.click(".signin form button.primary")
        screen.until_seen("The code is wrong or was used before.")
        screen.write("#code", app.code())
        screen.click(".signin form button.primary")
        screen.until("location.hash === '' && document.querySelector('main.today') !== null")
        self.assertEqual(screen.participant(), session.participant_id)

    def sign_in(self, screen, name: str):
        screen.write("#username", name)
        screen.write("#password", "heather-otter-lantern")
        screen.click(".signin form button.primary")
        screen.until("location.hash === '' && document.querySelector('main.today') !== null")

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

    def test_a_language_from_right_to_left(self):
        study = "page-arabic"
        words = text_pb2.LocalizedText(translations=[text_pb2.Translation(language="ar", text="كيف حالك؟")])
        form = questionnaire_pb2.Questionnaire(
            questionnaire_id=f"{study}-form", title=words, default_language="ar", demonstration_wording=True,
            source="Otolith's tests", licence="Apache-2.0", elements=[questionnaire_pb2.Element(
                element_id="well", question=questionnaire_pb2.Question(text=words, yes_no=questionnaire_pb2.YesNo()))])
        self.import_study(study, words, form)
        await_quiet(self.stack)
        screen = self.phone().open(f"/join/{study}")
        screen.until_there(".consent .note[dir=rtl]")
        screen.join(study)
        await_quiet(self.stack)
        screen.go(f"fill/{study}/{study}-form", ".filling[dir=rtl] form")
        screen.until_seen("نعم")
        self.choose(screen, "yes")
        self.until_stored(screen.participant(), 1)

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
        # Not by its place on the screen: what waits above it comes and goes.
        screen.evaluate("document.querySelector('.hero .go').click()")
        screen.click(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        screen.until_seen("Burden")
        self.until_stored(participant, 1)
        await_quiet(self.stack)
        wait_until(lambda: self.stack.database.query(
            "SELECT delivered_at IS NOT NULL, opened_at IS NOT NULL, answered_at IS NOT NULL FROM planning.notifications"
            f" WHERE participant_id = '{participant}' AND answered_at IS NOT NULL") == [["t", "t", "t"]],
            "the notification is delivered, opened and answered")

    def test_a_newer_consent_text_is_asked_for(self):
        study = "page-consent"
        publish(self.stack, study, [daily(f"{study}-form")], consent="I agree to this.")
        phone = self.phone()
        screen = self.joined(phone, study)
        participant = screen.participant()
        screen.close()
        publish(self.stack, study, [daily(f"{study}-form")], consent="I agree to that.")
        await_quiet(self.stack)
        # The session is refreshed when its access token has expired.
        self.stack.clock.advance(minutes=11)
        screen = phone.open(ahead=self.stack.clock.offset_microseconds / 1_000_000)
        screen.until_seen("The consent text has changed.")
        screen.evaluate("document.querySelector('a.refused').click()")
        screen.until_seen("I agree to that.")
        screen.click("#agree")
        screen.click(".agreement button.primary")
        screen.until("location.hash === '#today' && !document.body.innerText.includes('consent text')")
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM auth.consents WHERE participant_id = '{participant}'"), "2")

    def test_own_data_leaving_and_erasure(self):
        phone = self.phone()
        screen = self.joined(phone)
        participant = screen.participant()
        screen.go(WORST, ".filling form")
        self.choose(screen, "sleep")
        self.until_stored(participant, 1)
        screen.go(f"study/{TINNITUS}", ".action button")
        screen.click("main.study .action button")
        screen.click("dialog button.primary")
        screen.until_seen("You take part in no study yet")
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM auth.enrolments WHERE participant_id = '{participant}' AND left_at IS NOT NULL"),
            "1")
        screen.go("account", "button.danger")
        with tempfile.TemporaryDirectory(prefix="otolith-downloads-") as folder:
            phone.keep_downloads(folder)
            screen.evaluate("[...document.querySelectorAll('main.account button')]"
                            ".find((node) => node.textContent === 'Download my data').click()")
            wait_until((Path(folder) / "otolith.json").exists, "the file is there")
            own = json.loads((Path(folder) / "otolith.json").read_text())
        self.assertEqual(own["account"]["participantId"], participant)
        self.assertEqual([len(own[name]) for name in ("answerSheets", "enrolments", "consents")], [1, 1, 1])
        screen.click("main.account button.danger")
        screen.click("dialog button.primary")
        screen.until_seen("Your data is erased")
        self.assertEqual(screen.participant(), "")
        self.until_stored(participant, 0)

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

    def test_the_service_worker_keeps_every_file(self):
        folder = ROOT / "Services" / "Web" / "Pages" / "participant"
        screen = self.phone().open()
        screen.until("navigator.serviceWorker.ready.then(() => true)")
        kept = set(screen.until(
            "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys())"
            ".map(({url}) => new URL(url).pathname))"))
        # The browser itself keeps the scripts of the worker.
        own = {f"/participant/{path.relative_to(folder)}" for path in folder.rglob("*")
               if path.suffix in (".js", ".css", ".svg") and path.name not in ("service-worker.js", "push-worker.js")}
        self.assertEqual(own - kept, set())
        # Every module that one of them names is kept, too, and no answer of a call is.
        for path in sorted(kept - {"/"}):
            with self.subTest(path=path):
                self.assertRegex(path, r"^/(participant|otolith|form|shared)/[\w/-]+\.(js|css|svg)$|^/manifest\.webmanifest$")
        for path in (path for path in kept if path.endswith(".js")):
            script = (folder.parent / path[1:]).read_text()
            named = {urljoin(path, one) for one in re.findall(r'(?:from|import) ?\(?"(\.?\.?/[^"]+)"', script)}
            self.assertEqual(named - kept, set(), path)
        screen.until("navigator.serviceWorker.controller !== null")
        screen.set_offline(True)
        for path in sorted(kept):
            if path.endswith(".js") and "/words-" not in path and path.startswith("/participant/"):
                screen.evaluate("import($0).then(() => 0)", path)

    def test_the_first_load_is_small(self):
        phone = self.phone()
        screen = phone.open()
        screen.until("navigator.serviceWorker.ready.then(() => true)")
        screen.until_there("main.studies .card")
        loaded = sum(event["encodedDataLength"] for event in screen.events("Network.loadingFinished"))
        self.assertGreater(loaded, 10_000)
        self.assertLess(loaded, FIRST_LOAD_BYTES_MAX, json.dumps(loaded))

    def test_hostile_texts_stay_texts(self):
        study = "page-hostile"
        self.publish_hostile(study)
        await_quiet(self.stack)
        screen = self.phone().open(f"/join/{study}")
        screen.until_there("#agree")
        self.assertInert(screen, "h1", ".lead", ".consent .note")
        screen.join(study)
        await_quiet(self.stack)
        self.assertInert(screen, ".words strong")
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        self.assertInert(screen, ".filling h1", ".filling .note", ".question .text", ".option span", ".ends span")
        screen.click(".filling [type=radio]")
        screen.click(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.assertInert(screen, ".finished .note", ".score dt", ".score dd span")
        self.until_stored(screen.participant(), 1)
        self.until_in_results(screen, "figure svg")
        self.assertInert(screen, "figcaption h3", "table th")
        # The chart of the slider spans its scale, whatever was answered.
        self.assertIn(["0", "10"], screen.evaluate(
            "[...document.querySelectorAll('main.results svg')].map((chart) =>"
            " [...chart.querySelectorAll('text')].slice(0, 2).map((node) => node.textContent))"))
        screen.go(f"study/{study}", "details")
        self.assertInert(screen, "h1")
        self.assertQuiet(screen)

    def publish_hostile(self, study):
        words = text(HOSTILE)
        form = slider_form(f"{study}-form")
        for member in ("title", "description", "introduction", "closing"):
            getattr(form, member).CopyFrom(words)
        slider = form.elements[0].question
        slider.text.CopyFrom(words)
        slider.slider.minimum_label.CopyFrom(words)
        choice = questionnaire_pb2.SingleChoice(options=[
            questionnaire_pb2.Option(code=code, label=words) for code in ("a", "b")])
        form.elements.append(questionnaire_pb2.Element(element_id="choice", question=questionnaire_pb2.Question(
            text=words, description=words, single_choice=choice)))
        form.scores[0].title.CopyFrom(words)
        for band in form.scores[0].bands:
            band.label.CopyFrom(words)
        self.import_study(study, words, form)

    def assertInert(self, screen, *selectors):
        """Each place shows the whole text, which has made no element and run nothing."""
        for selector in selectors:
            screen.until("[...document.querySelectorAll($0)].some((node) => node.textContent.includes($1))",
                         selector, HOSTILE)
        self.assertEqual(screen.evaluate("document.querySelectorAll($0).length", MARKUP), 0)
        self.assertTrue(screen.evaluate("globalThis.isHacked === undefined"))
