import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// Calls in gRPC-Web and Connect. Tests/EndToEnd/test_reach.py makes them with clients of others.
@Suite(.timeLimit(.minutes(5))) struct WebCallTests {
  private static let check = "/grpc.health.v1.Health/Check"
  private static let watch = "/grpc.health.v1.Health/Watch"
  private static let json = [("content-type", "application/json")]
  private static let streamed = [("content-type", "application/connect+json")]
  private static let wire = GRPCHealthV1.HealthCheckRequest(service: "a").serialized()

  private static let service = ClosureService.health { request, context in
    context.addInitialMetadata("first", for: "x-initial")
    context.addTrailingMetadata("last", for: "x-trailing")
    context.addTrailingMetadata(binary: [0xFB, 0xFF], for: "x-bytes-bin")
    switch request.service {
    case "gone":
      throw RPCError(
        .notFound, "no such service", reason: "GONE", metadata: ["id": "7"],
        details: [.retryInfo(delay: .milliseconds(1_500))])
    case "many":
      throw RPCError.invalidArgument(
        (0..<2_000).map {
          FieldViolation(field: "f[\($0)]", reason: "LONG", description: "too long")
        })
    case "wait":
      await Signal().wait()
      throw CancellationError()
    default: return .init(status: request.service == "a" ? .serving : .notServing)
    }
  }

  private func ask(
    _ fields: [(String, String)], _ parts: [[UInt8]], at path: String = check,
    method: String = "POST", origins: Set<String> = [], limits: ServerLimits = ServerLimits()
  ) async throws -> WebAnswer {
    let server = try await TestServer(Self.service, limits: limits) { $0.origins = origins }
    let answer = try await server.answer(to: path, method: method, fields, parts)
    await server.stop()
    return answer
  }

  @Test func jsonAndItsMetadata() async throws {
    let answer = try await ask(Self.json, [Array(#"{"service":"#.utf8), Array(#""a"}"#.utf8)])
    #expect(answer.status == "200")
    #expect(answer.text == #"{"status":"SERVING"}"#)
    #expect(answer.head.first("content-type") == "application/json")
    #expect(answer.head.first("x-initial") == "first")
    #expect(answer.head.first("trailer-x-trailing") == "last")
    #expect(answer.head.first("trailer-x-bytes-bin") == "+/8")
    #expect(answer.head.first("access-control-allow-origin") == nil)
  }

  @Test func binary() async throws {
    let answer = try await ask([("content-type", "application/proto")], [Self.wire])
    #expect(answer.status == "200")
    #expect(answer.body == GRPCHealthV1.HealthCheckResponse(status: .serving).serialized())
  }

  @Test func errorsHaveTheSameDetails() async throws {
    let answer = try await ask(Self.json, [Array(#"{"service":"gone"}"#.utf8)])
    #expect(answer.status == "404")
    #expect(answer.head.first("content-type") == "application/json")
    #expect(answer.head.first("trailer-x-trailing") == "last")
    #expect(answer.text.hasPrefix(#"{"code":"not_found","message":"no such service","details":["#))
    #expect(
      answer.text.contains(
        #""debug":{"reason":"GONE","domain":"otolith","metadata":{"id":"7"}}}"#))
    #expect(
      answer.text.hasSuffix(
        #"{"type":"google.rpc.RetryInfo","value":"CggIARCAyrXuAQ","debug":{"retryDelay":"1.500s"}}]}"#
      ))
  }

  /// Errors have the same bounds as in the trailers of gRPC.
  @Test func errorsAreBounded() async throws {
    let unary = try await ask(Self.json, [Array(#"{"service":"many"}"#.utf8)])
    #expect(unary.status == "400")
    let request = LengthPrefixedMessage.frame(Array(#"{"service":"many"}"#.utf8))
    let stream = try await ask(Self.streamed, [request], at: Self.watch)
    for answer in [unary, stream] {
      #expect(answer.text.contains("MORE_VIOLATIONS"))
      #expect(answer.body.count < 20_000)
    }
    let path = "/grpc.health.v1.Health/" + String(repeating: "x", count: 5_000)
    let unknown = try await ask(Self.json, [Array("{}".utf8)], at: path)
    #expect(unknown.status == "404")
    #expect(unknown.body.count < 1_200)
  }

  @Test func refusalsInGRPCWebAreHeaders() async throws {
    let answer = try await ask(
      [("content-type", "application/grpc-web")], [[]], at: "/grpc.health.v1.Health/No")
    #expect(answer.status == "200")
    #expect(answer.head.first("grpc-status") == "12")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [
    ("", "expected an object"), ("{", "expected a string"),
    (#"{"service":"\ud800"}"#, "service: not valid UTF-8"),
    (#"{"service":7}"#, "service: expected a string"),
  ])
  func requestsThatAreNotTheMessage(body: String, message: String) async throws {
    let answer = try await ask(Self.json, [Array(body.utf8)])
    #expect(answer.status == "400")
    #expect(
      answer.text.hasPrefix(#"{"code":"invalid_argument","message":"\#(message)","details":"#))
    #expect(answer.text.contains(#""reason":""#))
  }

  @Test func limitsHold() async throws {
    var limits = ServerLimits()
    limits.requestSizeMax = 20
    let answer = try await ask(
      Self.json, [Array(#"{"service":"aaaaaaaaaaaaaa"}"#.utf8)], limits: limits)
    #expect(answer.status == "429")
    #expect(answer.text.contains(#""reason":"MESSAGE_TOO_LARGE""#))
  }

  @Test func deadlines() async throws {
    let answer = try await ask(
      Self.json + [("connect-timeout-ms", "1")], [Array(#"{"service":"wait"}"#.utf8)])
    #expect(answer.status == "504")
    #expect(answer.text == #"{"code":"deadline_exceeded","message":"deadline exceeded"}"#)
  }

  @Test(arguments: [
    ("connect-timeout-ms", "12345678901", "400"), ("connect-timeout-ms", "-1", "400"),
    ("connect-protocol-version", "2", "400"), ("content-encoding", "br", "501"),
    ("x-bin", "?", "400"),
  ])
  func malformedFields(name: String, value: String, status: String) async throws {
    let answer = try await ask(Self.json + [(name, value)], [Array("{}".utf8)])
    #expect(answer.status == status)
    #expect(answer.text.hasPrefix(#"{"code":""#))
  }

  @Test func compressedBodies() async throws {
    let body = try Array(#"{"service":"a"}"#.utf8).withUnsafeBytes {
      try MessageCompressor.compress($0, .gzip)
    }
    let server = try await TestServer(Self.service) {
      $0.compression.encoding = .gzip
      $0.compression.sizeMin = 1
    }
    let answer = try await server.answer(
      to: Self.check, Self.json + [("content-encoding", "gzip")], [body])
    #expect(answer.head.first("content-encoding") == "gzip")
    let text = try answer.body.withUnsafeBytes {
      try MessageCompressor.decompress($0, .gzip, sizeMax: 100)
    }
    #expect(String(decoding: text, as: UTF8.self) == #"{"status":"SERVING"}"#)
    let plain = try await server.answer(
      to: Self.check, Self.json + [("accept-encoding", "br")], [Array("{}".utf8)])
    #expect(plain.head.first("content-encoding") == nil)
    #expect(plain.text == #"{"status":"NOT_SERVING"}"#)
    await server.stop()
  }

  @Test func streamsOfConnect() async throws {
    let request = LengthPrefixedMessage.frame(Array(#"{"service":"a"}"#.utf8))
    let answer = try await ask(Self.streamed, [request], at: Self.watch)
    #expect(answer.status == "200")
    #expect(answer.head.first("content-type") == "application/connect+json")
    let messages = try answer.messages()
    #expect(messages.map(\.flags) == [0, 0, 2])
    #expect(messages[1].text == #"{"status":"SERVING"}"#)
    #expect(
      messages[2].text == #"{"metadata":{"x-trailing":["last"],"x-bytes-bin":["+/8"]}}"#)
    let failed = LengthPrefixedMessage.frame(Array(#"{"service":"gone"}"#.utf8))
    let end = try await ask(Self.streamed, [failed], at: Self.watch).messages()
    #expect(end.map(\.flags) == [0, 2])
    #expect(end[1].text.hasPrefix(#"{"error":{"code":"not_found","message":"no such service""#))
  }

  @Test(arguments: [check, watch])
  func grpcWeb(path: String) async throws {
    let request = LengthPrefixedMessage.frame(Self.wire)
    let answer = try await ask(
      [("content-type", "application/grpc-web+proto")], [request], at: path)
    #expect(answer.status == "200")
    #expect(answer.head.first("content-type") == "application/grpc-web+proto")
    let messages = try answer.messages()
    #expect(messages.map(\.flags) == (path == Self.check ? [0, 0x80] : [0, 0, 0x80]))
    #expect(
      messages.last?.text == "grpc-status: 0\r\nx-trailing: last\r\nx-bytes-bin: +/8\r\n")
  }

  @Test func grpcWebAsText() async throws {
    let request = LengthPrefixedMessage.frame(
      GRPCHealthV1.HealthCheckRequest(service: "gone").serialized())
    // Two parts with padding of their own, cut between.
    let text =
      Base64.encoded(request.prefix(4), isPadded: true)
      + Base64.encoded(request.dropFirst(4), isPadded: true)
    let answer = try await ask(
      [("content-type", "application/grpc-web-text")],
      [Array(text.prefix(3)), Array(text.dropFirst(3))])
    #expect(answer.head.first("content-type") == "application/grpc-web-text+proto")
    let decoded = WebAnswer(head: answer.head, body: try #require(Base64.decode(answer.body)))
    let messages = try decoded.messages()
    #expect(messages.map(\.flags) == [0x80])
    #expect(messages[0].text.hasPrefix("grpc-status: 5\r\ngrpc-message: no such service\r\n"))
  }

  @Test func formsThatAMethodDoesNotHave() async throws {
    #expect(try await ask(Self.json, [Array("{}".utf8)], at: Self.watch).status == "415")
    #expect(try await ask(Self.streamed, [Array("{}".utf8)]).status == "415")
    let get = try await ask(
      [], [], at: "\(Self.check)?encoding=json&message=%7B%7D", method: "GET")
    #expect(get.status == "405")
    #expect(get.head.first("allow") == "POST")
    #expect(try await ask(Self.json, [Array("{}".utf8)], method: "PUT").status == "405")
    let unknown = try await ask(
      Self.json, [Array("{}".utf8)], at: "/grpc.health.v1.Health/No")
    #expect(unknown.status == "404")
    #expect(unknown.text.hasPrefix(#"{"code":"unimplemented","message":"unknown method No"#))
  }

  @Test func pagesOfOtherOrigins() async throws {
    let page = "https://study.example.org"
    let asked = [
      ("origin", page), ("access-control-request-method", "POST"),
      ("access-control-request-headers", "authorization,content-type"),
    ]
    #expect(try await ask(asked, [], method: "OPTIONS").status == "405")
    #expect(
      try await ask(asked, [], method: "OPTIONS", origins: ["https://other.example.org"]).status
        == "403")
    let permitted = try await ask(asked, [], method: "OPTIONS", origins: [page])
    #expect(permitted.status == "204")
    #expect(permitted.head.first("access-control-allow-origin") == page)
    #expect(
      permitted.head.first("access-control-allow-headers") == "authorization,content-type")
    let call = try await ask(
      Self.json + [("origin", page)], [Array("{}".utf8)], origins: [page])
    #expect(call.head.first("access-control-allow-origin") == page)
    #expect(call.head.first("vary") == "origin")
    let other = try await ask(
      Self.json + [("origin", "https://other.example.org")], [Array("{}".utf8)], origins: [page])
    #expect(other.head.first("access-control-allow-origin") == nil)
    #expect(other.head.first("vary") == "origin")
    // A page must be able to read why its call failed.
    let failed = try await ask(
      Self.json + [("origin", page)], [[]], at: "/grpc.health.v1.Health/No", origins: [page])
    #expect(failed.head.first("access-control-allow-origin") == page)
  }
}
