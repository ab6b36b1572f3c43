"""An attacker's attempts on both pages in Chromium: texts, frames, addresses, caches."""

import copy
import http.server
import json
import threading
from urllib.parse import urlsplit

from support.page_case import TINNITUS, PageTestCase
from support.people import administrator, new_id, new_leader, study_of
from support.quiet import await_quiet
from support.studies import text
from support.waiting import wait_until
from otolith.catalogue.v1 import catalogue_pb2, study_pb2, text_pb2

HOSTILE = "<img src=x onerror=isHacked=1><script>isHacked=1</script><a href=javascript:isHacked=1>x</a>\u202e"
# What the texts would make if one of them were markup.
MARKUP = "body :is(script, iframe, object, base, [onerror], [href^='javascript'], img[src='x'])"
ADDRESSES = (
    "/#//evil.example", "/#https://evil.example/", "/#join/%2F%2Fevil.example", "/join/%2f%2fevil.example", "/#fill/%E0%A4%A",
    "/#%E0%A4%A", "/#study/..%2F..%2Fconsole", "/#constructor", "/#__proto__/x", "/join/x#invitation=https://evil.example",
    "/?open=https://evil.example", "/#information/privacy/%3Cscript%3E", "/share#https://evil.example/shlink:/x",
)
CONSOLE_ADDRESSES = (
    "/console/#//evil.example", "/console/#/studies/%E0%A4%A", "/console/#/https:%2F%2Fevil.example",
    "/console/signed-in?code=x&state=y&redirect_uri=https://evil.example", "/console/preview.html#..%2F..%2Fx?version=1",
)


def made_hostile(message, study):
    """Replaces every localized text of a message in all its fields; questionnaires that it names become the study's."""
    for field, value in message.ListFields():
        if field.name == "questionnaire_id":
            setattr(message, field.name, f"{study}-{value}")
        if field.message_type is None:
            continue
        for one in value if field.label == field.LABEL_REPEATED else [value]:
            if isinstance(one, text_pb2.LocalizedText):
                one.CopyFrom(text(HOSTILE))
            else:
                made_hostile(one, study)


