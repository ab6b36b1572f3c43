import Testing

@testable import RPCCore

@Suite struct PushbackErrorTests {
  @Test(arguments: [
    (Duration.zero, "0"), (.milliseconds(25), "25"), (.microseconds(25_900), "25"),
    (.seconds(-3), "0"), (.seconds(2_147_483), "2147483000"), (.seconds(2_147_484), "2147483647"),
    (.seconds(Int64.max), "2147483647"), (nil, "-1"),
  ])
  func text(pause: Duration?, text: String) {
    let error = RPCError(.unavailable, "x").pushingBack(for: pause)
    #expect(error.trailers.values(for: "grpc-retry-pushback-ms") == [text])
  }
}
