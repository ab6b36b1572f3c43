/// Writes the server protocols and clients of one proto file.
struct StubFile {
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
    if let imported = options.imported { code.line("public import \(imported)") }
    code.line("public import RPCClient")
    code.line("import RPCCore")
    code.line("public import RPCServer")
    let package = Names.package(file.package)
    for service in file.services {
      code.line()
      try code.block("extension \(package)") { code in
        try writeProtocol(service, to: &code)
        code.line()
        try ClientWriter(service, types).write(to: &code)
        code.line()
        writeMethods(service, to: &code)
      }
      code.line()
      try writeRegistration(service, package, to: &code)
      code.line()
      try writeDefaults(service, package, to: &code)
    }
    return GeneratedFile(name: file.stubFileName, contents: code.text)
  }

  private func writeProtocol(_ service: ServiceSchema, to code: inout CodeWriter) throws {
    code.documentation(service.comment)
    try code.block("public protocol \(service.name)Protocol: RegistrableService") { code in
      code.line("/// Who may call a method; looked at once, when the service is registered.")
      let method = "\(Names.package(file.package)).\(service.name)Method"
      code.line("func access(to method: \(method)) -> MethodAccess")
      for method in service.methods {
        code.line()
        code.documentation(method.comment)
        try writeSignature(of: method, to: &code)
      }
    }
  }

  /// - Parameters:
  ///   - access: before `func`, with a space.
  ///   - opening: after the result, with a space.
  private func writeSignature(
    of method: ServiceSchema.Method, access: String = "", opening: String = "",
    to code: inout CodeWriter
  ) throws {
    let parameters = try parameters(of: method)
    code.line("\(access)func \(method.swiftName)(")
    code.indented { code in
      for (index, parameter) in parameters.enumerated() {
        let label = parameter.label == parameter.name ? "" : "\(parameter.label) "
        let comma = index < parameters.count - 1 ? "," : ""
        code.line("\(label)\(parameter.name): \(parameter.type)\(comma)")
      }
    }
    let result = method.isServerStreaming ? "" : " -> \(try types.swiftType(method.output))"
    code.line(") async throws\(result)\(opening)")
  }

  /// Writes a default implementation of every method.
  private func writeDefaults(
    _ service: ServiceSchema, _ package: String, to code: inout CodeWriter
  ) throws {
    code.line("/// What a handler does not have answers UNIMPLEMENTED.")
    try code.block("extension \(package).\(service.name)Protocol") { code in
      for (index, method) in service.methods.enumerated() {
        if index > 0 { code.line() }
        try writeSignature(of: method, access: "public ", opening: " {", to: &code)
        code.indented { code in
          code.line("throw RPCError(.unimplemented, \"\(method.name) is not implemented here\")")
        }
        code.line("}")
      }
    }
  }

  private typealias Parameter = (label: String, name: String, type: String)

  /// Returns the parameters of the method's handler.
  private func parameters(of method: ServiceSchema.Method) throws -> [Parameter] {
    let input = try types.swiftType(method.input)
    var parameters: [Parameter] = [
      method.isClientStreaming
        ? ("_", "requests", "RequestStream<\(input)>") : ("_", "request", input),
      ("context", "context", "ServerCallContext"),
    ]
    if method.isServerStreaming {
      parameters.append(
        ("to", "writer", "ResponseWriter<\(try types.swiftType(method.output))>"))
    }
    return parameters
  }

  private func writeMethods(_ service: ServiceSchema, to code: inout CodeWriter) {
    code.line("/// The methods of `\(service.fullName)`, by their names on the wire.")
    code.block("public enum \(service.name)Method: String, Sendable, CaseIterable") { code in
      for method in service.methods {
        code.line("case \(method.swiftName) = \"\(method.name)\"")
      }
    }
    code.line()
    code.line("/// The names of `\(service.fullName)` and its methods on the wire.")
    code.block("public enum \(service.name)Methods") { code in
      code.line("public static let service = \"\(service.fullName)\"")
      for method in service.methods {
        code.line("public static let \(method.swiftName) = \"\(method.name)\"")
      }
    }
  }

  private func writeRegistration(
    _ service: ServiceSchema, _ package: String, to code: inout CodeWriter
  ) throws {
    try code.block("extension \(package).\(service.name)Protocol") { code in
      code.line("/// Adds every method of the service, and the file that describes it.")
      try code.block("public func register(with registry: inout MethodRegistry)") { code in
        code.line("registry.describe(by: \(package).\(file.constant))")
        for method in service.methods {
          let names = "\(package).\(service.name)Methods"
          code.line("registry.\(method.kind)(")
          code.indented { code in
            code.line("service: \(names).service,")
            code.line("method: \(names).\(method.swiftName),")
            code.line("access: access(to: .\(method.swiftName))")
          }
          let parameters = try parameters(of: method)
          let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
          let result = method.isServerStreaming ? "" : " -> \(try types.swiftType(method.output))"
          let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
          code.line(") { (\(list))\(result) in")
          code.indented { code in
            code.line(
              "try await self.\(method.swiftName)(\(arguments.joined(separator: ", ")))")
          }
          code.line("}")
        }
      }
    }
  }
}
