/// The types of `FieldDescriptorProto.Type`, without groups.
enum FieldType: UInt64, Sendable {
  case double = 1
  case float, int64, uint64, int32, fixed64, fixed32, bool, string
  case message = 11
  case bytes, uint32, enumeration, sfixed32, sfixed64, sint32, sint64

  /// Wire type of one value.
  var wire: WireType {
    switch self {
    case .string, .bytes, .message: .delimited
    case .double, .fixed64, .sfixed64: .fixed64
    case .float, .fixed32, .sfixed32: .fixed32
    default: .varint
    }
  }
}

/// A field of a message as its descriptor declares it.
struct RawField {
  let number: UInt32
  let name: String
  let type: FieldType
  /// Full name of the message or enumeration.
  let typeName: String
  let isRepeated: Bool
  let oneOf: Int?

  /// - Returns: nil for a group.
  init?(_ parts: DescriptorFields) throws(DecodingError) {
    guard let type = FieldType(rawValue: parts.number(5) ?? 0) else { return nil }
    self.type = type
    number = UInt32(truncatingIfNeeded: parts.number(3) ?? 0)
    name = try parts.text(1)
    typeName = Self.typeName(try parts.text(6))
    isRepeated = parts.number(4) == 3
    oneOf = parts.number(9).flatMap { Int(exactly: $0) }
  }

  /// Returns the name without the leading dot of descriptors.
  static func typeName(_ name: String) -> String { String(name.drop { $0 == "." }) }
}

/// A field of a message. A class, so that reading it costs no copies of its names.
final class FieldForm: Sendable {
  let number: UInt32
  /// Name in the proto file.
  let name: String
  /// `participantId` for `participant_id`.
  let jsonName: String
  let type: FieldType
  let isRepeated: Bool
  /// Index of its oneof, whose members are written although they have their default value.
  let oneOf: Int?
  /// Index of the message or enumeration in the schema.
  let reference: Int
  /// Whether its elements are the entries of a map.
  let isMap: Bool
  private let jsonBytes: [UInt8]

  init(_ raw: RawField, reference: Int, isMap: Bool) {
    number = raw.number
    name = raw.name
    jsonName = Self.jsonName(raw.name)
    type = raw.type
    isRepeated = raw.isRepeated
    oneOf = raw.oneOf
    self.reference = reference
    self.isMap = isMap
    jsonBytes = Array(jsonName.utf8)
  }

  /// Whether this is its name in JSON.
  func isNamed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.elementsEqual(jsonBytes) }

  /// Converts snake case to camel case.
  static func jsonName(_ name: String) -> String {
    var result = ""
    var isAfterUnderscore = false
    for character in name {
      if character == "_" {
        isAfterUnderscore = true
      } else {
        result += isAfterUnderscore ? character.uppercased() : String(character)
        isAfterUnderscore = false
      }
    }
    return result
  }
}

/// A message with its fields.
final class MessageForm: Sendable {
  let fullName: String
  /// Fields in the order of the proto file.
  let fields: [FieldForm]
  let isMapEntry: Bool
  let wellKnown: WellKnownType?
  private let byNumber: [UInt32: Int]
  /// Indices of the fields by both names.
  private let byName: [String: Int]

  init(fullName: String, fields: [FieldForm], isMapEntry: Bool) {
    self.fullName = fullName
    self.fields = fields
    self.isMapEntry = isMapEntry
    wellKnown = WellKnownType(fullName)
    var numbers: [UInt32: Int] = [:]
    var names: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      numbers[field.number] = index
      names[field.name] = index
      names[field.jsonName] = index
    }
    byNumber = numbers
    byName = names
  }

  /// Returns the index of the field with this number. Encoders write fields in order, so it is
  /// often the last one or the next.
  func index(of number: UInt32, after last: Int) -> Int? {
    if last < fields.count, fields[last].number == number { return last }
    if last + 1 < fields.count, fields[last + 1].number == number { return last + 1 }
    return byNumber[number]
  }

  func index(named name: String) -> Int? { byName[name] }

  /// Key and value of a map's entry; nil if one of them is not declared.
  var entry: (key: FieldForm, value: FieldForm)? {
    guard let key = fields.first(where: { $0.number == 1 }),
      let value = fields.first(where: { $0.number == 2 })
    else { return nil }
    return (key, value)
  }

  /// Returns the index of the field with this name, which is often one of the next two.
  func index(named name: UnsafeBufferPointer<UInt8>, from next: Int) -> Int? {
    for index in next..<min(next + 2, fields.count) where fields[index].isNamed(name) {
      return index
    }
    return byName[String(decoding: name, as: UTF8.self)]
  }
}

/// The values of an enumeration.
struct EnumerationForm: Sendable {
  var names: [Int32: String] = [:]
  var numbers: [String: Int32] = [:]
}

/// Messages of `google.protobuf` with a JSON form of their own.
enum WellKnownType: String, Sendable {
  case timestamp = "Timestamp"
  case duration = "Duration"
  case fieldMask = "FieldMask"
  case any = "Any"
  case doubleValue = "DoubleValue"
  case floatValue = "FloatValue"
  case int64Value = "Int64Value"
  case uint64Value = "UInt64Value"
  case int32Value = "Int32Value"
  case uint32Value = "UInt32Value"
  case boolValue = "BoolValue"
  case stringValue = "StringValue"
  case bytesValue = "BytesValue"

  init?(_ fullName: String) {
    let package = "google.protobuf."
    guard fullName.hasPrefix(package) else { return nil }
    self.init(rawValue: String(fullName.dropFirst(package.count)))
  }
}
