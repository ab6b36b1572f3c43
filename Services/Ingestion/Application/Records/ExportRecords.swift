package import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Serialization
package import ServiceKit

/// Writes a study's records as CSV, a page at a time, under the pseudonyms of ``ExportSheets`` and with what it
/// says of erasures.
package struct ExportRecords: Sendable {
  private let reader: RecordReader
  private let pseudonyms: PseudonymStore
  private let securityEvents: SecurityEvents
  private let threads: WorkerThreads
  private let pageRecords: Int
  private static let pageBytesMax = 1 << 20

  package init(
    reader: RecordReader, pseudonyms: PseudonymStore, securityEvents: SecurityEvents,
    threads: WorkerThreads, pageRecords: Int = 200
  ) {
    self.reader = reader
    self.pseudonyms = pseudonyms
    self.securityEvents = securityEvents
    self.threads = threads
    self.pageRecords = pageRecords
  }

  /// Writes header and rows; waits while the reader of the export is behind. A chunk counts the rows that end
  /// in it.
  ///
  /// - Parameters:
  ///   - includesTests: with the records of test participants.
  ///   - exporter: who takes it out.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`; what `write` throws.
  package func callAsFunction(
    _ studyID: String, includesTests: Bool, exporter: UUID,
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
    var chunks = ChunkBuffer()
    var csv = CSVWriter()
    csv.write(RecordLayout.header)
    chunks.append(csv.takeBytes(), isItem: false)
    var position: RecordReader.ExportPosition?
    while true {
      let (rows, last) = try await threads.running { [position] in
        let page = try await reader.exportPage(
          studyID: studyID, includesTests: includesTests, after: position, limit: pageRecords,
          bytesMax: Self.pageBytesMax)
        return (
          page.flatMap { participantID, record, isTest in
            RecordLayout.rows(
              for: record, participant: pseudonyms.pseudonym(of: participantID), isTest: isTest)
          },
          page.last.map {
            RecordReader.ExportPosition(
              participantID: $0.participantID, recordID: $0.record.recordID)
          }
        )
      }
      for row in rows {
        csv.write(row)
        chunks.append(csv.takeBytes())
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
      guard let last else { break }
      position = last
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
