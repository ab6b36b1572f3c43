package import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Serialization
package import ServiceKit

/// Writes the former revisions of a study's sheets as CSV, a page at a time, as ``ExportSheets`` writes the sheets.
package struct ExportRevisions: Sendable {
  private let lookup: RevisionLookup
  private let pseudonyms: PseudonymStore
  private let securityEvents: SecurityEvents
  private let pageRevisions: Int

  package init(
    lookup: RevisionLookup, pseudonyms: PseudonymStore, securityEvents: SecurityEvents,
    pageRevisions: Int = 200
  ) {
    self.lookup = lookup
    self.pseudonyms = pseudonyms
    self.securityEvents = securityEvents
    self.pageRevisions = pageRevisions
  }

  /// Writes header and rows, which the chunks count; waits while the reader of the export is behind.
  ///
  /// - Throws: `PostgresError`; what `write` throws.
  package func callAsFunction(
    of studyID: String, includesTests: Bool, for exporter: UUID,
    to write: (ExportedChunk) async throws -> Void
  ) async throws {
    try await securityEvents.telling(ofExportBy: exporter, of: studyID) {
      try await export(of: studyID, includesTests: includesTests, to: write)
    }
  }

  private func export(
    of studyID: String, includesTests: Bool, to write: (ExportedChunk) async throws -> Void
  ) async throws {
    let pseudonyms = try await pseudonyms.pseudonyms(of: studyID)
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(RevisionLayout.header)
    chunks.append(csv.takeBytes(), isItem: false)
    var position: FormerRevision.Position?
    while true {
      let page = try await lookup.exportPage(
        studyID: studyID, includesTests: includesTests, after: position, limit: pageRevisions)
      for former in page {
        let participant = pseudonyms.pseudonym(of: former.position.participantID)
        for row in RevisionLayout.rows(for: former, participant: participant, studyID: studyID) {
          csv.write(row)
          chunks.append(csv.takeBytes())
        }
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
      // A page of large revisions has fewer than there may be.
      guard let last = page.last else { break }
      position = last.position
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
