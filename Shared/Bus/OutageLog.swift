import Logging
import Postgres
import Synchronization

/// Says once that something is out of order, and once that it works again.
final class OutageLog: Sendable {
  private let what: String
  private let logger: Logger
  private let isOut = Mutex(false)

  init(_ what: String, logger: Logger) {
    self.what = what
    self.logger = logger
  }

  func failed(_ error: any Error) {
    let isNew = isOut.withLock { isOut in
      defer { isOut = true }
      return !isOut
    }
    guard isNew else { return }
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

  func succeeded() {
    let wasOut = isOut.withLock { isOut in
      defer { isOut = false }
      return isOut
    }
    if wasOut { logger.info("\(what) works again") }
  }
}
