import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes the former revisions of a study's sheets as CSV, with the guarantees of ``ExportSheets``.
struct ExportRevisions: Sendable {
  let pool: PostgresPool
  let router: PostgresReadRouter
  let securityEvents: SecurityEvents
  var pageRevisions: Int = 200

  /// Writes header and rows; waits for a slow reader.
  ///
  /// - Parameter concealsGroups: whether questionnaires that only some groups see are left out.
  /// - Throws: `PostgresError`; errors of `write`.
  func callAsFunction(
    of studyID: String, includesTests: Bool, concealsGroups: Bool = false, for exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      try await CSVExport(header: RevisionLayout.header).write(to: write) { former in
        RevisionLayout.rows(
          for: former, participant: pseudonyms.pseudonym(of: former.position.participantID),
          studyID: studyID)
      } page: {
        try await router.answer(
          to: RevisionStore.exportPage(
            studyID: studyID, includesTests: includesTests, concealsGroups: concealsGroups,
            after: $0?.position, limit: pageRevisions))
      }
    }
  }
}
