/// One occurrence of a field in a message's wire form.
struct WireField {
  /// Index of the field in its ``MessageForm``.
  let index: Int
  let wire: WireType
  /// A number as it is encoded; 0 for a delimited value.
  let number: UInt64
  /// The contents of a delimited value; empty for a number.
  let contents: WireReader
  /// End of its value.
  let position: UnsafePointer<UInt8>

  /// Reads the value after a tag.
  init(_ index: Int, _ reader: inout WireReader, _ wire: UInt32) throws(DecodingError) {
    self.index = index
    guard let wire = WireType(rawValue: wire) else { throw DecodingError(reason: .malformed) }
    self.wire = wire
    var contents = WireReader(at: reader.at, end: reader.at)
    var number: UInt64? = 0
    switch wire {
    case .varint: number = reader.varint()
    case .fixed64: number = reader.fixed(8)
    case .fixed32: number = reader.fixed(4)
    case .delimited:
      guard let delimited = reader.delimited() else { throw DecodingError(reason: .malformed) }
      contents = delimited
    }
    guard let number else { throw DecodingError(reason: .malformed) }
    self.number = number
    self.contents = contents
    position = reader.at
  }

  private init(wire: WireType) {
    index = 0
    self.wire = wire
    number = 0
    // Empty and never read.
    position = UnsafePointer(bitPattern: 1)!
    contents = WireReader(at: position, end: position)
  }

  /// The default value of a field.
  static func absent(_ field: FieldForm) -> WireField { WireField(wire: field.type.wire) }

  /// Whether it is 0, false or empty.
  var isDefault: Bool { number == 0 && contents.at == contents.end }
}

extension WireReader {
  /// Reads a little-endian number of `count` bytes.
  fileprivate mutating func fixed(_ count: Int) -> UInt64? {
    guard end - at >= count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(at[index]) << UInt64(8 * index) }
    at += count
    return value
  }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: at, count: end - at) }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
