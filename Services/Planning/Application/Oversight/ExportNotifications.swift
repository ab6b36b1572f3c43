package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import Serialization
package import ServiceKit

/// Writes the notifications of a study that compliance counts as CSV, a page at a time: a reader that is slow holds
/// no connection and no snapshot, only a page.
///
/// Those whose instant comes while it goes on are not in it; of somebody who is erased meanwhile it has what was
/// written before.
package struct ExportNotifications: Sendable {
  private let pool: PostgresPool
  private let pseudonyms: StudyPseudonyms
  private let securityEvents: SecurityEvents
  private let pageRows: Int
  private let store = CountedNotificationStore()

  /// Participants whose notifications are looked at together.
  private static let people = 100

  package init(
    pool: PostgresPool, pseudonyms: StudyPseudonyms, securityEvents: SecurityEvents,
    pageRows: Int = 500
  ) {
    self.pool = pool
    self.pseudonyms = pseudonyms
    self.securityEvents = securityEvents
    self.pageRows = pageRows
  }

  /// Writes header and rows; waits while the reader of the export is behind.
  ///
  /// - Parameters:
  ///   - question: its breakdown makes no difference.
  ///   - exporter: who takes it out.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`; what `write` throws.
  package func callAsFunction(
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
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(NotificationLayout.header)
    chunks.append(csv.takeBytes(), isItem: false)
    var people: String?
    while let last = try await answer(
      to: store.lastOfNext(question, after: people, limit: Self.people))
    {
      var position: CountedNotificationStore.Position?
      while true {
        let page = try await answer(
          to: store.page(
            question, now: now, people: (people, last), after: position, limit: pageRows))
        for counted in page {
          csv.write(NotificationLayout.row(for: counted, now: now))
          chunks.append(csv.takeBytes())
          while let chunk = chunks.takeChunk() { try await write(chunk) }
        }
        guard page.count == pageRows, let end = page.last else { break }
        position = CountedNotificationStore.Position(end)
      }
      people = last
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }

  private func answer<Answer>(to statement: PostgresStatement<Answer>) async throws -> Answer {
    try await pool.transaction(readOnly: true) { try await $0.answers(to: statement) }
  }
}
