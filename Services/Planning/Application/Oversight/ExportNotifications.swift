import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes the notifications of a study that are counted for compliance as CSV.
///
/// Notifications whose instant comes during the export are not included. Rows of a participant who
/// is erased during the export may already be written.
struct ExportNotifications: Sendable {
  let pool: PostgresPool
  let pseudonyms: StudyPseudonyms
  let securityEvents: SecurityEvents
  var pageRows: Int = 500
  private let store = CountedNotificationStore()

  /// Number of participants read together.
  private static let people = 100

  /// Writes header and rows; waits while the reader is slow.
  ///
  /// - Parameters:
  ///   - question: selection; its breakdown is ignored.
  ///   - exporter: account that exports.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`; errors of `write`.
  func callAsFunction(
    _ question: ComplianceQuestion, now: Date, exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    try await pseudonyms.prepare(question.studyID)
    try await securityEvents.telling(ofExportBy: exporter, of: question.studyID) {
      try await export(question, now: now, to: write)
    }
  }

  private func export(
    _ question: ComplianceQuestion, now: Date, to write: (ExportedChunk) async throws -> Void
  ) async throws {
    /// Participants being read: after the first pseudonym, up to the second.
    var people: (after: String?, last: String)?
    var hasMore = false
    try await CSVExport(header: NotificationLayout.header).write(to: write) { counted in
      [NotificationLayout.row(for: counted, now: now)]
    } page: { last in
      var position = hasMore ? last.map { CountedNotificationStore.Position($0) } : nil
      while true {
        if !hasMore {
          let done = people?.last
          let next = try await answer(
            to: store.lastOfNext(question, after: done, limit: Self.people))
          people = next.map { (done, $0) }
        }
        guard let people else { return [] }
        let page = try await answer(
          to: store.page(question, now: now, people: people, after: position, limit: pageRows))
        hasMore = page.count == pageRows
        if !page.isEmpty { return page }
        position = nil
      }
    }
  }

  private func answer<Answer>(to statement: PostgresStatement<Answer>) async throws -> Answer {
    try await pool.transaction(readOnly: true) { try await $0.answers(to: statement) }
  }
}
