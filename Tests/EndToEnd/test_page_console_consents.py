"""The list of consents in the console."""

from support.browsing import accessibility_problems
from support.console import ConsoleTestCase
from support.people import anonymous, leader_of, new_id, new_leader
from support.quiet import await_quiet
from support.studies import daily, publish, text
from otolith.auth.v1 import consent_pb2
from otolith.catalogue.v1 import study_pb2


class Consents(ConsoleTestCase):
    def setUp(self):
        super().setUp()
        self.own = f"consents-{new_id()[:6]}"
        publish(
            self.stack, self.own, [daily(f"{self.own}-mood")], consent_label="<i>2.1</i>",
            consent_signature=study_pb2.CONSENT_SIGNATURE_KIND_NAME,
            consent_parts=[study_pb2.ConsentPart(part_id="sharing", text=text("May be <b>shared</b>."))])
        self.author = new_leader(self.stack, self.own)
        await_quiet(self.stack)
        for parts in (["sharing"], []):
            person = anonymous(self.stack)
            person.join(self.own, consent_part_ids=parts,
                        consent_signature=consent_pb2.ConsentSignature(name="Ada <script>"))
        self.gateway.consents.WithdrawConsent(
            consent_pb2.WithdrawConsentRequest(study_id=self.own), token=person.token)

    def test_the_list_and_a_copy(self):
        console = self.opened(f"#/studies/{self.own}/consents", self.author)
        console.until_text("<i>2.1</i>")
        self.assertEqual(len(console.texts("#consents tbody tr")), 2)
        self.assertIn("May be <b>shared</b>.", console.text("#consents"))
        self.assertEqual(accessibility_problems(console.page), [])
        console.fill("State", "WITHDRAWN")
        console.until("document.querySelectorAll('#consents tbody tr').length === 1", "one has withdrawn")
        console.settled()
        self.assertNotIn("shared", console.text("#consents tbody"))
        # The copy is kept instead of being saved, to read it.
        console.evaluate(
            "void (URL.createObjectURL = (blob) => { window.copied = blob; return '#'; },"
            " HTMLAnchorElement.prototype.click = function () { window.saved = this.download; })")
        console.fill("State", "CURRENT")
        console.until("document.querySelectorAll('#consents tbody tr').length === 1", "one is in force")
        console.settled()
        console.press("Copy")
        console.until("window.saved", "the copy is saved")
        name, copy = console.evaluate("(async () => [window.saved, await window.copied.text()])()")
        listed, = self.gateway.memberships.ListMemberConsents(
            consent_pb2.ListMemberConsentsRequest(
                study_id=self.own, state=consent_pb2.MEMBER_CONSENT_STATE_CURRENT),
            token=leader_of(self.stack, self.own).token).consents
        self.assertEqual(name, f"consent-{listed.member_id}.html")
        self.assertIn("Ada &lt;script&gt;", copy)
        self.assertNotIn("<script", copy)
