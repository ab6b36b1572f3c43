"""One-time codes in a browser: set-up with a QR code, recovery codes on paper, sign-in, and the end."""

from support import admin
from support.browsing import accessibility_problems, scheme
from support.console import Console, ConsoleTestCase
from support.one_time import App
from support.processes import serving
from support.web import serving_web

PRINTED = "[...document.querySelectorAll('[data-recovery] code')].map((node) => node.innerText)"
VISIBLE = "[...document.querySelectorAll('main *')].filter((node) => node.checkVisibility()).map((node) => node.tagName)"


class OneTimeCodes(ConsoleTestCase):
    @property
    def password(self) -> str:
        return self.stack.password(self.name)

    def assertAccessible(self, console):
        for dark in (False, True):
            scheme(console.page, dark)
            self.assertEqual(accessibility_problems(console.page), [], f"dark={dark}")

    def begin(self, console) -> App:
        """Returns the app with the secret that the page shows."""
        console.press("Set up one-time codes …")
        console.until("document.querySelector('dialog[open] input')", "the password is asked for")
        console.fill("Password", self.password)
        console.press("Go on")
        console.until("document.querySelector('dialog svg.qr path')", "the QR code is shown")
        return App(self.stack, console.evaluate("document.querySelector('[data-secret]').dataset.secret"))

    def set_up(self, console) -> tuple[App, list[str]]:
        """Returns the app, and the recovery codes that the page shows."""
        app = self.begin(console)
        self.assertAccessible(console)
        console.fill("Code of the app", app.code(5))
        console.press("Confirm")
        console.until_text("The code is wrong or was used before.")
        app.begin_step()
        console.fill("Code of the app", app.code(-1))
        console.press("Confirm")
        console.until(f"{PRINTED}.length === 10", "the recovery codes are shown")
        return app, console.evaluate(PRINTED)

    def test_they_are_set_up_used_and_turned_off(self):
        console = self.opened("#/account")
        self.assertIn("not set up", console.text())
        app, codes = self.set_up(console)
        console.settled()
        console.until_text("Unused recovery codes")
        self.assertAccessible(console)
        # On paper there are the codes, and nothing else of the account.
        console.page.send("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(console.evaluate(VISIBLE).count("CODE"), 10)
        console.page.send("Emulation.setEmulatedMedia", media="")
        console.press("Sign out")
        console.until("document.querySelector('form')", "the sign-in is shown")

        console.sign_in(self.name, self.password)
        console.until("document.activeElement.autocomplete === 'one-time-code'", "the code is asked for")
        self.assertAccessible(console)
        console.fill("One-time code", app.code(5))
        console.press("Sign in")
        console.until_text("The code is wrong or was used before.")
        console.fill("One-time code", app.code())
        console.press("Sign in")
        console.until("document.querySelector('.bar')", "the sign-in has succeeded")

        console.go("#/account")
        console.press("New recovery codes …")
        console.fill("Code", codes[0])
        console.press("Make codes")
        console.until(f"{PRINTED}.length === 10", "the recovery codes are shown")
        self.assertFalse(set(codes) & set(console.evaluate(PRINTED)))
        code = console.evaluate(PRINTED)[9]
        console.settled()
        console.press("Turn off …")
        console.fill("Code", code.lower())
        console.press("Turn off")
        console.until_text("not set up")

    def limited(self, place) -> Console:
        """The console of an installation that requires one-time codes, after the sign-in with a password."""
        environment = self.stack.service_environment("auth") | admin.ADMIN | {
            "OTOLITH_SECOND_FACTOR_ROLES": "study_leader"}
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        strict = self.enterContext(serving(self.stack, "auth", environment))
        web = self.enterContext(serving_web(self.stack, OTOLITH_AUTH_ADDRESS=f"127.0.0.1:{strict.port()}"))
        console = Console(self, f"http://{web.address}", place)
        console.sign_in(self.name, self.password)
        console.until_text("One-time codes are required")
        return console

    def test_a_role_that_needs_them_sets_them_up_first(self):
        console = self.limited(f"{self.place}/members")
        self.assertFalse(console.has(".bar"))
        # Also after the page was loaded again.
        console.evaluate("void location.reload()")
        console.until("document.body?.innerText.includes('One-time codes are required')", "the page asks again")
        console.settled()
        self.assertAccessible(console)
        self.set_up(console)
        self.assertAccessible(console)
        console.press("Go on")
        console.until_text("The study has no members yet.")
        self.assertEqual(console.text("h1"), "Members")

    def test_a_set_up_whose_answer_is_lost_is_done(self):
        console = self.limited(f"{self.place}/members")
        app = self.begin(console)
        console.replace_answer("/ConfirmSecondFactor", 500)
        console.fill("Code of the app", app.code())
        console.press("Confirm")
        console.until("document.querySelector('dialog .failure')", "the failure is shown")
        console.press("Cancel")
        console.press("Set up one-time codes …")
        console.until_text("The study has no members yet.")
