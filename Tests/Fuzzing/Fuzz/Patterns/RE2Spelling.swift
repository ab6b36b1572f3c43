@testable import Patterns

/// A parsed pattern in RE2's syntax, as far as one text can tell: of a set of characters those that
/// occur in the text. So the versions of Unicode that the two know do not matter.
struct RE2Spelling {
  private let scalars: Set<Unicode.Scalar>

  init(text: String) { scalars = Set(text.unicodeScalars) }

  func spell(_ node: PatternNode) -> String {
    switch node {
    case .scalars(let set): spell(set)
    case .assertion(.start): #"\A"#
    case .assertion(.end): #"\z"#
    case .assertion(.wordBoundary): #"\b"#
    case .assertion(.noWordBoundary): #"\B"#
    case .sequence(let parts): parts.map { "(?:\(spell($0)))" }.joined()
    case .alternatives(let parts): parts.map { "(?:\(spell($0)))" }.joined(separator: "|")
    case .repetition(let part, let minimum, let maximum):
      "(?:\(spell(part))){\(minimum),\(maximum.map(String.init) ?? "")}"
    }
  }

  private func spell(_ set: ScalarSet) -> String {
    let members = scalars.filter(set.contains).sorted()
    guard !members.isEmpty else { return #"[^\x00-\x{10FFFF}]"# }
    return "[" + members.map { #"\x{\#(String($0.value, radix: 16))}"# }.joined() + "]"
  }

  /// Whether both read a source alike, letter by letter: no escapes but classes of ASCII, no set that
  /// one of them takes for another.
  static func isCommon(_ source: String) -> Bool {
    let signs = Set("|()*+?[]^$-_:{},. \\".utf8)
    guard source.utf8.allSatisfy({ signs.contains($0) || isAlphanumeric($0) }) else { return false }
    guard !["[]", "[^]", "[:", "(?<", "(?P"].contains(where: source.contains) else { return false }
    // RE2 takes a count with a leading zero for text.
    let padded = (0...9).flatMap { ["{0\($0)", ",0\($0)"] }
    guard !padded.contains(where: source.contains) else { return false }
    var rest = Array(source.utf8)[...]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[(backslash + 1)...]
      guard let letter = rest.popFirst(), "dDwWbB".utf8.contains(letter) else { return false }
    }
    return true
  }

  /// Printable ASCII: `.` is the same to both there.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
