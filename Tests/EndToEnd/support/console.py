"""The study team's console in a browser."""

from .browsing import await_page, failures_of, open_page


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
        self.until("document.body.innerText.includes($0)", f"the page says {words!r}", words)

    def fill(self, label: str, value: str):
        """Types into the field of a label, as a person would; in the open window if there is one."""
        found = self.evaluate(
            "(() => { const root = document.querySelector('dialog[open]') ?? document;"
            " const label = [...root.querySelectorAll('label')].find((one) => one.textContent === $0);"
            " const field = document.getElementById(label.htmlFor); field.focus(); field.select?.(); return field.tagName; })()",
            label)
        if found == "SELECT":
            self.evaluate(
                "(() => { document.activeElement.value = $0;"
                " document.activeElement.dispatchEvent(new Event('change', {bubbles: true})); })()", value)
        else:
            self.page.send("Input.insertText", text=value)

    def press(self, name: str):
        """A real click on the button or link of this name; in the open window if there is one."""
        self.until(
            "(() => { const root = document.querySelector('dialog[open]') ?? document;"
            " const found = [...root.querySelectorAll('button, a')].find((one) => one.textContent === $0);"
            " document.querySelectorAll('[data-pressed]').forEach((one) => one.removeAttribute('data-pressed'));"
            " found?.setAttribute('data-pressed', ''); return found; })()", f"there is {name!r}", name)
        self.page.click("[data-pressed]")

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
