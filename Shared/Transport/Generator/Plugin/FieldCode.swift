/// Swift code that converts one field.
struct FieldCode {
  let types: TypeNames

  /// The Swift type of one value.
  func type(_ kind: FieldKind) throws -> String {
    switch kind {
    case .scalar(let swift): swift
    case .bool: "Bool"
    case .string: "String"
    case .bytes: "[UInt8]"
    case .enumeration(let name), .message(let name): try types.swiftType(name)
    }
  }

  /// The Swift type of the stored property.
  func propertyType(_ field: FieldSchema) throws -> String {
    if let (key, value) = try mapFields(field) {
      return "[\(try type(key.kind)): \(try type(value.kind))]"
    }
    let type = try type(field.kind)
    if field.isRepeated { return "[\(type)]" }
    if case .message = field.kind { return "\(type)?" }
    return type
  }

  func defaultValue(_ field: FieldSchema) -> String {
    if types.mapEntry(field) != nil { return "[:]" }
    if field.isRepeated { return "[]" }
    return switch field.kind {
    case .scalar: "0"
    case .bool: "false"
    case .string: "\"\""
    case .bytes: "[]"
    case .enumeration(let name):
      // proto3: the first value has the number 0.
      (try? types.swiftType(name)).map { "\($0)(rawValue: 0)" } ?? ""
    case .message: "nil"
    }
  }

  /// Swift code that decodes one C value. A message must be present.
  func decoded(_ kind: FieldKind, _ value: String) throws -> String {
    switch kind {
    case .scalar: value
    case .bool: "\(value) != 0"
    case .string: "Codec.string(\(value))"
    case .bytes: "Codec.bytes(\(value))"
    case .enumeration(let name):
      "\(try types.swiftType(name))(rawValue: Int32(truncatingIfNeeded: \(value).rawValue))"
    case .message(let name): "\(try types.swiftType(name))(\(value)!)"
    }
  }

  /// Swift code that encodes one C value.
  func encoded(_ kind: FieldKind, _ value: String) -> String {
    switch kind {
    case .scalar: value
    case .bool: "\(value) ? 1 : 0"
    case .string: "arena.string(\(value))"
    case .bytes: "ProtobufCBinaryData(len: \(value).count, data: arena.bytes(\(value)))"
    case .enumeration(let name):
      "\(Names.cType(name))(rawValue: .init(truncatingIfNeeded: \(value).rawValue))"
    case .message: "\(value).cStruct(in: arena)"
    }
  }

  /// Key and value of a map; nil for another field.
  func mapFields(_ field: FieldSchema) throws -> (key: FieldSchema, value: FieldSchema)? {
    guard let entry = types.mapEntry(field) else { return nil }
    guard entry.fields.count == 2 else { throw GeneratorError("odd map entry: \(entry.fullName)") }
    if case .bool = entry.fields[0].kind {
      throw GeneratorError("\(entry.fullName): maps with boolean keys are not supported")
    }
    return (entry.fields[0], entry.fields[1])
  }
}
