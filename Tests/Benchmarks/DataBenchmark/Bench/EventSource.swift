import Bus
import FoundationEssentials

/// Events like those of accepted sheets.
enum EventSource {
  static let source = "otolith-ingestion"
  static let type = "otolith.events.v1.AnswerSheetAccepted"
  static let bytes = 160

  /// - Parameter subjects: how many aggregates they are about.
  static func make(subjects: Int, using randomness: inout Randomness) -> Event {
    Event(
      source: source, type: type,
      subject: "participant-\(Int.random(in: 0..<subjects, using: &randomness))", time: Date(),
      data: randomness.bytes(bytes))
  }
}
