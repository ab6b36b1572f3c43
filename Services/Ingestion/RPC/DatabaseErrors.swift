import Logging
import Postgres
import RPC

/// Runs a handler's work; a database that cannot answer now becomes UNAVAILABLE with RetryInfo
/// instead of an internal error, since the same call may go well in a moment.
func answeringUnavailable<Value>(
  _ logger: Logger, _ body: () async throws -> Value
) async throws -> Value {
  do {
    return try await body()
  } catch let error as PostgresError where error.isMatterOfTheMoment {
    logger.warning("the database cannot be used now", metadata: ["reason": "\(error)"])
    throw RPCError(
      .unavailable, "the database cannot be used now; send the same request again",
      reason: "DATABASE_UNAVAILABLE", details: [.retryInfo(delay: .seconds(2))])
  }
}

extension PostgresError {
  /// Whether nothing is wrong with the statement itself.
  fileprivate var isMatterOfTheMoment: Bool {
    switch kind {
    case .connectionLost, .poolExhausted, .timedOut, .closed: true
    // Connection, resources (disk full), operator intervention, system error; rolled back.
    case .server: ["08", "53", "57", "58", "40"].contains { sqlState?.hasPrefix($0) == true }
    case .cancelled, .decoding, .parameter: false
    }
  }
}
