package import COtolithMessages

/// Reads a message's wire form before protobuf-c does, driven by protobuf-c's descriptors.
///
/// protobuf-c 1.4.1 recurses without bound (10,000 nested messages in a few KB end the process),
/// checks no UTF-8, cuts strings at a NUL and bounds no counts. What passes here it unpacks without
/// fault, in memory proportional to the limits.
///
/// Stricter than the protocol buffer specification in two points: a field with another wire type
/// than the schema's is refused as by protobuf-c, not skipped; and a singular message field that
/// occurs twice is refused, not merged, because protobuf-c reads outside its tables when it merges
/// messages with an unset oneof. No encoder writes either.
package struct WireScanner {
  private let depthMax: Int
  private let elementsMax: Int
  private var elements = 0

  /// Nobody can configure more: protobuf-c takes about 1 KiB of stack a level.
  private static let depthCeiling = 128

  /// - Throws: `DecodingError` for bytes that are not to be unpacked.
  package static func check(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ limits: DecodingLimits
  ) throws(DecodingError) {
    guard bytes.count <= min(limits.sizeMax, Int(Int32.max)) else {
      throw DecodingError(reason: .tooLarge)
    }
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    var scanner = WireScanner(limits)
    try scanner.scan(WireReader(at: start, end: start + bytes.count), descriptor, depth: 1)
  }

  private init(_ limits: DecodingLimits) {
    depthMax = min(limits.depthMax, Self.depthCeiling)
    elementsMax = limits.elementsMax
  }

  private mutating func scan(
    _ message: WireReader, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, depth: Int
  ) throws(DecodingError) {
    guard depth <= depthMax else { throw DecodingError(reason: .tooDeep) }
    let table = FieldTable(descriptor)
    var reader = message
    var index = 0
    var seen: UInt64 = 0
    while reader.at < reader.end {
      let tagStart = reader.at
      guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
      index = table.index(of: tag.number, after: index)
      guard index < table.count else {
        guard reader.skipValue(wire: tag.wire) else { throw DecodingError(reason: .malformed) }
        guard count(1) else { throw DecodingError(reason: .tooManyElements) }
        continue
      }
      let field = table.fields + index
      let isRepeated = field.pointee.label == PROTOBUF_C_LABEL_REPEATED
      do {
        if !isRepeated {
          let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index)
          if seen & bit != 0 || index >= 64 {
            try checkSecond(field)
          }
          seen |= bit
        }
        try scan(&reader, tag.wire, field, isRepeated, depth)
      } catch {
        throw Self.located(error, in: message, field, at: tagStart)
      }
    }
  }

  /// A field that holds one value has another one: the last counts, and all cost memory.
  private mutating func checkSecond(
    _ field: UnsafePointer<ProtobufCFieldDescriptor>
  ) throws(DecodingError) {
    if field.pointee.type == PROTOBUF_C_TYPE_MESSAGE { throw DecodingError(reason: .malformed) }
    guard count(1) else { throw DecodingError(reason: .tooManyElements) }
  }

  /// One value, or one run of packed values.
  @inline(__always)
  private mutating func scan(
    _ reader: inout WireReader, _ wire: UInt32, _ field: UnsafePointer<ProtobufCFieldDescriptor>,
    _ isRepeated: Bool, _ depth: Int
  ) throws(DecodingError) {
    let type = field.pointee.type
    let isDelimited = wire == WireType.delimited.rawValue
    guard wire == WireType(type).rawValue else {
      guard isRepeated, isDelimited, let run = reader.delimited(), let values = run.packed(type)
      else { throw DecodingError(reason: .malformed) }
      guard count(values) else { throw DecodingError(reason: .tooManyElements) }
      return
    }
    if isRepeated {
      guard count(1) else { throw DecodingError(reason: .tooManyElements) }
    }
    guard isDelimited else {
      guard reader.skipValue(wire: wire) else { throw DecodingError(reason: .malformed) }
      return
    }
    guard let contents = reader.delimited() else { throw DecodingError(reason: .malformed) }
    if type == PROTOBUF_C_TYPE_STRING {
      if let fault = TextCheck.fault(contents.at, contents.end) {
        throw DecodingError(reason: fault)
      }
    } else if type == PROTOBUF_C_TYPE_MESSAGE {
      // Set for every message field by protoc-c.
      guard let inner = field.pointee.descriptor else { throw DecodingError(reason: .malformed) }
      try scan(
        contents, inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self), depth: depth + 1)
    }
  }

  /// Whether `more` elements are within the limit.
  private mutating func count(_ more: Int) -> Bool {
    elements += more
    return elements <= elementsMax
  }

  /// The error with `field`, found at `tagStart` in `message`, put in front of its path. Only
  /// here are elements numbered, so that good messages do not pay for it.
  private static func located(
    _ error: DecodingError, in message: WireReader,
    _ field: UnsafePointer<ProtobufCFieldDescriptor>, at tagStart: UnsafePointer<UInt8>
  ) -> DecodingError {
    var path = String(cString: field.pointee.name)
    if field.pointee.label == PROTOBUF_C_LABEL_REPEATED,
      WireType(field.pointee.type) == .delimited
    {
      var reader = message
      var index = 0
      while reader.at < tagStart, let tag = reader.tag(), reader.skipValue(wire: tag.wire) {
        if tag.number == field.pointee.id { index += 1 }
      }
      path += "[\(index)]"
    }
    if !error.field.isEmpty { path += ".\(error.field)" }
    return DecodingError(field: path, reason: error.reason)
  }
}
