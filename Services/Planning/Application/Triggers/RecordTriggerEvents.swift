import Postgres

/// Records trigger firings and activity, and requests planning for the participants.
struct RecordTriggerEvents: Sendable {
  private let triggers = TriggerStore()
  private let activity = ActivityStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()

  /// Handles repeated events. One round trip.
  ///
  /// - Parameter events: events in the order of arrival.
  func callAsFunction(
    _ events: [TriggerEvent], on connection: PostgresConnection
  ) async throws {
    var fired: [TriggerMessage] = []
    var active: [ActivityMessage] = []
    for event in events {
      switch event {
      case .fired(let message): fired.append(message)
      case .active(let message): active.append(message)
      }
    }
    guard !fired.isEmpty || !active.isEmpty else { return }
    // A concurrent planning sees either all of them or none.
    var statements = [
      participants.lock(fired.map(\.participantID) + active.map(\.participantID))
    ]
    if !fired.isEmpty {
      statements += [triggers.note(fired), due.scheduleNow(fired.map(\.participantID))]
    }
    if !active.isEmpty { statements += [activity.note(active), due.scheduleNow(after: active)] }
    try await connection.run(statements)
  }
}
