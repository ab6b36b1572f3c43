"""Arithmetic and conversions that end the process on a number from outside.

Swift traps on overflow. Messages, page tokens and files hold any number, so the forms found here are not used where
they are read. Arithmetic that no pattern finds is tried by Tests/EndToEnd/test_extremes.py.
"""

import re
import unittest

import tree

# The rooms that read and write messages.
_ROOMS = re.compile(
    r"Services/\w+/(?:RPC|Wire|Events)/|Shared/QuestionnaireWire/|Shared/ServiceKit/ServiceKit/(?:Fields|OwnExport)/")
# A conversion without a label such as `exactly` or `clamping`; of text it gives nil, and raw values are our own.
_NARROWING = re.compile(r"\b(?:U?Int(?:8|16|32)|UInt(?:64)?)\((?![a-zA-Z]+:|\d|parts\b|text\b|[\w.]+\.rawValue\))")
_OF_FLOATING = re.compile(r"\bU?Int(?:64)?\((?![a-zA-Z]+:).*(?:\.rounded\(|[tT]imeInterval|Double\()")
_ABSOLUTE = re.compile(r"(?<![\w.])abs\(")
_FORCED = re.compile(r"[\w)\]]!(?:[\s.,)\]?]|$)|\btry!|\bas!")
_SHIFT = re.compile(r"(?:<<|>>)=? *[a-zA-Z]")
_OF_TEXT = re.compile(r"\bInstant\(microseconds: ")


def lines(pattern: re.Pattern, paths) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}" for path in paths
        for number, line in enumerate(tree.text(path).split("\n"), 1)
        if pattern.search(line) and not line.strip().startswith("//")
    ]


def shipped() -> list[str]:
    return [
        path for path in tree.swift_files()
        if path.startswith(("Services/", "Shared/")) and not tree.is_test(path)
    ]


def rooms() -> list[str]:
    return [path for path in shipped() if _ROOMS.match(path)]


class Traps(unittest.TestCase):
    def test_absolute_values(self):
        """abs(Int.min) traps, `magnitude` does not."""
        self.assertEqual([], lines(_ABSOLUTE, shipped()))

    def test_conversions_of_messages(self):
        found = lines(_NARROWING, rooms())
        self.assertEqual([], found, "say exactly:, clamping: or truncatingIfNeeded:")

    def test_floating_numbers(self):
        """Infinity and NaN trap; Duration.seconds(_: Double), or clamp first."""
        found = [path for path in rooms() if re.search("/(?:RPC|Wire)/", path)]
        self.assertEqual([], lines(_OF_FLOATING, found))

    def test_forced_values(self):
        """A value that is nil for one message ends the process for all callers."""
        # Values of C are forced in the libraries below.
        paths = [path for path in shipped() if path.startswith(("Services/", "Shared/Forms/"))]
        found = lines(_FORCED, [path for path in paths if not path.endswith("CommonPasswordList.swift")])
        self.assertEqual([], [line for line in found if '"' not in line])

    def test_shifts(self):
        """A shift by more than the width is defined; by a negative number it shifts the other way."""
        self.assertEqual([], lines(_SHIFT, rooms()))

    def test_instants_of_tokens(self):
        """Instant(microsecondsText:) refuses what is outside the years 1 to 9999."""
        keys = [path for path in shipped() if "init?(pageKey" in tree.text(path) or _ROOMS.match(path)]
        self.assertEqual([], lines(_OF_TEXT, keys))

    def test_the_forms_are_found(self):
        for pattern, line in (
                (_ABSOLUTE, "if abs(microseconds) < limit {"), (_NARROWING, "version: UInt32(request.version),"),
                (_NARROWING, "step: Int16(message.step)"), (_OF_FLOATING, "Int(wait.rounded(.up))"),
                (_OF_TEXT, "Instant(microseconds: microseconds)"), (_SHIFT, "1 << message.bits"),
                (_FORCED, "let id = UUID(text)!"), (_FORCED, "names.first!.count"), (_FORCED, "try! read()")):
            self.assertTrue(pattern.search(line), line)
        for line in ("UInt32(clamping: standing.percent)", "Int16(parts[0])", "UInt32(5)", "Int(request.limit)"):
            self.assertFalse(_NARROWING.search(line), line)
        for line in ("if !isKnown, a != b {", "guard a!=b"):
            self.assertFalse(_FORCED.search(line), line)


if __name__ == "__main__":
    unittest.main()
