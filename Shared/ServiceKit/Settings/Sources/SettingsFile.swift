/// A settings file, compatible with systemd's `EnvironmentFile=`: one `OTOLITH_LOG_LEVEL=debug` per
/// line; empty lines and lines beginning with `#` or `;` are ignored. The value extends to the end
/// of the line without surrounding spaces; a value with spaces at its ends must be quoted.
///
/// Input that other readers of such files interpret differently is rejected: a backslash or quote
/// in an unquoted value, text after the closing quote, a multi-line value, a duplicate name.
struct SettingsFile: Sendable {
  struct Entry: Sendable, Hashable {
    var value: String
    /// Line number from 1.
    var line: Int
  }

  /// Maximum size of the file in bytes.
  static let sizeMax = 1 << 20
  /// Maximum number of reported problems; further ones are only counted.
  static let problemsMax = 20

  let path: String
  /// Entries by variable, including unknown ones.
  private(set) var entries: [String: Entry] = [:]
  /// A sentence for each invalid line.
  private(set) var problems: [String] = []
  private var untold = 0

  private typealias Scalars = Substring.UnicodeScalarView

  /// Makes an empty file.
  init(path: String) { self.path = path }

  init(path: String, contents: [UInt8]) {
    self.path = path
    guard contents.count <= Self.sizeMax else {
      problems = ["\(path) is larger than \(Self.sizeMax) bytes and not a settings file"]
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = contents.starts(with: mark) ? contents[mark.count...] : contents[...]
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // Line ends of other systems.
      read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number)
    }
    if untold > 0 { problems.append("\(path) has \(untold) more invalid lines") }
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
      return reject(number, "contains a control character")
    }
    // Processes scalars, because a combining accent after a quote would form one character with it.
    let line = Self.trimmed(text.unicodeScalars[...])
    guard let first = line.first, first != "#", first != ";" else { return }
    guard let equals = line.firstIndex(of: "=") else {
      return reject(number, "expected NAME=VALUE")
    }
    let name = String(Self.trimmed(line[..<equals]))
    guard Self.isName(name) else {
      return reject(
        number,
        name.hasPrefix("export ")
          ? "remove \"export\": the file is not a shell script"
          : "expected NAME=VALUE with a name of letters, digits and _")
    }
    guard let value = value(Self.trimmed(line[line.index(after: equals)...]), of: name, number)
    else { return }
    if let first = entries[name] {
      return reject(number, "\(name) is already set on line \(first.line)")
    }
    entries[name] = Entry(value: value, line: number)
  }

  /// Returns nil if the value was rejected.
  private mutating func value(
    _ text: Scalars, of name: String, _ number: Int
  ) -> String? {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      if text.contains(where: { $0 == "\\" || $0 == "\"" || $0 == "'" }) {
        reject(
          number,
          "\(name): a value with a quote or a backslash must be in single quotes "
            + "(or in double quotes with a backslash before each \" and \\)")
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
          reject(number, "\(name): in double quotes, only \", \\, $ or ` may follow a backslash")
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
