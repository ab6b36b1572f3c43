import MessageSupport
import RPCClient
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct BackPressureTests {
  /// A handler cannot run ahead of its reader by more than the client's window, the stream's queue
  /// limit, and the messages on either side of these.
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
        // The writer proceeds as far as possible before the next message is read: the window is
        // used up and the queue is above its low-water mark, half of the limit.
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
