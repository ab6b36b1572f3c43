/// Why a consumer reads no further: its cursor says nothing about the log that it meets. Going on could
/// pass over events in silence, so an operator has to say from where.
public enum ConsumptionStop: Error, Sendable, Hashable {
  /// The cursor belongs to another log: the service's database, or the log, was restored elsewhere.
  case anotherLog(name: String, was: LogIdentity, now: LogIdentity)
  /// It is the log, but it is not known to hold what the consumer has read: it was set back, or the
  /// replica that was promoted had not got everything.
  case wentBack(name: String, now: LogIdentity)
}

extension ConsumptionStop: CustomStringConvertible {
  public var description: String {
    switch self {
    case .anotherLog(let name, let was, let now):
      "its cursor belongs to another log than the one that is \"\(name)\" now: it read (\(was)), this "
        + "is (\(now))"
    case .wentBack(let name, let now):
      "the log \"\(name)\" (\(now)) went back: it is not known to hold the event that was read last"
    }
  }

  /// What to do about it.
  public static let advice =
    "events could be missed in silence: say from where to go on by `otolithctl bus cursors reset` "
    + "(--to start is always safe), see `otolithctl bus cursors show`"
}

extension EventLog {
  /// Whether a consumer may go on after its cursor.
  ///
  /// - Parameters:
  ///   - now: which log it meets.
  ///   - server: whose database the cursor is in.
  /// - Returns: nil if so, else why not.
  func stop(
    at cursor: LogCursor, in now: LogIdentity, beside server: ServerInstance?
  ) async throws -> ConsumptionStop? {
    // Who has read nothing misses nothing.
    if cursor.log == now || cursor.position == .start { return nil }
    if let was = cursor.log, was.id != now.id {
      return .anotherLog(name: name, was: was, now: now)
    }
    return try await holds(cursor, beside: server) ? nil : .wentBack(name: name, now: now)
  }
}
