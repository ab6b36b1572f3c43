public import Logging
internal import Synchronization

/// Says once that something is out of order, and once that it works again.
public final class OutageLog: Sendable {
  private let what: String
  private let logger: Logger
  private let isOut = Mutex(false)

  /// - Parameter what: begins a sentence.
  public init(_ what: String, logger: Logger) {
    self.what = what
    self.logger = logger
  }

  public func failed(_ error: any Error) {
    failed { logger in
      logger.warning("\(what) fails, and is tried again", metadata: ["error": "\(error)"])
    }
  }

  /// - Parameter tell: called when it worked until now.
  public func failed(telling tell: (Logger) -> Void) {
    let isNew = isOut.withLock { isOut in
      defer { isOut = true }
      return !isOut
    }
    if isNew { tell(logger) }
  }

  public func succeeded() {
    let wasOut = isOut.withLock { isOut in
      defer { isOut = false }
      return isOut
    }
    if wasOut { logger.info("\(what) works again") }
  }
}
