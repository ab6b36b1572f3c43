package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Notes what a participant chose about all prompts. It acts when the device asks next, or within moments where it
/// does not.
package struct RecordPromptSettings: Sendable {
  private let settings = PromptSettingsStore()
  private let prompts = DuePromptStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()
  private let erased = ErasedParticipants()

  package init() {}

  /// Changes may come again and in any order.
  package func callAsFunction(
    _ change: PromptSettingsChange, on connection: PostgresConnection
  ) async throws {
    // Told again after an erasure, it must not bring anybody back.
    if try await erased.isErased(
      change.participantID, studyID: "", at: change.at, on: connection)
    {
      return
    }
    // A plan under way sees either.
    try await connection.run([
      participants.lock(change.participantID), settings.note(change),
      due.hasten([change.participantID]),
      prompts.redirect(change.participantID),
    ])
  }
}
