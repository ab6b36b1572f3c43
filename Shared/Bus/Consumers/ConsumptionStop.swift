import Postgres

/// Why a consumer is stopped: its cursor does not fit the log. Continuing could skip events
/// silently, so an operator must set the position.
public enum ConsumptionStop: Error, Sendable, Hashable {
  /// The cursor belongs to another log: the service's database, or the log, was restored elsewhere.
  case anotherLog(name: String, was: LogIdentity, now: LogIdentity)
  /// The same log, which may lack events that the consumer has read: it was set back, or the
  /// promoted replica was incomplete.
  case wentBack(name: String, now: LogIdentity)
}

extension ConsumptionStop: CustomStringConvertible {
  public var description: String {
    switch self {
    case .anotherLog(let name, let was, let now):
      "its cursor belongs to another log than the current \"\(name)\": it read (\(was)), this "
        + "is (\(now))"
    case .wentBack(let name, let now):
      "the log \"\(name)\" (\(now)) was set back: it may lack the event that was read last"
    }
  }

  /// Advice for the operator.
  public static let advice =
    "events could be skipped silently: set the position with `otolithctl bus cursors reset` "
    + "(--to start is always safe), see `otolithctl bus cursors show`"
}

extension EventLog {
  /// Whether a consumer may continue after its cursor.
  ///
  /// - Parameters:
  ///   - now: the current log.
  ///   - pool: the database that stores the cursor.
  /// - Returns: nil if so, else the reason.
  func stop(
    at cursor: LogCursor, in now: LogIdentity, storedIn pool: PostgresPool
  ) async throws -> ConsumptionStop? {
    // A consumer that has read nothing cannot miss events.
    if cursor.log == now || cursor.position == .start { return nil }
    if let was = cursor.log, was.id != now.id {
      return .anotherLog(name: name, was: was, now: now)
    }
    return try await holds(cursor, storedIn: pool) ? nil : .wentBack(name: name, now: now)
  }
}
