/// A file of settings, as systemd's `EnvironmentFile=` takes it too: `OTOLITH_LOG_LEVEL=debug`, one a line;
/// empty lines and lines that begin with `#` or `;` say nothing. What stands behind `=` is the value, to the
/// end of the line, without spaces around it; a value with spaces at its ends stands in quotes.
///
/// What other readers of such files understand differently is refused and not guessed at: a backslash or a
/// quote inside a value without quotes around it, text behind the closing quote, a value over several
/// lines, a name given twice.
struct SettingsFile: Sendable {
  struct Entry: Sendable, Hashable {
    var value: String
    /// From 1.
    var line: Int
  }

  /// Bytes of a whole file.
  static let sizeMax = 1 << 20
  /// More problems than that are counted, and not told.
  static let problemsMax = 20

  let path: String
  /// By variable, whatever it is called.
  private(set) var entries: [String: Entry] = [:]
  /// A sentence for each line that cannot be used.
  private(set) var problems: [String] = []
  private var untold = 0

  private typealias Scalars = Substring.UnicodeScalarView

  /// No file.
  init(path: String) { self.path = path }

  init(path: String, contents: [UInt8]) {
    self.path = path
    guard contents.count <= Self.sizeMax else {
      problems = ["\(path) is larger than \(Self.sizeMax) bytes: it is no file of settings"]
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = contents.starts(with: mark) ? contents[mark.count...] : contents[...]
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // As editors of other systems end lines.
      read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number)
    }
    if untold > 0 { problems.append("\(path) has \(untold) more lines that cannot be used") }
  }

  private mutating func reject(_ line: Int, _ what: String) {
    guard problems.count < Self.problemsMax else {
      untold += 1
      return
    }
    problems.append("\(path):\(line): \(what)")
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, _ number: Int) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return reject(number, "not UTF-8")
    }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) {
      return reject(number, "has a character that no text has (a control character)")
    }
    // By scalars: an accent behind a quote makes another character of it, and leaves it a quote.
    let line = Self.trimmed(text.unicodeScalars[...])
    guard let first = line.first, first != "#", first != ";" else { return }
    guard let equals = line.firstIndex(of: "=") else {
      return reject(number, "not NAME=VALUE")
    }
    let name = String(Self.trimmed(line[..<equals]))
    guard Self.isName(name) else {
      return reject(
        number,
        name.hasPrefix("export ")
          ? "no shell reads this file: without export"
          : "not NAME=VALUE with a name of letters, digits and _")
    }
    guard let value = value(Self.trimmed(line[line.index(after: equals)...]), of: name, number)
    else { return }
    if let first = entries[name] {
      return reject(number, "\(name) is set already, on line \(first.line)")
    }
    entries[name] = Entry(value: value, line: number)
  }

  /// Nil: it was rejected.
  private mutating func value(
    _ text: Scalars, of name: String, _ number: Int
  ) -> String? {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      if text.contains(where: { $0 == "\\" || $0 == "\"" || $0 == "'" }) {
        reject(
          number,
          "\(name): a value with a quote or a backslash stands in single quotes as a whole "
            + "(in double ones, with a backslash before each \" and \\)")
        return nil
      }
      return String(text)
    }
    var value = String.UnicodeScalarView()
    var rest = text.dropFirst()
    while let next = rest.popFirst() {
      if next == quote {
        guard rest.isEmpty else {
          reject(number, "\(name): nothing may follow the closing quote")
          return nil
        }
        return String(value)
      }
      if next == "\\", quote == "\"" {
        guard let escaped = rest.popFirst(), "\"\\$`".unicodeScalars.contains(escaped) else {
          reject(number, "\(name): in double quotes a backslash stands before \", \\, $ or ` only")
          return nil
        }
        value.append(escaped)
      } else {
        value.append(next)
      }
    }
    reject(number, "\(name): the closing quote is missing")
    return nil
  }

  private static func trimmed(_ text: Scalars) -> Scalars {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x5F
    } && text.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
  }
}
