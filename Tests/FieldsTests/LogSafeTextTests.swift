import Fields
import Testing

@Suite struct PlainLineTests {
  @Test(arguments: [
    ("Tinnitus – «was?» 耳鳴り 👂🏽", "Tinnitus – «was?» 耳鳴り 👂🏽"),
    ("a\nb\tc", "a\\u{A}b\\u{9}c"),
    ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"),
    ("\u{9B}31m", "\\u{9B}31m"),
    ("\r\n", "\\u{D}\\u{A}"),
    ("user\u{202E}gnp.exe", "user\\u{202E}gnp.exe"),
    ("\u{7F}\u{A0}\u{2028}", "\\u{7F}\u{A0}\\u{2028}"),
  ])
  func nothingOfALineSteersTheTerminal(_ text: String, _ line: String) {
    #expect(LogSafeText.text(text) == line)
  }

  @Test func lineEndsStayWhereTheyAreWanted() {
    #expect(LogSafeText.lines("a\n\tb\r\u{0}") == "a\n\tb\\u{D}\\u{0}")
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdefg", 6, "abc…"), ("äöü€", 9, "äöü€"), ("äöü€", 8, "äö…"),
    ("👂👂", 7, "👂…"), ("👂👂", 6, "…"), ("", 3, ""), ("\r\n\r\n\r\n", 5, "\r\n…"),
  ])
  func whatIsTooLongIsCutBetweenScalars(_ text: String, _ bytes: Int, _ cut: String) {
    #expect(LogSafeText.cut(text, bytes: bytes) == cut)
    #expect(LogSafeText.cut(text, bytes: bytes).utf8.count <= bytes)
  }
}
