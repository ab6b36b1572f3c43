import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Consumes refused mails: gateways deliver the notifications.
struct RefusedMailConsumer: EventConsumer {
  private let participants = ParticipantStore()
  private let settings = NotificationSettingsStore()
  private let due = DueNotificationStore()

  var name: String { "refused-mails" }
  var types: Set<String> { [EventsV1.PromptMailRefused.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let refused = try EventsV1.PromptMailRefused(serialized: event.data)
    let id = try participantID(refused.participantID)
    let refusedAt = refused.refuseTime?.date ?? event.time
    try await connection.run([
      participants.lock(id), settings.noteRefusedMail(of: id, at: refusedAt),
      due.refuseMail(
        try uuid(refused.notificationID, "notification id"), of: id, at: refusedAt),
    ])
  }
}
