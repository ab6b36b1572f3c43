/// A column as SPSS reads it, and what becomes of it.
struct SPSSColumn {
  enum Kind {
    case string(width: Int)
    case number(display: String)
    /// Read as letters, kept as 0 and 1.
    case flag
    /// Read as letters, kept as a date with a time in UTC.
    case instant
    case date
    case time
  }

  var variable: CodebookVariable
  var name: String
  var kind: Kind
  /// The variable that the file's letters are read into; the name itself where nothing is to be made of them.
  var read: String

  /// - Parameters:
  ///   - position: from 1.
  ///   - width: bytes of the longest value in the file; nil: not known.
  init(_ variable: CodebookVariable, name: String, position: Int, width: Int?) {
    self.variable = variable
    self.name = name
    kind = Self.kind(of: variable, width: width)
    switch kind {
    // No column's name begins with @.
    case .flag, .instant: read = "@\(position)"
    case .string, .number, .date, .time: read = name
    }
  }

  var isString: Bool { if case .string = kind { true } else { false } }

  /// How the file's letters are read.
  var format: String {
    switch kind {
    case .string(let width): "A\(width)"
    // Without decimals, which some readers would take from the end of a whole number.
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
    case .text, .identifier, .code, .codes, .numbers, .localTime, .positions, .mixed:
      let codes = variable.codes.map(\.code.utf8.count)
      let needed = max(width ?? expectedWidth(of: variable, codes), codes.max() ?? 0, 1)
      return .string(width: min(needed, SPSSText.stringMax))
    }
  }

  /// Bytes of the longest value that there may be, by its definitions.
  private static func expectedWidth(of variable: CodebookVariable, _ codes: [Int]) -> Int {
    switch variable.form {
    case .text, .mixed:
      // A scalar has at most four bytes, and an apostrophe may stand in front.
      (variable.definitions.compactMap(\.lengthMaximum).max().map { $0 * 4 } ?? 255) + 1
    case .code: codes.max() ?? 64
    case .codes: codes.isEmpty ? 255 : codes.reduce(0, +) + codes.count
    case .localTime: 19
    case .positions, .numbers: 4_000
    default: 64
    }
  }
}
