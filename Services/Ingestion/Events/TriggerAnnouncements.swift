package import Bus
import Fields
package import FoundationEssentials
import IngestionApplication
package import IngestionDomain
import IngestionStore
import Messages
package import Postgres

/// Tells of what brings prompts. The participant is the subject.
package struct TriggerAnnouncements: TriggerEvents {
  private let outbox: Outbox

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  package func publish(
    _ reports: [TriggerReport], at now: Date, on connection: PostgresConnection
  ) async throws {
    let events = reports.flatMap { $0.events(source: outbox.source, at: now) }
    guard !events.isEmpty else { return }
    try await outbox.publish(events, on: connection)
  }

  package func wake() { outbox.wake() }
}

extension TriggerReport {
  /// One for each trigger, and for the activity.
  func events(source: String, at now: Date, trace: EventTrace? = nil) -> [Event] {
    let subject = participantID.text
    let told = news.map { news in
      EventsV1.TriggerFired(
        participantID: subject, studyID: studyID, triggerID: news.triggerID,
        occurrenceID: OccurrenceID.of(news, participantID: participantID, studyID: studyID).text,
        fireTime: GoogleProtobuf.Timestamp(news.firedAt.date), withdrawn: news.isWithdrawn
      ).serialized()
    }
    var events = told.map {
      Event(
        source: source, type: EventsV1.TriggerFired.fullName, subject: subject, time: now,
        trace: trace, data: $0)
    }
    if let activity {
      let message = EventsV1.ActivityStored(
        participantID: subject, studyID: studyID, kind: EventsV1.ActivityKind(activity),
        activityTime: GoogleProtobuf.Timestamp(now))
      events.append(
        Event(
          source: source, type: EventsV1.ActivityStored.fullName, subject: subject, time: now,
          trace: trace, data: message.serialized()))
    }
    return events
  }
}

extension EventsV1.ActivityKind {
  fileprivate init(_ activity: TriggerReport.Activity) {
    switch activity {
    case .record: self = .record
    case .listening: self = .listening
    }
  }
}
