import Fields
import FoundationEssentials
import Postgres

/// Counts notifications by outcome.
struct CountCompliance: Sendable {
  let pool: PostgresPool
  let pseudonyms: StudyPseudonyms
  private let store = ComplianceStore()

  /// - Parameters:
  ///   - pseudonym: the participant to count; empty for the question's selection.
  ///   - isStaff: whether the caller sees pseudonyms.
  ///   - after: key of the last row of the previous page; nil for the first page.
  /// - Returns: at most `limit` rows, ordered by key.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func callAsFunction(
    _ question: ComplianceQuestion, pseudonym: String = "", isStaff: Bool, now: Date,
    after: String? = nil, limit: Int
  ) async throws -> Page<ComplianceRow> {
    var question = question
    if !pseudonym.isEmpty {
      question.participantID = try await pseudonyms.participant(pseudonym, in: question.studyID)
    } else if isStaff {
      try await pseudonyms.prepare(question.studyID)
    }
    var rows = try await pool.answer(
      to: store.rows(question, now: now, after: after, limit: limit + 1))
    if rows.isEmpty, question.breakdown == .total, after == nil { rows = [ComplianceRow(key: "")] }
    return Page(rows, size: limit)
  }
}
