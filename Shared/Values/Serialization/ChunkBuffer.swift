/// A part of an export.
public struct ExportedChunk: Sendable, Hashable {
  public var csv: [UInt8]
  /// Number of items (sheets, sessions, notifications) that end in the chunk.
  public var items: UInt32

  public init(csv: [UInt8], items: UInt32) {
    self.csv = csv
    self.items = items
  }
}

/// Splits an export into chunks. An item counts towards the chunk that contains the end of its last
/// row.
public struct ChunkBuffer {
  /// Bytes of one chunk.
  public static let bytesMax = 64 << 10

  private var bytes: [UInt8] = []
  /// Positions in `bytes` at which items end.
  private var ends: [Int] = []

  public init() {}

  /// Adds the rows of one item.
  ///
  /// - Parameter isItem: false for the header.
  public mutating func append(_ rows: [UInt8], isItem: Bool = true) {
    bytes += rows
    if isItem { ends.append(bytes.count) }
  }

  /// Returns a full chunk, or with `isLast` the remainder; nil if there is nothing to return.
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

extension Double {
  /// The shortest decimal that parses to the same number, without `.0` for integers: `5`, `0.1`,
  /// `1e+300`.
  public var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
