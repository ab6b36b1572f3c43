/// Reads messages in JSON, and writes their wire form.
///
/// Accepts both names of a field, and numbers as texts. Unknown members are ignored, as unknown
/// fields of the wire form are. `null` is an absent field.
struct JSONReader {
  let schema: MessageSchema
  let limits: DecodingLimits
  var scanner: JSONScanner
  var wire = WireBuffer()
  private var unescaped: [UInt8] = []

  /// Returns the wire form of a message.
  ///
  /// - Parameter message: index in the schema.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ message: Int, _ schema: MessageSchema,
    _ limits: DecodingLimits
  ) throws(DecodingError) -> [UInt8] {
    guard bytes.count <= limits.sizeMax else { throw DecodingError(reason: .tooLarge) }
    var reader = JSONReader(
      schema: schema, limits: limits, scanner: JSONScanner(bytes, elementsMax: limits.elementsMax))
    try reader.readMessage(message, depth: 1)
    try reader.scanner.finish()
    return reader.wire.bytes
  }

  private init(schema: MessageSchema, limits: DecodingLimits, scanner: JSONScanner) {
    self.schema = schema
    self.limits = limits
    self.scanner = scanner
  }

  static func fault(_ text: String) -> DecodingError {
    DecodingError(reason: .json(text))
  }

  // MARK: - Messages

  mutating func readMessage(_ message: Int, depth: Int) throws(DecodingError) {
    guard depth <= limits.depthMax else { throw DecodingError(reason: .tooDeep) }
    let form = schema.form(message)
    if let type = form.wellKnown { return try readWellKnown(type, form, depth) }
    try readObject(form, depth)
  }

  mutating func readObject(_ form: MessageForm, _ depth: Int) throws(DecodingError) {
    try begin(UInt8(ascii: "{"), "expected an object")
    if scanner.takes(UInt8(ascii: "}")) { return }
    var seen = SeenFields()
    var next = 0
    repeat {
      let name = try rawText()
      let found =
        name.map { form.index(named: $0, from: next) }
        ?? form.index(named: String(decoding: unescaped, as: UTF8.self))
      try scanner.take(UInt8(ascii: ":"))
      guard let index = found else {
        try scanner.count()
        try scanner.skipValue(depth: limits.depthMax)
        continue
      }
      next = index + 1
      let field = form.fields[index]
      do throws(DecodingError) {
        guard seen.insert(index) else { throw Self.fault("given twice") }
        if scanner.takes("null") { continue }
        if let oneOf = field.oneOf, !seen.insert(oneOf: oneOf) {
          throw Self.fault("another member of the same oneof is given, too")
        }
        try readField(field, depth)
      } catch {
        throw error.within(field.name)
      }
    } while scanner.takes(UInt8(ascii: ","))
    try scanner.take(UInt8(ascii: "}"))
  }

  mutating func begin(_ byte: UInt8, _ fault: String) throws(DecodingError) {
    guard scanner.takes(byte) else { throw Self.fault(fault) }
  }

  private mutating func readField(_ field: FieldForm, _ depth: Int) throws(DecodingError) {
    if field.isMap { return try readMap(field, depth) }
    guard field.isRepeated else {
      wire.tag(field.number, field.type.wire)
      return try readValue(field, depth)
    }
    try begin(UInt8(ascii: "["), "expected an array")
    if scanner.takes(UInt8(ascii: "]")) { return }
    if field.type.wire == .delimited {
      try readElements(field, depth)
    } else {
      wire.tag(field.number, .delimited)
      let start = wire.open()
      try readElements(field, depth)
      wire.close(start)
    }
    try scanner.take(UInt8(ascii: "]"))
  }

  private mutating func readElements(_ field: FieldForm, _ depth: Int) throws(DecodingError) {
    var index = 0
    repeat {
      do throws(DecodingError) {
        try scanner.count()
        if field.type.wire == .delimited { wire.tag(field.number, .delimited) }
        try readValue(field, depth)
      } catch {
        throw error.within("[\(index)]")
      }
      index += 1
    } while scanner.takes(UInt8(ascii: ","))
  }

  private mutating func readMap(_ field: FieldForm, _ depth: Int) throws(DecodingError) {
    guard let (key, value) = schema.form(field.reference).entry else {
      throw DecodingError(reason: .malformed)
    }
    try begin(UInt8(ascii: "{"), "expected an object")
    if scanner.takes(UInt8(ascii: "}")) { return }
    repeat {
      try scanner.count()
      wire.tag(field.number, .delimited)
      let start = wire.open()
      wire.tag(key.number, key.type.wire)
      try readKey(key)
      try scanner.take(UInt8(ascii: ":"))
      wire.tag(value.number, value.type.wire)
      try readValue(value, depth + 1)
      wire.close(start)
    } while scanner.takes(UInt8(ascii: ","))
    try scanner.take(UInt8(ascii: "}"))
  }

  /// Reads a value, or the contents of one: of a message with its length.
  private mutating func readValue(_ field: FieldForm, _ depth: Int) throws(DecodingError) {
    switch field.type {
    case .message:
      let start = wire.open()
      try readMessage(field.reference, depth: depth + 1)
      wire.close(start)
    case .enumeration: try readEnumeration(schema.enumeration(field.reference))
    default: try readScalar(field.type)
    }
    guard wire.bytes.count <= limits.sizeMax else { throw DecodingError(reason: .tooLarge) }
  }

  // MARK: - Single values

  /// Reads a string without its escapes.
  private mutating func rawText() throws(DecodingError) -> UnsafeBufferPointer<UInt8>? {
    guard scanner.next() == UInt8(ascii: "\"") else { throw Self.fault("expected a string") }
    let text = try scanner.text()
    if !text.hasEscapes { return text.bytes }
    unescaped.removeAll(keepingCapacity: true)
    try scanner.append(text, to: &unescaped)
    return nil
  }

  mutating func text() throws(DecodingError) -> String {
    if let bytes = try rawText() { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: unescaped, as: UTF8.self)
  }

  mutating func textBytes() throws(DecodingError) -> ArraySlice<UInt8> {
    if let bytes = try rawText() { return Array(bytes)[...] }
    return unescaped[...]
  }

  private mutating func readKey(_ key: FieldForm) throws(DecodingError) {
    switch key.type {
    case .string: try readScalar(.string)
    case .bool:
      switch try text() {
      case "true": wire.varint(1)
      case "false": wire.varint(0)
      default: throw Self.fault("expected true or false as key")
      }
    default:
      guard scanner.next() == UInt8(ascii: "\"") else { throw Self.fault("expected a string") }
      try readScalar(key.type)
    }
  }

  private mutating func readEnumeration(_ form: EnumerationForm) throws(DecodingError) {
    let number: Int32
    if scanner.next() == UInt8(ascii: "\"") {
      let name = try text()
      guard let known = form.numbers[name] else {
        throw Self.fault("unknown value of the enumeration")
      }
      number = known
    } else {
      guard let value: Int32 = JSONScalar.integer(try numberText()) else { throw Self.noInteger }
      number = value
    }
    wire.varint(UInt64(bitPattern: Int64(number)))
  }

  private static let noInteger = fault("expected an integer within the range of its type")

  /// Returns the text of a number, which may be in quotes.
  private mutating func numberText() throws(DecodingError) -> UnsafeBufferPointer<UInt8> {
    switch scanner.next() {
    case UInt8(ascii: "\""): return try scanner.text().bytes
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return try scanner.number()
    default: throw Self.fault("expected a number")
    }
  }

  private mutating func integer<T: FixedWidthInteger>() throws(DecodingError) -> T {
    guard let value: T = JSONScalar.integer(try numberText()) else { throw Self.noInteger }
    return value
  }

  private mutating func double() throws(DecodingError) -> Double {
    let text = try numberText()
    if let value = JSONScalar.double(text) { return value }
    switch String(decoding: text, as: UTF8.self) {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: throw Self.fault("expected a number within the range of its type")
    }
  }

  mutating func readScalar(_ type: FieldType) throws(DecodingError) {
    switch type {
    case .string:
      if let bytes = try rawText() { wire.delimited(bytes) } else { wire.delimited(unescaped) }
    case .bytes:
      guard let bytes = Base64.decode(try textBytes(), isURLSafe: true) else {
        throw Self.fault("expected Base64")
      }
      wire.delimited(bytes)
    case .bool:
      if scanner.takes("true") {
        wire.varint(1)
      } else if scanner.takes("false") {
        wire.varint(0)
      } else {
        throw Self.fault("expected true or false")
      }
    case .double: wire.fixed(try double().bitPattern, 8)
    case .float:
      let value = try double()
      let float = Float(value)
      guard float.isFinite || !value.isFinite else {
        throw Self.fault("expected a number within the range of its type")
      }
      wire.fixed(UInt64(float.bitPattern), 4)
    case .int32: wire.varint(UInt64(bitPattern: Int64(try integer() as Int32)))
    case .int64: wire.varint(UInt64(bitPattern: try integer() as Int64))
    case .uint32: wire.varint(UInt64(try integer() as UInt32))
    case .uint64: wire.varint(try integer())
    case .sint32: wire.zigzag(Int64(try integer() as Int32))
    case .sint64: wire.zigzag(try integer())
    case .fixed32: wire.fixed(UInt64(try integer() as UInt32), 4)
    case .fixed64: wire.fixed(try integer(), 8)
    case .sfixed32: wire.fixed(UInt64(UInt32(bitPattern: try integer() as Int32)), 4)
    case .sfixed64: wire.fixed(UInt64(bitPattern: try integer() as Int64), 8)
    case .message, .enumeration: break
    }
  }
}
