public import Postgres

/// Turns events into changes of the service's own schema.
public protocol EventConsumer: Sendable {
  /// Unique within the service; names its cursor. Never changes.
  var name: String { get }
  /// Types it wants; others pass by and stay in the log.
  var types: Set<String> { get }

  /// Makes the event's effect, inside the transaction that also records that it happened.
  ///
  /// Must be an upsert or otherwise bear a rebuild from the start of the log. An error parks the
  /// event and later ones of its subject; it is tried again with growing pauses, and becomes a dead
  /// letter after ``RetryPolicy/attemptsMax`` attempts, at once for ``PermanentFailure`` and for a
  /// message that cannot be decoded.
  func apply(_ event: Event, on connection: PostgresConnection) async throws
}

/// Thrown by a consumer where trying again cannot help.
public struct PermanentFailure: Error, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
