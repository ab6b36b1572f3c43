import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import QuestionnaireWire

/// Publishes events about notifications. The subject is the participant, so a participant's events
/// stay in order.
struct PlanAnnouncements: PlanEvents {
  let outbox: Outbox

  /// Maximum number of notifications per event. Each has at most 300 bytes, so an event stays below
  /// 150 kB. The maximum plan of one study (500) fits into one event.
  static let notificationsMax = 500

  /// Event types whose subject is a participant's id.
  static var topics: Set<String> {
    [
      EventsV1.NotificationsPlanned.fullName, EventsV1.PromptMailDue.fullName,
      EventsV1.AlertMailDue.fullName,
    ]
  }

  func publish(
    planned: [PlannedNotification], cancelled: [PlannedNotification], of participantID: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws {
    let told =
      planned.map { EventsV1.PlannedNotification($0, cancelled: false) }
      + cancelled.map { EventsV1.PlannedNotification($0, cancelled: true) }
    // One study per event, so that an erasure in that study finds its events in the log.
    let ofStudies = Dictionary(grouping: told, by: \.studyID).sorted { $0.key < $1.key }
    let subject = participantID.text
    try await outbox.publish(
      ofStudies.flatMap { _, told in
        stride(from: 0, to: told.count, by: Self.notificationsMax).map { start in
          Event(
            source: outbox.source, subject: subject, time: now,
            message: EventsV1.NotificationsPlanned(
              participantID: subject,
              notifications: Array(told[start...].prefix(Self.notificationsMax))))
        }
      }, on: connection)
  }

  func publishMails(
    _ notifications: [DueNotification], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      notifications.map { notification in
        let subject = notification.lease.participantID.text
        return Event(
          source: outbox.source, subject: subject, time: now,
          message: EventsV1.PromptMailDue(
            participantID: subject, notificationID: notification.lease.notificationID.text,
            studyID: notification.studyID,
            expireTime: GoogleProtobuf.Timestamp(
              notification.expiresAt
                ?? notification.dueAt.addingTimeInterval(DeliveryRules.latenessMax))))
      }, on: connection)
  }

  func publishAlertMails(
    _ mails: [AlertMail], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      mails.map { mail in
        let attempt = mail.attempt
        return Event(
          source: outbox.source, subject: attempt.participantID.text, time: now,
          message: EventsV1.AlertMailDue(
            participantID: attempt.participantID.text, alertID: attempt.alertID.text,
            studyID: attempt.studyID, participant: mail.pseudonym,
            text: CatalogueV1.LocalizedText(attempt.text), channelID: attempt.channelID,
            escalation: attempt.isEscalation, attempt: UInt32(clamping: attempt.request),
            roles: mail.roles, someGroupsOnly: mail.isOfSomeGroups,
            fireTime: GoogleProtobuf.Timestamp(attempt.firedAt)))
      }, on: connection)
  }

  func wake() { outbox.wake() }
}

extension EventsV1.PlannedNotification {
  fileprivate init(_ notification: PlannedNotification, cancelled: Bool) {
    self.init(
      notificationID: notification.id.text,
      studyID: notification.key.studyID, questionnaireID: notification.key.questionnaireID,
      notifyTime: GoogleProtobuf.Timestamp(notification.instant.at.date),
      expireTime: notification.instant.expiresAt.map { GoogleProtobuf.Timestamp($0.date) },
      fixed: notification.instant.fixed, cancelled: cancelled,
      scheduleID: notification.key.scheduleID,
      completionMinutes: notification.followUp.completionMinutes)
  }
}
