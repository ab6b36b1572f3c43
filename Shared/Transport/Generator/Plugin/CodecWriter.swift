/// Writes the decoding of a message from, and its encoding to, the C struct of protoc-c.
struct CodecWriter {
  private let message: MessageSchema
  private let types: TypeNames
  private let access: String
  private let codecAccess: String
  private let fields: FieldCode

  init(_ message: MessageSchema, _ types: TypeNames, _ options: Options) {
    self.message = message
    self.types = types
    access = options.access
    codecAccess = options.codecAccess
    fields = FieldCode(types: types)
  }

  func write(to code: inout CodeWriter) throws {
    let cType = Names.cType(message.fullName)
    let cInit = "\(Names.cFunctions(message.fullName))__init"
    try code.block("extension \(try types.swiftType(message.fullName))") { code in
      code.line("\(access)static var fullName: String { \"\(message.fullName)\" }")
      code.line(
        "\(access)init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws "
          + "{ self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }")
      code.line("\(access)func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }")
      code.line("\(access)var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }")
      code.line(
        "private nonisolated(unsafe) static let descriptor = Codec.descriptor(\(cInit))")
      try writeDecoding(cType, to: &code)
      try writeEncoding(cType, cInit, to: &code)
    }
  }

  private func writeDecoding(_ cType: String, to code: inout CodeWriter) throws {
    code.line()
    try code.block("\(codecAccess)init(_ c: UnsafePointer<\(cType)>)") { code in
      for member in message.members {
        switch member {
        case .field(let field):
          code.line("self.\(field.swiftName) = \(try decoded(field))")
        case .oneOf(let oneOf):
          try code.block("self.\(oneOf.swiftName) = switch c.pointee.\(oneOf.cCase).rawValue") {
            code in
            for field in oneOf.fields {
              let value = try fields.decoded(field.kind, "c.pointee.\(field.cName)")
              code.line("case \(field.number): .\(field.swiftName)(\(value))")
            }
            code.line("default: nil")
          }
        }
      }
    }
  }

  private func decoded(_ field: FieldSchema) throws -> String {
    let value = "c.pointee.\(field.cName)"
    let array = "\(value), c.pointee.\(field.cCount)"
    if let (mapKey, mapValue) = try fields.mapFields(field) {
      let key = try fields.decoded(mapKey.kind, "$0.pointee.key")
      let value =
        if case .message(let name) = mapValue.kind {
          // An entry without a value has the default value.
          "$0.pointee.value.map { \(try types.swiftType(name))($0) } ?? .init()"
        } else {
          try fields.decoded(mapValue.kind, "$0.pointee.value")
        }
      return "Codec.map(\(array)) { (\(key), \(value)) }"
    }
    switch (field.kind, field.isRepeated) {
    case (.message(let name), true):
      return "Codec.messages(\(array)) { \(try types.swiftType(name))($0) }"
    case (.message(let name), false):
      return "\(value).map { \(try types.swiftType(name))($0) }"
    case (_, true): return "Codec.array(\(array)) { \(try fields.decoded(field.kind, "$0")) }"
    case (_, false): return try fields.decoded(field.kind, value)
    }
  }

  private func writeEncoding(
    _ cType: String, _ cInit: String, to code: inout CodeWriter
  ) throws {
    code.line()
    let head = "func cStruct(in arena: Arena) -> UnsafeMutablePointer<\(cType)>"
    try code.block("\(codecAccess)\(head)") { code in
      code.line("let c = arena.allocate(\(cType).self)")
      code.line("\(cInit)(c)")
      for member in message.members {
        switch member {
        case .field(let field): try writeEncoding(field, to: &code)
        case .oneOf(let oneOf):
          code.block("switch self.\(oneOf.swiftName)") { code in
            for field in oneOf.fields {
              code.line("case .\(field.swiftName)(let value)?:")
              code.indented { code in
                code.line("c.pointee.\(oneOf.cCase) = .init(rawValue: \(field.number))")
                code.line("c.pointee.\(field.cName) = \(fields.encoded(field.kind, "value"))")
              }
            }
            code.line("case nil: break")
          }
        }
      }
      code.line("return c")
    }
  }

  private func writeEncoding(_ field: FieldSchema, to code: inout CodeWriter) throws {
    let property = "self.\(field.swiftName)"
    let member = "c.pointee.\(field.cName)"
    if try fields.mapFields(field) != nil {
      try writeMapEncoding(field, to: &code)
      return
    }
    if field.isRepeated {
      // C arrays of pointers hold optional pointers.
      let cast =
        switch field.kind {
        case .string: " as UnsafeMutablePointer<CChar>?"
        case .message(let name): " as UnsafeMutablePointer<\(Names.cType(name))>?"
        default: ""
        }
      code.block("if !\(property).isEmpty") { code in
        code.line("c.pointee.\(field.cCount) = \(property).count")
        code.line(
          "\(member) = arena.array(\(property)) { \(fields.encoded(field.kind, "$0"))\(cast) }")
      }
      return
    }
    switch field.kind {
    case .string, .bytes:
      code.line("if !\(property).isEmpty { \(member) = \(fields.encoded(field.kind, property)) }")
    case .message:
      code.line("if let value = \(property) { \(member) = value.cStruct(in: arena) }")
    default: code.line("\(member) = \(fields.encoded(field.kind, property))")
    }
  }

  /// Entries are ordered by key, so that equal maps have equal wire forms.
  private func writeMapEncoding(_ field: FieldSchema, to code: inout CodeWriter) throws {
    guard let (key, value) = try fields.mapFields(field), case .message(let name) = field.kind
    else { return }
    let property = "self.\(field.swiftName)"
    code.block("if !\(property).isEmpty") { code in
      code.line("let entries = \(property).sorted { $0.key < $1.key }")
      code.line("c.pointee.\(field.cCount) = entries.count")
      code.block("c.pointee.\(field.cName) = arena.array(entries)") { code in
        code.line("let entry = arena.allocate(\(Names.cType(name)).self)")
        code.line("\(Names.cFunctions(name))__init(entry)")
        code.line("entry.pointee.key = \(fields.encoded(key.kind, "$0.key"))")
        code.line("entry.pointee.value = \(fields.encoded(value.kind, "$0.value"))")
        code.line("return entry as UnsafeMutablePointer<\(Names.cType(name))>?")
      }
    }
  }
}
