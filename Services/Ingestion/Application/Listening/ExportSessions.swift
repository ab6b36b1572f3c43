import Calendar
import Fields
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes a study's listening sessions as CSV, with the guarantees of ``ExportSheets``.
struct ExportSessions: Sendable {
  let pool: PostgresPool
  let router: PostgresReadRouter
  let zones: ZoneDatabase
  let securityEvents: SecurityEvents
  var pageSessions: Int = 1000

  /// Writes header and sessions; waits for a slow reader.
  ///
  /// - Parameters:
  /// - includesTests: whether sessions of test participants are included.
  /// - cursor: text of a cursor, to write only sessions that were stored or changed since; empty for all.
  /// - exporter: the account that exports.
  /// - Returns: the cursor for the next export.
  /// - Throws: `PostgresError`; ``IngestionError`` `.exportCursorInvalid`; errors of `write`.
  func callAsFunction(
    of studyID: String, filter: ExportFilter = ExportFilter(), includesTests: Bool,
    since cursor: String = "", exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws -> ExportCursor {
    let (source, since) = try await ExportSource.begin(
      .sessions, of: studyID, since: cursor, primary: pool, router: router)
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      let hasExactDevices = try await pool.answer(to: StudyStore.hasExactDevices(studyID))
      try await CSVExport(header: ListeningLayout.header).write(to: write) { exported in
        var record = exported.record
        if !hasExactDevices { record.useDeviceClasses(in: zones) }
        return [
          ListeningLayout.row(
            for: record, participant: pseudonyms.pseudonym(of: record.participantID),
            isTest: exported.isTest)
        ]
      } page: {
        try await source.answer(
          to: SessionReader.exportPage(
            studyID: studyID, filter: filter, includesTests: includesTests,
            since: since, after: $0?.sequence ?? 0, limit: pageSessions))
      }
    }
    return source.next
  }
}
