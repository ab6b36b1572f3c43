import Bus
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

  init(pool: PostgresPool, outbox: Outbox, clock: any WallClock, logger: Logger) {
    self.pool = pool
    self.outbox = outbox
    self.clock = clock
    self.logger = logger
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
  func workOff() async throws -> Bool {
    var waiting: [UUID] = []
    var found = false
    while let step = try await step(except: waiting) {
      switch step {
      case .erased: break
      case .waits(let erasureID): waiting.append(erasureID)
      case .finished: outbox.wake()
      }
      found = true
      try Task.checkCancellation()
    }
    return found
  }

  private enum Step: Sendable {
    case erased
    /// For those who may not have seen the order.
    case waits(UUID)
    case finished
  }

  /// Nil: nothing is pending but what is named.
  private func step(except waiting: [UUID]) async throws -> Step? {
    try await pool.transaction { connection in
      guard let order = try await erasures.lockPending(except: waiting, on: connection) else {
        return nil
      }
      // Asked before the last look, not after it.
      let isLastLook = try await erasures.isSeenByAll(order.erasureID, on: connection)
      guard try await erasures.erase(order, atMost: pieceRows, on: connection) == 0 else {
        return .erased
      }
      guard isLastLook else { return .waits(order.erasureID) }
      try await finish(order, on: connection)
      return .finished
    }
  }

  private func finish(_ order: ErasureOrder, on connection: PostgresConnection) async throws {
    let now = clock.now()
    let counts = try await erasures.finish(order.erasureID, at: now, on: connection)
    let erasureID = order.erasureID.uuidString.lowercased()
    try await outbox.publish(
      EventsV1.ErasureCompleted(
        erasureID: erasureID, service: outbox.source,
        counts: counts.map { AuthV1.ErasureCount(kind: $0.kind, count: $0.count) },
        completeTime: GoogleProtobuf.Timestamp(now)),
      subject: erasureID, at: now, on: connection)
  }
}
