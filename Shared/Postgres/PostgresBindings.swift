/// The encoded parameters of a query, in one memory block.
struct PostgresBindings: Sendable {
  struct Entry: Sendable {
    var oid: UInt32
    var format: PostgresFormat
    var offset: Int
    /// Length in bytes; nil for NULL.
    var length: Int?
  }

  /// libpq's limit, `PQ_QUERY_PARAM_MAX_LIMIT`.
  static let countMax = 65535

  private var buffer = PostgresBuffer()
  private(set) var entries: [Entry] = []

  var failure: String? { buffer.failure }
  var byteCount: Int { buffer.bytes.count }

  mutating func append<Value: PostgresEncodable>(_ value: Value) {
    let offset = buffer.bytes.count
    if value.isPostgresNull {
      entries.append(
        Entry(
          oid: Value.postgresOID, format: Value.postgresFormat, offset: offset, length: nil))
      return
    }
    value.encode(postgres: &buffer)
    let length = buffer.bytes.count - offset
    // libpq requires a terminating zero for text.
    if Value.postgresFormat == .text { buffer.append(UInt8(0)) }
    entries.append(
      Entry(
        oid: Value.postgresOID, format: Value.postgresFormat, offset: offset,
        length: length))
  }

  mutating func append(contentsOf other: PostgresBindings) {
    let base = buffer.bytes.count
    buffer.append(contentsOf: other.buffer.bytes)
    if let failure = other.failure { buffer.refuse(failure) }
    for var entry in other.entries {
      entry.offset += base
      entries.append(entry)
    }
  }

  /// Passes the parameters in libpq's form: pointers, lengths and formats.
  func withParameters<R>(
    _ body: (
      _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<Int32>?,
      _ formats: UnsafePointer<Int32>?
    ) -> R
  ) -> R {
    guard !entries.isEmpty else { return body(nil, nil, nil) }
    return buffer.bytes.withUnsafeBytes { bytes in
      // An empty value must not be a null pointer, which would mean NULL.
      withUnsafeBytes(of: UInt8(0)) { empty in
        let base = bytes.baseAddress ?? empty.baseAddress
        let values = entries.map { entry in
          entry.length == nil
            ? nil : base.map { ($0 + entry.offset).assumingMemoryBound(to: CChar.self) }
        }
        let lengths = entries.map { Int32(truncatingIfNeeded: $0.length ?? 0) }
        let formats = entries.map(\.format.rawValue)
        return body(values, lengths, formats)
      }
    }
  }
}
