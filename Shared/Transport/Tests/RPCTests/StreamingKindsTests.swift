import MessageSupport
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

/// Calls with a request stream, over a socket.
@Suite(.timeLimit(.minutes(5))) struct StreamingKindsTests {
  static let name = ClosureService.name

  func collecting(
    _ handler: @escaping @Sendable (RequestStream<Text>, ServerCallContext) async throws -> Text
  ) -> ClosureService {
    ClosureService {
      $0.clientStreaming(service: Self.name, method: "Collect", access: .open, handler)
    }
  }

  func talking(
    _ handler:
      @escaping @Sendable (
        RequestStream<Text>, ServerCallContext, ResponseWriter<Text>
      ) async throws -> Void
  ) -> ClosureService {
    ClosureService {
      $0.bidirectionalStreaming(service: Self.name, method: "Talk", access: .open, handler)
    }
  }

  func collect(
    _ channel: RPCClient.Channel, _ options: CallOptions = CallOptions()
  ) -> ClientStreamingCall<Text, Text> {
    channel.clientStreaming(service: Self.name, method: "Collect", options: options)
  }

  func talk(
    _ channel: RPCClient.Channel, _ options: CallOptions = CallOptions()
  ) -> BidirectionalCall<Text, Text> {
    channel.bidirectionalStreaming(service: Self.name, method: "Talk", options: options)
  }

  private var joining: ClosureService {
    collecting { requests, _ in
      var all: [String] = []
      for try await request in requests { all.append(request.service) }
      return Text(service: all.joined(separator: ","))
    }
  }

  @Test func beginsBeforeTheFirstRequest() async throws {
    let begun = Signal()
    let service = collecting { requests, _ in
      begun.fire()
      for try await _ in requests {}
      return Text()
    }
    try await withServer(service) { _, channel in
      let call = collect(channel)
      call.start()
      await begun.wait()
      call.cancel()
      let error = await failure { try await call.response() }
      #expect(error?.code == .cancelled)
    }
  }

  @Test func answersWhileRequestsCome() async throws {
    let service = talking { requests, _, writer in
      for try await request in requests {
        try await writer.write(Text(service: request.service + "!"))
      }
    }
    try await withServer(service) { _, channel in
      let call = talk(channel)
      var responses = call.responses.makeAsyncIterator()
      for index in 0..<200 {
        try await call.write(Text(service: "\(index)"))
        let answer = try await responses.next()
        #expect(answer?.service == "\(index)!")
      }
      call.finish()
      let end = try await responses.next()
      #expect(end == nil)
      // Writing after the end throws.
      let late = await failure { try await call.write(Text()) }
      #expect(late?.code == .failedPrecondition)
    }
  }

  /// A handler answers without reading the rest, and the client stops sending.
  @Test func theServerMayAnswerEarly() async throws {
    let service = collecting { requests, _ in
      var iterator = requests.makeAsyncIterator()
      return Text(service: "enough: " + (try await iterator.next()?.service ?? ""))
    }
    try await withServer(service) { _, channel in
      let call = collect(channel)
      try await call.write(Text(service: "a"))
      var stopped: RPCError?
      while stopped == nil {
        stopped = await failure {
          try await call.write(Text(service: String(repeating: "x", count: 10_000)))
        }
      }
      #expect(stopped?.code == .failedPrecondition)
      let response = try await call.response()
      #expect(response.service == "enough: a")
    }
  }

  @Test func aHandlersErrorEndsTheCall() async throws {
    let service = talking { requests, _, writer in
      for try await request in requests {
        try await writer.write(request)
        throw RPCError(.outOfRange, "no more")
      }
    }
    try await withServer(service) { _, channel in
      let call = talk(channel)
      try await call.write(Text(service: "a"))
      var responses = call.responses.makeAsyncIterator()
      let error = await failure {
        while (try await responses.next()) != nil {}
      }
      #expect(error == RPCError(.outOfRange, "no more"))
      let late = await failure { try await call.write(Text()) }
      #expect(late?.code == .outOfRange)
    }
  }

  @Test func cancellingReachesTheHandlerThatReads() async throws {
    let started = Signal()
    let cancelled = Signal()
    let service = collecting { requests, _ in
      started.fire()
      do throws(RPCError) {
        var iterator = requests.makeAsyncIterator()
        while try await iterator.next() != nil {}
      } catch {
        if error.code == .cancelled { cancelled.fire() }
        throw error
      }
      return Text()
    }
    try await withServer(service) { _, channel in
      let call = collect(channel)
      try await call.write(Text(service: "a"))
      await started.wait()
      call.cancel()
      await cancelled.wait()
      let error = await failure { try await call.response() }
      #expect(error?.code == .cancelled)
    }
  }

  @Test func lettingGoCancels() async throws {
    let started = Signal()
    let cancelled = Signal()
    let service = talking { requests, _, _ in
      started.fire()
      await withTaskCancellationHandler {
        await cancelled.wait()
      } onCancel: {
        cancelled.fire()
      }
    }
    try await withServer(service) { _, channel in
      var call: BidirectionalCall<Text, Text>? = talk(channel)
      try await call?.write(Text(service: "a"))
      await started.wait()
      call = nil
      await cancelled.wait()
    }
  }
}
