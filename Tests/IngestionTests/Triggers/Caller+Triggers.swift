import FoundationEssentials
import Messages
import Postgres

extension Caller {
  /// The published trigger events, in order.
  func fired() async throws -> [EventsV1.TriggerFired] {
    try await told(EventsV1.TriggerFired.fullName).map { try EventsV1.TriggerFired(serialized: $0) }
  }

  /// Trigger, seconds after the stack's start and withdrawal of each event.
  func firedBriefly() async throws -> [String] {
    try await fired().map { fired in
      let seconds = (fired.fireTime?.seconds ?? 0) - TestStudy.now
      return "\(fired.triggerID) \(seconds)\(fired.withdrawn ? " withdrawn" : "")"
    }
  }

  /// The accepted sheets, also among events of other types.
  func acceptances() async throws -> [EventsV1.AnswerSheetAccepted] {
    try await told(EventsV1.AnswerSheetAccepted.fullName).map {
      try EventsV1.AnswerSheetAccepted(serialized: $0)
    }
  }

  func activity() async throws -> [EventsV1.ActivityStored] {
    try await told(EventsV1.ActivityStored.fullName).map {
      try EventsV1.ActivityStored(serialized: $0)
    }
  }

  /// The participant's events of a type in the outbox, in order.
  func told(_ type: String) async throws -> [[UInt8]] {
    let subject = participantID.uuidString.lowercased()
    return try await stack.pool.query(
      "SELECT data FROM outbox WHERE subject = \(subject) AND type = \(type) ORDER BY id"
    ).map { try $0.decode("data") }
  }
}
