import Testing

@testable import Control

@Suite struct TextTableTests {
  @Test func columnsAreAsWideAsTheirLongestCell() {
    var table = TextTable([("NAME", .left), ("COUNT", .right), ("WHY", .left)])
    #expect(table.isEmpty)
    table.add(["a", "1", ""])
    table.add(["a longer one", "1234567", "b"])
    #expect(
      table.lines == [
        "NAME            COUNT  WHY",
        "a                   1",
        "a longer one  1234567  b",
      ])
  }

  /// Reasons and subjects are untrusted text.
  @Test func nothingReachesTheTerminalAsACommand() {
    var table = TextTable([("TEXT", .left)])
    table.add(["\u{1B}[2Jgone\r\n\u{9B}x\u{7F}\u{7}"])
    #expect(table.lines.last == "\\u{1B}[2Jgone\\u{D}\\u{A}\\u{9B}x\\u{7F}\\u{7}")
    // The direction of writing must not change for the text behind it either.
    table.add(["a\u{202E}b"])
    #expect(table.lines.last == "a\\u{202E}b")
  }
}
