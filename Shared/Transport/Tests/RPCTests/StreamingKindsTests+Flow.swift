import MessageSupport
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

/// Deadlines, back pressure and malformed data.
extension StreamingKindsTests {
  @Test func theDeadlineEndsAReaderAndAWriter() async throws {
    let service = talking { requests, _, _ in for try await _ in requests {} }
    try await withServer(service) { _, channel in
      let call = talk(channel, CallOptions(timeout: .milliseconds(100)))
      // The deadline may pass before the connection is made on a busy machine.
      let error = await failure {
        try await call.write(Text(service: "a"))
        for try await _ in call.responses {}
      }
      #expect(error?.code == .deadlineExceeded)
    }
  }

  /// A writer cannot run ahead of a handler that does not read by more than the server's window,
  /// the stream's queue limit, and the messages on either side of these.
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
      // If the writer could continue, it would have done so during these writes.
      let bystander = collect(channel)
      for _ in 0..<50 { try await bystander.write(Text(service: "y")) }
      #expect(written.value * framedSize <= window + 20_000 + 3 * framedSize)
      mayRead.fire()
      try await writing.value
      let response = try await call.response()
      #expect(response.service == "\(total)")
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
      // A field of another type: a text for the server is a number here.
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
