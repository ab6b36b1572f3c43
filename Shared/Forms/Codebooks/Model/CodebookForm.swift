/// The format of a variable's cells. An empty cell always means no value.
public enum CodebookForm: String, Sendable, Hashable, CaseIterable {
  /// User text, with an apostrophe wherever a spreadsheet may begin a formula; see
  /// `CSVWriter.harmless`.
  case text
  /// An id, the name of a zone or similar: letters without meaning of their own.
  case identifier
  /// One code.
  case code
  /// Codes joined by `;`. A single `;` means that no option was chosen.
  case codes
  /// Codes joined by `;`, from the first rank on.
  case ranking
  case integer
  /// Decimal notation; very small or large numbers as `1e-07`.
  case number
  /// Numbers joined by `;`.
  case numbers
  /// `true` or `false`.
  case flag
  /// `2026-03-29T01:00:00.000000Z`: UTC, with microseconds.
  case instant
  /// `YYYY-MM-DD`.
  case date
  /// `HH:MM`.
  case time
  /// `YYYY-MM-DDTHH:MM`, optionally with seconds `:SS`, in the row's time zone.
  case localTime = "local_time"
  /// `latitude longitude` or `latitude longitude altitude`, joined by `;`.
  case positions
  /// Different formats in different versions or rows.
  case mixed

  /// The common form of values in either form.
  func joined(with other: CodebookForm) -> CodebookForm {
    switch (self, other) {
    case (let one, let other) where one == other: one
    case (.integer, .number), (.number, .integer): .number
    default: .mixed
    }
  }
}

extension CodebookForm: Codable {
  /// Decodes a form unknown to this release as text.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = CodebookForm(rawValue: name) ?? .text
  }
}
