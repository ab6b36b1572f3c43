"""A participant makes a link on the page, and a physician opens it in another browser."""

import base64
import json

from support.browsing import accessibility_problems, await_page, failures_of, open_page, scheme
from support.health_links import HealthLink
from support.page_case import PageTestCase
from support.people import new_id
from support.web import Visitor


class SharePage(PageTestCase):
    def shared(self, passcode=""):
        """A screen with a new link, and the link with the address of this test's server."""
        study = self.one_question(f"share-{new_id()[:8]}")
        screen = self.joined(self.phone(), study)
        screen.go(f"fill/{study}/{study}-form", ".filling form")
        self.choose(screen, "yes")
        self.until_stored(screen.participant(), 1)
        self.until_in_results(screen, "table")
        screen.go(f"share/{study}", "button.primary")
        screen.evaluate("""(() => {
          const [label, passcode] = document.querySelectorAll('.share input[type=text]');
          [label.value, passcode.value] = ['Diary for Dr. Otter', $0];
        })()""", passcode)
        screen.click(".share button.primary")
        screen.until_there(".share.new")
        link = HealthLink(screen.evaluate("document.querySelector('.share.new').dataset.link"))
        self.assertTrue(screen.evaluate("document.querySelector('.share.new svg.qr') !== null"))
        payload = link.payload | {"url": f"{self.origin}/shl/{link.url.rpartition('/')[2]}"}
        text = base64.urlsafe_b64encode(json.dumps(payload).encode()).decode().rstrip("=")
        return screen, f"{self.origin}/share#shlink:/{text}"

    def opened(self, address, passcode="", **how):
        page = open_page(self, address, **how)
        await_page(page, "document.querySelector('#name')", "the page asks for a name")
        page.evaluate("document.querySelector('#name').value = 'Dr. Otter'")
        if passcode:
            page.evaluate("document.querySelector('#passcode').value = $0", passcode)
        page.evaluate("document.querySelector('form').requestSubmit()")
        return page

    def test_a_physician_reads_the_report(self):
        screen, address = self.shared(passcode="otter-7")
        page = self.opened(address, "wrong")
        await_page(page, "document.querySelector('.error').textContent.includes('9')", "a wrong passcode is told")
        page.evaluate("document.querySelector('#passcode').value = 'otter-7'")
        page.evaluate("document.querySelector('form').requestSubmit()")
        await_page(page, "document.querySelector('iframe')?.srcdoc.includes('Report of a participant')", "a report")
        self.assertEqual(page.evaluate("document.querySelector('iframe').getAttribute('sandbox')"), "")
        self.assertEqual(page.evaluate("document.querySelector('h1').textContent"), "Diary for Dr. Otter")
        # The key is not left in the address.
        self.assertEqual(page.evaluate("location.href"), f"{self.origin}/share")
        # The first answer was a wrong passcode.
        self.assertEqual([text for text in failures_of(page) if "401" not in text], [])
        # The participant reads who opened it, and ends it.
        screen.go("results", "h1")
        screen.go("share", ".share details")
        screen.evaluate("document.querySelector('.share details').open = true")
        screen.until_seen("Dr. Otter")
        self.assertQuiet(screen)
        screen.click(".share details ~ .action button")
        screen.click("dialog button.danger")
        screen.until_seen("You ended it on")
        page = self.opened(address, "otter-7")
        await_page(page, "document.querySelector('.error').textContent.includes('revoked')", "the link has ended")

    def test_the_pages_have_no_barrier_and_fit(self):
        _, address = self.shared()
        for width, dark in ((360, False), (360, True), (1280, False)):
            with self.subTest(width=width, dark=dark):
                page = open_page(self, address, width=width, dark=dark)
                await_page(page, "document.querySelector('#name')", "the page asks for a name")
                self.assertEqual(accessibility_problems(page), [])
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
        page = self.opened(address)
        await_page(page, "document.querySelector('iframe')", "a report")
        scheme(page, True)
        self.assertEqual(accessibility_problems(page), [])

    def test_other_links_are_not_opened(self):
        page = open_page(self, f"{self.origin}/share#shlink:/broken")
        await_page(page, "document.body?.innerText.includes('not a complete link')", "a broken link is told")
        payload = {"url": "https://evil.example.org/shl/x", "key": "A" * 43}
        text = base64.urlsafe_b64encode(json.dumps(payload).encode()).decode().rstrip("=")
        page = open_page(self, f"{self.origin}/share#shlink:/{text}")
        await_page(page, "document.body?.innerText.includes('https://evil.example.org')", "another address is told")
        self.assertFalse(page.evaluate("document.querySelector('form') !== null"))

    def test_the_report_is_a_page_of_its_own(self):
        screen, _ = self.shared()
        study = screen.evaluate("location.hash.split('/')[1]")
        address = f"/report?study={study}&language=de"
        self.assertEqual(screen.evaluate("fetch($0).then((answer) => answer.status)", address), 200)
        text, policy = screen.evaluate(
            "fetch($0).then(async (answer) => [await answer.text(), answer.headers.get('content-security-policy')])",
            address)
        self.assertIn("Bericht einer teilnehmenden Person", text)
        self.assertIn("sandbox", policy)
        self.assertNotIn("script-src", policy)
        stranger = Visitor(self.origin.removeprefix("http://"))
        self.assertEqual(stranger.get(address).status, 401)
        self.assertEqual(stranger.get("/report?study=a&more=b").status, 400)
