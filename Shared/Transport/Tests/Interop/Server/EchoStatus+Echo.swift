import RPCCore
import TestingMessages

extension GRPCTesting.EchoStatus {
  /// - Throws: the status unless it is OK; INVALID_ARGUMENT for an unknown code.
  func echo() throws(RPCError) {
    guard let status = StatusCode(rawValue: Int(code)) else {
      throw RPCError(.invalidArgument, "unknown status code \(code)")
    }
    if status != .ok { throw RPCError(status, message) }
  }
}
