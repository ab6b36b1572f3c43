package import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Serialization
package import ServiceKit

/// Writes a study's listening sessions as CSV, a page at a time: a reader that is slow holds no connection and no
/// snapshot, only a page of sessions. What it contains while sessions arrive, and of whom, is as of ``ExportSheets``.
package struct ExportSessions: Sendable {
  private let reader: SessionReader
  private let pseudonyms: PseudonymStore
  private let securityEvents: SecurityEvents
  private let pageSessions: Int

  package init(
    reader: SessionReader, pseudonyms: PseudonymStore, securityEvents: SecurityEvents,
    pageSessions: Int = 1000
  ) {
    self.reader = reader
    self.pseudonyms = pseudonyms
    self.securityEvents = securityEvents
    self.pageSessions = pageSessions
  }

  /// Writes header and sessions; waits while the reader of the export is behind.
  ///
  /// - Parameters:
  ///   - includesTests: with those of test participants.
  ///   - exporter: who takes it out.
  /// - Throws: `PostgresError`; what `write` throws.
  package func callAsFunction(
    of studyID: String, includesTests: Bool, exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      try await export(studyID, includesTests: includesTests, to: write)
    }
  }

  private func export(
    _ studyID: String, includesTests: Bool, to write: (ExportedChunk) async throws -> Void
  ) async throws {
    let pseudonyms = try await pseudonyms.pseudonyms(of: studyID)
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(ListeningLayout.header)
    chunks.append(csv.takeBytes(), isItem: false)
    var position: Int64 = 0
    while true {
      let page = try await reader.exportPage(
        studyID: studyID, includesTests: includesTests, after: position, limit: pageSessions)
      for (record, isTest, sequence) in page {
        position = sequence
        csv.write(
          ListeningLayout.row(
            for: record, participant: pseudonyms.pseudonym(of: record.participantID),
            isTest: isTest))
        chunks.append(csv.takeBytes())
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
      guard page.count == pageSessions else { break }
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
