"""The study team's console in a browser."""

from otolith.auth.v1 import access_pb2

from .browsing import await_page, failures_of, open_page
from .oversight import OverseenStudyTestCase
from .people import new_id, new_leader, sign_in
from .quiet import await_quiet
from .sheets import make_sheet
from .studies import daily
from .web import serving_web


class Console:
    """One page of the console."""

    def __init__(self, case, address: str, place="#/", **how):
        self.case = case
        self.address = address
        self.page = open_page(case, f"{address}/console/{place}", **how)
        case.addCleanup(lambda: case.assertEqual(failures_of(self.page), []))
        self.settled()

    def settled(self):
        """Waits until every part of the page has what it loads."""
        await_page(
            self.page, "document.readyState === 'complete' && document.querySelector('h1')"
            " && !document.querySelector('[aria-busy=true]')", "the page has loaded")

    def evaluate(self, expression: str, *values):
        return self.page.evaluate(expression, *values)

    def until(self, expression: str, what: str, *values):
        await_page(self.page, expression, what, *values)

    def has(self, selector: str) -> bool:
        return self.evaluate("document.querySelector($0) !== null", selector)

    def text(self, selector="body") -> str:
        return self.evaluate("document.querySelector($0).innerText", selector)

    def texts(self, selector: str) -> list[str]:
        return self.evaluate("[...document.querySelectorAll($0)].map((node) => node.innerText.trim())", selector)

    def until_text(self, words: str):
        self.until("document.body?.innerText.includes($0)", f"the page says {words!r}", words)

    def fill(self, label: str, value: str):
        """Types into the field of a label, as a person would, once it is there; in the open window if there is one."""
        find = ("[...(document.querySelector('dialog[open]') ?? document).querySelectorAll('label')]"
                ".find((one) => one.textContent === $0)")
        # A window may open only when a service has answered.
        self.until(find, f"there is a field {label!r}", label)
        found = self.evaluate(
            f"(() => {{ const field = document.getElementById({find}.htmlFor);"
            " field.focus(); field.select?.(); return field.tagName; })()", label)
        if found == "SELECT":
            self.evaluate(
                "(() => { document.activeElement.value = $0;"
                " document.activeElement.dispatchEvent(new Event('change', {bubbles: true})); })()", value)
        else:
            self.page.send("Input.insertText", text=value)

    def press(self, name: str):
        """A real click on the button or link of this name, once it can be pressed; in the open window if there is one."""
        self.until(
            "(() => { const root = document.querySelector('dialog[open]') ?? document;"
            " const found = [...root.querySelectorAll('button, a')].find((one) => one.textContent === $0"
            "  && one.getAttribute('aria-disabled') !== 'true');"
            " document.querySelectorAll('[data-pressed]').forEach((one) => one.removeAttribute('data-pressed'));"
            " found?.setAttribute('data-pressed', ''); return found; })()", f"there is {name!r}", name)
        self.page.click("[data-pressed]")

    def replace_answer(self, path: str, status: int, executed=True, after=0):
        """The page gets this status once instead of an answer, as from a proxy; 0: no answer at all.

        `executed`: whether the server gets the request. `after`: requests to the path that pass before.
        """
        self.evaluate(
            "(() => { const real = window.fetch; let passed = 0;"
            " window.fetch = async (url, request) => {"
            "  if (!String(url).endsWith($0) || passed++ !== $3) return real(url, request);"
            "  if ($2) await real(url, request);"
            "  if ($1 === 0) throw new TypeError('no answer');"
            "  return new Response('', {status: $1}); }; })()", path, status, executed, after)

    def sign_in(self, name: str, password: str):
        self.fill("User name or e-mail address", name)
        self.fill("Password", password)
        self.press("Sign in")

    def signed_in(self, name: str, password: str):
        self.sign_in(name, password)
        self.until("document.querySelector('.bar')", "the sign-in has succeeded")
        self.settled()
        return self

    def go(self, place: str):
        self.evaluate("void (location.hash = $0)", place)
        self.until("location.hash.startsWith($0)", "the address has changed", place)
        # The page draws in the event after the change of the address.
        self.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))")
        self.settled()


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
