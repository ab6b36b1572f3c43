internal import CDescriptor

/// A message type.
struct MessageSchema {
  let name: String
  /// Name including the package and the enclosing messages.
  let fullName: String
  let comment: String
  let fields: [FieldSchema]
  let oneOfs: [OneOfSchema]
  /// Nested messages, without map entries.
  let messages: [MessageSchema]
  let mapEntries: [MessageSchema]
  let enums: [EnumSchema]
  let isMapEntry: Bool
  let isDeprecated: Bool

  init(
    _ message: UnsafeMutablePointer<Google__Protobuf__DescriptorProto>, in scope: String,
    _ comments: Comments, _ path: [Int32]
  ) throws {
    let fullName = "\(scope).\(optionalText(message.pointee.name))"
    name = optionalText(message.pointee.name)
    self.fullName = fullName
    comment = comments[path]
    isMapEntry = message.pointee.options.map { $0.pointee.map_entry != 0 } ?? false
    isDeprecated = message.pointee.options.map { $0.pointee.deprecated != 0 } ?? false
    var index: Int32 = -1
    let fields = try list(message.pointee.field, message.pointee.n_field) {
      index += 1
      return try FieldSchema($0, in: fullName, comments, path + [2, index])
    }
    self.fields = fields
    // The check for second occurrences of a field marks fields in a 64-bit word.
    guard fields.count <= 64 else { throw GeneratorError("\(fullName): more than 64 fields") }
    index = -1
    let messages = try list(message.pointee.nested_type, message.pointee.n_nested_type) {
      index += 1
      return try MessageSchema($0, in: fullName, comments, path + [3, index])
    }
    self.messages = messages.filter { !$0.isMapEntry }
    mapEntries = messages.filter(\.isMapEntry)
    index = -1
    enums = try list(message.pointee.enum_type, message.pointee.n_enum_type) {
      index += 1
      return try EnumSchema($0, in: fullName, comments, path + [4, index])
    }
    index = -1
    oneOfs = list(message.pointee.oneof_decl, message.pointee.n_oneof_decl) { oneOf in
      index += 1
      return OneOfSchema(
        name: optionalText(oneOf.pointee.name), comment: comments[path + [8, index]],
        fields: fields.filter { $0.oneOf == Int(index) })
    }
  }

  /// Stored properties of the Swift value, in schema order; a oneof is placed at its first field.
  var members: [Member] {
    var members: [Member] = []
    var done: Set<Int> = []
    for field in fields {
      guard let oneOf = field.oneOf else {
        members.append(.field(field))
        continue
      }
      if done.insert(oneOf).inserted { members.append(.oneOf(oneOfs[oneOf])) }
    }
    return members
  }

  enum Member {
    case field(FieldSchema)
    case oneOf(OneOfSchema)
  }
}

/// A oneof and its fields.
struct OneOfSchema {
  let name: String
  let comment: String
  let fields: [FieldSchema]

  var swiftName: String { Names.property(name) }
  /// `OneOfContent`.
  var swiftType: String { "OneOf\(Names.upperCamel(name))" }
  /// Member of the C struct that states which field is set.
  var cCase: String { "\(name.lowercased())_case" }
}
