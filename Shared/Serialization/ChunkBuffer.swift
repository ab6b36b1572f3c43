/// A part of an export.
public struct ExportedChunk: Sendable, Hashable {
  public var csv: [UInt8]
  /// How many of what is exported (sheets, sessions, notifications) end in it.
  public var items: UInt32

  public init(csv: [UInt8], items: UInt32) {
    self.csv = csv
    self.items = items
  }
}

/// Cuts an export into chunks. An item is counted in the chunk in which its last row ends.
public struct ChunkBuffer {
  /// Bytes of one chunk.
  public static let bytesMax = 64 << 10

  private var bytes: [UInt8] = []
  /// Items that end in `bytes`, and where.
  private var ends: [Int] = []

  public init() {}

  /// Adds the rows of one item.
  ///
  /// - Parameter isItem: false for the header.
  public mutating func append(_ rows: [UInt8], isItem: Bool = true) {
    bytes += rows
    if isItem { ends.append(bytes.count) }
  }

  /// A full chunk; with `isLast` whatever is left. Nil when there is none.
  public mutating func takeChunk(isLast: Bool = false) -> ExportedChunk? {
    guard bytes.count >= Self.bytesMax || (isLast && !(bytes.isEmpty && ends.isEmpty)) else {
      return nil
    }
    let count = min(bytes.count, Self.bytesMax)
    let ended = ends.prefix { $0 <= count }.count
    let chunk = ExportedChunk(csv: Array(bytes[..<count]), items: UInt32(ended))
    bytes.removeFirst(count)
    ends = ends.dropFirst(ended).map { $0 - count }
    return chunk
  }
}
