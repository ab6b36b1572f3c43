import FoundationEssentials
import Messages
import Postgres

extension Caller {
  /// What was told of triggers, in order.
  func fired() async throws -> [EventsV1.TriggerFired] {
    try await told(EventsV1.TriggerFired.fullName).map { try EventsV1.TriggerFired(serialized: $0) }
  }

  /// Trigger, seconds after the stack's start, and whether it was taken back, of each.
  func firedBriefly() async throws -> [String] {
    try await fired().map { fired in
      let seconds = (fired.fireTime?.seconds ?? 0) - TestStudy.now
      return "\(fired.triggerID) \(seconds)\(fired.withdrawn ? " withdrawn" : "")"
    }
  }

  func activity() async throws -> [EventsV1.ActivityStored] {
    try await told(EventsV1.ActivityStored.fullName).map {
      try EventsV1.ActivityStored(serialized: $0)
    }
  }

  private func told(_ type: String) async throws -> [[UInt8]] {
    let subject = participantID.uuidString.lowercased()
    return try await stack.pool.query(
      "SELECT data FROM outbox WHERE subject = \(subject) AND type = \(type) ORDER BY id"
    ).map { try $0.decode("data") }
  }
}
