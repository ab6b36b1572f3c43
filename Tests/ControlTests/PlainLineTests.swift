import ControlSupport
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
    #expect(PlainLine.text(text) == line)
  }
}
