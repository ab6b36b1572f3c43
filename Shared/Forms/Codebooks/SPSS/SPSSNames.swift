/// Creates column names that SPSS and PSPP accept.
///
/// At most 64 bytes; first a letter; then letters, digits and `_`; not ending in `.` or `_`; not a
/// reserved word; unique regardless of case. The same columns in the same order always get the same
/// names.
public struct SPSSNames: Sendable {
  /// Maximum bytes of a name.
  public static let bytesMax = 64

  private static let reserved: Set<String> = [
    "all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with",
  ]

  private var names: [String: String] = [:]
  /// Used names in lower case.
  private var taken = Set<String>()
  /// The next number to try, by shortened name.
  private var counts: [String: Int] = [:]

  public init(_ columns: [String]) {
    // Columns with a valid name keep it, regardless of their position.
    for column in columns where Self.isName(column) && names[column] == nil {
      if taken.insert(column.lowercased()).inserted { names[column] = column }
    }
    for column in columns where names[column] == nil { names[column] = add(column) }
  }

  /// The name of a column; nil for unknown columns.
  public subscript(column: String) -> String? { names[column] }

  /// Adds an unused name that is as close to the text as possible.
  mutating func add(_ text: String) -> String {
    let base = Self.base(of: text)
    if taken.insert(base.lowercased()).inserted { return base }
    var number = counts[base.lowercased()] ?? 2
    while true {
      let ending = "_\(number)"
      let name = String(base.prefix(Self.bytesMax - ending.utf8.count)) + ending
      number += 1
      if taken.insert(name.lowercased()).inserted {
        counts[base.lowercased()] = number
        return name
      }
    }
  }

  static func isName(_ text: String) -> Bool { base(of: text) == text }

  /// Returns an ASCII name.
  private static func base(of text: String) -> String {
    var bytes = text.unicodeScalars.map { scalar -> UInt8 in
      let byte = UInt8(exactly: scalar.value) ?? underscore
      return isLetter(byte) || isDigit(byte) ? byte : underscore
    }
    if !(bytes.first.map(isLetter) ?? false) { bytes.insert(UInt8(ascii: "v"), at: 0) }
    bytes = Array(bytes.prefix(bytesMax))
    if bytes.last == underscore {
      bytes = Array(bytes.prefix(bytesMax - 1)) + [UInt8(ascii: "1")]
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return reserved.contains(name.lowercased()) ? name + "_1" : name
  }

  private static let underscore = UInt8(ascii: "_")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
