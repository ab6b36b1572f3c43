import Bus
import Fields
import FoundationEssentials
import Logging
import Messages
import Postgres

/// Erases whom the service was told to, a piece in each transaction: a process that dies in the middle leaves
/// the rest to the next one. The receipt goes with the last piece.
struct ErasureWork: Sendable {
  let pool: PostgresPool
  let outbox: Outbox
  let clock: any WallClock
  let logger: Logger
  /// Rows of one table that one transaction erases: some tens of milliseconds, and below a megabyte of WAL
  /// and locks where sheets are of usual size.
  var pieceRows = 500
  private let erasures = ErasureStore()
  private let securityEvents = SecurityEventStore()
  /// Nil: the log is none of its business.
  private let ofLog: LogErasure?
  private let longWaits: LongWaits

  /// - Parameter patience: how long an erasure waits for transactions before the log says so.
  init(
    pool: PostgresPool, outbox: Outbox, ofLog: LogErasure? = nil, clock: any WallClock,
    logger: Logger, patience: Duration = .seconds(300)
  ) {
    self.pool = pool
    self.ofLog = ofLog
    self.outbox = outbox
    self.clock = clock
    self.logger = logger
    longWaits = LongWaits(patience: patience, logger: logger)
  }

  /// Looks for what is to be done until cancelled: once a second for a while after an order came and as long
  /// as there is one, otherwise now and then, for those that another process took and left.
  func run(noted: WakeSignal) async throws {
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

  /// Longer than an order takes from the signal to its commit.
  private static let looksInARow = 10
  private static let idle = Duration.seconds(20)

  /// Erases until nothing is left that can be done now.
  ///
  /// - Returns: whether there was anything to be done, or is.
  @discardableResult
  func workOff() async throws -> Bool { try await pass().found }

  /// The same, for who may not go on before everybody's rows are gone.
  ///
  /// - Returns: whether nothing is left of anybody; what is pending waits for others alone.
  func hasErasedAll() async throws -> Bool {
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

  /// The log is read through for so many together, and whoever waits longest does not wait for more.
  private static let ofLogAtOnce = 500

  private enum Step: Sendable {
    case erased
    /// For those who may not have seen the order, or have to hear of the participant first.
    case waits(UUID)
    /// Nothing is left but events in the log.
    case logged(ErasureOrder)
    case finished
  }

  /// Nil: nothing is pending but what is named.
  ///
  /// - Parameter unlogged: those whose events are out of the log.
  private func step(except waiting: [UUID], unlogged: Set<UUID>) async throws -> Step? {
    try await pool.transaction { connection in
      guard let order = try await erasures.lockPending(except: waiting, on: connection) else {
        return nil
      }
      // Asked before the last look, not after it.
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
      // In place of the order that is in the log no more.
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
