package import PlanningDomain
import PlanningStore
package import Postgres

/// Notes which notifications were answered, and which questionnaires were filled in, until the sheets are taken
/// back.
///
/// Of all that the bus brings these are the most: a batch is two statements, more where sheets were taken back, and
/// one round trip.
package struct RecordSheets: Sendable {
  private let completions = CompletionStore()
  private let notifications = NotificationStore()
  private let participants = ParticipantStore()
  private let due = PlanningDueStore()

  package init() {}

  /// Sheets may come again and in any order. A notification that is none of ours, somebody else's, or for another
  /// questionnaire stays as it is: devices make up what they name. It stays answered whatever becomes of the sheet.
  ///
  /// - Parameter news: in the order in which they were told.
  package func callAsFunction(
    _ news: [SheetNews], on connection: PostgresConnection
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
        // What a withdrawn sheet leaves says nothing of those that came later.
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
      // A plan under way either knows that they are answered, or has a token from before.
      statements.append(participants.lock(asked.map(\.participantID)))
      statements.append(notifications.markAnswered(by: asked))
    }
    return statements + [completions.note(filledIn), due.hasten(after: filledIn)]
  }
}
