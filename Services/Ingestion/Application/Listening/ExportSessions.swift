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
  /// - exporter: the account that exports.
  /// - Throws: `PostgresError`; errors of `write`.
  func callAsFunction(
    of studyID: String, filter: ExportFilter = ExportFilter(), includesTests: Bool,
    exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
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
        try await router.answer(
          to: SessionReader.exportPage(
            studyID: studyID, filter: filter, includesTests: includesTests,
            after: $0?.sequence ?? 0, limit: pageSessions))
      }
    }
  }
}
