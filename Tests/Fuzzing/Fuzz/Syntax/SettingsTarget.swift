@testable import Settings

/// Settings files: each line has the same meaning alone, errors name the line but not the value,
/// and settings survive writing and reading.
enum SettingsTarget: FuzzTarget {
  static let name = "settings"

  private static let path = "/f"
  private static let lineFeed = UInt8(ascii: "\n")
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func run(_ input: [UInt8]) {
    let file = read(input)
    checkLines(of: input, file)
    checkWriting(of: file)
    checkSecret(input)
  }

  private static func read(_ bytes: [UInt8]) -> SettingsFile {
    SettingsFile(path: path, contents: bytes)
  }

  /// A second way to read the file: line by line.
  private static func checkLines(of input: [UInt8], _ file: SettingsFile) {
    let contents = input.starts(with: mark) ? Array(input.dropFirst(mark.count)) : input
    var entries: [String: SettingsFile.Entry] = [:]
    var problems: [String] = []
    let lines = contents.split(separator: lineFeed, omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      // A byte order mark counts only at the beginning of the file.
      let alone = read([lineFeed] + line)
      expect(
        alone.entries.count + alone.problems.count <= 1,
        "one line is \(alone.entries) and \(alone.problems)")
      for problem in alone.problems {
        expect(problem.hasPrefix("\(path):2: "), "\(problem) is of line 2")
        problems.append("\(path):\(place + 1): " + problem.dropFirst(path.count + 4))
      }
      for (name, entry) in alone.entries {
        if let first = entries[name] {
          problems.append(
            "\(path):\(place + 1): \(name) is already set on line \(first.line)")
        } else {
          entries[name] = .init(value: entry.value, line: place + 1)
        }
      }
    }
    expect(file.entries == entries, "\(file.entries) and line by line \(entries)")
    let untold = problems.count - SettingsFile.problemsMax
    if untold > 0 {
      problems =
        problems.prefix(SettingsFile.problemsMax) + [
          "\(path) has \(untold) more invalid lines"
        ]
    }
    expect(file.problems == problems, "\(file.problems) and line by line \(problems)")
    for problem in file.problems {
      expect(
        problem.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
        "\(problem.debugDescription) breaks a line of the log")
    }
  }

  private static func checkWriting(of file: SettingsFile) {
    let entries = file.entries.sorted { $0.key < $1.key }
    let text = entries.map { "\($0)=\(quoted($1.value))\n" }.joined()
    let again = read(Array(text.utf8))
    expect(again.problems == [], "\(text.debugDescription) is refused: \(again.problems)")
    expect(
      again.entries.mapValues(\.value) == file.entries.mapValues(\.value),
      "\(file.entries) became \(text.debugDescription)")
  }

  /// Quotes a value as the file's own advice says.
  private static func quoted(_ value: String) -> String {
    guard value.unicodeScalars.contains("'") else { return "'\(value)'" }
    var text = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// An error does not contain the invalid value.
  private static func checkSecret(_ input: [UInt8]) {
    let secret = "unmistakable"
    let rest = input.filter { $0 != lineFeed }
    let (front, end) = (rest.prefix(rest.count / 2), rest.suffix(rest.count - rest.count / 2))
    let file = read(Array("P=".utf8) + front + Array(secret.utf8) + end)
    expect(!file.problems.joined().contains(secret), "\(file.problems) contains the value")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("plain", "# a\n; b\n\nOTOLITH_LOG_LEVEL=debug\n  A = b c # d \n"),
      ("quoted", "A='b\"\\c'\nB=\"d\\\"e\\\\f\\$g\\`h\"\nC=''\nD=' i '\n"),
      ("mark", "\u{FEFF}A=1\r\nB=2\r\n"), ("twice", "A=1\nB=2\nA=3"),
      ("wrong", "A\n=b\nexport A=b\n1A=b\nA='b\nA=\"b\\c\"\nA=b'c\nA='b' c\nA=b\\\n"),
      ("controls", "A=b\u{0}c\nB=\u{1B}[2J\nC\tD=\te\t\nE=\u{7F}\n"),
      ("many", String(repeating: "x\n", count: 25)), ("wide", "Ä=ü\nA=e\u{301}\nB='\u{2028}'\n"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
