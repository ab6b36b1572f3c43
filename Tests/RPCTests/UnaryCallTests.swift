import Messages
import RPCCore
import RPCTestSupport
import Testing

@Suite struct UnaryCallTests {
  @Test func echoes() async throws {
    try await withServer(.echo) { _, channel in
      for text in ["hello", "", String(repeating: "x", count: 3_000_000)] {
        let answer = try await channel.call(text)
        #expect(answer == text)
      }
    }
  }

  @Test func errorsArriveWithDetails() async throws {
    let thrown = RPCError(
      .failedPrecondition, "nö: 100 %", reason: "NOT_YET", metadata: ["a": "b"],
      details: [
        .badRequest([FieldViolation(field: "x[1].y", reason: "TOO_LONG", description: "d")]),
        .retryInfo(delay: .milliseconds(1_500)),
        .other(typeURL: "type.example/T", value: [1, 2]),
      ])
    try await withServer(.unary { _, _ in throw thrown }) { _, channel in
      let error = await failure { try await channel.call("") }
      #expect(error == thrown)
      #expect(error?.reason == "NOT_YET")
      #expect(error?.violations.map(\.field) == ["x[1].y"])
    }
  }

  @Test func aResponseThatIsEncodedAlreadyIsSentAsItIs() async throws {
    let service = ClosureService.unary { request, context in
      context.encodedResponse = Text(service: "kept").serialized()
      return request
    }
    try await withServer(service) { _, channel in
      let answer = try await channel.call("made")
      #expect(answer == "kept")
    }
  }

  @Test func manyCallsAtOnce() async throws {
    try await withServer(
      .unary { request, _ in
        await Task.yield()
        return request
      }
    ) { _, channel in
      try await withThrowingTaskGroup(of: (Int, String).self) { group in
        for index in 0..<1_000 {
          group.addTask { (index, try await channel.call("\(index)")) }
        }
        var count = 0
        for try await (index, text) in group {
          #expect(text == "\(index)")
          count += 1
        }
        #expect(count == 1_000)
      }
    }
  }
}
