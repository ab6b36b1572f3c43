/// What a connection has been used for, ever: the useful work that earns a client its frames.
struct ConnectionWork: Hashable {
  /// Streams that the client opened.
  var requests: UInt64 = 0
  /// Streams that were answered, be it by an error.
  var answers: UInt64 = 0
  /// Messages sent, and their bytes.
  var writes: UInt64 = 0
  var bytes: UInt64 = 0
  /// Calls that the client ended for the deadline that it had announced.
  var expiredCalls: UInt64 = 0

  static func - (left: ConnectionWork, right: ConnectionWork) -> ConnectionWork {
    ConnectionWork(
      requests: left.requests &- right.requests, answers: left.answers &- right.answers,
      writes: left.writes &- right.writes, bytes: left.bytes &- right.bytes,
      expiredCalls: left.expiredCalls &- right.expiredCalls)
  }
}
