internal import Serialization

/// Writes a table as CSV for spreadsheets.
///
/// Texts are written unchanged. Spreadsheets interpret cells that begin with `=`, `+`, `-` or `@`
/// as formulas. Escaping would change codes and rules, so these fields are only counted for a note.
public struct TableWriter: Sendable {
  /// Number of fields that a spreadsheet may take for formulas.
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

  /// A note for users of the file; nil if there are no such fields.
  public var note: String? {
    guard formulaCount > 0 else { return nil }
    return "\(formulaCount) fields have `=`, `+`, `-` or `@` at the start or behind a separator; "
      + "in a spreadsheet import the columns as text to avoid formulas"
  }

  private static func looksLikeFormula(_ field: String) -> Bool {
    CSVWriter.isComputed(field) && DecimalSyntax.number(field) == nil
  }
}
