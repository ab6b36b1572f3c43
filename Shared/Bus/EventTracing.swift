/// Records the publication and application of events in traces.
public protocol EventTracing: Sendable {
  /// Called before events are published within a trace.
  ///
  /// - Parameter events: at least one.
  /// - Returns: the trace context that they carry.
  func publishing(_ events: [Event], in trace: EventTrace) -> EventTrace

  /// Called before a consumer applies events together. Nil if none of their traces is recorded.
  func applying(_ events: [Event], consumer: String) -> (any EventApplication)?
}

/// Events that are being applied, with the traces in which this is recorded.
public protocol EventApplication: Sendable {
  /// The same events in the same order, with the trace contexts to use while applying them.
  var events: [Event] { get }

  /// Called when they were applied, or failed.
  func ended(_ error: (any Error)?)
}

extension (any EventTracing)? {
  /// Applies events and records that.
  nonisolated(nonsending) func recording(
    _ events: [Event], consumer: String,
    _ apply: nonisolated(nonsending) ([Event]) async throws -> Void
  ) async throws {
    guard let application = self?.applying(events, consumer: consumer) else {
      return try await apply(events)
    }
    do {
      try await apply(application.events)
    } catch {
      application.ended(error)
      throw error
    }
    application.ended(nil)
  }
}
