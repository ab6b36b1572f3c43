internal import CDescriptor

/// A field of a message.
struct FieldSchema {
  let name: String
  let number: Int32
  let kind: FieldKind
  /// Type name as in proto files (`uint32`); the full name for messages and enumerations.
  let typeName: String
  let isRepeated: Bool
  /// Index of the oneof it belongs to.
  let oneOf: Int?
  let comment: String
  let isDeprecated: Bool

  init(
    _ field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>, in message: String,
    _ comments: Comments, _ path: [Int32]
  ) throws {
    name = optionalText(field.pointee.name)
    number = field.pointee.number
    isRepeated =
      field.pointee.label == GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__LABEL__LABEL_REPEATED
    comment = comments[path]
    oneOf = field.pointee.has_oneof_index != 0 ? Int(field.pointee.oneof_index) : nil
    guard field.pointee.proto3_optional == 0 else {
      throw GeneratorError("\(message).\(name): protobuf-c knows no proto3 optional")
    }
    guard
      let kind = FieldKind(
        type: field.pointee.type, typeName: optionalText(field.pointee.type_name))
    else { throw GeneratorError("\(message).\(name): groups are not supported") }
    self.kind = kind
    typeName =
      switch kind {
      case .message(let name), .enumeration(let name): name
      default: Self.scalarNames[field.pointee.type.rawValue] ?? ""
      }
    isDeprecated = field.pointee.options.map { $0.pointee.deprecated != 0 } ?? false
  }

  /// Scalar type names, keyed by FieldDescriptorProto.Type.
  private static let scalarNames: [UInt32: String] = [
    1: "double", 2: "float", 3: "int64", 4: "uint64", 5: "int32", 6: "fixed64", 7: "fixed32",
    8: "bool", 9: "string", 12: "bytes", 13: "uint32", 15: "sfixed32", 16: "sfixed64",
    17: "sint32", 18: "sint64",
  ]

  var swiftName: String { Names.property(name) }
  /// Member of the C struct.
  var cName: String { Names.cField(name) }
  /// Member of the C struct that counts a repeated field.
  var cCount: String { "n_\(Names.cField(name))" }
}

/// The kind of a field's values.
enum FieldKind {
  case scalar(swift: String)
  case bool
  case string
  case bytes
  /// Full names, without the leading dot.
  case enumeration(String)
  case message(String)

  init?(type: Google__Protobuf__FieldDescriptorProto__Type, typeName: String) {
    let typeName = String(typeName.drop { $0 == "." })
    // The numbers of FieldDescriptorProto.Type.
    switch type.rawValue {
    case 1: self = .scalar(swift: "Double")
    case 2: self = .scalar(swift: "Float")
    case 3, 16, 18: self = .scalar(swift: "Int64")
    case 4, 6: self = .scalar(swift: "UInt64")
    case 5, 15, 17: self = .scalar(swift: "Int32")
    case 7, 13: self = .scalar(swift: "UInt32")
    case 8: self = .bool
    case 9: self = .string
    case 11: self = .message(typeName)
    case 12: self = .bytes
    case 14: self = .enumeration(typeName)
    default: return nil
    }
  }
}
