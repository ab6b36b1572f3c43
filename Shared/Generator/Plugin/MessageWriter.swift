/// Writes a message's value type: what it stores and how it is made.
struct MessageWriter {
  private let message: MessageSchema
  private let types: TypeNames
  private let access: String
  private let fields: FieldCode

  init(_ message: MessageSchema, _ types: TypeNames, _ access: String) {
    self.message = message
    self.types = types
    self.access = access
    fields = FieldCode(types: types)
  }

  func write(to code: inout CodeWriter) throws {
    code.documentation(message.comment)
    try code.block("\(access)struct \(Names.escaped(message.name)): Message") { code in
      for enumeration in message.enums {
        EnumWriter(enumeration: enumeration, access: access).write(to: &code)
        code.line()
      }
      for inner in message.messages {
        try MessageWriter(inner, types, access).write(to: &code)
        code.line()
      }
      for oneOf in message.oneOfs {
        try writeOneOf(oneOf, to: &code)
        code.line()
      }
      let properties = try message.members.map(property)
      for property in properties {
        code.documentation(property.comment)
        code.line("\(access)var \(property.name): \(property.type)")
      }
      if !properties.isEmpty { code.line() }
      writeInitializers(properties, to: &code)
    }
  }

  private struct Property {
    let name: String
    let type: String
    let value: String
    let comment: String
  }

  private func property(_ member: MessageSchema.Member) throws -> Property {
    switch member {
    case .field(let field):
      Property(
        name: field.swiftName, type: try fields.propertyType(field),
        value: fields.defaultValue(field), comment: field.comment)
    case .oneOf(let oneOf):
      Property(
        name: oneOf.swiftName,
        type: "\(try types.swiftType(message.fullName)).\(oneOf.swiftType)?", value: "nil",
        comment: oneOf.comment)
    }
  }

  private func writeOneOf(_ oneOf: OneOfSchema, to code: inout CodeWriter) throws {
    code.documentation(oneOf.comment)
    try code.block("\(access)enum \(oneOf.swiftType): Sendable, Hashable") { code in
      for field in oneOf.fields {
        code.documentation(field.comment)
        code.line("case \(field.swiftName)(\(try fields.type(field.kind)))")
      }
    }
  }

  private func writeInitializers(_ properties: [Property], to code: inout CodeWriter) {
    code.line("/// Every field at its default.")
    code.block("\(access)init()") { code in
      for property in properties { code.line("self.\(property.name) = \(property.value)") }
    }
    guard !properties.isEmpty else { return }
    code.line()
    code.line("\(access)init(")
    code.indented { code in
      for (index, property) in properties.enumerated() {
        let comma = index == properties.count - 1 ? "" : ","
        code.line("\(property.name): \(property.type) = \(property.value)\(comma)")
      }
    }
    code.block(")") { code in
      for property in properties { code.line("self.\(property.name) = \(property.name)") }
    }
  }
}
