import FoundationEssentials
import Postgres
import Questionnaires

/// Reads studies and their revisions. The current revision is queried each time; published
/// revisions never change.
struct ReadStudies: Sendable {
  let pool: PostgresPool
  private let studies = StudyStore()

  /// - Returns: nil if the study does not exist.
  func head(_ id: String, for reader: UUID? = nil) async throws -> AskedStudy? {
    guard IdentifierSyntax.isID(id) else { return nil }
    return try await pool.answer(to: studies.head(id, for: reader))
  }

  /// Returns ``StudyStore/heads(after:limit:project:runningAt:for:)``.
  func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID? = nil
  ) async throws -> [AskedStudy] {
    try await pool.answer(
      to: studies.heads(
        after: last, limit: limit, project: project, runningAt: runningAt, for: reader))
  }

  /// Returns the existing revisions, unordered.
  func revisions(_ heads: [StudyHead]) async throws -> [StoredRevision] {
    try await pool.answer(to: studies.revisions(heads))
  }
}
