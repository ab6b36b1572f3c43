"""The language of comments, messages and documents: plain English, as CONTRIBUTING.md asks for."""

import re
import unittest

import tree

# Occurrences per 10,000 words that are still allowed. Lower a number when the tree allows it; never raise one.
WORDS = {
    r"\b(?:nobody|somebody|whoever|whomever|no one|someone|anybody)\b": 1.0,
    r"\b(?:told|tells)\b|\btell of\b": 1.0,
    r"\b(?:is|are|was|were) none\b|\bthat (?:is|are) no\b": 0.5,
    r"\bof (?:which|whom|whose)\b": 0.5,
    r"\bfor ever\b|\bwhatever\b|\bwhichever\b": 0.5,
}
# Percent of comments that may open with a fragment instead of a subject or a verb.
FRAGMENTS = 2.0
_FRAGMENT = re.compile(
    r"(?:Of|To|By|As|In|At|On|From|For|With|Without|What|That|Which|Who|Whose|Whom|Nil|Only|Those|So)\b")
_COMMENT = {".py": r"#\s?", ".sh": r"#\s?", ".yaml": r"#\s?", ".yml": r"#\s?", ".sql": r"--\s?"}
_SUFFIXES = (".swift", ".proto", ".py", ".sql", ".md", ".sh", ".js", ".yaml", ".yml")
# Tables of words, which hold the banned ones, and content that participants read.
_LEFT_OUT = ("LICENSE", "Services/Catalogue/Content/", "Tests/Tree/test_prose.py", "Tests/Fuzzing/corpus")


def prose(path: str) -> list[tuple[int, str, bool]]:
    """The lines of text in a file: number, text, and whether the line is a comment."""
    lines = enumerate(tree.text(path).split("\n"), 1)
    if path.endswith(".md"):
        return [(number, line, False) for number, line in lines if not line.startswith(("    ", "```", "|--"))]
    mark = _COMMENT.get(path[path.rfind("."):], r"///?\s?")
    found = []
    for number, line in lines:
        if comment := re.match(rf"\s*(?:{mark})(.*)", line):
            found.append((number, comment[1].strip(), True))
        elif strings := re.findall(r'"([^"]{25,})"', line):
            found.append((number, " ".join(strings), False))
    return found


class Prose(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.texts = {
            path: prose(path) for path in tree.files()
            if path.endswith(_SUFFIXES) and not path.startswith(_LEFT_OUT + tree.GENERATED)
        }

    def test_words_that_hide_the_subject_are_rare(self):
        words = sum(len(text.split()) for lines in self.texts.values() for _, text, _ in lines)
        self.assertGreater(words, 100_000)
        for pattern, limit in WORDS.items():
            found = [
                f"{path}:{number}" for path, lines in self.texts.items() for number, text, _ in lines
                if re.search(pattern, text, re.IGNORECASE)
            ]
            with self.subTest(pattern=pattern):
                self.assertLessEqual(10_000 * len(found) / words, limit, found[-20:])

    def test_comments_begin_with_a_subject_or_a_verb(self):
        openings, fragments = 0, []
        for path, lines in self.texts.items():
            if not path.endswith((".swift", ".proto")):
                continue
            previous = -2
            for number, text, is_comment in lines:
                if is_comment and previous != number - 1 and text:
                    openings += 1
                    if _FRAGMENT.match(text):
                        fragments.append(f"{path}:{number}")
                if is_comment:
                    previous = number
        self.assertGreater(openings, 10_000)
        self.assertLessEqual(100 * len(fragments) / openings, FRAGMENTS, fragments[-20:])
