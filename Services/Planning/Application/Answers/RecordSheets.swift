import Postgres

/// Records answered notifications and completed questionnaires, until sheets are withdrawn.
///
/// These are the most frequent events of the bus. A batch takes one round trip with two statements,
/// and more if sheets were withdrawn.
struct RecordSheets: Sendable {
  private let completions = CompletionStore()
  private let notifications = NotificationStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()

  /// Handles repeated sheets and any order. A notification id that is unknown, belongs to another
  /// participant, or asks for another questionnaire is ignored, because devices may send any id. An
  /// answered notification stays answered, even if the sheet is withdrawn.
  ///
  /// - Parameter news: events in the order of arrival.
  func callAsFunction(
    _ news: [SheetEvent], on connection: PostgresConnection
  ) async throws {
    var statements: [PostgresStatement<Void>] = []
    var accepted: [AcceptedSheet] = []
    var withdrawn: [WithdrawnSheet] = []
    func end() {
      if !accepted.isEmpty { statements += note(accepted) }
      if !withdrawn.isEmpty { statements.append(completions.takeBack(withdrawn)) }
      (accepted, withdrawn) = ([], [])
    }
    for next in news {
      switch next {
      case .accepted(let sheet):
        // A withdrawal does not affect sheets that come after it.
        if !withdrawn.isEmpty { end() }
        accepted.append(sheet)
      case .withdrawn(let sheet): withdrawn.append(sheet)
      }
    }
    end()
    try await connection.run(statements)
  }

  private func note(_ sheets: [AcceptedSheet]) -> [PostgresStatement<Void>] {
    let filledIn = sheets.filter { !$0.isEmpty }
    let asked = sheets.filter { $0.notificationID != nil }
    var statements: [PostgresStatement<Void>] = []
    if !asked.isEmpty {
      // A concurrent planning either sees the answer or returns an older token.
      statements.append(participants.lock(asked.map(\.participantID)))
      statements.append(notifications.markAnswered(by: asked))
    }
    return statements + [completions.note(filledIn), due.scheduleNow(after: filledIn)]
  }
}
