public import Postgres

/// Applies events of some types to a service's own database.
///
/// Each event has its effect once: the effect and the inbox row are committed together. `apply`
/// itself may run more often, also for an event that succeeded but whose transaction was rolled
/// back; side effects outside `connection` must tolerate that.
public protocol EventConsumer: Sendable {
  /// A name, unique within the service and never changed: positions are stored under it.
  var name: String { get }

  /// Full names of the messages it applies, such as `otolith.events.v1.StudyPublished`.
  var types: Set<String> { get }

  /// Accepted values of `Event.source`; nil: any. Events from other sources are skipped with an
  /// error in the log: only the service that owns an aggregate may publish about it. The transport
  /// prevents publishing in another service's name.
  var sources: Set<String>? { get }

  /// The newest schema version that it understands per type (`Event.schemaVersion`); 1 for a
  /// missing type. Newer events, and later ones of their subjects, are parked until an upgraded
  /// instance applies them.
  var schemaVersions: [String: Int] { get }

  /// Applies one event in the transaction of `connection`. It must not begin or end one.
  ///
  /// - Throws: any error: the event is retried later and the next events of its subject wait, while
  ///   other subjects continue. `PermanentFailure` and `Messages.DecodingError` make it a dead
  ///   letter at once.
  func apply(_ event: Event, on connection: PostgresConnection) async throws

  /// Applies events together in the transaction of `connection`, in order per subject, for
  /// consumers that need few statements for many events. By default one after the other.
  ///
  /// - Throws: any error: then none of them has an effect, and they are delivered again, finally
  ///   one by one.
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

  /// Whether the event's schema version is known.
  func understands(_ event: Event) -> Bool {
    event.schemaVersion <= schemaVersions[event.type, default: 1]
  }
}

/// Thrown by a consumer for an event that can never succeed; it becomes a dead letter at once.
///
/// An event whose data cannot be decoded (`Messages.DecodingError`) is treated the same.
public struct PermanentFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var reason: String

  public init(_ reason: String) {
    self.reason = reason
  }

  public var description: String { reason }
}
