package import Bus
import Fields
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain
package import Postgres

/// Keeps the times that triggers fired, and what inactivity counts from.
package struct TriggerConsumer: EventConsumer {
  private let recordEvents = RecordTriggerEvents()

  package init() {}

  package var name: String { "triggers" }
  package var types: Set<String> {
    [EventsV1.TriggerFired.fullName, EventsV1.ActivityStored.fullName]
  }
  package var sources: Set<String>? { ["otolith-ingestion"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  package func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    try await recordEvents(try events.compactMap { try news($0) }, on: connection)
  }

  private func news(_ event: Event) throws -> TriggerEvent? {
    switch event.type {
    case EventsV1.TriggerFired.fullName:
      let fired = try EventsV1.TriggerFired(serialized: event.data)
      guard let occurrenceID = UUID(text: fired.occurrenceID) else {
        throw PermanentFailure("the occurrence id is not a UUID")
      }
      return .fired(
        TriggerTelling(
          participantID: try participantID(fired.participantID), studyID: fired.studyID,
          triggerID: fired.triggerID, occurrenceID: occurrenceID,
          firedAt: fired.fireTime?.date ?? event.time, isWithdrawn: fired.withdrawn,
          toldAt: event.time))
    case EventsV1.ActivityStored.fullName:
      let stored = try EventsV1.ActivityStored(serialized: event.data)
      // What a later release counts is for that one.
      guard let kind = ActivityTelling.Kind(stored.kind) else { return nil }
      return .active(
        ActivityTelling(
          participantID: try participantID(stored.participantID), studyID: stored.studyID,
          kind: kind, at: stored.activityTime?.date ?? event.time))
    default: return nil
    }
  }
}

extension ActivityTelling.Kind {
  fileprivate init?(_ kind: EventsV1.ActivityKind) {
    switch kind {
    case .record: self = .record
    case .listening: self = .listening
    case .unspecified, .unrecognized: return nil
    }
  }
}
