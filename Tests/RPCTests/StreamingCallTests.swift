import Messages
import RPCCore
import RPCTestSupport
import Testing

@Suite struct StreamingCallTests {
  @Test func messagesArriveInOrder() async throws {
    let service = ClosureService.streaming { request, _, writer in
      for index in 0..<(Int(request.service) ?? 0) {
        try await writer.write(Text(service: "\(index)"))
      }
    }
    try await withServer(service) { _, channel in
      for count in [0, 1, 1_000] {
        var received: [String] = []
        for try await message in channel.stream("\(count)") { received.append(message.service) }
        #expect(received == (0..<count).map { "\($0)" })
      }
    }
  }

  /// What arrived before an error is read before the error.
  @Test func messagesBeforeAnErrorAreDelivered() async throws {
    let service = ClosureService.streaming { _, _, writer in
      for index in 0..<5 { try await writer.write(Text(service: "\(index)")) }
      throw RPCError(.outOfRange, "no more")
    }
    try await withServer(service) { _, channel in
      for _ in 0..<20 {
        var seen: [String] = []
        var iterator = channel.stream("x").makeAsyncIterator()
        let error = await failure {
          while let message = try await iterator.next() { seen.append(message.service) }
        }
        #expect(seen == ["0", "1", "2", "3", "4"])
        #expect(error == RPCError(.outOfRange, "no more"))
      }
    }
  }
}
