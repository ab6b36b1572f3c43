internal import Foundation
public import Messages
public import Serialization

/// Messages of the API as JSON, by protocol buffers' own mapping (ProtoJSON): `participantId`, times as RFC 3339,
/// enumerations by their names, 64-bit integers as strings, bytes in base64.
///
/// What a message always has is always there, also 0, `""`, `false` and `[]`; a message within it, and one of
/// several, only where it is set. So whoever reads it finds each name.
public enum MessageJSON {
  /// - Parameter isPretty: on lines of its own; else one line.
  public static func text(_ message: some Message, isPretty: Bool = true) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    write(message, to: &writer)
    return writer.text
  }

  /// As one array.
  public static func text(_ messages: [some Message], isPretty: Bool = true) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.array { writer in
      for message in messages { write(message, to: &writer) }
    }
    return writer.text
  }

  /// Adds it as one value.
  public static func write<M: Message>(_ message: M, to writer: inout JSONWriter) {
    MessageTree(type: M.fullName, bytes: message.serialized()[...]).write(to: &writer)
  }
}

/// An encoded message of a type of the API.
private struct MessageTree {
  let type: String
  let bytes: ArraySlice<UInt8>

  func write(to writer: inout JSONWriter) {
    if let value = WellKnownType(type) { return value.write(bytes, to: &writer) }
    writer.object { writeMembers(to: &$0) }
  }

  /// What the message has, without braces around it.
  func writeMembers(to writer: inout JSONWriter) {
    var found: [UInt32: [WireValue]] = [:]
    for (number, value) in WireFields(bytes) { found[number, default: []].append(value) }
    for field in MessageSchema.api.fields(of: type) {
      let values = found[field.number] ?? []
      if field.isRepeated {
        writer.name(field.jsonName)
        writer.array { writer in
          for value in Self.unpacked(values, field) { Self.write(value, field, to: &writer) }
        }
      } else if let value = values.last {
        writer.name(field.jsonName)
        Self.write(value, field, to: &writer)
      } else if field.type != .message, !field.isOneOf {
        writer.name(field.jsonName)
        Self.write(Self.absent(field), field, to: &writer)
      }
    }
  }

  private static func absent(_ field: MessageSchema.Field) -> WireValue {
    switch field.type {
    case .string, .bytes, .message: .delimited([])
    default: .varint(0)
    }
  }

  /// Numbers may come many at once.
  private static func unpacked(_ values: [WireValue], _ field: MessageSchema.Field) -> [WireValue] {
    switch field.type {
    case .string, .bytes, .message: return values
    default: break
    }
    return values.flatMap { value -> [WireValue] in
      guard case .delimited(var run) = value else { return [value] }
      var numbers: [WireValue] = []
      while let number = next(&run, field.type) { numbers.append(number) }
      return numbers
    }
  }

  private static func next(
    _ run: inout ArraySlice<UInt8>, _ type: MessageSchema.FieldType
  ) -> WireValue? {
    switch type {
    case .double, .fixed64, .sfixed64: WireFields.fixed(&run, 8).map { .fixed64($0) }
    case .float, .fixed32, .sfixed32:
      WireFields.fixed(&run, 4).map { .fixed32(UInt32(truncatingIfNeeded: $0)) }
    default: WireFields.varint(&run).map { .varint($0) }
    }
  }

  private static func write(
    _ value: WireValue, _ field: MessageSchema.Field, to writer: inout JSONWriter
  ) {
    let number = bits(value)
    switch field.type {
    case .message:
      MessageTree(type: field.typeName, bytes: contents(value)).write(to: &writer)
    case .string: writer.string(String(decoding: contents(value), as: UTF8.self))
    case .bytes: writer.string(Data(contents(value)).base64EncodedString())
    case .bool: writer.bool(number != 0)
    case .enumeration:
      let value = Int32(truncatingIfNeeded: number)
      if let name = MessageSchema.api.name(of: value, in: field.typeName) {
        writer.string(name)
      } else {
        writer.integer(Int64(value))
      }
    case .double: writer.mapped(Double(bitPattern: number))
    case .float: writer.mapped(Double(Float(bitPattern: UInt32(truncatingIfNeeded: number))))
    case .int32, .sfixed32: writer.integer(Int64(Int32(truncatingIfNeeded: number)))
    case .uint32, .fixed32: writer.integer(Int64(UInt32(truncatingIfNeeded: number)))
    case .sint32: writer.integer(unfolded(number))
    case .int64, .sfixed64: writer.string(String(Int64(truncatingIfNeeded: number)))
    case .uint64, .fixed64: writer.string(String(number))
    case .sint64: writer.string(String(unfolded(number)))
    }
  }

