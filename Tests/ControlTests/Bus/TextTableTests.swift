import ControlSupport
import Testing

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

  /// A reason or a subject comes from anywhere.
  @Test func nothingReachesTheTerminalAsACommand() {
    var table = TextTable([("TEXT", .left)])
    table.add(["\u{1B}[2Jgone\r\n\u{9B}x\u{7F}"])
    #expect(table.lines.last == "\u{FFFD}[2Jgone\u{FFFD}\u{FFFD}\u{FFFD}x\u{FFFD}")
  }
}
