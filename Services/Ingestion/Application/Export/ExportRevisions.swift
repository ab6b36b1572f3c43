import Fields
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes the former revisions of a study's sheets as CSV, with the guarantees of ``ExportSheets``.
struct ExportRevisions: Sendable {
  let pool: PostgresPool
  let router: PostgresReadRouter
  let exported: ExportedVersions
  let securityEvents: SecurityEvents
  var pageRevisions: Int = 200

  /// Writes header and rows; waits for a slow reader.
  ///
  /// - Parameters:
  ///   - cursor: text of a cursor, to write only revisions that were replaced since; empty for all.
  ///   - concealsGroups: whether questionnaires that only some groups see are left out.
  /// - Returns: the cursor for the next export.
  /// - Throws: ``IngestionError`` `.versionUnavailable`; `.exportCursorInvalid`; `PostgresError`; errors of `write`.
  @discardableResult
  func callAsFunction(
    of studyID: String, filter: ExportFilter = ExportFilter(), since cursor: String = "",
    includesTests: Bool, concealsGroups: Bool = false, for exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws -> ExportCursor {
    let (source, since) = try await ExportSource.begin(
      concealsGroups ? .concealedRevisions : .revisions, of: studyID, since: cursor,
      primary: pool, router: router)
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      try await CSVExport(header: RevisionLayout.header).write(to: write) { former in
        RevisionLayout.rows(
          for: former, participant: pseudonyms.pseudonym(of: former.position.participantID),
          studyID: studyID)
      } page: {
        let page = try await source.answer(
          to: RevisionStore.exportPage(
            studyID: studyID, filter: filter, includesTests: includesTests,
            concealsGroups: concealsGroups, since: since, after: $0?.position,
            limit: pageRevisions))
        let definitions = try await exported.known(Set(page.map(\.questionnaire)))
        return page.map { former in
          var former = former
          if let definition = definitions[former.questionnaire] {
            former.removeMaskedTexts(of: definition)
          }
          return former
        }
      }
    }
    return source.next
  }
}
