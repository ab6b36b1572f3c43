package import PlanningDomain
import PlanningStore
package import Postgres

/// Notes which notifications were answered, and which questionnaires were filled in, until the sheets are taken
/// back.
///
/// Of all that the bus brings these are the most: a batch is two statements and one round trip, or four where a
/// sheet was taken back.
package struct RecordSheets: Sendable {
  private let completions = CompletionStore()
  private let notifications = NotificationStore()

  package init() {}

  /// Sheets may come again and in any order. A notification that is none of ours, or somebody else's,
  /// stays as it is: devices make up what they name. It stays answered whatever becomes of the sheet.
  package func callAsFunction(
    _ sheets: [AcceptedSheet], withdrawn: [WithdrawnSheet], on connection: PostgresConnection
  ) async throws {
    var statements = [completions.note(sheets.filter { !$0.isEmpty })]
    if sheets.contains(where: { $0.notificationID != nil }) {
      statements.append(notifications.markAnswered(by: sheets))
    }
    if !withdrawn.isEmpty {
      statements += [completions.withdraw(withdrawn), completions.takeBack(after: withdrawn)]
    }
    try await connection.run(statements)
  }
}
