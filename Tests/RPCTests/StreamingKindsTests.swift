import Messages
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

/// Calls with a stream of requests, over a socket.
@Suite(.timeLimit(.minutes(5))) struct StreamingKindsTests {
  private static let name = ClosureService.name

  private func collecting(
    _ handler: @escaping @Sendable (RequestStream<Text>, ServerCallContext) async throws -> Text
  ) -> ClosureService {
    ClosureService {
      $0.clientStreaming(service: Self.name, method: "Collect", access: .open, handler)
    }
  }

  private func talking(
    _ handler:
      @escaping @Sendable (
        RequestStream<Text>, ServerCallContext, ResponseWriter<Text>
      ) async throws -> Void
  ) -> ClosureService {
    ClosureService {
      $0.bidirectionalStreaming(service: Self.name, method: "Talk", access: .open, handler)
    }
  }

  private func collect(
    _ channel: RPCClient.Channel, _ options: CallOptions = CallOptions()
  ) -> ClientStreamingCall<Text, Text> {
    channel.clientStreaming(service: Self.name, method: "Collect", options: options)
  }

  private func talk(
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

  @Test(arguments: [0, 1, 2, 500])
  func collectsEveryRequestInOrder(count: Int) async throws {
    try await withServer(joining) { _, channel in
      let call = collect(channel)
      for index in 0..<count { try await call.write(Text(service: "\(index)")) }
      let response = try await call.response()
      #expect(response.service == (0..<count).map(String.init).joined(separator: ","))
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
      // Writing after the end is a mistake that is told.
      let late = await failure { try await call.write(Text()) }
      #expect(late?.code == .failedPrecondition)
    }
  }

  @Test func anEmptyTalkEnds() async throws {
    try await withServer(talking { _, _, _ in }) { _, channel in
      let call = talk(channel)
      call.finish()
      var count = 0
      for try await _ in call.responses { count += 1 }
      #expect(count == 0)
    }
  }

  /// A handler that has heard enough answers without reading on, and the client stops sending.
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

  @Test func theDeadlineEndsAReaderAndAWriter() async throws {
    let service = talking { requests, _, _ in for try await _ in requests {} }
    try await withServer(service) { _, channel in
      let call = talk(channel, CallOptions(timeout: .milliseconds(100)))
      // On a busy machine it may pass before the connection is made.
      let error = await failure {
        try await call.write(Text(service: "a"))
        for try await _ in call.responses {}
      }
      #expect(error?.code == .deadlineExceeded)
    }
  }

  /// A writer cannot run ahead of a handler that does not read by more than the server's window, what
  /// a stream may queue, and the messages on either side of these.
  @Test func aSlowHandlerHoldsTheWriter() async throws {
    let messageSize = 1_000
    let framedSize = messageSize + 3 + 5
    let total = 3_000
    let mayRead = Signal()
    let service = collecting { requests, _ in
      await mayRead.wait()
      var count = 0
      for try await _ in requests { count += 1 }
      return Text(service: "\(count)")
    }
    var configuration = ChannelConfiguration()
    configuration.queuedBytesMax = 20_000
    let written = Counter()
    try await withServer(service, configuration: configuration) { _, channel in
      let call = collect(channel)
      let writing = Task {
        let message = Text(service: String(repeating: "x", count: messageSize))
        for _ in 0..<total {
          try await call.write(message)
          written.add()
        }
      }
      let window = 256 * 1_024
      // The window is used up and the queue is above its low-water mark.
      await written.reaches((window + 10_000) / framedSize - 1)
      // Whoever could still write would by the time another call has come and gone many times.
      let bystander = collect(channel)
      for _ in 0..<50 { try await bystander.write(Text(service: "y")) }
      #expect(written.value * framedSize <= window + 20_000 + 3 * framedSize)
      mayRead.fire()
      try await writing.value
      let response = try await call.response()
      #expect(response.service == "\(total)")
    }
  }

  @Test func aRequestLargerThanTheWindowArrives() async throws {
    let service = collecting { requests, _ in
      var sizes: [String] = []
      for try await request in requests { sizes.append("\(request.service.utf8.count)") }
      return Text(service: sizes.joined(separator: " "))
    }
    try await withServer(service) { _, channel in
      let call = collect(channel)
      let large = Text(service: String(repeating: "y", count: 1_000_000))
      for _ in 0..<3 { try await call.write(large) }
      let response = try await call.response()
      #expect(response.service == "1000000 1000000 1000000")
    }
  }

  @Test func aMalformedRequestIsInvalid() async throws {
    let service = ClosureService {
      $0.clientStreaming(service: Self.name, method: "Collect", access: .open) {
        (requests: RequestStream<Text>, _: ServerCallContext) in
        for try await _ in requests {}
        return Text()
      }
    }
    try await withServer(service) { _, channel in
      // A field of the wrong kind: what is a text for the server is a number here.
      let call: ClientStreamingCall<GoogleProtobuf.Timestamp, Text> = channel.clientStreaming(
        service: Self.name, method: "Collect")
      try await call.write(GoogleProtobuf.Timestamp(seconds: 1))
      let error = await failure { try await call.response() }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test func headersComeBeforeTheFirstMessage() async throws {
    let mayAnswer = Signal()
    let service = talking { requests, context, writer in
      context.addInitialMetadata("early", for: "x-test")
      try await writer.sendHeaders()
      await mayAnswer.wait()
      try await writer.write(Text(service: "late"))
    }
    try await withServer(service) { _, channel in
      var options = CallOptions()
      let seen = Mutex("")
      options.onInitialMetadata = { metadata in
        seen.withLock { $0 = metadata.first(for: "x-test") ?? "" }
        mayAnswer.fire()
      }
      let call = talk(channel, options)
      call.finish()
      var answers: [String] = []
      for try await response in call.responses { answers.append(response.service) }
      #expect(answers == ["late"])
      #expect(seen.withLock { $0 } == "early")
    }
  }
}
