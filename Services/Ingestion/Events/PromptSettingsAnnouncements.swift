import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres

/// Publishes a participant's notification settings. The participant is the subject.
struct PromptSettingsAnnouncements: SettingsEvents {
  let outbox: Outbox

  func publish(
    _ new: KeptSettings, insteadOf old: ParticipantSettings, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let settings = new.settings
    guard settings.promptSettings != old.promptSettings else { return false }
    let message = EventsV1.PromptSettingsChanged(
      participantID: participantID.text, revision: UInt64(clamping: new.revision),
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

  func wake() { outbox.wake() }
}
