import Postgres
import RPCCore

extension RPCError {
  /// The status of what went wrong in the database: words of ours, for its own may quote what a
  /// participant wrote. Nil for a mistake of this program.
  init?(_ error: PostgresError) {
    switch error.kind {
    case .poolExhausted:
      self.init(
        .resourceExhausted, "too many calls wait for the database", reason: "DATABASE_QUEUE_FULL",
        details: [.retryInfo(delay: .seconds(1))])
    case .parameter where error.sqlState == PostgresError.limitExceeded:
      // A limit of ours: the message has numbers only.
      self.init(.resourceExhausted, error.message, reason: "WRITE_TOO_LARGE")
    case .connectionLost, .closed:
      // Also when connecting failed, for whatever reason.
      self = .database("cannot be reached", reason: "DATABASE_AWAY")
    case .timedOut:
      self = .database("took too long", reason: "DATABASE_SLOW")
    case .server:
      guard let failure = Self.failure(sqlState: error.sqlState) else {
        guard error.isRetryable else { return nil }
        self = .database("is busy", reason: "DATABASE_BUSY")
        return
      }
      self = failure
    case .cancelled, .decoding, .parameter:
      return nil
    }
  }

  /// What is wrong with the server rather than with the call, and for an operator to see to.
  private static func failure(sqlState: String?) -> RPCError? {
    switch sqlState {
    case "53100":
      .database("has no space left on its disk", reason: "DATABASE_FULL", after: .seconds(30))
    case "53300":
      .database("has too many connections", reason: "DATABASE_CONNECTIONS_EXHAUSTED")
    case "25006":
      .database(
        "takes no writes: it is a replica, or was made read-only", reason: "DATABASE_READ_ONLY",
        after: .seconds(5))
    case let state? where ["53", "58"].contains { state.hasPrefix($0) }:
      .database("is out of resources", reason: "DATABASE_OUT_OF_RESOURCES", after: .seconds(5))
    default: nil
    }
  }

  private static func database(
    _ fault: String, reason: String, after delay: Duration = .seconds(1)
  ) -> RPCError {
    RPCError(
      .unavailable, "the database \(fault)", reason: reason, details: [.retryInfo(delay: delay)])
  }
}
