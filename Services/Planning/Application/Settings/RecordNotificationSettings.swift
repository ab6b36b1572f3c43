import Postgres
import ServiceKit

/// Records a participant's settings for all notifications. They take effect with the device's next
/// request, or within moments without a request.
struct RecordNotificationSettings: Sendable {
  private let settings = NotificationSettingsStore()
  private let notifications = DueNotificationStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()
  private let erased = ErasedParticipants()

  /// Handles repeated changes and any order.
  func callAsFunction(
    _ change: NotificationSettingsChange, on connection: PostgresConnection
  ) async throws {
    // An event repeated after an erasure must not store the participant again.
    if try await erased.isErased(
      change.participantID, studyID: "", at: change.at, on: connection)
    {
      return
    }
    // A concurrent planning sees the settings either before or after the change.
    try await connection.run([
      participants.lock(change.participantID), settings.note(change),
      due.scheduleNow([change.participantID]),
      notifications.redirect(change.participantID),
    ])
  }
}
