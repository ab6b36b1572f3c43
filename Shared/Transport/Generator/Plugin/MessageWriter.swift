/// Writes a message's value type: its stored properties and initialiser.
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
      writeInitializer(properties, to: &code)
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

  /// Longer initialisers have a line for each parameter.
  private static let lineLengthMax = 100

  /// Writes one initialiser; without arguments every field has its default.
  private func writeInitializer(_ properties: [Property], to code: inout CodeWriter) {
    guard !properties.isEmpty else { return code.line("\(access)init() {}") }
    let parameters = properties.map { "\($0.name): \($0.type) = \($0.value)" }
    var head = "\(access)init(\(parameters.joined(separator: ", ")))"
    if head.utf8.count > Self.lineLengthMax {
      code.line("\(access)init(")
      code.indented { code in
        for parameter in parameters.dropLast() { code.line("\(parameter),") }
        code.line(parameters.last ?? "")
      }
      head = ")"
    }
    code.block(head) { code in
      for property in properties { code.line("self.\(property.name) = \(property.name)") }
    }
  }
}
