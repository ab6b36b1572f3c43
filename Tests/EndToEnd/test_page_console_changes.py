"""Changes that the study team makes in the console, and long lists."""

from support.console import ConsoleTestCase
from support.people import administrator, anonymous, new_id, new_leader, sign_in, study_of
from support.studies import daily, publish
from otolith.auth.v1 import access_pb2, auth_pb2, messages_pb2
from otolith.catalogue.v1 import projects_pb2, study_pb2

HOSTILE = "<img src=x onerror=\"window.harmed=1\"><script>window.harmed=1</script>"


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

    def test_after_a_failure_only_the_missing_invitations_are_made(self):
        console = self.opened(f"{self.place}/invitations")
        console.fill("Number of codes", "3")
        # Made by the server, but not answered, and no status that the page repeats by itself.
        console.replace_answer("/CreateInvitation", 500, after=1)
        console.press("Create")
        console.until_text("1 of 3 codes are ready.")
        console.settled()
        console.press("Create")
        console.until("document.querySelectorAll('.ticket').length === 3", "all codes are shown")
        console.settled()
        codes = console.evaluate("[...document.querySelectorAll('.ticket')].map((one) => one.dataset.code)")
        made = self.gateway.memberships.ListInvitations(
            auth_pb2.ListInvitationsRequest(study_id=self.study), token=self.leader.token).invitations
        self.assertEqual(sorted(codes), sorted(one.code for one in made))

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
        console.fill("Reason", "The device is recalled.")
        console.press("Pause")
        console.until_text("Resume the study …")
        self.assertTrue(study_of(self.stack, self.study).paused)
        entries = self.gateway.projects.ListAuditEntries(
            projects_pb2.ListAuditEntriesRequest(project_id="default", resource=f"studies/{self.study}"),
            token=administrator(self.stack).token).entries
        published = projects_pb2.PublishedVersion()
        self.assertTrue(entries[0].new.Unpack(published))
        self.assertEqual(published.change_reason, "The device is recalled.")
        console.settled()
        console.press("Resume the study …")
        console.press("Resume")
        console.until_text("Pause the study …")
        self.assertFalse(study_of(self.stack, self.study).paused)

    def test_a_pause_whose_answer_is_lost_is_reported_as_done(self):
        console = self.opened(f"{self.place}/state")
        revision = study_of(self.stack, self.study).revision
        console.replace_answer("/ImportStudy", 0)
        console.press("Pause the study …")
        console.until_text(f"This changes revision {revision},")
        console.press("Pause")
        console.until_text("Resume the study …")
        self.assertFalse(console.has("dialog"))
        study = study_of(self.stack, self.study)
        self.assertEqual((study.paused, study.revision), (True, revision + 1))

    def test_a_study_that_is_published_meanwhile_is_not_paused(self):
        console = self.opened(f"{self.place}/state")
        console.press("Pause the study …")
        console.until_text("This changes revision 1,")
        publish(self.stack, self.study, self.uses(), unlisted=True)
        console.press("Pause")
        console.until_text("the study was published again after this window was opened")
        console.press("Cancel")
        console.until("/In lists\\s+no/.test(document.querySelector('#state')?.innerText)", "the new revision is shown")
        study = study_of(self.stack, self.study)
        self.assertEqual((study.paused, study.unlisted, study.revision), (False, True, 2))

    def test_a_role_is_given_and_taken(self):
        name = new_leader(self.stack, f"other-{new_id()[:8]}")
        account = sign_in(self.stack, name, self.stack.password(name)).participant_id
        console = self.opened(f"{self.place}/access")
        console.press("Give a role …")
        console.fill("Account id", account)
        console.fill("Role", "data_reader")
        console.press("What would change?")
        console.until("document.querySelector('dialog').innerText.includes('export.read')", "the gained rights are listed")
        console.press("Give the role")
        row = f"[...document.querySelectorAll('tbody tr')].find((one) => one.innerText.includes('{account}'))"
        console.until(f"{row}?.innerText.includes('data reader')", "the role is listed")
        self.assertEqual([one.role for one in self.roles(account)], ["data_reader"])
        console.evaluate(f"void {row}.querySelector('button').click()")
        console.until("document.querySelector('dialog')?.innerText.includes('export.read')", "the lost rights are listed")
        console.press("Take the role")
        console.until(f"!document.querySelector('[aria-busy=true]') && !{row}", "the role is no longer listed")
        self.assertEqual(self.roles(account), [])

    def test_a_role_is_defined_changed_and_deleted(self):
        def known():
            answer = self.gateway.access.ListRoles(access_pb2.ListRolesRequest(page_size=200), token=self.leader.token)
            return {one.role: list(one.verbs) for one in answer.roles if one.object == f"studies/{self.study}"}

        tick = "void [...document.querySelectorAll('dialog label')].find((one) => one.innerText === $0).click()"
        console = self.opened(f"{self.place}/access")
        console.press("Define a role …")
        console.fill("Name", "night_shift")
        console.evaluate(tick, "member.read")
        console.press("Define the role")
        shown = "[...document.querySelectorAll('summary')].find((one) => one.innerText.startsWith('night shift'))"
        console.until(shown, "the role is listed")
        self.assertEqual(known(), {"night_shift": ["member.read"]})
        console.evaluate(f"void {shown}.click()")
        console.press("Change the role …")
        console.until("document.querySelector('dialog')", "the window is open")
        console.evaluate(tick, "plan.read")
        console.press("Define the role")
        console.until(
            f"!document.querySelector('dialog') && {shown}?.parentElement.textContent.includes('plan.read')",
            "the new right is listed")
        self.assertEqual(known(), {"night_shift": ["member.read", "plan.read"]})
        console.evaluate(f"void {shown}.click()")
        console.press("Delete …")
        console.press("Delete")
        console.until(f"!document.querySelector('dialog') && !{shown}", "the role is no longer listed")
        self.assertEqual(known(), {})

    def roles(self, account) -> list:
        return [
            one for one in self.gateway.access.ListAssignments(
                access_pb2.ListAssignmentsRequest(object=f"studies/{self.study}"), token=self.leader.token).assignments
            if one.participant_id == account]

    def test_a_notification_is_cancelled(self):
        person, pseudonym = self.participant()
        person.plan(self.study, limit=10)
        console = self.opened(f"{self.place}/participants/{pseudonym}")
        console.press("Cancel …")
        console.press("Cancel it")
        console.until("document.querySelector('#plan .badge.wrong')?.innerText === 'cancelled'", "it is cancelled")
        planned = self.ask("GetParticipantPlan", participant=pseudonym, include_cancelled=True).notifications
        self.assertEqual([one.cancelled_by_staff for one in planned].count(True), 1)

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


