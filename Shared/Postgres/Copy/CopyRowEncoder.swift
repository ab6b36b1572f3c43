/// Writes rows in COPY's binary format (PostgreSQL manual, COPY, "Binary Format").
struct CopyRowEncoder {
  private static let chunkBytes = 64 << 10
  private static let signature: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00]

  private let columns: Int
  private var buffer = PostgresBuffer()

  init(columns: Int) {
    self.columns = columns
    buffer.append(contentsOf: Self.signature)
    // No flags, no extension.
    buffer.append(Int32(0))
    buffer.append(Int32(0))
  }

  /// - Throws: `PostgresError` of kind `.parameter` for a value without a binary form, or another
  ///   number of values than columns.
  mutating func append<each Value: PostgresEncodable>(_ values: repeat each Value) throws {
    var count = 0
    var hasTextForm = false
    for type in repeat (each Value).self {
      count += 1
      if type.postgresFormat == .text { hasTextForm = true }
    }
    guard count == columns, let fields = Int16(exactly: count) else {
      throw PostgresError(kind: .parameter, message: "\(count) values for \(columns) columns")
    }
    if hasTextForm { buffer.refuse("it has no binary form") }
    buffer.append(fields)
    for value in repeat each values { buffer.appendElement(value) }
    if let failure = buffer.failure {
      throw PostgresError(kind: .parameter, message: "a value cannot be sent: \(failure)")
    }
  }

  mutating func takeChunk() -> [UInt8]? {
    buffer.bytes.count >= Self.chunkBytes ? buffer.takeBytes() : nil
  }

  /// With the trailer.
  mutating func takeLast() -> [UInt8] {
    buffer.append(Int16(-1))
    return buffer.takeBytes()
  }
}