class Attacks(PageTestCase):
    def hostile(self) -> tuple[str, list[str]]:
        """A study with all questionnaires of a shipped one, in which every text is hostile; its questionnaires."""
        study = f"attacks-{new_id()[:8]}"
        token = administrator(self.stack).token
        shipped = study_of(self.stack, TINNITUS)
        forms = []
        for use in shipped.questionnaires:
            form = copy.deepcopy(self.gateway.catalogue.GetQuestionnaireVersion(
                catalogue_pb2.GetQuestionnaireVersionRequest(
                    questionnaire_id=use.questionnaire_id, version=use.version), token=token))
            form.version, form.content_hash = 0, ""
            form.ClearField("publish_time")
            del form.languages[:]
            form.default_language = "en"
            made_hostile(form, study)
            forms.append(form)
        self.gateway.authoring.ImportStudy(catalogue_pb2.ImportStudyRequest(
            apply_state=True, questionnaires=forms, study=study_pb2.Study(
                study_id=study, title=text(HOSTILE), description=text(HOSTILE), consent_text=text(HOSTILE),
                text=text(HOSTILE), default_language="en", access=study_pb2.STUDY_ACCESS_OPEN,
                questionnaires=[study_pb2.StudyQuestionnaire(
                    questionnaire_id=form.questionnaire_id, recurrence=study_pb2.RECURRENCE_REPEATED) for form in forms])),
            token=token)
        await_quiet(self.stack)
        return study, [form.questionnaire_id for form in forms]

    def assertInert(self, page, place):
        self.assertEqual(page.evaluate("[...document.querySelectorAll($0)].map((node) => node.outerHTML)", MARKUP), [], place)
        self.assertTrue(page.evaluate("globalThis.isHacked === undefined"), place)

    def test_every_text_of_a_definition_stays_text(self):
        study, forms = self.hostile()
        screen = self.joined(self.phone(), study)
        for route in ("today", "studies", "settings", f"study/{study}"):
            screen.go(route, "h1")
            screen.until_seen("<script>")
            self.assertInert(screen, route)
        for form in forms:
            screen.go(f"fill/{study}/{form}", ".filling form")
            # A page with missing answers, too: its summary of problems has the texts.
            screen.until_seen("<script>")
            screen.evaluate("document.querySelector('.filling button[type=submit]').click()")
            self.assertInert(screen, form)
        self.assertQuiet(screen)

    def test_every_text_of_a_definition_stays_text_in_the_console(self):
        study, forms = self.hostile()
        name = new_leader(self.stack, study)
        page = self.browser.open_address(f"{self.origin}/console/#/studies/{study}")
        self.addCleanup(page.close)
        wait_until(lambda: page.evaluate("document.querySelector('form') !== null"), "the sign-in is there")
        page.evaluate("document.querySelector('input[autocomplete=username]').value = $0", name)
        page.evaluate("document.querySelector('input[type=password]').value = $0", self.stack.password(name))
        page.evaluate("document.querySelector('form').requestSubmit()")
        for place in ("/questionnaires", *(f"/questionnaires/{form}" for form in forms), "/state", "/messages", "/exports"):
            page.evaluate("void (location.hash = $0)", f"#/studies/{study}{place}")
            wait_until(lambda: page.evaluate(
                "document.querySelector('.bar') !== null && document.querySelector('[aria-busy=true]') === null"
                " && document.body.textContent.includes('<script>')"), f"{place} shows the texts")
            self.assertInert(page, place)

    def test_another_site_shows_neither_page_in_a_frame(self):
        paths = ("/", "/console/", "/share", "/report")
        frames = "".join(f"<iframe src='{self.origin}{path}'></iframe>" for path in paths).encode()

        class Stranger(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("content-type", "text/html")
                self.end_headers()
                self.wfile.write(frames)

            def log_message(self, *_):
                pass

        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stranger) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            page = self.browser.open_address(f"http://127.0.0.1:{server.server_port}/")
            self.addCleanup(page.close)

            def blocked():
                tree = page.send("Page.getFrameTree")["frameTree"]
                return [one["frame"].get("unreachableUrl") for one in tree.get("childFrames", [])]

            wait_until(lambda: sorted(filter(None, blocked())) == sorted(self.origin + path for path in paths),
                       "all frames are blocked")
            server.shutdown()

    def test_no_address_leads_to_another_site_or_ends_the_page(self):
        for path in (*ADDRESSES, *CONSOLE_ADDRESSES):
            with self.subTest(path=path):
                screen = self.phone().open(path)
                screen.until("document.querySelector('h1, form, p') !== null && document.readyState === 'complete'")
                screen.until("document.body.innerText.trim() !== ''")
                self.assertEqual(screen.evaluate("location.origin"), self.origin)
                self.assertNotIn("URIError", screen.seen())
                asked = {event["request"]["url"] for event in screen.events("Network.requestWillBeSent")}
                self.assertEqual({url for url in asked if not url.startswith((self.origin, "data:", "blob:"))}, set())
                self.assertTrue(screen.evaluate("globalThis.isHacked === undefined"))
                self.assertQuiet(screen)
                screen.close()

    def test_private_answers_are_in_no_cache(self):
        screen = self.joined(self.phone())
        for route in ("results", "messages", "settings", "account", f"study/{TINNITUS}"):
            screen.go(route, "h1")
        answers = [event["response"] for event in screen.events("Network.responseReceived")]
        private = [one for one in answers if urlsplit(one["url"]).path.startswith(("/rpc/", "/session", "/report"))]
        self.assertGreater(len(private), 8)
        for one in private:
            headers = {name.lower(): value for name, value in one["headers"].items()}
            self.assertEqual(headers.get("cache-control"), "no-store", one["url"])
        kept = screen.evaluate(
            "caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())"
            ".map(({ url }) => url)))).then((lists) => lists.flat())")
        self.assertEqual([url for url in kept if urlsplit(url).path.startswith(("/rpc/", "/session", "/media/"))], [])
        self.assertNotIn("eyJ", json.dumps(screen.evaluate("[document.cookie, {...localStorage}, {...sessionStorage}]")))
