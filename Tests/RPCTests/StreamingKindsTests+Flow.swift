import Messages
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

/// Deadlines, back pressure and what is malformed.
extension StreamingKindsTests {
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
