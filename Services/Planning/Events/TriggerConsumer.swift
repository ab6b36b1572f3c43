import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import QuestionnaireWire
import Questionnaires
import ServiceKit

/// Consumes trigger firings and activity.
struct TriggerConsumer: EventConsumer {
  private let recordEvents = RecordTriggerEvents()

  var name: String { "triggers" }
  var types: Set<String> {
    [EventsV1.TriggerFired.fullName, EventsV1.ActivityStored.fullName]
  }
  var sources: Set<String>? { ["otolith-ingestion"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    try await recordEvents(try events.compactMap { try news($0) }, on: connection)
  }

  private func news(_ event: Event) throws -> TriggerEvent? {
    switch event.type {
    case EventsV1.TriggerFired.fullName:
      let fired = try EventsV1.TriggerFired(serialized: event.data)
      return .fired(
        TriggerMessage(
          participantID: try participantID(fired.participantID), studyID: fired.studyID,
          triggerID: fired.triggerID,
          occurrenceID: try uuid(fired.occurrenceID, "occurrence id"),
          firedAt: fired.fireTime?.date ?? event.time, isWithdrawn: fired.withdrawn,
          draw: fired.drawRow.map { row in
            OccurrenceDraw(options: row.options.map { TriggerDraw.Option($0) })
          }, toldAt: event.time))
    case EventsV1.ActivityStored.fullName:
      let stored = try EventsV1.ActivityStored(serialized: event.data)
      // Kinds of a later release are ignored.
      guard let kind = ActivityMessage.Kind(stored.kind) else { return nil }
      return .active(
        ActivityMessage(
          participantID: try participantID(stored.participantID), studyID: stored.studyID,
          kind: kind, at: stored.activityTime?.date ?? event.time))
    default: return nil
    }
  }
}

extension ActivityMessage.Kind {
  fileprivate init?(_ kind: EventsV1.ActivityKind) {
    switch kind {
    case .record: self = .record
    case .listening: self = .listening
    case .unspecified, .unrecognized: return nil
    }
  }
}
