package import Bus
package import Postgres
package import RPCServer
import Synchronization

extension Liveness {
  /// Bound in seconds of one round of the relay or of a consumer. A round consists of statements of
  /// at most 30 seconds each, so a longer one is stuck.
  static let busBoundSeconds = 600

  /// - Parameters:
  ///   - bus: nil if the service has no bus.
  ///   - isDatabaseAway: whether the database is unreachable; loops that wait for it are not stuck.
  package static func parts(
    server: Server, pool: PostgresPool, bus: BusObservation?,
    isDatabaseAway: @escaping @Sendable () -> Bool
  ) -> [Part] {
    var parts = [
      Part("event-loops", complaint: "an event loop that serves calls has been blocked") {
        server.whenEventLoopsAnswer($0)
      },
      Part("tasks", complaint: "no thread for background work has been free") { answered in
        Task.detached { answered() }
      },
      Part("database-driver", complaint: "the database driver's thread has been blocked") {
        pool.whenDriverAnswers($0)
      },
    ]
    if let bus {
      parts.append(
        Part(
          "bus-loops", complaint: "the bus relay or a consumer has made no progress",
          bound: busBoundSeconds, ask: busQuestion(bus, isDatabaseAway: isDatabaseAway)))
    }
    return parts
  }

  /// Returns a question that is answered once the loops have left their old round. If they have
  /// not, it polls every second.
  private static func busQuestion(
    _ bus: BusObservation, isDatabaseAway: @escaping @Sendable () -> Bool
  ) -> @Sendable (@escaping @Sendable () -> Void) -> Void {
    { answered in
      if bus.loopsInTheirOldRound().isEmpty || isDatabaseAway() { return answered() }
      Task.detached {
        while !bus.loopsInTheirOldRound().isEmpty, !isDatabaseAway() {
          try? await Task.sleep(for: .seconds(1))
        }
        answered()
      }
    }
  }
}
