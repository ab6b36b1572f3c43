/// Messages of `google.protobuf` with a JSON form of their own.
extension JSONReader {
  mutating func readWellKnown(
    _ type: WellKnownType, _ form: MessageForm, _ depth: Int
  ) throws(DecodingError) {
    switch type {
    case .timestamp:
      guard let parts = JSONTime.timestamp(try textBytes()) else {
        throw Self.fault("expected a time such as 2026-03-01T09:30:00Z, in the years 1 to 9999")
      }
      write(parts)
    case .duration:
      guard let parts = JSONTime.duration(try textBytes()) else {
        throw Self.fault("expected seconds such as 1.5s, within 10,000 years")
      }
      write(parts)
    case .fieldMask: try readFieldMask()
    case .any: try readAny(depth)
    default:
      guard let field = form.fields.first else { throw DecodingError(reason: .malformed) }
      wire.tag(field.number, field.type.wire)
      try readScalar(field.type)
    }
  }

  private mutating func write(_ parts: JSONTime.Parts) {
    wire.tag(1, .varint)
    wire.varint(UInt64(bitPattern: parts.seconds))
    wire.tag(2, .varint)
    wire.varint(UInt64(bitPattern: Int64(parts.nanos)))
  }

  /// Reads paths in camel case, separated by commas.
  private mutating func readFieldMask() throws(DecodingError) {
    let text = try textBytes()
    for path in text.split(separator: UInt8(ascii: ",")) {
      var name: [UInt8] = []
      for byte in path {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): name += [UInt8(ascii: "_"), byte | 0x20]
        case UInt8(ascii: "_"): throw Self.fault("expected paths in camel case")
        default: name.append(byte)
        }
      }
      try scanner.count()
      wire.tag(1, .delimited)
      wire.delimited(name)
    }
  }

  /// Reads the object twice: its type, which may be any member, then its contents.
  private mutating func readAny(_ depth: Int) throws(DecodingError) {
    let contents = scanner
    try begin(UInt8(ascii: "{"), "expected an object")
    if scanner.takes(UInt8(ascii: "}")) { return }
    var url: String?
    repeat {
      let name = try text()
      try scanner.take(UInt8(ascii: ":"))
      if name == "@type" { url = try text() } else { try scanner.skipValue(depth: limits.depthMax) }
    } while scanner.takes(UInt8(ascii: ","))
    let end = scanner
    guard let url,
      let message = schema.index(of: GoogleProtobuf.`Any`.messageName(inURL: url))
    else { throw Self.fault("expected the name of a known message in @type") }
    guard depth < limits.depthMax else { throw DecodingError(reason: .tooDeep) }
    wire.tag(1, .delimited)
    wire.delimited(Array(url.utf8))
    wire.tag(2, .delimited)
    let start = wire.open()
    let form = schema.form(message)
    scanner = contents
    if form.wellKnown == nil {
      try readObject(form, depth + 1)
    } else {
      try readMemberValue(message, depth + 1)
      scanner = end
      try scanner.take(UInt8(ascii: "}"))
    }
    wire.close(start)
  }

  /// Reads the member `value` of an object.
  private mutating func readMemberValue(_ message: Int, _ depth: Int) throws(DecodingError) {
    try scanner.take(UInt8(ascii: "{"))
    repeat {
      let name = try text()
      try scanner.take(UInt8(ascii: ":"))
      if name == "value" { return try readMessage(message, depth: depth) }
      try scanner.skipValue(depth: limits.depthMax)
    } while scanner.takes(UInt8(ascii: ","))
    throw Self.fault("expected the member value")
  }
}
