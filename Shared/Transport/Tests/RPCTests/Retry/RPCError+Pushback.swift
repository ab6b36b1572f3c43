@testable import RPCCore

extension RPCError {
  /// The error with a server's instruction about retrying (gRFC A6, "Pushback").
  func pushingBack(for pause: Duration) -> RPCError {
    var error = self
    error.trailers.add("\(Int(pause / .milliseconds(1)))", for: RetryPushback.key)
    return error
  }
}
