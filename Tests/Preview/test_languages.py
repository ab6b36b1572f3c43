"""The page in its own languages, with missing translations, and without the author's tools."""

import tempfile
from pathlib import Path

from support.case import PreviewTestCase, preview

# The path of every word with its placeholders.
WORDS = """
  Object.fromEntries([...Otolith.messages.all].map(([language, words]) => {
    const found = {};
    const walk = (value, path) => {
      if (typeof value === 'string') {
        found[path] = [...new Set(value.match(/\\{[0-9]\\}/g) ?? [])].sort().join();
        if (value.trim() === '') found[path] = 'empty';
      } else for (const [name, part] of Object.entries(value)) walk(part, `${path}.${name}`);
    };
    walk(words, '');
    return [language, found];
  }))
"""

SEEN = "document.querySelector($0)?.checkVisibility() ?? false"


class Languages(PreviewTestCase):
    def test_the_page_has_every_word_in_each_of_its_languages(self):
        words = self.showcase().evaluate(WORDS)
        self.assertEqual(sorted(words), ["ar", "de", "en", "es", "fr"])
        self.assertGreater(len(words["en"]), 70)
        for language, found in words.items():
            with self.subTest(language=language):
                self.assertEqual(found, words["en"])

    def test_its_buttons_speak_the_language_that_is_chosen(self):
        page = self.showcase("language=ar")
        self.assertEqual(
            page.evaluate("[document.documentElement.dir,"
                          " document.querySelector('button[type=submit]').textContent]"),
            ["rtl", "التالي"])
        # An unavailable language is not chosen.
        page = self.showcase("language=fr")
        self.assertEqual(page.evaluate("document.documentElement.lang"), "de")

    def test_what_is_not_translated_is_marked_and_counted(self):
        page = self.showcase("language=ar")
        mark = ("getComputedStyle(document.querySelector('legend .text'), '::after').content"
                ".replaceAll('\"', '')")
        self.assertEqual(page.evaluate(mark), "en")
        # All texts except the title.
        texts = page.evaluate("JSON.parse(document.getElementById('questionnaire').textContent)"
                              ".untranslated")
        self.assertEqual((texts["de"], texts["en"]), (0, 0))
        self.assertGreater(texts["ar"], 50)
        self.assertIn(str(texts["ar"]), page.evaluate(
            "document.querySelector('.untranslated').textContent"))
        page = self.showcase("language=en")
        self.assertFalse(page.evaluate(SEEN, ".stand-in"))
        self.assertFalse(page.evaluate(SEEN, ".untranslated"))

    def test_words_that_the_page_lacks_are_marked(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name) / "turkish.yaml"
        file.write_text(
            "questionnaire: q\ntitle: {tr: Ruh hali, en: Mood}\ndefault-language: tr\n"
            "elements: [{id: a, question: {tr: Nasılsınız?, en: How are you?}, type: text}]\n",
            encoding="utf-8")
        page = self.open(preview(self, file, "tr"))
        self.assertEqual(page.evaluate("document.documentElement.lang"), "tr")
        hint = "document.querySelector('.wordless')"
        self.assertEqual(page.evaluate(f"[{hint}.textContent, {hint}.lang]"), [
            "The page’s own words are missing in Turkish; they are in English.", "en"])
        self.assertEqual(
            page.evaluate("document.querySelector('button[type=submit]').lang"), "en")
        self.assertFalse(self.open(preview(self, file, "en")).evaluate(SEEN, ".wordless"))

    def test_a_participant_sees_neither_tools_nor_marks(self):
        page = self.showcase("language=ar&plain")
        for selector in (".bar", "aside", "#with-tools"):
            self.assertFalse(page.evaluate(SEEN, selector), selector)
        self.assertTrue(page.evaluate(SEEN, "button[type=submit]"))
        self.assertEqual(
            page.evaluate("getComputedStyle(document.querySelector('legend .text'),"
                          " '::after').content"), "none")

    def test_the_tools_go_and_come_back(self):
        page = self.showcase()
        page.click("#without-tools")
        self.assertFalse(page.evaluate(SEEN, "aside"))
        self.assertEqual(page.evaluate("document.activeElement.tagName"), "H1")
        page.click("#with-tools")
        self.assertTrue(page.evaluate(SEEN, "aside"))
        self.assertEqual(page.evaluate("document.activeElement.id"), "without-tools")
