"""Looks of the study team's console: hostile texts, accessibility, codes on paper, the preview."""

import json
import subprocess
from pathlib import Path

from environments import python_of
from support.browsing import accessibility_problems, scheme
from support.console import Console, ConsoleTestCase
from support.people import new_id, new_leader, study_of
from support.studies import daily, publish
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import reviews_pb2

QR = Path(__file__).with_name("fixtures") / "qr-requirements.txt"
DECODE = """
import json, sys, zxingcpp
for rows in json.load(sys.stdin):
    side = (len(rows) + 8) * 6
    dark = lambda y, x: 0 <= y < len(rows) and 0 <= x < len(rows) and rows[y][x]
    pixels = bytes(0 if dark(y // 6 - 4, x // 6 - 4) else 255 for y in range(side) for x in range(side))
    found = zxingcpp.read_barcodes(memoryview(pixels).cast("B", (side, side)))
    print(json.dumps(found[0].text if found else None))
"""
SECTIONS = [
    "", "/participants", "/members", "/invitations", "/allocation", "/messages", "/questionnaires", "/triggers", "/exports", "/files", "/access",
    "/audit", "/state",
]
HOSTILE = "<img src=x onerror=\"window.harmed=1\"><script>window.harmed=1</script>"


class Looks(ConsoleTestCase):
    def test_hostile_texts_do_nothing(self):
        study = f"hostile-{new_id()[:8]}"
        name = new_leader(self.stack, study)
        publish(self.stack, study, [daily(f"{study}-mood")], consent=HOSTILE, groups=[])
        known = study_of(self.stack, study)
        self.assertEqual(known.consent_text.text, HOSTILE)
        self.gateway.sessions.SignIn(auth_pb2.SignInRequest(
            username=name, password=self.stack.password(name), label=HOSTILE[:64]))
        console = self.opened("#/account", name)
        self.assertIn(HOSTILE[:64], console.texts("tbody th"))
        for section in SECTIONS:
            console.go(f"#/studies/{study}{section}")
            self.assertIsNone(console.evaluate("window.harmed ?? null"), section)
            self.assertEqual(console.evaluate("document.querySelectorAll('main img, main script').length"), 0, section)
        console.evaluate("void document.querySelector('details').setAttribute('open', '')")
        self.assertIn(HOSTILE, console.evaluate("document.body.textContent"))

    def test_every_page_is_accessible_in_light_and_dark(self):
        person, pseudonym = self.answered()
        notification = person.plan(self.study, limit=1).notifications[0].notification_id
        member, = self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=self.study), token=self.leader.token).members
        sheet, = self.gateway.reviews.ListReviewedSheets(reviews_pb2.ListReviewedSheetsRequest(
            study_id=self.study, participant=pseudonym), token=self.leader.token).reviewed_sheets
        console = Console(self, self.origin)
        self.assertEqual(accessibility_problems(console.page), [])
        console.signed_in(self.name, self.stack.password(self.name))
        places = ["#/", "#/account", *(self.place + section for section in SECTIONS),
                  f"{self.place}/members/{member.member_id}", f"{self.place}/participants/{pseudonym}",
                  f"{self.place}/participants/{pseudonym}/notifications/{notification}",
                  f"{self.place}/participants/{pseudonym}/sheets/{sheet.sheet_id}",
                  f"{self.place}/questionnaires/{self.id_of('mood')}",
                  f"{self.place}/questionnaires/{self.id_of('mood')}/figures", "#/nothing"]
        for width in (1280, 360):
            console.page.send(
                "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
            for place in places:
                console.go(place)
                self.assertNotIn("undefined", console.text(), place)
                self.assertLessEqual(console.evaluate("document.documentElement.scrollWidth"), width, place)
                for dark in (False, True):
                    scheme(console.page, dark)
                    self.assertEqual(accessibility_problems(console.page), [], f"{place} {width} dark={dark}")

    def test_every_page_is_in_german(self):
        self.answered()
        console = Console(self, self.origin, language="de-AT")
        console.fill("Benutzername oder E-Mail-Adresse", self.name)
        console.fill("Passwort", self.stack.password(self.name))
        console.press("Anmelden")
        console.until("document.querySelector('.bar')", "the sign-in has succeeded")
        console.settled()
        english = console.evaluate("import('/console/words/en.js').then((words) => words.default)")
        german = console.evaluate("import('/console/words/de.js').then((words) => words.default)")
        self.assertEqual(sorted(english), sorted(german))
        # Sentences, which no study has: words such as "Plan" are the same in both languages.
        sentences = [one for name, one in english.items()
                     if isinstance(one, str) and one != german[name] and one.count(" ") > 2 and "{" not in one]
        self.assertGreater(len(sentences), 100)
        for section in SECTIONS:
            console.go(f"{self.place}{section}")
            shown = console.text()
            self.assertEqual([one for one in sentences if one.strip() in shown], [], section)
        self.assertEqual(console.evaluate("document.documentElement.lang"), "de")
        self.assertEqual(accessibility_problems(console.page), [])
        console.go("#/account")
        console.fill("Sprache", "en")
        console.until_text("My account")

    def test_codes_are_read_by_a_decoder(self):
        console = Console(self, self.origin)
        links = [f"https://studies.example.org/join/{'s' * length}#invitation=ABCDE-12345" for length in range(1, 610, 29)]
        grids = [
            console.evaluate("import('/shared/qr.js').then(({symbol}) => symbol($0))", link) for link in links]
        read = subprocess.run(
            [python_of("qr", QR), "-c", DECODE], input=json.dumps(grids), capture_output=True, text=True, check=True,
            timeout=120).stdout.splitlines()
        self.assertEqual([json.loads(line) for line in read], links)
        self.assertIsNone(console.evaluate("import('/shared/qr.js').then(({symbol}) => symbol('x'.repeat(667)))"))

    def test_a_version_is_tried_out_as_a_participant(self):
        console = self.opened(f"{self.place}/questionnaires/{self.id_of('mood')}")
        link = console.evaluate(
            "[...document.querySelectorAll('a')].find((one) => one.textContent === 'Try it as a participant').href")
        console.page.send("Page.navigate", url=link)
        console.until_text("Nothing is stored.")
        console.until_text("How do you feel?")
        console.page.click("form button[type=submit]")
        console.until("document.querySelector('.summary:not([hidden])')", "the missing answer is reported")
        self.assertEqual(accessibility_problems(console.page), [])
