"""otolith-web as Chromium sees it: cookies, the policy of the pages, and pages of other origins."""

import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.people import new_id
from support.web import browser, serving_web

SCRIPT = "globalThis.loaded = true;\n"
# Inline scripts and styles, which the policy forbids.
PAGE = """<!doctype html><html lang=en><title>page</title><style>body { color: rgb(255, 0, 0); }</style>
<script>globalThis.inline = true;</script><script type=module src=/participant/app.js></script><p>text</p>"""
# Calls a method; `$0`: the origin, `$1`: the method, `$2`: the request.
CALL = """
(async () => {
  try {
    const answer = await fetch(`${$0}/rpc/otolith.${$1}`, {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify($2),
      credentials: "include",
    });
    return {status: answer.status, body: await answer.json()};
  } catch (error) { return {failed: error.name}; }
})()
"""
# A request that needs no question before it.
SIMPLE = """
fetch(`${$0}/session/end`, {method: "POST", mode: "no-cors", body: "{}", credentials: "include"}).then(
  (answer) => answer.type, (error) => error.name)
"""
SESSION = "fetch('/session').then((answer) => answer.json())"
SIGN_IN = "auth.v1.SessionService/SignInAnonymously"


class WebBrowser(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="otolith-pages-")
        cls.addClassCleanup(folder.cleanup)
        participant = Path(folder.name) / "participant"
        participant.mkdir()
        (participant / "index.html").write_text(PAGE)
        (participant / "app.js").write_text(SCRIPT)
        pages = {"OTOLITH_WEB_PAGES": folder.name}
        cls.origin = f"http://{cls.enterClassContext(serving_web(cls.stack, **pages)).address}"
        # The same site as browsers define it, but another origin.
        cls.other = f"http://{cls.enterClassContext(serving_web(cls.stack, **pages)).address}"
        cls.browser = browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, origin):
        page = self.browser.open_address(f"{origin}/")
        self.addCleanup(page.close)
        return page

    def test_a_session_survives_in_a_cookie_that_no_script_reads(self):
        page = self.open(self.origin)
        answer = page.evaluate(CALL, self.origin, SIGN_IN, {"requestId": new_id()})
        self.assertEqual(answer["status"], 200, answer)
        self.assertEqual(page.evaluate("document.cookie"), "")
        account = answer["body"]["participantId"]
        self.assertEqual(page.evaluate(SESSION)["accountId"], account)
        self.assertEqual(self.open(self.origin).evaluate(SESSION)["accountId"], account)

    def test_only_own_scripts_run(self):
        page = self.open(self.origin)
        self.assertEqual(page.evaluate("globalThis.loaded"), True)
        self.assertIs(page.evaluate("globalThis.inline ?? false"), False)
        self.assertEqual(page.evaluate("getComputedStyle(document.body).color"), "rgb(0, 0, 0)")

    def test_a_page_of_another_origin_can_neither_call_nor_end_the_session(self):
        page = self.open(self.origin)
        answer = page.evaluate(CALL, self.origin, SIGN_IN, {"requestId": new_id()})
        account = answer["body"]["participantId"]
        # Its own policy forbids requests to another origin.
        stranger = self.open(self.other)
        self.assertEqual(stranger.evaluate(CALL, self.origin, SIGN_IN, {}), {"failed": "TypeError"})
        # A page without a policy is refused by the server.
        bare = self.browser.open_address("about:blank")
        self.addCleanup(bare.close)
        bare.evaluate(SIMPLE, self.origin)
        bare.evaluate(CALL, self.origin, "auth.v1.SessionService/EndAllSessions", {})
        self.assertEqual(page.evaluate(SESSION)["accountId"], account)
        self.assertEqual(
            page.evaluate(CALL, self.origin, "auth.v1.EnrolmentService/ListEnrolments", {})["status"], 200)
