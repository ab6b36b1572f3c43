import MessageSupport
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct CompressionCallTests {
  private let large = String(repeating: "tinnitus ", count: 2_000)

  @Test(arguments: MessageEncoding.allCases)
  func bothWays(encoding: MessageEncoding) async throws {
    let wasCompressed = Mutex(false)
    let service = ClosureService.unary { request, context in
      wasCompressed.withLock { $0 = context.requestWasCompressed }
      context.responseEncoding = encoding
      return request
    }
    try await withServer(service) { _, channel in
      var options = CallOptions()
      options.encoding = encoding
      let answer = try await channel.call(large, options: options)
      #expect(answer == large)
      #expect(wasCompressed.withLock { $0 } == (encoding != .identity))
      // Too small to be worth it.
      let small = try await channel.call("x", options: options)
      #expect(small == "x")
      #expect(!wasCompressed.withLock { $0 })
    }
  }

  @Test func eachMessageOfAStreamDecides() async throws {
    let seen = Mutex<[Bool]>([])
    let received = Mutex<[MessageEncoding]>([])
    let service = ClosureService {
      $0.bidirectionalStreaming(service: ClosureService.name, method: "Talk", access: .open) {
        (requests: RequestStream<Text>, context: ServerCallContext, writer: ResponseWriter<Text>) in
        context.responseEncoding = .gzip
        for try await request in requests {
          seen.withLock { $0.append(context.requestWasCompressed) }
          try await writer.write(request, compress: !context.requestWasCompressed)
        }
      }
    }
    try await withServer(service) { _, channel in
      var options = CallOptions()
      options.encoding = .deflate
      options.onResponseEncoding = { encoding in received.withLock { $0.append(encoding) } }
      let call: BidirectionalCall<Text, Text> = channel.bidirectionalStreaming(
        service: ClosureService.name, method: "Talk", options: options)
      for compress in [true, false, true] {
        try await call.write(Text(service: large), compress: compress)
      }
      call.finish()
      var count = 0
      for try await response in call.responses {
        #expect(response.service == large)
        count += 1
      }
      #expect(count == 3)
      #expect(seen.withLock { $0 } == [true, false, true])
      #expect(received.withLock { $0 } == [.identity, .gzip, .identity])
    }
  }

  @Test func aCallInsideAHandlerInheritsTheDeadline() async throws {
    let left = Mutex<Duration?>(nil)
    let inner = ClosureService.unary { request, context in
      left.withLock { $0 = context.deadline.map { $0 - .now } }
      return request
    }
    try await withServer(inner) { _, innerChannel in
      let outer = ClosureService.unary { request, _ in
        Text(service: try await innerChannel.call(request.service))
      }
      try await withServer(outer) { _, channel in
        let answer = try await channel.call("x", options: CallOptions(timeout: .seconds(30)))
        #expect(answer == "x")
        let inherited = left.withLock { $0 }
        #expect(inherited.map { $0 > .zero && $0 <= .seconds(30) } == true)
        _ = try await channel.call("x")
        #expect(left.withLock { $0 } == nil)
      }
    }
  }
}
