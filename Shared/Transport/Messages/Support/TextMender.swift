internal import CMessageSupport

/// Finds string fields with invalid text and overwrites each NUL with `?`, and in invalid UTF-8 all
/// bytes that are not ASCII, so that the rest of the message can be decoded. Reports the errors by part; a part is an element of a repeated field
/// of the root.
///
/// Used only for messages that `WireScanner` has rejected: it is slower and checks only texts.
struct TextMender {
  private struct Step {
    var field: UnsafePointer<ProtobufCFieldDescriptor>
    /// Index of the element; nil for a singular field.
    var index: Int?
  }

  private let base: UnsafePointer<UInt8>
  private let depthMax: Int
  private var path: [Step] = []
  private var ranges: [Range<Int>] = []
  private var faults: [DecodingError] = []
  private var faultsOfPart = 0

  /// Maximum number of errors reported for a part.
  private static let faultsOfPartMax = 20

  /// Returns the errors in message order. Stops at malformed bytes, which the decoder reports.
  static func mend(
    _ bytes: inout [UInt8], _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>, depthMax: Int
  ) -> [DecodingError] {
    let (ranges, faults) = bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return ([Range<Int>](), [DecodingError]()) }
      var mender = TextMender(base: start, depthMax: depthMax)
      mender.walk(WireReader(at: start, end: start + buffer.count), descriptor)
      return (mender.ranges, mender.faults)
    }
    for range in ranges {
      let isUTF8 = String(validating: bytes[range], as: UTF8.self) != nil
      for offset in range where bytes[offset] == 0 || (!isUTF8 && bytes[offset] >= 0x80) {
        bytes[offset] = UInt8(ascii: "?")
      }
    }
    return faults
  }

  private init(base: UnsafePointer<UInt8>, depthMax: Int) {
    self.base = base
    self.depthMax = depthMax
  }

  private mutating func walk(
    _ message: WireReader, _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  ) {
    let table = FieldTable(descriptor)
    var counts = [Int](repeating: 0, count: table.count)
    var reader = message
    var position = 0
    while let tag = reader.tag() {
      position = table.index(of: tag.number, after: position)
      guard position < table.count, tag.wire == WireType.delimited.rawValue else {
        guard reader.skipValue(wire: tag.wire) else { return }
        continue
      }
      guard let contents = reader.delimited() else { return }
      let field = table.fields + position
      let isRepeated = field.pointee.label == PROTOBUF_C_LABEL_REPEATED
      if path.isEmpty { faultsOfPart = 0 }
      path.append(Step(field: field, index: isRepeated ? counts[position] : nil))
      counts[position] += 1
      check(contents, field)
      path.removeLast()
    }
  }

  private mutating func check(
    _ contents: WireReader, _ field: UnsafePointer<ProtobufCFieldDescriptor>
  ) {
    if field.pointee.type == PROTOBUF_C_TYPE_STRING {
      guard let fault = TextCheck.fault(contents.at, contents.end) else { return }
      ranges.append(contents.at - base..<contents.end - base)
      faultsOfPart += 1
      guard faultsOfPart <= Self.faultsOfPartMax else { return }
      faults.append(DecodingError(field: name, reason: fault))
    } else if field.pointee.type == PROTOBUF_C_TYPE_MESSAGE, path.count < depthMax,
      let inner = field.pointee.descriptor
    {
      walk(contents, inner.assumingMemoryBound(to: ProtobufCMessageDescriptor.self))
    }
  }

  /// Path from the root, in the format of `DecodingError.field`.
  private var name: String {
    path.map { step in
      let name = String(cString: step.field.pointee.name)
      return step.index.map { "\(name)[\($0)]" } ?? name
    }.joined(separator: ".")
  }
}
