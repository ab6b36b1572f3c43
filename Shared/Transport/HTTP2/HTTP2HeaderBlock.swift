import CNghttp2

/// The fields of one header section, in order, with duplicates.
///
/// All names and values are in one byte array: a block costs two allocations however many fields it
/// has, and a look-up compares bytes without creating strings.
public struct HTTP2HeaderBlock: Sendable, Hashable {
  @usableFromInline
  struct Field: Sendable, Hashable {
    @usableFromInline var nameStart: Int32
    @usableFromInline var valueStart: Int32
    @usableFromInline var valueEnd: Int32
  }

  @usableFromInline private(set) var storage: [UInt8] = []
  @usableFromInline private(set) var fields: [Field] = []

  public init() {}

  public init(_ fields: [(String, String)]) {
    for (name, value) in fields { append(name, value) }
  }

  public var count: Int { fields.count }

  public var isEmpty: Bool { fields.isEmpty }

  /// Size according to RFC 9113 §6.5.2: names, values and 32 bytes per field.
  public var listSize: Int { storage.count + 32 * fields.count }

  public mutating func append(_ name: String, _ value: String) {
    let nameStart = storage.count
    append(bytesOf: name)
    let valueStart = storage.count
    append(bytesOf: value)
    close(nameStart: nameStart, valueStart: valueStart)
  }

  /// Appends contiguous storage at once; an array appends other sequences byte by byte.
  private mutating func append(bytesOf text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      storage.append(contentsOf: $0)
    }
    if isDone == nil { storage.append(contentsOf: text.utf8) }
  }

  public mutating func append(_ name: StaticString, _ value: String) {
    let nameStart = storage.count
    storage.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    let valueStart = storage.count
    append(bytesOf: value)
    close(nameStart: nameStart, valueStart: valueStart)
  }

  mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    let nameStart = storage.count
    storage.append(contentsOf: name)
    let valueStart = storage.count
    storage.append(contentsOf: value)
    close(nameStart: nameStart, valueStart: valueStart)
  }

  /// Reserves capacity for a similar section, so that receiving it does not grow the arrays
  /// gradually: the sections of a connection are similar.
  public mutating func reserve(byteCount: Int, fieldCount: Int) {
    storage.reserveCapacity(byteCount)
    fields.reserveCapacity(fieldCount)
  }

  /// Bytes of names and values.
  public var byteCount: Int { storage.count }

  private mutating func close(nameStart: Int, valueStart: Int) {
    fields.append(
      Field(
        nameStart: Int32(truncatingIfNeeded: nameStart),
        valueStart: Int32(truncatingIfNeeded: valueStart),
        valueEnd: Int32(truncatingIfNeeded: storage.count)))
  }

  // MARK: - Reading

  /// Passes the name of every field, in order; valid only inside `body`.
  @inlinable
  public func forEachName(_ body: (_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Void) {
    storage.withUnsafeBufferPointer { bytes in
      for index in fields.indices {
        let field = fields[index]
        body(
          index,
          UnsafeBufferPointer(rebasing: bytes[Int(field.nameStart)..<Int(field.valueStart)]))
      }
    }
  }

  public func nameBytes(at index: Int) -> ArraySlice<UInt8> {
    storage[Int(fields[index].nameStart)..<Int(fields[index].valueStart)]
  }

  public func valueBytes(at index: Int) -> ArraySlice<UInt8> {
    storage[Int(fields[index].valueStart)..<Int(fields[index].valueEnd)]
  }

  public func nameCount(at index: Int) -> Int {
    Int(fields[index].valueStart - fields[index].nameStart)
  }

  public func name(at index: Int) -> String {
    text(from: fields[index].nameStart, to: fields[index].valueStart)
  }

  public func value(at index: Int) -> String {
    text(from: fields[index].valueStart, to: fields[index].valueEnd)
  }

  private func text(from start: Int32, to end: Int32) -> String {
    storage.withUnsafeBufferPointer { bytes in
      String(
        decoding: UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(end)]), as: UTF8.self)
    }
  }

  /// The index of the first field with this name, from `start` on.
  public func index(of name: StaticString, from start: Int = 0) -> Int? {
    let count = name.utf8CodeUnitCount
    return storage.withUnsafeBufferPointer { bytes in
      var index = start
      while index < fields.count {
        let field = fields[index]
        if Int(field.valueStart - field.nameStart) == count,
          let base = bytes.baseAddress,
          compare(base + Int(field.nameStart), name.utf8Start, count)
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// The value of the first field with this name.
  public func first(_ name: StaticString) -> String? {
    index(of: name).map { value(at: $0) }
  }

  public func contains(_ name: StaticString, value: StaticString) -> Bool {
    guard let index = index(of: name) else { return false }
    return valueEquals(at: index, value)
  }

  public func nameEquals(at index: Int, _ expected: StaticString) -> Bool {
    equals(expected, from: fields[index].nameStart, to: fields[index].valueStart)
  }

  public func valueEquals(at index: Int, _ expected: StaticString) -> Bool {
    equals(expected, from: fields[index].valueStart, to: fields[index].valueEnd)
  }

  /// Whether a field is a pseudo-header field (RFC 9113 §8.3).
  public func isPseudo(at index: Int) -> Bool {
    let field = fields[index]
    return field.nameStart < field.valueStart
      && storage[Int(field.nameStart)] == UInt8(ascii: ":")
  }

  private func equals(_ expected: StaticString, from start: Int32, to end: Int32) -> Bool {
    guard Int(end - start) == expected.utf8CodeUnitCount else { return false }
    return storage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return expected.utf8CodeUnitCount == 0 }
      return compare(base + Int(start), expected.utf8Start, expected.utf8CodeUnitCount)
    }
  }

  private func compare(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    for offset in 0..<count where left[offset] != right[offset] { return false }
    return true
  }

  /// Passes the fields in nghttp2's form; valid only inside `body`.
  func withNameValues<R>(
    _ body: (UnsafePointer<nghttp2_nv>?, Int) throws -> R
  ) rethrows -> R {
    try storage.withUnsafeBufferPointer { bytes in
      try withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(fields.count, 1)) {
        nva in
        guard let base = bytes.baseAddress else { return try body(nil, 0) }
        let start = UnsafeMutablePointer(mutating: base)
        for (index, field) in fields.enumerated() {
          nva.initializeElement(
            at: index,
            to: nghttp2_nv(
              name: start + Int(field.nameStart),
              value: start + Int(field.valueStart),
              namelen: Int(field.valueStart - field.nameStart),
              valuelen: Int(field.valueEnd - field.valueStart),
              flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue)))
        }
        return try body(UnsafePointer(nva.baseAddress), fields.count)
      }
    }
  }
}

extension HTTP2HeaderBlock: CustomStringConvertible {
  public var description: String {
    (0..<count).map { "\(name(at: $0)): \(value(at: $0))" }.joined(separator: ", ")
  }
}
