/// A part of an export.
package struct ExportedChunk: Sendable, Hashable {
  package var csv: [UInt8]
  /// How many sheets end in it.
  package var sheets: UInt32
}

/// Cuts an export into chunks. A sheet is counted in the chunk in which its last row ends.
struct ChunkBuffer {
  /// Bytes of one chunk.
  static let bytesMax = 64 << 10

  private var bytes: [UInt8] = []
  /// Sheets that end in `bytes`, and where.
  private var ends: [Int] = []

  /// Adds the rows of one sheet; nil for the header.
  mutating func append(_ rows: [UInt8], isSheet: Bool = true) {
    bytes += rows
    if isSheet { ends.append(bytes.count) }
  }

  /// A full chunk; with `isLast` whatever is left. Nil when there is none.
  mutating func takeChunk(isLast: Bool = false) -> ExportedChunk? {
    guard bytes.count >= Self.bytesMax || (isLast && !(bytes.isEmpty && ends.isEmpty)) else {
      return nil
    }
    let count = min(bytes.count, Self.bytesMax)
    let ended = ends.prefix { $0 <= count }.count
    let chunk = ExportedChunk(csv: Array(bytes[..<count]), sheets: UInt32(ended))
    bytes.removeFirst(count)
    ends = ends.dropFirst(ended).map { $0 - count }
    return chunk
  }
}
