import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres

/// Consumes planned notifications, for the sheets that answer them.
struct NotificationConsumer: EventConsumer {
  private let record = RecordNotifications()

  init() {}

  var name: String { "notifications" }
  var types: Set<String> { [EventsV1.NotificationsPlanned.fullName] }
  var sources: Set<String>? { ["otolith-planning"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    let told = try events.flatMap { event in
      let planned = try EventsV1.NotificationsPlanned(serialized: event.data)
      guard let participantID = UUID(text: planned.participantID) else {
        throw PermanentFailure("the participant id is not a UUID")
      }
      return try planned.notifications.map {
        try notification($0, of: participantID, toldAt: event.time)
      }
    }
    guard !told.isEmpty else { return }
    try await record(told, on: connection)
  }

  private func notification(
    _ message: EventsV1.PlannedNotification, of participantID: UUID, toldAt: Date
  ) throws -> ToldNotification {
    guard let notificationID = UUID(text: message.notificationID),
      let notifyTime = message.notifyTime, !message.studyID.isEmpty,
      !message.questionnaireID.isEmpty
    else { throw PermanentFailure("a notification lacks its id, time, study or questionnaire") }
    return ToldNotification(
      participantID: participantID, notificationID: notificationID, studyID: message.studyID,
      questionnaireID: message.questionnaireID, scheduleID: message.scheduleID,
      notifiesAt: notifyTime.date, expiresAt: message.expireTime?.date, isFixed: message.fixed,
      completionMinutes: Int(message.completionMinutes),
      isCancelled: message.cancelled, toldAt: toldAt)
  }
}
