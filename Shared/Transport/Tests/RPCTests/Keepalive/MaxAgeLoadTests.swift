import RPCTestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct MaxAgeLoadTests {
  @Test func noCallIsLost() async throws {
    try await MaxAgeLoad.run()
  }
}
