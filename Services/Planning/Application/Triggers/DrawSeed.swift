import Fields
import FoundationEssentials
import ServiceKit

/// Seeds of the draws at decision points: the start of a digest, so that a seed, which exports contain,
/// does not lead to the participant's id.
enum DrawSeed {
  static func value(of occurrence: KnownOccurrence, for participantID: UUID) -> UInt64 {
    let text = [
      "otolith-draw 1", participantID.text, occurrence.studyID, occurrence.triggerID,
      occurrence.fired.id.text,
    ].joined(separator: "\n")
    return Sodium.sha256(Array(text.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
