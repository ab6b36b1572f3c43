internal import Serialization

/// Writes a table as CSV that people open in spreadsheets.
///
/// Texts are written as they are. A spreadsheet takes fields that begin with `=`, `+`, `-` or `@` for
/// formulas; changing them would change codes and rules, so they are counted instead, for a note.
public struct TableWriter: Sendable {
  /// Fields that a spreadsheet may take for formulas.
  public private(set) var formulaCount = 0
  private var writer: CSVWriter

  public init(delimiter: UInt8 = UInt8(ascii: ",")) {
    writer = CSVWriter(delimiter: delimiter, quoting: .edges)
  }

  public var bytes: [UInt8] { writer.bytes }

  public mutating func append(_ fields: [String]) {
    formulaCount += fields.count(where: Self.looksLikeFormula)
    writer.write(fields)
  }

  /// What to tell whoever opens the file; nil when there is nothing to tell.
  public var note: String? {
    guard formulaCount > 0 else { return nil }
    return "\(formulaCount) fields begin with `=`, `+`, `-` or `@`; in a spreadsheet import the "
      + "columns as text, so that they are not taken for formulas"
  }

  private static func looksLikeFormula(_ field: String) -> Bool {
    guard let first = field.utf8.first else { return false }
    return "=+-@\t\r".utf8.contains(first) && DecimalSyntax.number(field) == nil
  }
}
