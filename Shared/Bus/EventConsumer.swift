public import Postgres

/// Applies events of some types to a service's own database.
///
/// Each event has its effect once: the effect is committed together with the note that it was
/// had. `apply` itself may run more often, also for an event that succeeded, whose transaction was
/// rolled back; whatever it does beside `connection` must bear that.
public protocol EventConsumer: Sendable {
  /// Unique within the service and never changed: what was read is remembered under it.
  var name: String { get }

  /// Full names of messages, `otolith.events.v1.StudyPublished`.
  var types: Set<String> { get }

  /// Applies one event within the transaction of `connection`. It must not begin or end one.
  ///
  /// - Throws: anything: the event is tried again later, and the next ones of its subject wait
  ///   behind it, while other subjects go on. `PermanentFailure` and `Messages.DecodingError` make
  ///   it a dead letter at once.
  func apply(_ event: Event, on connection: PostgresConnection) async throws
}
