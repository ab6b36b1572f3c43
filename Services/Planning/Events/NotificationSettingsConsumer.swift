import Bus
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Consumes participants' notification settings: quiet hours, maximum per day and minimum gap.
struct NotificationSettingsConsumer: EventConsumer {
  private let recordSettings = RecordNotificationSettings()

  var name: String { "notification-settings" }
  var types: Set<String> { [EventsV1.PromptSettingsChanged.fullName] }
  var sources: Set<String>? { ["otolith-ingestion"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let changed = try EventsV1.PromptSettingsChanged(serialized: event.data)
    try await recordSettings(
      NotificationSettingsChange(
        participantID: try participantID(changed.participantID),
        revision: Int(clamping: changed.revision), settings: NotificationSettings(changed),
        at: changed.changeTime?.date ?? event.time), on: connection)
  }
}
