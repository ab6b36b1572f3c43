"""The study team's console in a browser: sign-in, own studies, numbers, rights, exports."""

import json
import tempfile
from pathlib import Path

from support.console import Console, ConsoleTestCase
from support.export import export_bytes
from support.people import new_id, sign_in
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish, slider_form, text
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import questionnaire_pb2
from otolith.ingestion.v1 import ingestion_pb2


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

    def test_a_sign_out_that_fails_is_shown(self):
        console = self.opened()
        console.replace_answer("/console/session/end", 503, executed=False)
        console.press("Sign out")
        console.until("document.querySelector('dialog')?.innerText.includes('HTTP 503')", "the failure is shown")
        self.assertFalse(console.has("form"))
        console.press("Close")
        account = console.evaluate("fetch('/console/session').then((answer) => answer.json())")["accountId"]
        console.press("Sign out")
        console.until("document.querySelector('form')", "the sign-in is shown")
        self.assertEqual(console.evaluate("fetch('/console/session').then((answer) => answer.json())"), {})
        sent = [
            {name.lower(): value for name, value in event["request"]["headers"].items()}
            for event in console.page.events("Network.requestWillBeSent")
            if event["request"]["url"].endswith("/console/session/end")]
        self.assertEqual([one["otolith-participant"] for one in sent], [account])

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
        console.until("document.querySelector('[autocomplete=current-password]')", "the sign-in is shown")
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

    def test_silent_participants_are_those_of_the_overview(self):
        person, name = self.participant()
        tester, tests = self.participant()
        for one in (person, tester):
            one.plan(self.study, limit=10)
        self.stack.control("accounts", "test", tester.participant_id)
        self.stack.clock.advance(days=4)
        await_quiet(self.stack)
        console = self.opened(self.place)
        self.assertIn("1 notified, without a sheet for three days", " ".join(console.text("#attention").split()))
        console.go(console.evaluate("document.querySelector('#attention a').getAttribute('href')"))
        self.assertEqual(console.texts("tbody th"), [name])
        console.evaluate("void document.querySelector('.check input').click()")
        console.settled()
        self.assertEqual(console.texts("tbody th"), sorted([name, tests]))
        for days, activity in (("", "silent"), ("?days=9", "active")):
            console.go(f"{self.place}/participants{days}")
            console.go(console.evaluate("document.querySelector('tbody a').getAttribute('href')"))
            self.assertEqual(console.text(".facts .badge"), activity)

    def numbers(self, console, chart: str) -> list[list[str]]:
        """The rows of the table under a chart, which is closed at first."""
        return console.evaluate(
            "[...document.querySelectorAll($0)].map((row) => [...row.children].map((cell) => cell.textContent))",
            f"{chart} details tbody tr")

    def test_charts_have_every_day_and_every_outcome(self):
        person, _ = self.answered()
        person.plan(self.study, limit=10)
        self.stack.clock.advance(days=3)
        form = person.questionnaires(self.study)[self.id_of("mood")]
        self.assertCreated(self.submit_until_decided(
            person, make_sheet(self.study, form, self.now() - 5, self.random)))
        await_quiet(self.stack)
        console = self.opened(self.place)
        counts = [int(after) + int(without) for _, after, without in self.numbers(console, "#sheets")]
        # The days between have no sheets. At midnight there may be one day more.
        self.assertGreaterEqual(len(counts), 4)
        self.assertEqual((counts[0], sum(counts)), (1, 2))
        row = self.rows("TOTAL")[""]
        outcomes = [sum(map(int, column)) for column in list(zip(*self.numbers(console, "#answered")))[1:]]
        self.assertEqual(
            outcomes, [row.answered_in_time, row.answered_late, row.open, row.dismissed + row.missed + row.expired])
        self.assertEqual(sum(outcomes), row.planned)
        self.assertGreater(row.open, 0)

    def test_each_participant_has_a_strip_of_days(self):
        people = [self.participant() for _ in range(3)]
        for person, _ in people[:2]:
            person.plan(self.study, limit=10)
        self.stack.clock.advance(days=3)
        await_quiet(self.stack)
        console = self.opened(self.place)
        console.fill("By", "PARTICIPANT_DATE")
        console.until("document.querySelector('#answered .strip')", "the strips are shown")
        self.assertEqual(console.texts("#answered tbody th"), sorted(name for _, name in people))
        rows = self.rows("PARTICIPANT_DATE")
        for place, name in enumerate(sorted(name for _, name in people)):
            own = {key.split("/")[1]: row for key, row in rows.items() if key.startswith(name)}
            planned = console.evaluate(
                "document.querySelectorAll('#answered tbody tr')[$0].children[1].textContent", place)
            self.assertEqual(int(planned), sum(row.planned for row in own.values()))
            days = console.evaluate(
                "document.querySelectorAll('#answered tbody tr')[$0].querySelectorAll('.strip title').length", place)
            self.assertEqual(days, sum(row.planned > 0 for row in own.values()))

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
        self.assertIn("compliance.read", console.text("#figures"))
        self.assertIn("Not counted", console.text("#attention"))

    def test_an_export_arrives_completely(self):
        self.answered()
        console = self.opened(f"{self.place}/exports")
        with tempfile.TemporaryDirectory(prefix="otolith-console-") as folder:
            console.page.send("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
            console.page.click("#download")
            # Until it is complete, the browser gives the file another name.
            wait_until(
                lambda: [one.suffix for one in Path(folder).iterdir()] == [".csv"], "the file is complete")
            file, = Path(folder).iterdir()
            expected, count = export_bytes(
                self.stack, self.leader.token, self.study, "wide", self.id_of("mood"))
            self.assertEqual((count, file.read_bytes()), (1, expected))

    def test_no_export_is_made_for_another_account(self):
        console = self.opened(f"{self.place}/exports")
        name = self.colleague("data_reader")
        # As in another tab of the same browser.
        console.evaluate(
            "fetch('/console/rpc/otolith.auth.v1.SessionService/SignIn', {method: 'POST',"
            " headers: {'content-type': 'application/json'},"
            " body: JSON.stringify({username: $0, password: $1})}).then((answer) => answer.ok)",
            name, self.stack.password(name))
        console.press("Download the sheets (CSV)")
        console.until_text("Another account has signed in with this browser.")
        asked = [event["request"]["url"] for event in console.page.events("Network.requestWillBeSent")]
        self.assertEqual([url for url in asked if "/console/export/" in url], [])

    def test_figures_have_the_words_of_a_matrix_and_only_used_countries(self):
        self.publish_matrix()
        person, _ = self.participant()
        form = person.questionnaires(self.study)[self.id_of("mood")]
        self.assertCreated(self.submit_until_decided(person, make_sheet(
            self.study, form, self.now() - 5, answers=[
                ingestion_pb2.Answer(element_id=row, choice=ingestion_pb2.Codes(codes=[code]))
                for row, code in (("tense", "2"), ("calm", "-8"), ("land", "DE"))])))
        console = self.opened(f"{self.place}/questionnaires/{self.id_of('mood')}/figures")
        rows = console.texts(".answers tbody tr > :first-child")
        self.assertEqual(rows, ["often", "do not know"] * 2 + ["DE"])
        self.assertIn("Options without answers are not listed.", console.text(".answers"))

    def publish_matrix(self):
        def question(element, words, parent="", **kind):
            return questionnaire_pb2.Element(
                element_id=element, parent_id=parent,
                question=questionnaire_pb2.Question(text=text(words), **kind))

        options = [
            questionnaire_pb2.Option(code="2", label=text("often")),
            questionnaire_pb2.Option(code="-8", label=text("do not know"), missing=True)]
        row = {"parent": "m", "inherited": questionnaire_pb2.Inherited()}
        form = slider_form(self.id_of("mood"))
        form.ClearField("scores")
        form.ClearField("elements")
        form.elements.extend([
            questionnaire_pb2.Element(element_id="m", group=questionnaire_pb2.Group(
                title=text("Right now"), style=questionnaire_pb2.GROUP_STYLE_MATRIX,
                shared_answer=questionnaire_pb2.Question(
                    single_choice=questionnaire_pb2.SingleChoice(options=options)))),
            question("tense", "tense", **row), question("calm", "calm", **row),
            question("land", "Where do you live?", country=questionnaire_pb2.Country())])
        self.publish_form(form)

    def test_figures_without_the_right_to_single_answers_say_what_is_withheld(self):
        self.answered()
        console = self.opened(
            f"{self.place}/questionnaires/{self.id_of('mood')}/figures", self.colleague("clinician"))
        self.assertIn("You may not read single answers (right export.read).", console.text())
        self.assertIn("fewer than", console.text())