class Lists(ConsoleTestCase):
    def test_a_long_list_has_more(self):
        for _ in range(55):
            self.gateway.memberships.CreateInvitation(auth_pb2.CreateInvitationRequest(
                invitation_id=new_id(), study_id=self.study), token=self.leader.token)
        console = self.opened(f"{self.place}/invitations")
        rows = "document.querySelectorAll('tbody tr').length"
        self.assertEqual(console.evaluate(rows), 50)
        console.press("Show more")
        console.until(f"{rows} === 55", "all rows are shown")
        console.until_text("55 shown, all of them.")
        self.assertNotIn("Show more", console.texts("button"))

    def test_a_list_that_fails_can_be_tried_again(self):
        console = self.opened(self.place)
        console.page.send("Network.setBlockedURLs", urls=["*ListMembers*"])
        console.evaluate("void (location.hash = $0)", f"{self.place}/members")
        console.until_text("The server cannot be reached at the moment.")
        console.page.send("Network.setBlockedURLs", urls=[])
        console.press("Try again")
        console.until_text("The study has no members yet.")

    def test_a_window_is_used_with_the_keyboard(self):
        console = self.opened(f"{self.place}/state")
        console.evaluate("void document.querySelector('#state button').focus()")
        console.page.press("Enter")
        console.until("document.querySelector('dialog[open]')?.contains(document.activeElement)", "the window has the focus")
        console.page.send("Input.dispatchKeyEvent", type="keyDown", key="Escape", code="Escape", windowsVirtualKeyCode=27)
        console.until("!document.querySelector('dialog')", "the window is closed")
        console.until("document.activeElement === document.querySelector('#state button')", "the focus is back")
        self.assertFalse(study_of(self.stack, self.study).paused)
