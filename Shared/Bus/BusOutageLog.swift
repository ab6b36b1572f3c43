import Logging
import Postgres

/// Says once that a part of the bus is out of order, with what can be done, and once that it works again.
final class BusOutageLog: Sendable {
  private let what: String
  private let outages: OutageLog

  init(_ what: String, logger: Logger) {
    self.what = what
    outages = OutageLog(what, logger: logger)
  }

  func failed(_ error: any Error) {
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
    case "53100": "the database's disk is full: make room, nothing is lost"
    case "53300": "the database has too many connections: raise max_connections, or take some away"
    default: nil
    }
  }

  func succeeded() { outages.succeeded() }
}
