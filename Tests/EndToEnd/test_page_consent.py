"""The participant's page and the console: parts, signature, copy and list of consents, in a real browser."""

from support.people import leader_of, new_leader
from support.page_case import PageTestCase
from support.quiet import await_quiet
from support.studies import daily, publish, text
from otolith.auth.v1 import consent_pb2
from otolith.catalogue.v1 import study_pb2


class PageConsent(PageTestCase):
    def consent(self, study):
        leader = leader_of(self.stack, study)
        listed, = self.gateway.memberships.ListMemberConsents(
            consent_pb2.ListMemberConsentsRequest(study_id=study), token=leader.token).consents
        read = self.gateway.memberships.GetMemberConsent(consent_pb2.GetMemberConsentRequest(
            study_id=study, member_id=listed.member_id), token=leader.token).consent
        return [part.accepted for part in read.parts], read.signature

    def test_parts_and_a_drawn_signature(self):
        study = "page-parts"
        publish(
            self.stack, study, [daily(f"{study}-form")], consent_label="2.1", consent_date="2026-01-31",
            consent_signature=study_pb2.CONSENT_SIGNATURE_KIND_DRAWING, consent_parts=[
                study_pb2.ConsentPart(part_id=part, text=text(f"About {part}."))
                for part in ("contact", "sharing")])
        new_leader(self.stack, study)
        await_quiet(self.stack)
        screen = self.phone().open(f"/join/{study}")
        screen.until_seen("Version 2.1 · 2026-01-31")
        # No box is ticked beforehand.
        self.assertEqual(screen.evaluate("document.querySelectorAll('.agreement :checked').length"), 0)
        screen.click("#agree")
        screen.click("[data-part=sharing]")
        screen.click(".agreement button.primary")
        screen.until_seen("Please sign.")
        screen.evaluate("""(() => {
          const pad = document.querySelector("svg.sign");
          const box = pad.getBoundingClientRect();
          pad.setPointerCapture = () => {};
          pad.hasPointerCapture = () => true;
          const at = (type, x, y) => pad.dispatchEvent(new PointerEvent(type, {
            pointerId: 1, bubbles: true, clientX: box.left + box.width * x, clientY: box.top + box.height * y }));
          at("pointerdown", 0, 0);
          at("pointermove", 0.5, 0.5);
          at("pointermove", 1, 1);
        })()""")
        screen.click(".agreement button.primary")
        screen.until("location.hash === '#today'")
        accepted, signature = self.consent(study)
        self.assertEqual(accepted, [False, True])
        self.assertRegex(signature.drawing, r"^M0 0L300 100L600 200$")

        screen.evaluate(f"location.hash = '#study/{study}'")
        screen.until_there("#consent-copy")
        screen.evaluate("document.querySelector('#consent-parts').open = true")
        self.assertEqual(screen.evaluate(
            "[...document.querySelectorAll('#consent-parts input[data-part]')].map((box) => box.checked)"),
            [False, True])
        # Withdrawing needs no signature.
        screen.click("#consent-parts [data-part=sharing]")
        screen.click("#save-parts")
        screen.until("document.querySelector('#consent-parts [data-part=sharing]')?.checked === false"
                     " && !document.querySelector('#consent-parts').open")
        accepted, kept = self.consent(study)
        self.assertEqual((accepted, kept), ([False, False], signature))

