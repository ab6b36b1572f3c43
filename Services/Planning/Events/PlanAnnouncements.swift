package import Bus
import Fields
package import FoundationEssentials
import Messages
import PlanningApplication
package import PlanningDomain
package import Postgres

/// Tells of notifications. The participant is the subject: what is told of one comes in order.
package struct PlanAnnouncements: PlanEvents {
  private let outbox: Outbox

  /// Notifications of one event: one has at most 300 bytes, so that an event stays below 150 kB. All that one
  /// study plans at once (500) goes in one.
  package static let notificationsMax = 500

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  /// Whose subject is a participant's id.
  package static var topics: Set<String> { [EventsV1.NotificationsPlanned.fullName] }

  package func publish(
    planned: [PlannedNotification], cancelled: [PlannedNotification], of participantID: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws {
    let told =
      planned.map { EventsV1.PlannedNotification($0, cancelled: false) }
      + cancelled.map { EventsV1.PlannedNotification($0, cancelled: true) }
    // Each event is of one study, so that an erasure of what that study has finds it in the log.
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

  package func wake() { outbox.wake() }
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
