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
    if isNew {
      logger.warning("\(what) fails, and is tried again", metadata: ["error": "\(error)"])
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
