import Calendar
package import FoundationEssentials
import IngestionDomain
package import IngestionStore
import Questionnaires
package import ServiceKit

/// Writes a participant's records as FHIR resources, a page at a time.
package struct ExportOwnResources: Sendable {
  private let reader: RecordReader
  private let library: LibraryCache
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let pageRecords: Int
  /// Of a page, and with it about of a part of the answer.
  private static let bytesMax = 512 << 10

  package init(
    reader: RecordReader, library: LibraryCache, clock: any WallClock, threads: WorkerThreads,
    pageRecords: Int = 100
  ) {
    self.reader = reader
    self.library = library
    self.clock = clock
    self.threads = threads
    self.pageRecords = pageRecords
  }

  /// Whole lines, and how many.
  package struct Part: Sendable {
    package var lines: [UInt8]
    package var resources: UInt32
  }

  /// - Parameter studyID: empty: of all studies.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`; what `write` throws.
  package func callAsFunction(
    of participantID: UUID, studyID: String, to write: (Part) async throws -> Void
  ) async throws {
    var filter = RecordFilter()
    filter.studyID = studyID
    var position: RecordPosition?
    let today = CivilDate(of: Instant(clock.now()))
    while true {
      let (parts, last) = try await threads.running { [filter, position] in
        let (page, hasMore) = try await reader.list(
          of: participantID, filter, after: position, limit: pageRecords,
          bytesMax: Self.bytesMax)
        let words = try await words(of: page.map(\.record))
        return (
          Self.parts(
            page.flatMap { record, _ in
              RecordResource(
                record, of: participantID, words: words[record.vocabularyID] ?? [:], today: today
              ).lines
            }), hasMore ? page.last?.position : nil
        )
      }
      for part in parts { try await write(part) }
      guard let last else { return }
      position = last
    }
  }

  /// Each within what clients take.
  private static func parts(_ lines: [[UInt8]]) -> [Part] {
    var parts: [Part] = []
    var part = Part(lines: [], resources: 0)
    for line in lines {
      part.lines += line
      part.lines.append(UInt8(ascii: "\n"))
      part.resources += 1
      if part.lines.count >= bytesMax {
        parts.append(part)
        part = Part(lines: [], resources: 0)
      }
    }
    return part.resources > 0 ? parts + [part] : parts
  }

  /// What people read for codes, by vocabulary and code, in the vocabulary's own language; of one that is not
  /// known here and cannot be asked for, nothing.
  private func words(
    of records: [StoredRecord]
  ) async throws -> [String: [RecordCode: String]] {
    var keys: Set<LibraryVersion> = []
    for record in records where !record.vocabularyID.isEmpty {
      for code in record.contents?.codes ?? [] {
        keys.insert(LibraryVersion(.vocabulary, record.vocabularyID, version: code.version))
      }
    }
    var words: [String: [RecordCode: String]] = [:]
    for (key, resolution) in try await library.entries(of: keys) {
      guard case .known(let entry) = resolution, let vocabulary = entry.vocabulary else { continue }
      for (code, title) in vocabulary.titles {
        words[key.id, default: [:]][RecordCode(version: key.version, code: code)] =
          title[vocabulary.defaultLanguage]
      }
    }
    return words
  }
}
