import Privacy
import Serialization

/// Collects records by file until a message is full.
struct OwnRecordsBuffer {
  /// Size of a full message in bytes, all files together.
  static let bytesMax = 64 << 10

  /// Chunks in order of the files' first records.
  private var chunks: [OwnRecordsChunk] = []
  private var places: [String: Int] = [:]
  private var bytes = 0

  /// Whether to send the buffer at the end of an entry, where the export can be resumed.
  var isFull: Bool { bytes >= Self.bytesMax }
  /// Whether to send the buffer even within an entry.
  var isOverfull: Bool { bytes >= 4 * Self.bytesMax }

  /// Adds both files of a table, even if there are no records.
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

  /// Returns the buffered records, one chunk for each file, and clears the buffer.
  ///
  /// - Parameters:
  ///   - resumeToken: the position behind them; empty within an entry. If given, at least one chunk
  ///     is returned.
  ///   - isLast: if true, at least one chunk is returned.
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

/// A part of one file of a participant's own export.
public struct OwnRecordsChunk: Sendable, Hashable {
  /// File name with its extension, e.g. `answers.csv` or `answers.jsonl`.
  public var file: String
  /// Complete records.
  public var lines: [UInt8]
  /// Number of records, not counting a CSV's header.
  public var records: UInt32
  /// Empty if the export cannot be resumed behind this chunk.
  public var resumeToken: String = ""
  /// Whether this is the last chunk of the export.
  public var isLast: Bool = false
}
