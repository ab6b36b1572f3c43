import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Writes a participant's records as FHIR resources, page by page.
struct ExportOwnResources: Sendable {
  let pool: PostgresPool
  let library: LibraryCache
  let clock: any WallClock
  let threads: WorkerThreads
  var pageRecords: Int = 100
  /// Maximum size of a page; a message has about the same size.
  private static let bytesMax = 512 << 10

  /// Complete lines and the number of resources in them.
  struct Part: Sendable {
    var lines: [UInt8]
    var resources: UInt32
  }

  /// - Parameter studyID: empty for all studies.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`; errors of `write`.
  func callAsFunction(
    of participantID: UUID, studyID: String, to write: (Part) async throws -> Void
  ) async throws {
    var filter = RecordFilter()
    filter.studyID = studyID
    var position: RecordPosition?
    let today = CivilDate(of: Instant(clock.now()))
    while true {
      let (parts, last) = try await threads.running { [filter, position] in
        let page = try await pool.answer(
          to: RecordReader.list(
            of: participantID, filter, after: position, limit: pageRecords,
            bytesMax: Self.bytesMax))
        let records = page.items.map(\.record)
        let words = try await RecordWordSource(library: library).words(of: records)
        return (
          Self.parts(
            records.flatMap { record in
              RecordResource(
                record, of: .participant(participantID), words: words[record.vocabularyID] ?? [:],
                today: today
              ).lines
            }), page.hasMore ? page.items.last?.position : nil
        )
      }
      for part in parts { try await write(part) }
      guard let last else { return }
      position = last
    }
  }

  /// Splits the lines into parts within the message size that clients accept.
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
}
