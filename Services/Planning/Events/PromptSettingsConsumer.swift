package import Bus
import FoundationEssentials
import Messages
import PlanningApplication
import PlanningDomain
package import Postgres

/// Keeps when, how often and how close together participants want to be asked.
package struct PromptSettingsConsumer: EventConsumer {
  private let recordSettings = RecordPromptSettings()

  package init() {}

  package var name: String { "prompt-settings" }
  package var types: Set<String> { [EventsV1.PromptSettingsChanged.fullName] }
  package var sources: Set<String>? { ["otolith-ingestion"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let changed = try EventsV1.PromptSettingsChanged(serialized: event.data)
    let settings = PromptSettings(
      quietHours: changed.quietHours.map {
        PromptSettings.Quiet(
          day: Int($0.day), startMinute: Int($0.startMinute), endMinute: Int($0.endMinute))
      }, perDayMax: Int(changed.notificationsPerDayMax),
      gapMinutes: Int(changed.notificationGapMinutes), wantsMail: changed.promptMail)
    try await recordSettings(
      PromptSettingsChange(
        participantID: try participantID(changed.participantID),
        revision: Int(clamping: changed.revision), settings: settings,
        at: changed.changeTime?.date ?? event.time), on: connection)
  }
}
