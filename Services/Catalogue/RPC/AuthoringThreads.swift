import RPCCore
package import ServiceKit

/// Where definitions are checked, compared and published. Thousands of elements take longer than an event
/// loop may be held up, and as long as the runtime's own threads may be, which the bus lives on.
package enum AuthoringThreads {
  /// One core may be busy with it; the other calls have the rest.
  package static let count = 1
  /// Calls that wait for a thread or the database, each with its request in memory.
  package static let waitingMax = 63
  package static let retryDelay = Duration.seconds(2)

  package static func make(count: Int = Self.count, waitingMax: Int = Self.waitingMax)
    -> WorkerThreads
  {
    WorkerThreads(count: count, waitingMax: waitingMax) { most in
      RPCError(
        .resourceExhausted, "more than \(most) definitions are written at once",
        reason: "AUTHORING_LIMIT", details: [.retryInfo(delay: retryDelay)])
    }
  }
}
