/// A column as SPSS reads and converts it.
struct SPSSColumn {
  enum Kind {
    case string(width: Int)
    case number(display: String)
    /// Read as a string, converted to 0 and 1.
    case flag
    /// Read as a string, converted to a date and time in UTC.
    case instant
    case date
    case time
  }

  var variable: CodebookVariable
  var name: String
  var kind: Kind
  /// Name of the variable that is read; the final name if no conversion is needed.
  var read: String

  /// - Parameters:
  ///   - position: from 1.
  ///   - width: bytes of the longest value in the file; nil if unknown.
  init(_ variable: CodebookVariable, name: String, position: Int, width: Int?) {
    self.variable = variable
    self.name = name
    kind = Self.kind(of: variable, width: width)
    switch kind {
    // Column names never begin with @.
    case .flag, .instant: read = "@\(position)"
    case .string, .number, .date, .time: read = name
    }
  }

  var isString: Bool { if case .string = kind { true } else { false } }

  /// The input format.
  var format: String {
    switch kind {
    case .string(let width): "A\(width)"
    // No decimals, because some readers would split them off a whole number.
    case .number: "F40.0"
    case .flag: "A5"
    case .instant: "A27"
    case .date: "SDATE10"
    case .time: "TIME5"
    }
  }

  private static func kind(of variable: CodebookVariable, width: Int?) -> Kind {
    switch variable.form {
    case .integer: return .number(display: "F11.0")
    case .number: return .number(display: "F16.6")
    case .code where variable.hasNumericCodes: return .number(display: "F11.0")
    case .flag: return .flag
    case .instant: return .instant
    case .date: return .date
    case .time: return .time
    case .text, .identifier, .code, .codes, .ranking, .numbers, .localTime, .positions, .mixed:
      let codes = variable.codes.map(\.code.utf8.count)
      let needed = max(width ?? expectedWidth(of: variable, codes), codes.max() ?? 0, 1)
      return .string(width: min(needed, SPSSText.stringMax))
    }
  }

  /// Bytes of the longest value possible by the definitions.
  private static func expectedWidth(of variable: CodebookVariable, _ codes: [Int]) -> Int {
    switch variable.form {
    case .text, .mixed:
      // A scalar has at most four bytes; an apostrophe may be prefixed.
      (variable.definitions.compactMap(\.lengthMaximum).max().map { $0 * 4 } ?? 255) + 1
    case .code: codes.max() ?? 64
    case .codes, .ranking: codes.isEmpty ? 255 : codes.reduce(0, +) + codes.count
    case .localTime: 19
    case .positions, .numbers: 4_000
    default: 64
    }
  }
}
