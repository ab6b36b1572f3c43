package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists messages, newest first.
package struct ListMessages: Sendable {
  private let pool: PostgresPool
  private let messages = MessageStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameters:
  ///   - study: nil: of all.
  ///   - last: the last one of the page before; nil: from the newest.
  package func callAsFunction(
    seenBy participantID: UUID, of study: StudyID?, after last: UUID?, pageSize: Int
  ) async throws -> Page<StudyMessage> {
    let found = try await messages.list(
      seenBy: participantID, of: study, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }

  /// As the team sees them.
  ///
  /// - Parameter waitingOnly: what participants wrote that wants an answer and has none.
  package func callAsFunction(
    of study: StudyID, waitingOnly: Bool, after last: UUID?, pageSize: Int
  ) async throws -> Page<StudyMessage> {
    let found = try await messages.list(
      of: study, waitingOnly: waitingOnly, after: last, limit: pageSize + 1, on: pool)
    return Page(found.map(\.forTeam), size: pageSize)
  }
}
