"""Every page can be used with a screen reader: axe-core's rules, and the tree that is read out."""

from support import axe, geometry
from support.case import PreviewTestCase, browser, generated

CONTROLS = {
    "button", "checkbox", "combobox", "link", "radio", "slider", "spinbutton", "textbox",
    "searchbox", "listbox", "progressbar", "radiogroup", "DisclosureTriangle", "table",
}


class Accessibility(PreviewTestCase):
    def assertAccessible(self, page, where):
        page.load_script(axe.source())
        found = page.evaluate(
            "axe.run(document, { resultTypes: ['violations'] })"
            ".then(({ violations, passes }) => ({ count: passes.length, violations:"
            " violations.map(({ id, help, nodes }) => [id, help,"
            " nodes.slice(0, 3).map((node) => node.html)]) }))")
        self.assertEqual(found["violations"], [], where)
        self.assertGreater(found["count"], 10, where)
        self.assertNamed(page, where)

    def assertNamed(self, page, where):
        nodes = page.send("Accessibility.getFullAXTree")["nodes"]
        controls = [
            node for node in nodes
            if not node.get("ignored") and node.get("role", {}).get("value") in CONTROLS
        ]
        self.assertGreater(len(controls), 3, where)
        for node in controls:
            name = node.get("name", {}).get("value", "").strip()
            self.assertTrue(name, f"{where}: a {node['role']['value']} without a name")

    def test_every_page_of_the_showcase(self):
        for width, scheme in ((800, "light"), (360, "light"), (360, "dark")):
            with self.subTest(width=width, scheme=scheme):
                self.check_every_page(width, scheme)

    def check_every_page(self, width, scheme):
        page = self.showcase()
        geometry.resize(page, width)
        page.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme},
                            {"name": "prefers-reduced-motion", "value": "reduce"}])
        click = page.click
        self.assertAccessible(page, "page 1")
        # Shown with errors.
        click("button[type=submit]")
        self.assertAccessible(page, "page 1 with problems")
        for selector in ("[name=answer-noticed][value=no]", "[name=answer-place]",
                         "[name=answer-sounds][value=none]", "button[type=submit]"):
            click(selector)
        self.assertAccessible(page, "page 2")
        for selector in ("[name=answer-d1]", "[name=answer-d2]", "button[type=submit]"):
            click(selector)
        self.assertAccessible(page, "page 3")
        for selector in ("[name=answer-mood]", "[name=answer-arousal]", "button[type=submit]",
                         "#stored summary"):
            click(selector)
        self.assertAccessible(page, "the end")

    def test_generated_questionnaires(self):
        for seed in range(1, 25):
            page = browser().open(generated() / f"{seed}.html")
            self.assertAccessible(page, f"seed {seed}")
            self.assertQuiet(page)
            page.close()

    def test_what_a_screen_reader_says_of_a_matrix_and_a_manikin(self):
        page = self.showcase()
        for selector in ("[name=answer-noticed][value=no]", "[name=answer-place]",
                         "[name=answer-sounds][value=none]", "button[type=submit]"):
            page.click(selector)
        names = self.names(page, "radio")
        self.assertIn("Ich höre es den ganzen Tag. (erforderlich) trifft teilweise zu", names)
        for selector in ("[name=answer-d1]", "[name=answer-d2]", "button[type=submit]"):
            page.click(selector)
        names = self.names(page, "radio")
        self.assertIn("1 von 9, unangenehm", names)
        self.assertIn("9 von 9, erregt", names)

    def names(self, page, role):
        return [
            " ".join(node["name"]["value"].replace("*", "").split())
            for node in page.send("Accessibility.getFullAXTree")["nodes"]
            if node.get("role", {}).get("value") == role and not node.get("ignored")
        ]

    def test_changes_are_announced_politely(self):
        page = self.showcase()
        self.assertEqual(
            page.evaluate("document.querySelector('[role=status]').ariaLive"), "polite")
        page.click("[name=answer-noticed][value=yes]")
        self.assertEqual(
            page.evaluate("document.querySelector('[role=status]').textContent"),
            "1 weitere gezeigt.")

    def test_nothing_moves_where_motion_is_unwanted(self):
        page = self.showcase()
        style = "getComputedStyle(document.querySelector('.option')).transitionDuration"
        page.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.assertEqual(page.evaluate(style), "0s")
