/// Records what becomes of events, for whoever follows a trace from a call through the bus to its effects.
public protocol EventTracing: Sendable {
  /// Events are about to be published within a trace.
  ///
  /// - Parameter events: at least one.
  /// - Returns: the trace that they carry.
  func publishing(_ events: [Event], in trace: EventTrace) -> EventTrace

  /// A consumer is about to apply events together. Nil: none of their traces is recorded.
  func applying(_ events: [Event], consumer: String) -> (any EventApplication)?
}

/// Events that are being applied, with the traces in which that is recorded.
public protocol EventApplication: Sendable {
  /// The same events in the same order; whatever is done for one of them belongs to its trace.
  var events: [Event] { get }

  /// It is done, or has failed.
  func ended(_ error: (any Error)?)
}

extension (any EventTracing)? {
  /// Applies events, and records it.
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
