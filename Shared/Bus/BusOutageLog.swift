import Logging
import Postgres

/// Says that a part of the bus is out of order, with what can be done, and that it works again; as often as
/// `OutageLog` does.
final class BusOutageLog: Sendable {
  private let what: String
  private let outages: OutageLog

  private let onChange: @Sendable (Bool) -> Void

  /// - Parameter onChange: told with each round whether it is out of order.
  init(
    _ what: String, logger: Logger, reminderInterval: Duration = .seconds(600),
    onChange: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.what = what
    self.onChange = onChange
    outages = OutageLog(what, logger: logger, reminderInterval: reminderInterval)
  }

  func failed(_ error: any Error) {
    onChange(true)
    outages.failed { logger in
      if let stop = error as? ConsumptionStop {
        logger.error(
          "\(what) is stopped",
          metadata: ["reason": "\(stop)", "advice": "\(ConsumptionStop.advice)"])
      } else {
        var metadata: Logger.Metadata = ["error": "\(error)"]
        if let advice = Self.advice(error) { metadata["advice"] = "\(advice)" }
        logger.warning("\(what) fails, and is tried again", metadata: metadata)
      }
    }
  }

  /// What an operator can do about it.
  private static func advice(_ error: any Error) -> String? {
    switch (error as? PostgresError)?.sqlState {
    // Undefined table, column or function, invalid schema name.
    case "42P01", "42703", "42883", "3F000":
      "bring the service's schema up to this version by its `migrate`"
    case "42501":
      "run the service's `migrate`, which gives the role that serves its rights"
    case "25006": "the database takes no writes: nothing is lost, and it goes on when it does again"
    case "53100": "the database's disk is full: make room, nothing is lost"
    case "53300": "the database has too many connections: raise max_connections, or take some away"
    default: nil
    }
  }

  func succeeded() {
    onChange(false)
    outages.succeeded()
  }
}
