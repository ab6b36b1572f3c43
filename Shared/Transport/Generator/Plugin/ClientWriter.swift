/// Writes the client of a service.
struct ClientWriter {
  private let service: ServiceSchema
  private let types: TypeNames

  init(_ service: ServiceSchema, _ types: TypeNames) {
    self.service = service
    self.types = types
  }

  func write(to code: inout CodeWriter) throws {
    code.line("/// Calls the methods that ``\(service.name)Protocol`` describes.")
    try code.block("public struct \(service.name)Client: Sendable") { code in
      code.line("private let channel: any ClientChannel")
      code.line()
      code.block("public init(_ channel: any ClientChannel)") { code in
        code.line("self.channel = channel")
      }
      for method in service.methods {
        code.line()
        try write(method, to: &code)
      }
    }
  }

  private func write(_ method: ServiceSchema.Method, to code: inout CodeWriter) throws {
    let input = try types.swiftType(method.input)
    let output = try types.swiftType(method.output)
    let result =
      switch method.kind {
      case .unary: "async throws -> \(output)"
      case .serverStreaming: "-> ResponseStream<\(output)>"
      case .clientStreaming: "-> ClientStreamingCall<\(input), \(output)>"
      case .bidirectionalStreaming: "-> BidirectionalCall<\(input), \(output)>"
      }
    code.line("public func \(method.swiftName)(")
    code.indented { code in
      if !method.isClientStreaming { code.line("_ request: \(input),") }
      code.line("options: CallOptions = CallOptions()")
    }
    code.block(") \(result)") { code in
      code.line("\(method.kind == .unary ? "try await " : "")channel.\(method.kind)(")
      code.indented { code in
        code.line("service: \(service.name)Methods.service,")
        code.line("method: \(service.name)Methods.\(method.swiftName),")
        if !method.isClientStreaming { code.line("request: request,") }
        code.line("options: options)")
      }
    }
  }
}
