import Calendar
internal import Serialization

/// The texts that stand in an export's cells. Codes and values, never display text; an absent value
/// is an empty cell.
enum Cell {
  static func text(_ value: AnswerValue) -> String {
    switch value {
    // That none of the options is chosen is an answer, too.
    case .choice(let codes): codes.isEmpty ? ";" : codes.joined(separator: ";")
    case .number(let number): number.shortText
    case .text(let text): free(text)
    case .date(let text), .time(let text), .dateTime(let text): text
    }
  }

  /// A text that people or their devices made up.
  static func free(_ text: String) -> String { CSVWriter.harmless(text) }

  static func flag(_ value: Bool) -> String {
    value ? "true" : "false"
  }

  static func time(_ instant: Instant?) -> String {
    instant?.iso8601 ?? ""
  }

  /// The levels in a unit, joined by `;` in the order of measuring.
  static func noise(_ measurements: [NoiseMeasurement], in unit: NoiseUnit) -> String {
    measurements.filter { $0.unit == unit }.map(\.level.shortText).joined(separator: ";")
  }

  /// `latitude longitude` or `latitude longitude altitude`, joined by `;`.
  static func positions(_ measurements: [PositionMeasurement]) -> String {
    measurements.map { position in
      [position.latitude, position.longitude, position.altitude].compactMap { $0?.shortText }
        .joined(separator: " ")
    }.joined(separator: ";")
  }
}
