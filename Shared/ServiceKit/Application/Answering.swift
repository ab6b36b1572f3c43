import Postgres
import RPC

/// Turns a database that is away or busy into UNAVAILABLE with RetryInfo: every call of ours may be
/// sent again. Other errors of the database stay what they are, mistakes of this program.
///
/// - Parameter attempts: how often a transaction that the database broke off is tried, at least 1.
public func answering<Answer>(
  attempts: Int = 1, _ body: () async throws -> Answer
) async throws -> Answer {
  var attempt = 1
  while true {
    do {
      return try await body()
    } catch let error as PostgresError {
      switch error.kind {
      case .server where error.isRetryable && attempt < attempts: attempt += 1
      case .connectionLost, .poolExhausted, .timedOut, .closed: throw RPCError.databaseAway
      case .server where error.isRetryable || error.isOutOfResources: throw RPCError.databaseAway
      case .cancelled: throw CancellationError()
      case .server, .decoding, .parameter: throw error
      }
    }
  }
}

extension PostgresError {
  /// Full disk, no memory, an error of the operating system (classes 53 and 58): nothing is wrong
  /// with the call, and an operator will see to it.
  fileprivate var isOutOfResources: Bool {
    ["53", "58"].contains { sqlState?.hasPrefix($0) == true }
  }
}

extension RPCError {
  fileprivate static let databaseAway = RPCError(
    .unavailable, "the database cannot be reached or is busy",
    details: [.retryInfo(delay: .seconds(1))])
}
