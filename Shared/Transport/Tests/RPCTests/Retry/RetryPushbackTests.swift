import Testing

@testable import RPCCore

@Suite struct RetryPushbackTests {
  @Test(arguments: [
    ([], RetryPushback.none),
    (["0"], .after(.zero)),
    (["25"], .after(.milliseconds(25))),
    (["2147483647"], .after(.milliseconds(2_147_483_647))),
    (["2147483648"], .doNotRetry),
    (["-1"], .doNotRetry),
    (["+1"], .doNotRetry),
    ([""], .doNotRetry),
    ([" 1"], .doNotRetry),
    (["1.5"], .doNotRetry),
    (["soon"], .doNotRetry),
    (["99999999999999999999"], .doNotRetry),
    (["1", "1"], .doNotRetry),
  ])
  func reads(values: [String], pushback: RetryPushback) {
    var metadata: Metadata = ["other": "7"]
    for value in values { metadata.add(value, for: "grpc-retry-pushback-ms") }
    #expect(RetryPushback(metadata) == pushback)
  }

  @Test func noMetadataIsNoPushback() {
    #expect(RetryPushback(Metadata()) == .none)
  }
}
