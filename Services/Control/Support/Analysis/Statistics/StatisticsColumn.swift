import Calendar
import Codebooks
import Serialization

/// A column of a table as a variable of statistics programs.
struct StatisticsColumn: Sendable {
  enum Kind: Sendable, Hashable {
    case text
    case number
    /// 1 for `true`, 0 for `false`.
    case flag
    case date
    case clockTime
    /// Numbers of these codes, with their labels.
    case codes([Code])
  }

  struct Code: Sendable, Hashable {
    var code: String
    var number: Int
    var label: String
  }

  /// A cell as a value.
  enum Value: Sendable, Hashable {
    case text(String)
    case number(Double)
    /// Number of the reason, from 0; nil for a value that is missing without one.
    case missing(reason: Int?)
  }

  let name: String
  let label: String
  let kind: Kind
  /// Codes and labels of the reasons in another column for which a value may be missing.
  var reasons: [Code] = []

  init(_ variable: CodebookVariable) {
    name = variable.name
    let definition = variable.current
    let unit = definition?.unit ?? ""
    label = (definition?.label.text ?? "") + (unit.isEmpty ? "" : " [\(unit)]")
    kind =
      switch variable.form {
      case .integer, .number: .number
      case .flag: .flag
      case .date: .date
      case .time: .clockTime
      case .code: .codes(Self.codes(of: variable))
      default: .text
      }
  }

  /// Numbers the codes from 1 in the order of the codebook, unless they are numbers.
  static func codes(of variable: CodebookVariable) -> [Code] {
    variable.codes.enumerated().map { index, code in
      Code(
        code: code.code,
        number: variable.hasNumericCodes ? Int(code.code) ?? index + 1 : index + 1,
        label: code.label.text)
    }
  }

  /// - Parameters:
  ///   - cell: as in the CSV file.
  ///   - reason: the cell of the column `missing`.
  /// - Throws: ``StatisticsFailure`` if the cell does not match the codebook.
  func value(of cell: String, reason: String, _ format: StatisticsFormat) throws -> Value {
    if kind == .text {
      return .text(CSVWriter.restored(cell).cut(toBytes: format.textBytesMax))
    }
    if cell.isEmpty { return .missing(reason: reasons.firstIndex { $0.code == reason }) }
    guard let number = number(of: cell, format) else {
      throw StatisticsFailure(description: "\(name): \(cell) does not match the codebook")
    }
    return .number(number)
  }

  private func number(of cell: String, _ format: StatisticsFormat) -> Double? {
    switch kind {
    case .text: nil
    case .number: Double(cell)
    case .flag: ["true": 1, "false": 0][cell]
    case .date: CivilDate(iso8601: cell).map(format.number(of:))
    case .clockTime:
      ClockTime(iso8601: cell).map { format.number(ofMinute: $0.minuteOfDay) }
    case .codes(let codes): codes.first { $0.code == cell }.map { Double($0.number) }
    }
  }
}

/// A table that cannot be written for statistics programs.
struct StatisticsFailure: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String
}
