import Testing

@testable import Settings

@Suite("Settings files")
struct SettingsFileTests {
  private func parsed(_ text: String) -> SettingsFile { parsed(Array(text.utf8)) }

  private func parsed(_ bytes: [UInt8]) -> SettingsFile {
    SettingsFile(path: "/f", contents: bytes)
  }

  private func values(_ file: SettingsFile) -> [String: String] {
    file.entries.mapValues(\.value)
  }

  @Test(
    "Valid lines",
    arguments: [
      ("A=b", "b"), ("  A = b  ", "b"), ("\tA\t=\tb\t", "b"), ("A=", ""), ("A=b=c", "b=c"),
      ("A=b # c", "b # c"), ("A=b c", "b c"), ("A=\"b c \"", "b c "), ("A=' b'", " b"),
      (#"A="a\"b\\c\$d\`e""#, #"a"b\c$d`e"#), (#"A='a\b"c'"#, #"a\b"c"#), ("A=''", ""),
      ("A=ü", "ü"), ("A=\u{301}b", "\u{301}b"), ("A='\u{301}b'", "\u{301}b"), ("A=b;c", "b;c"),
      ("A=$B", "$B"), ("A=#b", "#b"),
    ])
  func lines(line: String, value: String) {
    let file = parsed(line)
    #expect(file.problems == [])
    #expect(file.entries["A"] == .init(value: value, line: 1))
  }

  @Test("Comments, empty lines and all kinds of line ends")
  func nothing() {
    let file = parsed("\u{FEFF}# a\r\n\r\n; b\n  # c=d\n\nA=1\r\nB=2")
    #expect(file.problems == [])
    #expect(file.entries == ["A": .init(value: "1", line: 6), "B": .init(value: "2", line: 7)])
    #expect(values(parsed("")) == [:] && parsed("\u{FEFF}").problems == [])
  }

  @Test(
    "Invalid lines are reported with their number",
    arguments: [
      ("A", "expected NAME=VALUE"), ("=b", "expected NAME=VALUE"), ("A B=c", "expected NAME=VALUE"),
      ("1A=b", "expected NAME=VALUE"), ("Ä=b", "expected NAME=VALUE"),
      ("export A=b", "remove \"export\""),
      ("A='b", "the closing quote is missing"), ("A=\"b\\\"", "the closing quote is missing"),
      ("A=\"", "the closing quote is missing"), ("A='b' c", "nothing may follow"),
      ("A=b'c", "in single quotes"), (#"A=b\c"#, "in single quotes"), ("A=b\\", "in single quotes"),
      ("A='\u{301}b", "the closing quote is missing"), ("A=b'\u{301}", "in single quotes"),
      (#"A="b\c""#, "in double quotes"), ("A=b\0c", "control character"),
      ("A=b\rc", "control character"), ("A=\u{1B}[2J", "control character"),
    ])
  func refused(line: String, words: String) {
    let file = parsed("B=1\n" + line + "\nC=2")
    #expect(file.problems.count == 1)
    #expect(file.problems.first?.hasPrefix("/f:2: ") == true, "\(file.problems)")
    #expect(file.problems.first?.contains(words) == true, "\(file.problems)")
    #expect(values(file) == ["B": "1", "C": "2"])
  }

  @Test("A secret in an invalid line is not quoted")
  func quiet() {
    for line in ["P='se cret", "P=se\\cret", "P='se' cret", "P secret", "se\u{1}cret"] {
      #expect(!parsed(line).problems.joined().contains("cret"), "\(line)")
    }
  }

  @Test("Duplicate names are rejected")
  func twice() {
    let file = parsed("A=1\nB=2\nA=1")
    #expect(file.problems == ["/f:3: A is already set on line 1"])
  }

  @Test("Invalid UTF-8")
  func noText() {
    let file = parsed(Array("A=1\nB=".utf8) + [0xFF, 0xC0] + Array("\nC=3".utf8))
    #expect(file.problems == ["/f:2: not UTF-8"])
    #expect(values(file) == ["A": "1", "C": "3"])
  }

  @Test("A file of another kind causes few messages")
  func huge() {
    let many = parsed(String(repeating: "x\n", count: 10_000))
    #expect(many.problems.count == SettingsFile.problemsMax + 1)
    #expect(many.problems.last == "/f has 9980 more invalid lines")
    let large = parsed([UInt8](repeating: UInt8(ascii: "x"), count: SettingsFile.sizeMax + 1))
    #expect(large.problems.count == 1 && large.problems[0].contains("larger than"))
    let long = parsed("A=" + String(repeating: "x", count: SettingsFile.sizeMax - 2))
    #expect(long.problems == [] && long.entries["A"]?.value.utf8.count == SettingsFile.sizeMax - 2)
    let names = (0..<20_000).map { "N\($0)=\($0)" }.joined(separator: "\n")
    #expect(parsed(names).entries.count == 20_000)
  }
}
