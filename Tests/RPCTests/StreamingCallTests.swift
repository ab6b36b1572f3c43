import Messages
import RPC
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
}
