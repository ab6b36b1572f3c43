"""Sign-in to the console with a provider, in a browser."""

from support import admin
from support.browsing import accessibility_problems, scheme
from support.console import Console, ConsoleTestCase
from support.people import new_id
from support.processes import serving
from support.provider import SECRET, Provider, settings
from support.web import Visitor, serving_web

BUTTON = "Sign in with Example Clinic"


class ProviderPages(ConsoleTestCase):
    def setUp(self):
        super().setUp()
        web = self.enterContext(serving_web(self.stack, OTOLITH_AUTH_ADDRESS="127.0.0.1:9"))
        port = web.port()
        web.stop()
        self.origin = f"http://127.0.0.1:{port}"
        self.provider = Provider(f"{self.origin}/console/signed-in", self.now)
        self.addCleanup(self.provider.stop)
        secret = self.stack.directory / "run" / "provider.secret"
        secret.write_text(f"{SECRET}\n")
        environment = self.stack.service_environment("auth") | admin.ADMIN | settings(
            self.provider, secret, ACCOUNTS="create", ROLES=f"data=data_manager@{self.study}")
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        self.auth = self.enterContext(serving(self.stack, "auth", environment))
        self.enterContext(serving_web(
            self.stack, OTOLITH_LISTEN=f"127.0.0.1:{port}", OTOLITH_AUTH_ADDRESS=f"127.0.0.1:{self.auth.port()}"))
        self.provider.person = {"sub": f"subject-{new_id()}", "roles": ["data"]}

    def console(self, place="#/") -> Console:
        console = Console(self, self.origin, place)
        console.until_text(BUTTON)
        return console

    def back(self, console):
        console.until("location.pathname === '/console/' && location.search === ''", "the browser is back")
        console.settled()

    def test_a_person_comes_back_to_the_place_and_is_signed_in(self):
        console = self.console(f"{self.place}/members")
        for dark in (False, True):
            scheme(console.page, dark)
            self.assertEqual(accessibility_problems(console.page), [], f"dark={dark}")
        console.press(BUTTON)
        self.back(console)
        console.until("document.querySelector('.bar')", "the person is signed in")
        console.settled()
        self.assertEqual(console.evaluate("location.hash"), f"{self.place}/members")
        self.assertEqual(console.text("h1"), "Members")
        # No script sees a token or the binding, which is gone.
        self.assertEqual(console.evaluate("document.cookie"), "")
        self.assertEqual(console.evaluate("sessionStorage.length"), 0)
        console.press("Sign out")
        console.until_text(BUTTON)

    def test_what_goes_wrong_is_said(self):
        person = dict(self.provider.person)
        for change, words in (
            (lambda: setattr(self.provider, "person", None), "You did not sign in at the provider."),
            (lambda: self.provider.person.update(roles=[]), "no account here belongs to you"),
            (lambda: setattr(self.provider, "change_token", lambda _: "x.y.z"), "answer is not valid"),
        ):
            self.provider.person = dict(person)
            console = self.console()
            change()
            console.press(BUTTON)
            console.until_text(words)
            self.back(console)
            self.assertEqual(accessibility_problems(console.page), [])
            self.provider.change_token = lambda token: token
        # Passwords still work.
        console.sign_in(self.name, self.stack.password(self.name))
        console.until("document.querySelector('.bar')", "the leader is signed in")

    def test_another_site_cannot_complete_its_own_sign_in_here(self):
        """Login CSRF: an attacker lures the browser to a redirect of a sign-in that the attacker began."""
        thief = Visitor(self.origin.removeprefix("http://"), "/console")
        begun = thief.call("auth.v1.ProviderSignInService/BeginProviderSignIn").json
        self.assertNotIn("browserBinding", begun)
        self.assertEqual(list(thief.cookies), ["__Host-otolith-sign-in"])
        found = self.provider.visit(begun["authorizationUrl"])
        console = self.console()
        self.provider.person = {"sub": f"subject-{new_id()}", "roles": ["data"]}
        console.evaluate(
            "void location.assign($0)", f"/console/signed-in?state={found['state']}&code={found['code']}")
        console.until_text("began in another browser")
        self.assertFalse(console.has(".bar"))
        # Nor with a binding that a page sends.
        other = Visitor(self.origin.removeprefix("http://"), "/console")
        answer = other.call("auth.v1.ProviderSignInService/CompleteProviderSignIn", {
            "state": found["state"], "code": found["code"],
            "browserBinding": thief.cookies["__Host-otolith-sign-in"]})
        self.assertEqual(answer.reason, "PROVIDER_STATE_REJECTED")
        self.assertEqual(other.session(), {})
