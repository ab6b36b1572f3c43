import Calendar
import Serialization

/// Formats cells of an export. Cells contain codes and values, never display text; an absent value
/// is an empty cell.
enum Cell {
  static func text(_ value: AnswerValue) -> String {
    switch value {
    // An empty choice is an answer, too, and differs from an absent one.
    case .choice(let codes): codes.isEmpty ? ";" : codes.joined(separator: ";")
    case .number(let number): number.shortText
    case .text(let text): free(text)
    case .date(let text), .time(let text), .dateTime(let text): text
    }
  }

  /// Escapes free text entered by participants or devices.
  static func free(_ text: String) -> String { CSVWriter.harmless(text) }

  static func flag(_ value: Bool) -> String {
    value ? "true" : "false"
  }

  static func time(_ instant: Instant?) -> String {
    instant?.iso8601 ?? ""
  }

  static func integer(_ number: Int?) -> String { number.map { String($0) } ?? "" }

  /// Formats the levels in a unit, joined by `;` in the order of measuring.
  static func noise(_ measurements: [NoiseMeasurement], in unit: NoiseUnit) -> String {
    measurements.filter { $0.unit == unit }.map(\.level.shortText).joined(separator: ";")
  }

  /// Formats positions as `latitude longitude` or `latitude longitude altitude`, joined by `;`.
  static func positions(_ measurements: [PositionMeasurement]) -> String {
    measurements.map { position in
      [position.latitude, position.longitude, position.altitude].compactMap { $0?.shortText }
        .joined(separator: " ")
    }.joined(separator: ";")
  }
}
