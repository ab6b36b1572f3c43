/// Writes the value types of one proto file.
struct MessageFile {
  private let file: FileSchema
  private let types: TypeNames
  private let options: Options

  init(_ file: FileSchema, _ types: TypeNames, _ options: Options) {
    self.file = file
    self.types = types
    self.options = options
  }

  func generate() throws -> GeneratedFile {
    var code = CodeWriter()
    code.line("// Generated from \(file.name) by protoc-gen-otolith. Do not edit.")
    code.line("// swift-format-ignore-file")
    code.line()
    if !file.messages.isEmpty || !file.enums.isEmpty {
      let isUsedInPublic = options.imported == nil && !file.messages.isEmpty
      code.line("\(isUsedInPublic ? "public" : "internal") import \(options.module)")
    }
    if let imported = options.imported {
      code.line("\(options.isPublic ? "public" : "internal") import \(imported)")
    }
    code.line()
    try code.block("extension \(Names.package(file.package))") { code in
      for enumeration in file.enums {
        EnumWriter(enumeration: enumeration, access: options.access).write(to: &code)
        code.line()
      }
      for message in file.messages {
        try MessageWriter(message, types, options.access).write(to: &code)
        code.line()
      }
      try DescriptorWriter(file: file, types: types, access: options.access).write(to: &code)
    }
    for message in file.messages { try writeCodecs(message, to: &code) }
    return GeneratedFile(name: file.swiftFileName, contents: code.text)
  }

  private func writeCodecs(_ message: MessageSchema, to code: inout CodeWriter) throws {
    code.line()
    try CodecWriter(message, types, options).write(to: &code)
    for inner in message.messages { try writeCodecs(inner, to: &code) }
  }
}