  /// Of the zigzag encoding.
  private static func unfolded(_ number: UInt64) -> Int64 {
    Int64(truncatingIfNeeded: number >> 1) ^ -Int64(truncatingIfNeeded: number & 1)
  }

  private static func bits(_ value: WireValue) -> UInt64 {
    switch value {
    case .varint(let number), .fixed64(let number): number
    case .fixed32(let number): UInt64(number)
    case .delimited: 0
    }
  }

  private static func contents(_ value: WireValue) -> ArraySlice<UInt8> {
    if case .delimited(let bytes) = value { bytes } else { [] }
  }
}

/// Messages of `google.protobuf` that are no objects in JSON.
private enum WellKnownType: String {
  case timestamp = "Timestamp"
  case duration = "Duration"
  case fieldMask = "FieldMask"
  case any = "Any"
  case doubleValue = "DoubleValue"

  init?(_ fullName: String) {
    let package = "google.protobuf."
    guard fullName.hasPrefix(package) else { return nil }
    self.init(rawValue: String(fullName.dropFirst(package.count)))
  }

  func write(_ bytes: ArraySlice<UInt8>, to writer: inout JSONWriter) {
    switch self {
    case .timestamp:
      let (seconds, nanos) = Self.seconds(bytes)
      let date = Date(timeIntervalSince1970: Double(seconds))
      writer.string("\(date.formatted(.iso8601).dropLast())\(Self.fraction(nanos))Z")
    case .duration:
      let (seconds, nanos) = Self.seconds(bytes)
      let sign = seconds < 0 || nanos < 0 ? "-" : ""
      writer.string("\(sign)\(abs(seconds))\(Self.fraction(abs(nanos)))s")
    case .fieldMask:
      let paths = WireFields(bytes).compactMap { _, value -> String? in
        guard case .delimited(let path) = value else { return nil }
        return MessageSchema.jsonName(String(decoding: path, as: UTF8.self))
      }
      writer.string(paths.joined(separator: ","))
    case .doubleValue:
      var number = 0.0
      for case (1, .fixed64(let bits)) in WireFields(bytes) { number = Double(bitPattern: bits) }
      writer.mapped(number)
    case .any: writeAny(bytes, to: &writer)
    }
  }

  /// The message within, with `@type` before its members; one that nobody knows by its bytes.
  private func writeAny(_ bytes: ArraySlice<UInt8>, to writer: inout JSONWriter) {
    var url = ""
    var value: ArraySlice<UInt8> = []
    for case (let number, .delimited(let contents)) in WireFields(bytes) {
      if number == 1 { url = String(decoding: contents, as: UTF8.self) } else { value = contents }
    }
    let type = String(url.split(separator: "/").last ?? "")
    writer.object { writer in
      guard !url.isEmpty else { return }
      writer.name("@type")
      writer.string(url)
      if MessageSchema.api.knows(type), WellKnownType(type) == nil {
        MessageTree(type: type, bytes: value).writeMembers(to: &writer)
      } else {
        writer.name("value")
        writer.string(Data(value).base64EncodedString())
      }
    }
  }

  private static func seconds(_ bytes: ArraySlice<UInt8>) -> (seconds: Int64, nanos: Int32) {
    var result: (seconds: Int64, nanos: Int32) = (0, 0)
    for case (let number, .varint(let value)) in WireFields(bytes) {
      if number == 1 { result.seconds = Int64(truncatingIfNeeded: value) }
      if number == 2 { result.nanos = Int32(truncatingIfNeeded: value) }
    }
    return result
  }

  /// With 0, 3, 6 or 9 digits.
  private static func fraction(_ nanos: Int32) -> String {
    guard nanos != 0 else { return "" }
    var digits = String(String(1_000_000_000 + Int64(nanos)).dropFirst())
    while digits.hasSuffix("000") { digits.removeLast(3) }
    return ".\(digits)"
  }
}

extension JSONWriter {
  /// What is no number in JSON is a string.
  fileprivate mutating func mapped(_ value: Double) {
    if value.isFinite { return number(value) }
    string(value.isNaN ? "NaN" : value > 0 ? "Infinity" : "-Infinity")
  }
}
