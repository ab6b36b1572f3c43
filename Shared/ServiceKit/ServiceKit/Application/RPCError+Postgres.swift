import Messages
import Postgres
import RPCCore

extension RPCError {
  /// Maps a database error to a status. The text is ours, because PostgreSQL's message may quote
  /// participant data. Nil for an error of this program.
  init?(_ error: PostgresError) {
    switch error.kind {
    case .poolExhausted:
      self.init(
        .resourceExhausted, "too many calls wait for the database", reason: .databaseQueueFull,
        details: [.retryInfo(delay: .seconds(1))])
    case .parameter where error.sqlState == PostgresError.limitExceeded:
      // One of our own limits; the message contains only numbers.
      self.init(.resourceExhausted, error.message, reason: .writeTooLarge)
    case .connectionLost, .closed:
      // Includes failed connection attempts.
      self = .database("cannot be reached", reason: .databaseAway)
    case .timedOut:
      self = .database("took too long", reason: .databaseSlow)
    case .server:
      guard let failure = Self.failure(sqlState: error.sqlState) else {
        guard error.isRetryable else { return nil }
        self = .database("is busy", reason: .databaseBusy)
        return
      }
      self = failure
    case .cancelled, .decoding, .parameter:
      return nil
    }
  }

  /// A problem of the server, which the operator has to fix, rather than of the call.
  private static func failure(sqlState: String?) -> RPCError? {
    switch sqlState {
    case "53100":
      .database("has no space left on its disk", reason: .databaseFull, after: .seconds(30))
    case "53300":
      .database("has too many connections", reason: .databaseConnectionsExhausted)
    case "25006":
      .database(
        "is read-only: it is a replica, or was set to read-only", reason: .databaseReadOnly,
        after: .seconds(5))
    case let state? where ["53", "58"].contains { state.hasPrefix($0) }:
      .database("is out of resources", reason: .databaseOutOfResources, after: .seconds(5))
    default: nil
    }
  }

  private static func database(
    _ fault: String, reason: CommonV1.ErrorReason, after delay: Duration = .seconds(1)
  ) -> RPCError {
    RPCError(
      .unavailable, "the database \(fault)", reason: reason, details: [.retryInfo(delay: delay)])
  }
}
