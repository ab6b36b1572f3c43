package import FoundationEssentials
package import IngestionDomain
package import IngestionStore
package import ServiceKit

/// A participant's own records, for calendars and lists.
package struct ListRecords: Sendable {
  private let reader: RecordReader
  private let threads: WorkerThreads

  package init(reader: RecordReader, threads: WorkerThreads) {
    self.reader = reader
    self.threads = threads
  }

  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  package func callAsFunction(
    of participantID: UUID, _ filter: RecordFilter, after position: RecordPosition?,
    limit: Int, bytesMax: Int
  ) async throws -> (entries: [(record: StoredRecord, position: RecordPosition)], hasMore: Bool) {
    // Reading megabytes of records is not for an event loop.
    try await threads.running {
      try await reader.list(
        of: participantID, filter, after: position, limit: limit, bytesMax: bytesMax)
    }
  }
}
