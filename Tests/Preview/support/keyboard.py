"""Filling in by keyboard only."""

TABS_MAX = 200


class Keyboard:
    def __init__(self, case, page):
        self._case = case
        self._page = page

    def at(self, selector):
        return self._page.evaluate("document.activeElement?.matches($0) ?? false", selector)

    def go_to(self, selector, backwards=False):
        """Presses Tab until the element has the focus, which must be visible."""
        for _ in range(TABS_MAX):
            self._page.press("Tab", shift=backwards)
            if self.at(selector):
                break
        else:
            self._case.fail(f"no way to {selector} with the Tab key")
        outline = self._page.evaluate(
            "(() => { const style = getComputedStyle(document.activeElement);"
            " return [style.outlineStyle, parseFloat(style.outlineWidth)]; })()")
        self._case.assertNotEqual(outline[0], "none", selector)
        self._case.assertGreaterEqual(outline[1], 2, selector)

    def choose(self, selector):
        self.go_to(selector)
        self._page.press("Space")

    def press(self, *keys):
        for key in keys:
            self._page.press(key)

    def write(self, selector, text):
        self.go_to(selector)
        self._page.type(text)

    def submit(self):
        self.go_to("button[type=submit]")
        self._page.press("Enter")
