import MessageSupport
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Calls with a request stream that are retried from the buffer.
@Suite(.timeLimit(.minutes(5))) struct StreamRetryTests {
  private static let name = ClosureService.name
  private static let unavailable = RPCError(.unavailable, "not now")

  /// The first attempt fails after this number of requests; later ones answer with all of them.
  private func collecting(
    failingAfter count: Int, _ attempts: Attempts, _ failed: Signal = Signal()
  ) -> ClosureService {
    ClosureService {
      $0.clientStreaming(service: Self.name, method: "Collect", access: .open) {
        (requests: RequestStream<Text>, context: ServerCallContext) -> Text in
        let isFirst = attempts.note(context) == 1
        var all: [String] = []
        if !isFirst || count > 0 {
          for try await request in requests {
            all.append(request.service)
            if isFirst, all.count == count { break }
          }
        }
        if isFirst {
          failed.fire()
          throw Self.unavailable
        }
        return Text(service: all.joined(separator: ","))
      }
    }
  }

  private func collect(_ channel: RPCClient.Channel) -> ClientStreamingCall<Text, Text> {
    channel.clientStreaming(service: Self.name, method: "Collect", options: CallOptions())
  }

  @Test(arguments: [0, 1, 3])
  func requestsAreSentAgainInOrder(before: Int) async throws {
    let attempts = Attempts()
    let failed = Signal()
    let service = collecting(failingAfter: before, attempts, failed)
    try await withServer(service, configuration: .retrying()) { _, channel in
      let call = collect(channel)
      for index in 0..<max(1, before) { try await call.write(Text(service: "\(index)")) }
      await failed.wait()
      // These may be sent with the first attempt, between the two, or with the second.
      for index in max(1, before)..<8 { try await call.write(Text(service: "\(index)")) }
      let response = try await call.response()
      #expect(response.service == "0,1,2,3,4,5,6,7")
    }
    #expect(attempts.announced == [nil, "1"])
  }

  /// More data waits for the second attempt than a stream may queue: the writer waits, and
  /// continues.
  @Test func aWriterGoesOnWithTheNextAttempt() async throws {
    let attempts = Attempts()
    let failed = Signal()
    var configuration = ChannelConfiguration.retrying(
      RetryPolicy(backoff: .init(initial: .milliseconds(50), max: .milliseconds(50))))
    configuration.queuedBytesMax = 2_000
    let service = collecting(failingAfter: 1, attempts, failed)
    try await withServer(service, configuration: configuration) { _, channel in
      let call = collect(channel)
      try await call.write(Text(service: "0"))
      await failed.wait()
      for index in 1..<100 {
        try await call.write(Text(service: "\(index)" + String(repeating: " ", count: 500)))
      }
      let response = try await call.response()
      let numbers = response.service.split(separator: ",").map { $0.split(separator: " ")[0] }
      #expect(numbers == (0..<100).map { "\($0)" })
    }
    #expect(attempts.count == 2)
  }

  @Test func aTalkIsBegunAgainBeforeItsFirstAnswer() async throws {
    let attempts = Attempts()
    let service = ClosureService {
      $0.bidirectionalStreaming(service: Self.name, method: "Talk", access: .open) {
        (
          requests: RequestStream<Text>, context: ServerCallContext, writer: ResponseWriter<Text>
        ) in
        let isFirst = attempts.note(context) == 1
        for try await request in requests {
          if isFirst { throw Self.unavailable }
          try await writer.write(Text(service: request.service + "!"))
        }
      }
    }
    try await withServer(service, configuration: .retrying()) { _, channel in
      let call: BidirectionalCall<Text, Text> = channel.bidirectionalStreaming(
        service: Self.name, method: "Talk", options: CallOptions())
      var responses = call.responses.makeAsyncIterator()
      for index in 0..<3 {
        try await call.write(Text(service: "\(index)"))
        let answer = try await responses.next()
        #expect(answer?.service == "\(index)!")
      }
      call.finish()
      let end = try await responses.next()
      #expect(end == nil)
    }
    #expect(attempts.count == 2)
  }
}
