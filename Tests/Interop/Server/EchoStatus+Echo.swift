import RPCCore
import TestingMessages

extension GRPCTesting.EchoStatus {
  /// - Throws: the status itself unless it is OK; INVALID_ARGUMENT for a code that does not exist.
  func echo() throws(RPCError) {
    guard let status = StatusCode(rawValue: Int(code)) else {
      throw RPCError(.invalidArgument, "no status has code \(code)")
    }
    if status != .ok { throw RPCError(status, message) }
  }
}
