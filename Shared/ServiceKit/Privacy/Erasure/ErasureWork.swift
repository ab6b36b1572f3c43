import Audit
package import Bus
import Fields
import FoundationEssentials
package import Logging
import Messages
package import Postgres
package import ServiceBasics

/// Performs the ordered erasures, a limited number of rows in each transaction. After a crash, the
/// next process continues. The last transaction publishes the receipt.
package struct ErasureWork: Sendable {
  package let pool: PostgresPool
  package let outbox: Outbox
  package let clock: any WallClock
  package let logger: Logger
  /// Maximum number of rows of one table per transaction: some tens of milliseconds, and less than
  /// 1 MB of WAL and locks for sheets of usual size.
  package var pieceRows = 500
  private let erasures = ErasureStore()
  private let securityEvents = SecurityEventStore()
  /// Erasure of the log; nil if the log is not erased.
  private let ofLog: LogErasure?
  private let longWaits: StalledTransactionMonitor

  /// - Parameter patience: how long an erasure waits for transactions before a warning is logged.
  package init(
    pool: PostgresPool, outbox: Outbox, ofLog: LogErasure? = nil, clock: any WallClock,
    logger: Logger, patience: Duration = .seconds(300)
  ) {
    self.pool = pool
    self.ofLog = ofLog
    self.outbox = outbox
    self.clock = clock
    self.logger = logger
    longWaits = StalledTransactionMonitor(patience: patience, logger: logger)
  }

  /// Looks for orders until cancelled: every second for a while after an order, otherwise rarely,
  /// for orders that another process left behind.
  package func run(noted: WakeSignal) async throws {
    let outages = OutageLog("erasures", logger: logger)
    var looks = Self.looksInARow
    while true {
      do {
        if try await workOff() { looks = Self.looksInARow }
        outages.succeeded()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try Task.checkCancellation()
      looks -= 1
      if await noted.wait(atMost: looks > 0 ? .seconds(1) : Self.idle) { looks = Self.looksInARow }
    }
  }

  /// Number of looks at intervals of one second; longer than an order takes from signal to commit.
  private static let looksInARow = 10
  private static let idle = Duration.seconds(20)

  /// Erases everything that can be erased now.
  ///
  /// - Returns: whether any order was or is pending.
  @discardableResult
  func workOff() async throws -> Bool { try await pass().found }

  /// Does the same as ``workOff()``, for a caller that must wait until all rows are erased.
  ///
  /// - Returns: true if no rows are left and pending orders only wait for other services.
  package func hasErasedAll() async throws -> Bool {
    let waiting = try await pass().waiting
    return try await !erasures.isPending(except: waiting, on: pool)
  }

  private func pass() async throws -> (found: Bool, waiting: [UUID]) {
    var waiting: [UUID] = []
    var found = false
    var ofLogAlone: [ErasureOrder] = []
    var unlogged: Set<UUID> = []
    while true {
      let others = waiting + ofLogAlone.map(\.erasureID)
      let next =
        ofLogAlone.count < Self.ofLogAtOnce
        ? try await step(except: others, unlogged: unlogged) : nil
      switch next {
      case .erased: break
      case .logged(let order): ofLogAlone.append(order)
      case .waits(let erasureID): waiting.append(erasureID)
      case .finished: outbox.wake()
      case nil:
        guard !ofLogAlone.isEmpty else {
          longWaits.keep(waiting)
          return (found, waiting)
        }
        try await ofLog?.run(ofLogAlone, of: outbox.source)
        unlogged.formUnion(ofLogAlone.map(\.erasureID))
        ofLogAlone = []
      }
      found = true
      try Task.checkCancellation()
    }
  }

  /// Maximum number of orders per pass through the log; bounds the wait of the first one.
  private static let ofLogAtOnce = 500

  private enum Step: Sendable {
    case erased
    /// Transactions may not have seen the order, or other services still need the participant's
    /// events.
    case waits(UUID)
    /// The database is done; only events in the log are left.
    case logged(ErasureOrder)
    case finished
  }

  /// Performs one step; nil if no other order is pending.
  ///
  /// - Parameter unlogged: orders whose events are already removed from the log.
  private func step(except waiting: [UUID], unlogged: Set<UUID>) async throws -> Step? {
    try await pool.transaction { connection in
      guard let order = try await erasures.lockPending(except: waiting, on: connection) else {
        return nil
      }
      // Must be queried before the last look for rows.
      let awaited = try await erasures.awaited(by: order.erasureID, on: connection)
      let isLastLook = awaited.isEmpty
      let erased = try await erasures.erase(
        order, atMost: pieceRows, isSeenByAll: isLastLook, on: connection)
      guard erased == 0 else { return .erased }
      guard isLastLook else {
        longWaits.goesOn(order.erasureID, for: awaited)
        return .waits(order.erasureID)
      }
      if order.studyID.isEmpty {
        try await securityEvents.forget(order.participantID, on: connection)
      }
      if let ofLog, !unlogged.contains(order.erasureID) {
        let mayBegin = try await ofLog.mayBegin(order, on: connection)
        return mayBegin ? .logged(order) : .waits(order.erasureID)
      }
      try await finish(order, on: connection)
      return .finished
    }
  }

  private func finish(_ order: ErasureOrder, on connection: PostgresConnection) async throws {
    let now = clock.now()
    let counts = try await erasures.finish(order.erasureID, at: now, on: connection)
    let erasureID = order.erasureID.text
    func event(_ message: some Message) -> Event {
      Event(source: outbox.source, subject: erasureID, time: now, message: message)
    }
    var events = [
      event(
        EventsV1.ErasureCompleted(
          erasureID: erasureID, service: outbox.source,
          counts: counts.map { AuthV1.ErasureCount(kind: $0.kind, count: $0.count) },
          completeTime: GoogleProtobuf.Timestamp(now)))
    ]
    if order.studyID.isEmpty, ofLog?.traces.areOthersDone != nil {
      // Replaces the order, which was removed from the log.
      events.append(
        event(
          EventsV1.ErasureRequested(
            erasureID: erasureID, mode: order.mode.message,
            requestTime: GoogleProtobuf.Timestamp(order.requestedAt),
            participantDigest: try await erasures.digest(order.erasureID, on: connection),
            studyModes: order.studyModeMessages)))
    }
    try await outbox.publish(events, on: connection)
  }
}
