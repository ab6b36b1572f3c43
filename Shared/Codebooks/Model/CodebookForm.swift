/// In which form the cells of a variable are written. An empty cell is always no value.
public enum CodebookForm: String, Sendable, Hashable, CaseIterable {
  /// What people or their devices wrote. What a spreadsheet would take for a formula has an apostrophe in front, and
  /// so has what begins with one: taking one away gives the text back.
  case text
  /// An id, a name of a zone or the like: letters that mean nothing in themselves.
  case identifier
  /// One code.
  case code
  /// Codes joined by `;`. A `;` alone: none of them.
  case codes
  case integer
  /// With a point; a very small or large one as `1e-07`.
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
  /// `YYYY-MM-DDTHH:MM`, or with seconds `:SS` behind it, by the clocks of the row's time zone.
  case localTime = "local_time"
  /// `latitude longitude` or `latitude longitude altitude`, joined by `;`.
  case positions
  /// Different ones in different versions or rows.
  case mixed

  /// The form of what is written in either.
  func joined(with other: CodebookForm) -> CodebookForm {
    switch (self, other) {
    case (let one, let other) where one == other: one
    case (.integer, .number), (.number, .integer): .number
    default: .mixed
    }
  }
}

extension CodebookForm: Decodable {
  /// A form that only a newer service knows is read as text.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = CodebookForm(rawValue: name) ?? .text
  }
}
