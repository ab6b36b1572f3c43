package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

/// Counts what became of notifications.
package struct CountCompliance: Sendable {
  private let pool: PostgresPool
  private let pseudonyms: StudyPseudonyms
  private let store = ComplianceStore()

  package init(pool: PostgresPool, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.pseudonyms = pseudonyms
  }

  /// - Parameters:
  ///   - pseudonym: of the one participant; empty: as the question says.
  ///   - isStaff: who asks knows participants by their pseudonyms.
  ///   - after: the key of the last row of the page before; nil: the first page.
  /// - Returns: by their keys; more are there where there are more than `limit`.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  package func callAsFunction(
    _ question: ComplianceQuestion, pseudonym: String = "", isStaff: Bool, now: Date,
    after: String? = nil, limit: Int
  ) async throws -> (rows: [ComplianceRow], hasMore: Bool) {
    var question = question
    if !pseudonym.isEmpty {
      question.participantID = try await pseudonyms.participant(pseudonym, in: question.studyID)
    } else if isStaff {
      try await pseudonyms.prepare(question.studyID)
    }
    let asked = question
    var rows = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(
        to: store.rows(asked, now: now, after: after, limit: limit + 1))
    }
    if rows.isEmpty, question.breakdown == .total, after == nil { rows = [ComplianceRow(key: "")] }
    return (Array(rows.prefix(limit)), rows.count > limit)
  }
}
