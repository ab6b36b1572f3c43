package import Bus
import Fields
package import FoundationEssentials
import IngestionApplication
package import IngestionDomain
import Messages
package import Postgres

/// Tells of when, how often and how close together a participant wants to be asked. The participant is the
/// subject.
package struct PromptSettingsAnnouncements: SettingsEvents {
  private let outbox: Outbox

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  package func publish(
    _ new: KeptSettings, insteadOf old: ParticipantSettings, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let settings = new.settings
    guard settings.promptSettings != old.promptSettings else { return false }
    let message = EventsV1.PromptSettingsChanged(
      participantID: participantID.text, revision: UInt64(new.revision),
      quietHours: settings.quietHours.map {
        IngestionV1.QuietHours(day: $0.day, startMinute: $0.startMinute, endMinute: $0.endMinute)
      },
      notificationsPerDayMax: settings.notificationsPerDayMax,
      notificationGapMinutes: settings.notificationGapMinutes,
      changeTime: GoogleProtobuf.Timestamp(now), promptMail: settings.wantsPromptMail)
    try await outbox.publish(
      [
        Event(
          source: outbox.source, type: EventsV1.PromptSettingsChanged.fullName,
          subject: participantID.text, time: now, data: message.serialized())
      ], on: connection)
    return true
  }

  package func wake() { outbox.wake() }
}
