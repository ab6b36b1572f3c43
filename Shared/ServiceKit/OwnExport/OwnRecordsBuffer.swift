import Serialization

/// Collects records by file until there are enough for messages.
struct OwnRecordsBuffer {
  /// Bytes of all files together.
  static let bytesMax = 64 << 10

  /// In the order in which the files came.
  private var chunks: [OwnRecordsChunk] = []
  private var places: [String: Int] = [:]
  private var bytes = 0

  /// To be taken when an entry ends, where the export can be resumed.
  var isFull: Bool { bytes >= Self.bytesMax }
  /// To be taken in the middle of an entry, too.
  var isOverfull: Bool { bytes >= 4 * Self.bytesMax }

  /// Makes both files of a table known, though there may be no records.
  mutating func begin(_ table: ExportedTable) {
    add(table.csvHeader(), to: "\(table.name).csv", records: 0)
    add([], to: "\(table.name).jsonl", records: 0)
  }

  mutating func add(_ record: OwnRecord) {
    add(record.table.csv(record.values), to: "\(record.table.name).csv", records: 1)
    add(record.table.json(record.values), to: "\(record.table.name).jsonl", records: 1)
  }

  private mutating func add(_ lines: [UInt8], to file: String, records: UInt32) {
    bytes += lines.count
    if let place = places[file] {
      chunks[place].lines += lines
      chunks[place].records += records
    } else {
      places[file] = chunks.count
      chunks.append(OwnRecordsChunk(file: file, lines: lines, records: records))
    }
  }

  /// What is there, one chunk for each file.
  ///
  /// - Parameters:
  ///   - resumeToken: of the place behind them; empty in the middle of an entry. With one there is at
  ///     least one chunk.
  ///   - isLast: as well.
  mutating func take(resumeToken: String, isLast: Bool = false) -> [OwnRecordsChunk] {
    defer { self = OwnRecordsBuffer() }
    if chunks.isEmpty, isLast || !resumeToken.isEmpty {
      chunks = [OwnRecordsChunk(file: "", lines: [], records: 0)]
    }
    if let last = chunks.indices.last {
      chunks[last].resumeToken = resumeToken
      chunks[last].isLast = isLast
    }
    return chunks
  }
}
