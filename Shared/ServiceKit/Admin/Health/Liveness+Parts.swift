import Bus
import Postgres
import RPCServer
import Synchronization

extension Liveness {
  /// A round of the relay or of a consumer is some statements of half a minute at most each; one that takes
  /// so long has come to nothing.
  static let busBoundSeconds = 600

  /// - Parameters:
  ///   - bus: nil: the service has none.
  ///   - isDatabaseAway: what waits for the database then is not stuck.
  static func parts(
    server: Server, pool: PostgresPool, bus: BusObservation?,
    isDatabaseAway: @escaping @Sendable () -> Bool
  ) -> [Part] {
    var parts = [
      Part("event-loops", complaint: "a thread that carries calls has not got on") {
        server.whenEventLoopsAnswer($0)
      },
      Part("tasks", complaint: "no thread for background work has been free") { answered in
        Task.detached { answered() }
      },
      Part("database-driver", complaint: "the thread that drives the database has not got on") {
        pool.whenDriverAnswers($0)
      },
    ]
    if let bus {
      parts.append(
        Part(
          "bus-loops", complaint: "the relay or a consumer of the bus has come no further",
          bound: busBoundSeconds, ask: busQuestion(bus, isDatabaseAway: isDatabaseAway)))
    }
    return parts
  }

  /// Whether the loops have moved on shows at the next question. So an open one is answered by none but the
  /// look after it, which is made here, too.
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
