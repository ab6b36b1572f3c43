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

  /// Whose events it takes, by `Event.source`; nil: anybody's. Events of others are passed over, with
  /// an error in the log: only the service that owns an aggregate may tell of it, and the transport
  /// sees to it that nobody speaks in another's name.
  var sources: Set<String>? { get }

  /// The newest revision of each type that it understands, `Event.schemaVersion`; 1 for a type that
  /// is not in it. Newer events are set aside, and later ones of their subjects behind them, until an
  /// instance that understands them takes them up.
  var schemaVersions: [String: Int] { get }

  /// Applies one event within the transaction of `connection`. It must not begin or end one.
  ///
  /// - Throws: anything: the event is tried again later, and the next ones of its subject wait
  ///   behind it, while other subjects go on. `PermanentFailure` and `Messages.DecodingError` make
  ///   it a dead letter at once.
  func apply(_ event: Event, on connection: PostgresConnection) async throws

  /// Applies events together, in their order as far as they have a subject in common, within the
  /// transaction of `connection`: for a consumer whose effects go in few statements. By default one
  /// after the other.
  ///
  /// - Throws: anything: then none of them had its effect, and they come again, at last one by one.
  func apply(_ events: [Event], on connection: PostgresConnection) async throws
}

extension EventConsumer {
  public var sources: Set<String>? { nil }

  public var schemaVersions: [String: Int] { [:] }

  public func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    for event in events {
      try await EventTrace.$current.withValue(event.trace) {
        try await apply(event, on: connection)
      }
    }
  }

  /// Whether it knows what the event means.
  func understands(_ event: Event) -> Bool {
    event.schemaVersion <= schemaVersions[event.type, default: 1]
  }
}
