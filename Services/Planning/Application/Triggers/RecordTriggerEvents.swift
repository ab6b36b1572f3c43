package import PlanningDomain
import PlanningStore
package import Postgres

/// Notes that triggers fired, or what they count happened. Whom it concerns is planned for within moments.
package struct RecordTriggerEvents: Sendable {
  private let triggers = TriggerStore()
  private let activity = ActivityStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()

  package init() {}

  /// What is told may come again. One round trip.
  ///
  /// - Parameter events: in the order in which they were told.
  package func callAsFunction(
    _ events: [TriggerEvent], on connection: PostgresConnection
  ) async throws {
    var fired: [TriggerTelling] = []
    var active: [ActivityTelling] = []
    for event in events {
      switch event {
      case .fired(let telling): fired.append(telling)
      case .active(let telling): active.append(telling)
      }
    }
    guard !fired.isEmpty || !active.isEmpty else { return }
    // A plan under way sees either all of it or nothing.
    var statements = [
      participants.lock(fired.map(\.participantID) + active.map(\.participantID))
    ]
    if !fired.isEmpty {
      statements += [triggers.note(fired), due.hasten(fired.map(\.participantID))]
    }
    if !active.isEmpty { statements += [activity.note(active), due.hasten(after: active)] }
    try await connection.run(statements)
  }
}
