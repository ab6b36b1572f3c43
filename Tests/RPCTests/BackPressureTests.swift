import Messages
import RPCClient
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct BackPressureTests {
  /// A handler cannot run ahead of its reader by more than the client's window, what a stream may
  /// queue, and the messages on either side of these.
  @Test func aSlowReaderHoldsTheWriter() async throws {
    let messageSize = 1_000
    let framedSize = messageSize + 3 + 5
    let total = 3_000
    var limits = ServerLimits()
    limits.queuedBytesMax = 20_000
    var configuration = ChannelConfiguration()
    configuration.streamWindow = 65_535
    let bound = 65_535 + 20_000 + 3 * framedSize
    let written = Counter()
    let service = ClosureService.streaming { _, _, writer in
      let message = Text(service: String(repeating: "x", count: messageSize))
      for _ in 0..<total {
        try await writer.write(message)
        written.add()
      }
    }
    try await withServer(service, limits: limits, configuration: configuration) { _, channel in
      var read = 0
      var furthestAhead = 0
      for try await message in channel.stream("x") {
        #expect(message.service.count == messageSize)
        read += 1
        // The writer gets as far as it can before the next message is read: the window is used up
        // and the queue above its low-water mark, half of the limit.
        if read == 1 { await written.reaches((65_535 + 10_000) / framedSize - 1) }
        let ahead = (written.value - read) * framedSize
        furthestAhead = max(furthestAhead, ahead)
        if ahead > bound { break }
      }
      #expect(read == total)
      #expect(furthestAhead <= bound)
      #expect(furthestAhead >= 65_535)
    }
  }

  @Test func aMessageLargerThanTheWindowArrives() async throws {
    var configuration = ChannelConfiguration()
    configuration.streamWindow = 65_535
    let large = String(repeating: "y", count: 1_000_000)
    let service = ClosureService.streaming { _, _, writer in
      for _ in 0..<3 { try await writer.write(Text(service: large)) }
    }
    try await withServer(service, configuration: configuration) { _, channel in
      var count = 0
      for try await message in channel.stream("x") {
        #expect(message.service == large)
        count += 1
      }
      #expect(count == 3)
    }
  }

  @Test func aStalledStreamDoesNotStopOtherCalls() async throws {
    let service = ClosureService { registry in
      registry.unary(service: ClosureService.name, method: "Call", access: .open) {
        (request: Text, _: ServerCallContext) in request
      }
      registry.serverStreaming(service: ClosureService.name, method: "Stream", access: .open) {
        (_: Text, _: ServerCallContext, writer: ResponseWriter<Text>) in
        while true { try await writer.write(Text(service: String(repeating: "x", count: 10_000))) }
      }
    }
    try await withServer(service) { _, channel in
      var stalled = channel.stream("x").makeAsyncIterator()
      let first = try await stalled.next()
      #expect(first != nil)
      for index in 0..<100 {
        let text = String(repeating: "\(index % 10)", count: 100_000)
        let answer = try await channel.call(text)
        #expect(answer == text)
      }
    }
  }

  @Test func writersFromOtherThreadsKeepTheBound() async throws {
    let service = ClosureService.streaming { _, _, writer in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask {
            // A detached task does not run on the connection's loop.
            try await Task.detached {
              for _ in 0..<200 {
                try await writer.write(Text(service: String(repeating: "z", count: 2_000)))
              }
            }.value
          }
        }
        try await group.waitForAll()
      }
    }
    try await withServer(service) { _, channel in
      var count = 0
      for try await _ in channel.stream("x") { count += 1 }
      #expect(count == 800)
    }
  }
}
