import Bus
import Calendar
import Fields
import FoundationEssentials
import Messages
import Postgres
import QuestionnaireWire
import Questionnaires

/// Publishes trigger events. The participant is the subject.
struct TriggerAnnouncements: TriggerEvents {
  let outbox: Outbox

  func publish(
    _ reports: [TriggerReport], at now: Date, on connection: PostgresConnection
  ) async throws {
    let events = reports.flatMap { $0.events(source: outbox.source, at: now) }
    guard !events.isEmpty else { return }
    try await outbox.publish(events, on: connection)
  }

  func wake() { outbox.wake() }
}

extension TriggerReport {
  /// Returns one event per trigger, and one for the activity.
  func events(source: String, at now: Date, trace: EventTrace? = nil) -> [Event] {
    let subject = participantID.text
    let told = news.map { news in
      let firedAt =
        news.isByReceipt ? news.firedAt.asReceipt(by: participantID, in: studyID) : news.firedAt
      return EventsV1.TriggerFired(
        participantID: subject, studyID: studyID, triggerID: news.triggerID,
        occurrenceID: OccurrenceID.of(news, participantID: participantID, studyID: studyID).text,
        fireTime: GoogleProtobuf.Timestamp(firedAt.date), withdrawn: news.isWithdrawn,
        drawRow: news.drawOptions.map { options in
          CatalogueV1.DrawRow(TriggerDraw.Row(options: options))
        }
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
        activityTime: GoogleProtobuf.Timestamp(
          Instant(now).asReceipt(by: participantID, in: studyID).date))
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
