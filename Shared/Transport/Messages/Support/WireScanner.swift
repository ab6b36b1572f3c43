package import CMessageSupport

/// Checks a message's wire form before protobuf-c unpacks it, using protobuf-c's descriptors.
///
/// protobuf-c 1.4.1 recurses without limit (10,000 nested messages in a few KB crash the process),
/// does not check UTF-8, truncates strings at a NUL and does not limit counts. It unpacks checked
/// messages safely, in memory proportional to the limits.
///
/// Stricter than the protocol buffer specification in two points. A field with a wire type other
/// than the schema's is rejected (as by protobuf-c), not skipped. A singular message field that
/// occurs twice is rejected, not merged, because protobuf-c reads outside its tables when it merges
/// messages with an unset oneof. Encoders produce neither.
package struct WireScanner {
  private let depthMax: Int
  private let elementsMax: Int
  private let memoryMax: Int
  private var elements = 0
  /// Memory for decoding in bytes; stays 0 for small messages.
  private var memory = 0
  private let countsMemory: Bool
  /// Cached Swift sizes of the message types that occurred as elements.
  private var swiftForms: [UnsafePointer<ProtobufCMessageDescriptor>: Int] = [:]

  /// Upper limit of `depthMax`: protobuf-c uses about 1 KiB of stack per level.
  private static let depthCeiling = 128

  /// Size up to which memory is not estimated; such messages need at most a few megabytes.
  private static let uncountedMax = 4_096

  /// - Returns: memory for decoding in bytes; 0 for a small message.
  /// - Throws: `DecodingError` for bytes that must not be unpacked.
  package static func check(
    _ bytes: UnsafeRawBufferPointer, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    _ limits: DecodingLimits
  ) throws(DecodingError) -> Int {
    guard bytes.count <= min(limits.sizeMax, Int(Int32.max)) else {
      throw DecodingError(reason: .tooLarge)
    }
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    var scanner = WireScanner(limits, countsMemory: bytes.count > uncountedMax)
    if scanner.countsMemory { try scanner.take(Footprint.swiftForm(descriptor) + bytes.count) }
    try scanner.scan(WireReader(at: start, end: start + bytes.count), descriptor, depth: 1)
    return scanner.memory
  }

  private init(_ limits: DecodingLimits, countsMemory: Bool) {
    self.countsMemory = countsMemory
    memoryMax = limits.memoryMax
    depthMax = min(limits.depthMax, Self.depthCeiling)
    elementsMax = limits.elementsMax
  }

  private mutating func scan(
    _ message: WireReader, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, depth: Int
  ) throws(DecodingError) {
    guard depth <= depthMax else { throw DecodingError(reason: .tooDeep) }
    if countsMemory { try take(Footprint.cForm(descriptor)) }
    let table = FieldTable(descriptor)
    var reader = message
    var index = 0
    var seen: UInt64 = 0
    var lastElement = LastElement()
    while reader.at < reader.end {
      let tagStart = reader.at
      guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
      index = table.index(of: tag.number, after: index)
      guard index < table.count else {
        guard reader.skipValue(wire: tag.wire) else { throw DecodingError(reason: .malformed) }
        guard count(1) else { throw DecodingError(reason: .tooManyElements) }
        if countsMemory {
          try take(Footprint.occurrence + Footprint.contents(reader.at - tagStart))
        }
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
        if countsMemory { try takeOccurrence(of: field, isRepeated, &lastElement) }
        try scan(&reader, tag.wire, field, isRepeated, depth)
      } catch {
        throw Self.located(error, in: message, field, at: tagStart)
      }
    }
  }

  /// Checks a repeated occurrence of a singular field: the last one counts, but all cost memory.
  private mutating func checkSecond(
    _ field: UnsafePointer<ProtobufCFieldDescriptor>
  ) throws(DecodingError) {
    if field.pointee.type == PROTOBUF_C_TYPE_MESSAGE { throw DecodingError(reason: .malformed) }
    guard count(1) else { throw DecodingError(reason: .tooManyElements) }
  }

  /// Checks one value, or one run of packed values.
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
      if countsMemory { try take(2 * Footprint.arrayElement * values) }
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
    if countsMemory, type != PROTOBUF_C_TYPE_MESSAGE {
      try take(Footprint.contents(contents.end - contents.at))
    }
    if type == PROTOBUF_C_TYPE_STRING {
      if let fault = TextCheck.fault(contents.at, contents.end) {
        throw DecodingError(reason: fault)
      }
    } else if type == PROTOBUF_C_TYPE_MESSAGE {
      // protoc-c sets it for every message field.
      guard let inner = field.pointee.descriptor else { throw DecodingError(reason: .malformed) }
      try scan(
        contents, inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self), depth: depth + 1)
    }
  }

  /// Adds the memory of a field occurrence, without its contents.
  private mutating func takeOccurrence(
    of field: UnsafePointer<ProtobufCFieldDescriptor>, _ isRepeated: Bool,
    _ last: inout LastElement
  ) throws(DecodingError) {
    // Singular values are stored inline in the Swift form of the enclosing message.
    guard isRepeated else { return try take(Footprint.occurrence) }
    var bytes = Footprint.occurrence + Footprint.arrayElement
    if last.field != field {
      // Possibly a new array.
      bytes += Footprint.heapObject
      last = LastElement(field: field, size: size(ofElementOf: field))
    }
    try take(bytes + last.size)
  }

  /// The field of the last element; elements of a field are usually adjacent.
  private struct LastElement {
    var field: UnsafePointer<ProtobufCFieldDescriptor>?
    /// Size in Swift.
    var size = 0
  }

  private mutating func size(
    ofElementOf field: UnsafePointer<ProtobufCFieldDescriptor>
  ) -> Int {
    guard field.pointee.type == PROTOBUF_C_TYPE_MESSAGE, let inner = field.pointee.descriptor else {
      return Footprint.scalar
    }
    let descriptor = inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self)
    if let known = swiftForms[descriptor] { return known }
    let size = Footprint.swiftForm(descriptor)
    swiftForms[descriptor] = size
    return size
  }

  private mutating func take(_ bytes: Int) throws(DecodingError) {
    memory += bytes
    guard memory <= memoryMax else { throw DecodingError(reason: .tooMuchMemory) }
  }

  /// Counts `more` elements; returns whether the limit is kept.
  private mutating func count(_ more: Int) -> Bool {
    elements += more
    return elements <= elementsMax
  }

  /// Prepends `field`, found at `tagStart` in `message`, to the error's path. Element indices are
  /// computed only here, so that valid messages do not pay for them.
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
