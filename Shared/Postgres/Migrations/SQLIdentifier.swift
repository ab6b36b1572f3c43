/// Names of schemas, tables and roles in SQL.
enum SQLIdentifier {
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// As somebody would type it: without quotation marks where none are needed.
  static func typed(_ name: String) -> String {
    let isPlain = name.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
      default: false
      }
    }
    return isPlain && !name.isEmpty ? name : quoted(name)
  }
}
