"""The study team's console in a browser: sign-in, own studies, numbers, invitations, rights, exports, hostile texts."""

import json
import subprocess
import tempfile
from pathlib import Path

from environments import python_of
from support.browsing import accessibility_problems, scheme
from support.console import Console
from support.export import export_bytes
from support.oversight import OverseenStudyTestCase
from support.people import anonymous, new_id, new_leader, sign_in, study_of
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from support.web import serving_web
from otolith.auth.v1 import access_pb2, auth_pb2, messages_pb2
from otolith.catalogue.v1 import study_pb2

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
    "", "/participants", "/members", "/invitations", "/messages", "/questionnaires", "/triggers", "/exports", "/access",
    "/audit", "/state",
]
HOSTILE = "<img src=x onerror=\"window.harmed=1\"><script>window.harmed=1</script>"


class ConsoleTestCase(OverseenStudyTestCase):
    """Has a study with members, its leader, and the console."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.origin = f"http://{cls.enterClassContext(serving_web(cls.stack)).address}"

    def uses(self):
        return [daily(self.id_of("mood"), 600)]

    @property
    def name(self) -> str:
        return f"leader-{self.study}"

    @property
    def place(self) -> str:
        return f"#/studies/{self.study}"

    def opened(self, place="#/", name=None, **how) -> Console:
        name = name or self.name
        return Console(self, self.origin, place, **how).signed_in(name, self.stack.password(name))

    def colleague(self, role: str) -> str:
        """A member of the team with one role in the study, who leads no study of the tests."""
        name = new_leader(self.stack, f"other-{new_id()[:8]}")
        person = sign_in(self.stack, name, self.stack.password(name))
        self.gateway.access.AssignRole(
            access_pb2.AssignRoleRequest(
                participant_id=person.participant_id, role=role, object=f"studies/{self.study}"),
            token=self.leader.token)
        return name

    def answered(self):
        """A participant with a stored sheet."""
        person, pseudonym = self.participant()
        form = person.questionnaires(self.study)[self.id_of("mood")]
        self.assertCreated(self.submit_until_decided(
            person, make_sheet(self.study, form, self.now() - 5, self.random)))
        await_quiet(self.stack)
        return person, pseudonym


class SigningIn(ConsoleTestCase):
    def test_a_wrong_password_and_the_place_after_the_right_one(self):
        console = Console(self, self.origin, f"{self.place}/invitations")
        console.sign_in(self.name, "not-the-password")
        console.until_text("User name or password is wrong.")
        self.assertFalse(console.has(".bar"))
        console.fill("Password", self.stack.password(self.name))
        console.press("Sign in")
        console.until_text("No invitation has been made yet.")
        self.assertEqual(console.text("h1"), "Invitations")
        self.assertNotIn("Bearer", json.dumps(console.evaluate("[document.cookie, {...localStorage}, {...sessionStorage}]")))
        self.assertEqual(console.evaluate("document.cookie"), "")

    def test_after_the_end_of_a_session_the_same_place_is_shown_again(self):
        console = self.opened(f"{self.place}/members")
        person = sign_in(self.stack, self.name, self.stack.password(self.name))
        self.gateway.sessions.EndAllSessions(auth_pb2.EndAllSessionsRequest(), token=person.token)
        # Access tokens of before expire within ten minutes.
        self.stack.clock.advance(minutes=11)
        console.evaluate("void document.dispatchEvent(new Event('drawagain'))")
        console.until_text("Your session is over.")
        console.signed_in(self.name, self.stack.password(self.name))
        console.until_text("The study has no members yet.")
        self.assertEqual(console.text("h1"), "Members")

    def test_signing_out_forgets_the_session(self):
        console = self.opened()
        console.press("Sign out")
        console.until("document.querySelector('form')", "the sign-in is shown")
        self.assertEqual(console.evaluate("fetch('/console/session').then((answer) => answer.json())"), {})

    def test_a_participant_cannot_sign_in(self):
        name, password = f"person-{new_id()[:8]}", "heather-otter-lantern"
        self.gateway.accounts.RegisterAccount(auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username=name, password=password))
        console = Console(self, self.origin)
        console.sign_in(name, password)
        console.until_text("belongs to no team")
        self.assertEqual(console.evaluate("fetch('/console/session').then((answer) => answer.json())"), {})

    def test_a_password_is_set_with_an_invitation(self):
        name = f"leader-{new_id()[:8]}"
        invitation = self.stack.password_file(name).with_suffix(".invitation")
        self.stack.control("study-leader", "create", "--leader", name, "--invitation-file", invitation, "--study", self.study)
        console = Console(self, self.origin, "#/password")
        console.fill("Code", invitation.read_text().strip())
        console.fill("New password", "heather-otter-lantern")
        console.press("Set the password")
        console.until("document.querySelector('[data-recovery]')?.textContent.length > 20", "the recovery code is shown")
        console.press("Sign in")
        console.until("document.querySelectorAll('input').length === 2", "the sign-in is shown")
        console.signed_in(name, "heather-otter-lantern")
        self.assertEqual(console.evaluate("document.querySelectorAll('.study').length"), 1)


class Numbers(ConsoleTestCase):
    def control(self, *arguments):
        return json.loads(self.stack.control(*arguments, "--json", username=self.name).stdout)

    def test_a_leader_sees_own_studies_only(self):
        other = f"other-{new_id()[:8]}"
        publish(self.stack, other, [daily(f"{other}-mood")])
        console = self.opened()
        self.assertEqual(console.evaluate("document.querySelectorAll('.study').length"), 1)
        self.assertIn(self.study, console.text(".study"))
        console.go(f"#/studies/{other}/members")
        console.until("document.querySelector('.unavailable')", "the right is named")
        self.assertEqual(console.evaluate("document.querySelector('.unavailable').dataset.right"), "member.read")

    def test_numbers_equal_those_of_otolithctl(self):
        self.answered()
        left, _ = self.participant()
        left.plan(self.study, limit=10)
        self.stack.clock.advance(days=3)
        left.leave(self.study)
        await_quiet(self.stack)
        console = self.opened(self.place)
        row, = self.control("plan", "compliance", self.study, "--by", "total")["rows"]
        self.assertGreater(row["planned"], 0)
        shown = dict(zip(console.texts("#compliance dt"), console.texts("#compliance dd")))
        self.assertEqual(shown["Planned"], str(row["planned"]))
        self.assertEqual(shown["Sent"], str(row.get("sent", 0)))
        self.assertEqual(shown["Missed"], str(row.get("missed", 0)))
        self.assertEqual(shown["Never reached a device"], str(row.get("expired", 0)))
        recruited = dict(zip(console.texts("#recruitment .label"), console.texts("#recruitment .value")))
        members = self.control("members", "list", self.study)
        self.assertEqual((recruited["enrolled now"], recruited["ever enrolled"]), (str(len(members)), "2"))
        sheets = console.texts("#quality tbody tr:first-child td")
        exported, count = export_bytes(
            self.stack, self.leader.token, self.study, "wide", self.id_of("mood"))
        self.assertEqual(sheets[0], str(count))
        console.go(f"{self.place}/participants")
        statuses = self.control("plan", "participants", self.study)
        self.assertEqual(console.texts("tbody th"), [one["participant"] for one in statuses])
        console.go(f"{self.place}/participants?activity=LEFT")
        self.assertEqual(len(console.texts("tbody th")), 1)

    def test_a_plan_is_explained(self):
        person, pseudonym = self.participant()
        person.plan(self.study, limit=10)
        console = self.opened(f"{self.place}/participants/{pseudonym}")
        self.assertIn("Europe/Berlin", console.text("#plan"))
        planned = self.ask("GetParticipantPlan", participant=pseudonym, include_cancelled=True)
        self.assertEqual(len(console.texts("#plan tbody tr")), len(planned.notifications))
        console.evaluate("void document.querySelector('#plan tbody a').click()")
        console.until_text("Repeating draw and placement gives the same instant.")
        console.settled()
        console.evaluate("void history.back()")
        console.until("document.querySelector('#plan tbody a')", "the plan is shown again")


class Changes(ConsoleTestCase):
    def test_an_invitation_is_made_used_and_revoked(self):
        console = self.opened(f"{self.place}/invitations")
        console.fill("Number of codes", "2")
        console.press("Create")
        console.until("document.querySelectorAll('.ticket').length === 2", "two codes are shown")
        console.settled()
        codes = console.evaluate("[...document.querySelectorAll('.ticket')].map((one) => one.dataset.code)")
        links = console.evaluate("[...document.querySelectorAll('.ticket a')].map((one) => one.href)")
        self.assertEqual(links, [f"{self.origin}/join/{self.study}#invitation={code}" for code in codes])
        anonymous(self.stack).join(self.study, invitation_code=codes[0])
        console.evaluate("void location.reload()")
        console.until("[...document.querySelectorAll('tbody td')].some((one) => one.innerText === '1 of 1')", "it is used up")
        console.settled()
        self.assertFalse(console.has(".ticket"))
        row = "[...document.querySelectorAll('tbody tr')].find((one) => one.innerText.includes('0 of 1'))"
        console.evaluate(f"void [...{row}.querySelectorAll('button')].at(-1).click()")
        console.press("Revoke")
        console.until(f"{row}?.innerText.includes('revoked')", "it is revoked")
        with self.assertFails("PERMISSION_DENIED"):
            anonymous(self.stack).join(self.study, invitation_code=codes[1])

    def test_a_join_request_is_accepted(self):
        study = f"asked-{new_id()[:8]}"
        publish(self.stack, study, [daily(f"{study}-mood")], groups=["blue"], access=study_pb2.STUDY_ACCESS_REQUEST)
        name = new_leader(self.stack, study)
        person = anonymous(self.stack)
        person.join(study, note=HOSTILE)
        console = self.opened(f"#/studies/{study}/members", name)
        self.assertIn(HOSTILE, console.text("#requests"))
        console.press("Accept …")
        console.fill("Group", "blue")
        console.fill("Message to the participant", "Welcome.")
        console.press("Accept")
        console.until_text("There are no such requests.")
        console.settled()
        self.assertIsNone(console.evaluate("window.harmed ?? null"))
        self.assertIn("blue", console.text())
        request, = person.join_requests()
        self.assertEqual(request.reason, "Welcome.")

    def test_a_study_is_paused_and_resumed(self):
        console = self.opened(f"{self.place}/state")
        console.press("Pause the study …")
        console.press("Pause")
        console.until_text("Resume the study …")
        self.assertTrue(study_of(self.stack, self.study).paused)
        console.settled()
        console.press("Resume the study …")
        console.press("Resume")
        console.until_text("Pause the study …")
        self.assertFalse(study_of(self.stack, self.study).paused)

    def test_a_message_is_answered(self):
        person, _ = self.participant()
        self.gateway.messages.SendMessage(messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=self.study, text=HOSTILE, answerable=True), token=person.token)
        console = self.opened(self.place)
        self.assertIn("messages without a reply", console.text("#attention"))
        console.go(f"{self.place}/messages?waiting=yes")
        self.assertIn(HOSTILE, console.text())
        console.press("Reply …")
        console.fill("Reply", "Thank you.")
        console.press("Send")
        console.until_text("No message waits for a reply.")
        self.assertIsNone(console.evaluate("window.harmed ?? null"))
        texts = [one.text for one in self.gateway.messages.ListOwnMessages(
            messages_pb2.ListOwnMessagesRequest(), token=person.token).messages]
        self.assertEqual(texts, ["Thank you.", HOSTILE])


class Rights(ConsoleTestCase):
    def test_a_recruiter_sees_no_exports_and_reads_why(self):
        name = self.colleague("recruiter")
        console = self.opened(self.place, name)
        console.until("document.querySelectorAll('nav .locked').length > 0", "the menu marks what is not available")
        locked = console.texts("nav .locked")
        self.assertTrue(any(one.startswith("Exports") for one in locked), locked)
        self.assertFalse(any(one.startswith("Invitations") for one in locked), locked)
        console.go(f"{self.place}/exports")
        self.assertEqual(console.evaluate("document.querySelector('.unavailable').dataset.right"), "export.read")
        self.assertIn("Your role recruiter does not include it.", console.text(".unavailable"))
        self.assertIn("data reader", console.text(".unavailable"))
        self.assertFalse(console.has("#download"))
        console.go(self.place)
        self.assertIn("compliance.read", console.text("#recruitment"))
        self.assertIn("Not counted", console.text("#attention"))

    def test_an_export_arrives_completely(self):
        self.answered()
        console = self.opened(f"{self.place}/exports")
        with tempfile.TemporaryDirectory(prefix="otolith-console-") as folder:
            console.page.send("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
            console.page.click("#download")
            wait_until(lambda: [one for one in Path(folder).iterdir() if one.suffix == ".csv"], "the file is there")
            file, = Path(folder).iterdir()
            expected, count = export_bytes(
                self.stack, self.leader.token, self.study, "wide", self.id_of("mood"))
            self.assertEqual((count, file.read_bytes()), (1, expected))


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
        _, pseudonym = self.answered()
        console = Console(self, self.origin)
        self.assertEqual(accessibility_problems(console.page), [])
        console.signed_in(self.name, self.stack.password(self.name))
        places = ["#/", "#/account", *(self.place + section for section in SECTIONS),
                  f"{self.place}/participants/{pseudonym}", f"{self.place}/questionnaires/{self.id_of('mood')}",
                  f"{self.place}/questionnaires/{self.id_of('mood')}/figures", "#/nothing"]
        for width in (1280, 360):
            console.page.send(
                "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
            for place in places:
                console.go(place)
                self.assertLessEqual(console.evaluate("document.documentElement.scrollWidth"), width, place)
                for dark in (False, True):
                    scheme(console.page, dark)
                    self.assertEqual(accessibility_problems(console.page), [], f"{place} {width} dark={dark}")

    def test_codes_are_read_by_a_decoder(self):
        console = Console(self, self.origin)
        links = [f"https://studies.example.org/join/{'s' * length}#invitation=ABCDE-12345" for length in range(1, 157, 9)]
        grids = [
            console.evaluate("import('/console/qr.js').then(({symbol}) => symbol($0))", link) for link in links]
        read = subprocess.run(
            [python_of("qr", QR), "-c", DECODE], input=json.dumps(grids), capture_output=True, text=True, check=True,
            timeout=120).stdout.splitlines()
        self.assertEqual([json.loads(line) for line in read], links)
        self.assertIsNone(console.evaluate("import('/console/qr.js').then(({symbol}) => symbol('x'.repeat(214)))"))
