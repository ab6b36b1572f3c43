import MessageSupport
import RPCCore
import RPCTestSupport
import Testing

@Suite struct UnaryCallTests {
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
}
