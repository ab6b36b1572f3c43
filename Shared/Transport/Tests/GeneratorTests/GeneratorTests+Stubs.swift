import Foundation
import TestBasics
import Testing

/// Stubs for every kind of call, and the descriptor.
extension GeneratorTests {
  @Test(arguments: [
    (
      server: """
          /// Test method.
          func getIt(
            _ request: P.Q,
            context: ServerCallContext
          ) async throws -> P.R
      """,
      client: """
          public func getIt(
            _ request: P.Q,
            options: CallOptions = CallOptions()
          ) async throws -> P.R {
            try await channel.unary(
              service: SMethods.service,
              method: SMethods.getIt,
              request: request,
              options: options)
          }
      """,
      registration: """
          registry.unary(
            service: P.SMethods.service,
            method: P.SMethods.getIt,
            access: access(to: .getIt)
          ) { (request: P.Q, context: ServerCallContext) -> P.R in
            try await self.getIt(request, context: context)
          }
      """
    ),
    (
      server: """
          func watch(
            _ request: P.Q,
            context: ServerCallContext,
            to writer: ResponseWriter<P.R>
          ) async throws
      """,
      client: """
          public func watch(
            _ request: P.Q,
            options: CallOptions = CallOptions()
          ) -> ResponseStream<P.R> {
            channel.serverStreaming(
              service: SMethods.service,
              method: SMethods.watch,
              request: request,
              options: options)
          }
      """,
      registration: """
          registry.serverStreaming(
            service: P.SMethods.service,
            method: P.SMethods.watch,
            access: access(to: .watch)
          ) { (request: P.Q, context: ServerCallContext, writer: ResponseWriter<P.R>) in
            try await self.watch(request, context: context, to: writer)
          }
      """
    ),
    (
      server: """
          func send(
            _ requests: RequestStream<P.Q>,
            context: ServerCallContext
          ) async throws -> P.R
      """,
      client: """
          public func send(
            options: CallOptions = CallOptions()
          ) -> ClientStreamingCall<P.Q, P.R> {
            channel.clientStreaming(
              service: SMethods.service,
              method: SMethods.send,
              options: options)
          }
      """,
      registration: """
          registry.clientStreaming(
            service: P.SMethods.service,
            method: P.SMethods.send,
            access: access(to: .send)
          ) { (requests: RequestStream<P.Q>, context: ServerCallContext) -> P.R in
            try await self.send(requests, context: context)
          }
      """
    ),
    (
      server: """
          func talk(
            _ requests: RequestStream<P.Q>,
            context: ServerCallContext,
            to writer: ResponseWriter<P.R>
          ) async throws
      """,
      client: """
          public func talk(
            options: CallOptions = CallOptions()
          ) -> BidirectionalCall<P.Q, P.R> {
            channel.bidirectionalStreaming(
              service: SMethods.service,
              method: SMethods.talk,
              options: options)
          }
      """,
      registration: """
          registry.bidirectionalStreaming(
            service: P.SMethods.service,
            method: P.SMethods.talk,
            access: access(to: .talk)
          ) { (requests: RequestStream<P.Q>, context: ServerCallContext, writer: ResponseWriter<P.R>) in
            try await self.talk(requests, context: context, to: writer)
          }
      """
    ),
  ])
  func everyKindOfCall(server: String, client: String, registration: String) async throws {
    let result = try await generate(Self.service, parameters: "layer=stubs")
    let code = try #require(result.files["P.a.stubs.swift"])
    for part in [server, client, registration] { #expect(code.contains(part + "\n"), "\(part)") }
  }

  @Test("Files import the module of what they use only if it is not their own")
  func stubsOfAnotherModule() async throws {
    let result = try await generate(Self.service, parameters: "layer=stubs")
    let code = try #require(result.files["P.a.stubs.swift"])
    #expect(code.contains("// swift-format-ignore-file\n\npublic import RPCClient\n"))
  }

  @Test("Conversions from and to C are public beside the support code, internal elsewhere")
  func accessOfConversions() async throws {
    for (parameters, head, access) in [
      ("module=CA", "public import CA\n", "  @inlinable public "),
      ("module=CA,import=B", "internal import CA\npublic import B\n", "  "),
      ("module=CA,import=B,access=internal", "internal import CA\ninternal import B\n", "  "),
    ] {
      let result = try await generate(Self.service, parameters: parameters)
      let code = try #require(result.files["P.a.swift"])
      #expect(code.contains("-file\n\n\(head)\n"), "\(parameters)")
      for declaration in ["init(_ c: UnsafePointer<P__Q>)", "func cStruct(in arena: Arena)"] {
        #expect(code.contains("\n\(access)\(declaration)"), "\(parameters)")
      }
    }
  }

  @Test(
    "The descriptor is the compiler's, with comments, and without positions of uncommented elements"
  )
  func descriptor() async throws {
    let result = try await generate(Self.service)
    let code = try #require(result.files["P.a.swift"])
    let head = """
        public static let aFile = ProtoFile(
          name: "a.proto",
          dependencies: [],
          base64: "
      """
    let start = try #require(code.range(of: head))
    let close = try #require(code.range(of: "\")", range: start.upperBound..<code.endIndex))
    let text = String(code[start.upperBound..<close.lowerBound])
    let bytes = try #require(Data(base64Encoded: text))
    // Field 1, the name; then field 2, the package.
    #expect(bytes.starts(with: Data("\n\u{7}a.proto\u{12}\u{1}p".utf8)))
    #expect(bytes.range(of: Data("GetIt".utf8)) != nil)
    // Field 9, the positions of service 0 and its method 0. Each has a path, a span and the leading
    // comment.
    let service = Data([10, 2, 6, 0, 18, 4, 5, 0, 11, 1, 26, 15]) + Data(" Test service.\n".utf8)
    let method = Data([10, 4, 6, 0, 2, 0, 18, 3, 7, 2, 27, 26, 14]) + Data(" Test method.\n".utf8)
    let source = [service, method].reduce(Data()) { $0 + [10, UInt8($1.count)] + $1 }
    // Field 12, the syntax, ends the descriptor.
    let end = Data([0x4A, UInt8(source.count)]) + source + Data("b\u{6}proto3".utf8)
    #expect(bytes.suffix(end.count) == end)
  }
}
