package import PlanningDomain
import PlanningStore
package import Postgres

/// Notes that triggers fired, or what they count happened.
package struct RecordTriggerEvents: Sendable {
  private let triggers = TriggerStore()
  private let activity = ActivityStore()

  package init() {}

  /// What is told may come again. One round trip, and for each kind of news a statement.
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
    try await connection.run(
      (fired.isEmpty ? [] : [triggers.note(fired)])
        + (active.isEmpty ? [] : [activity.note(active)]))
  }
}
