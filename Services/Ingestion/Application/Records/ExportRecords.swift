import Calendar
import Fields
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes a study's records as CSV, with the guarantees of ``ExportSheets``.
struct ExportRecords: Sendable {
  let pool: PostgresPool
  let router: PostgresReadRouter
  let zones: ZoneDatabase
  let securityEvents: SecurityEvents
  let threads: WorkerThreads
  var pageRecords: Int = 200
  private static let pageBytesMax = 1 << 20

  /// Writes header and rows; waits for a slow reader. A chunk counts the rows that end in it.
  ///
  /// - Parameters:
  /// - includesTests: whether records of test participants are included.
  /// - cursor: text of a cursor, to write only records that were stored or changed since; empty for all.
  /// - exporter: the account that exports.
  /// - Returns: the cursor for the next export.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`, `.exportCursorInvalid`; errors of `write`.
  func callAsFunction(
    _ studyID: String, filter: ExportFilter = ExportFilter(), includesTests: Bool,
    since cursor: String = "", exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws -> ExportCursor {
    let (source, since) = try await ExportSource.begin(
      .records, of: studyID, since: cursor, primary: pool, router: router)
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: studyID, on: pool)
      let hasExactDevices = try await pool.answer(to: StudyStore.hasExactDevices(studyID))
      try await CSVExport(header: RecordLayout.header).write(to: write) {
        (exported: (position: RecordReader.ExportPosition, rows: [[String]])) in
        exported.rows
      } page: { last in
        let position = last?.position
        return try await threads.running {
          let page = try await source.answer(
            to: RecordReader.exportPage(
              studyID: studyID, filter: filter, includesTests: includesTests, since: since,
              after: position,
              limit: pageRecords, bytesMax: Self.pageBytesMax))
          return page.map { exported in
            var record = exported.record
            if !hasExactDevices { record.useDeviceClasses(in: zones) }
            return (
              position: exported.position,
              rows: RecordLayout.rows(
                for: record,
                participant: pseudonyms.pseudonym(of: exported.position.participantID),
                isTest: exported.isTest)
            )
          }
        }
      }
    }
    return source.next
  }
}
