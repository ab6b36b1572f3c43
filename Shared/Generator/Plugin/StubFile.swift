/// Writes the server protocols and clients of one proto file.
struct StubFile {
  private let file: FileSchema
  private let types: TypeNames

  init(_ file: FileSchema, _ types: TypeNames) {
    self.file = file
    self.types = types
  }

  func generate() throws -> GeneratedFile {
    var code = CodeWriter()
    code.line("// Generated from \(file.name) by protoc-gen-otolith. Do not edit.")
    code.line("// swift-format-ignore-file")
    code.line()
    code.line("public import Messages")
    code.line("public import RPC")
    let package = Names.package(file.package)
    for service in file.services {
      code.line()
      try code.block("extension \(package)") { code in
        try writeProtocol(service, to: &code)
        code.line()
        try writeClient(service, to: &code)
        code.line()
        writeMethods(service, to: &code)
      }
      code.line()
      try writeRegistration(service, package, to: &code)
    }
    return GeneratedFile(name: file.swiftFileName, contents: code.text)
  }

  private func writeProtocol(_ service: ServiceSchema, to code: inout CodeWriter) throws {
    code.documentation(service.comment)
    try code.block("public protocol \(service.name)Protocol: RegistrableService") { code in
      for (index, method) in service.methods.enumerated() {
        if index > 0 { code.line() }
        code.documentation(method.comment)
        let input = try types.swiftType(method.input)
        let output = try types.swiftType(method.output)
        code.line("func \(method.swiftName)(")
        code.indented { code in
          code.line("_ request: \(input),")
          code.line("context: ServerCallContext\(method.isServerStreaming ? "," : "")")
          if method.isServerStreaming { code.line("to writer: ResponseWriter<\(output)>") }
        }
        code.line(method.isServerStreaming ? ") async throws" : ") async throws -> \(output)")
      }
    }
  }

  private func writeClient(_ service: ServiceSchema, to code: inout CodeWriter) throws {
    code.documentation(service.comment)
    try code.block("public struct \(service.name)Client: Sendable") { code in
      code.line("private let channel: any ClientChannel")
      code.line()
      code.block("public init(_ channel: any ClientChannel)") { code in
        code.line("self.channel = channel")
      }
      for method in service.methods {
        code.line()
        code.documentation(method.comment)
        let input = try types.swiftType(method.input)
        let output = try types.swiftType(method.output)
        code.line("public func \(method.swiftName)(")
        code.indented { code in
          code.line("_ request: \(input),")
          code.line("options: CallOptions = CallOptions()")
        }
        let (effect, call) =
          method.isServerStreaming
          ? ("-> ResponseStream<\(output)>", "channel.serverStreaming")
          : ("async throws -> \(output)", "try await channel.unary")
        code.block(") \(effect)") { code in
          code.line("\(call)(")
          code.indented { code in
            code.line("service: \(service.name)Methods.service,")
            code.line("method: \(service.name)Methods.\(method.swiftName),")
            code.line("request: request,")
            code.line("options: options)")
          }
        }
      }
    }
  }

  private func writeMethods(_ service: ServiceSchema, to code: inout CodeWriter) {
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
      code.line("/// Adds every method of the service.")
      try code.block("public func register(with registry: inout MethodRegistry)") { code in
        for method in service.methods {
          let input = try types.swiftType(method.input)
          let output = try types.swiftType(method.output)
          let names = "\(package).\(service.name)Methods"
          code.line("registry.\(method.isServerStreaming ? "serverStreaming" : "unary")(")
          code.indented { code in
            code.line("service: \(names).service,")
            code.line("method: \(names).\(method.swiftName)")
          }
          if method.isServerStreaming {
            let parameters =
              "(request: \(input), context: ServerCallContext, writer: ResponseWriter<\(output)>)"
            code.line(") { \(parameters) in")
            code.indented { code in
              code.line(
                "try await self.\(method.swiftName)(request, context: context, to: writer)")
            }
          } else {
            code.line(") { (request: \(input), context: ServerCallContext) -> \(output) in")
            code.indented { code in
              code.line("try await self.\(method.swiftName)(request, context: context)")
            }
          }
          code.line("}")
        }
      }
    }
  }
}
