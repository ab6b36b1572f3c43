import Bus
import Messages
import RPCCore
import RPCServer
import Synchronization

/// Rejects calls until all erasures made since a restored backup are repeated: at the start, and
/// whenever a restored copy takes the place of the served one. Calls about the service itself are
/// answered.
///
/// Error: UNAVAILABLE with reason ERASURES_NOT_REPLAYED and RetryInfo.
final class RestoreGate: CallAuthorizer {
  static let retryDelay = Duration.seconds(5)

  private let exempt: Set<String>
  private let isOpenNow: Mutex<Bool>
  private let opens = WakeSignal()

  /// - Parameter exempt: full names of the gRPC services that are always answered.
  init(exempt: Set<String>, isOpen: Bool = false) {
    self.exempt = exempt
    isOpenNow = Mutex(isOpen)
  }

  var isOpen: Bool { isOpenNow.withLock { $0 } }

  /// Raised when the copy must be examined at once, e.g. because the database answers again.
  let doubts = WakeSignal()

  func close() { isOpenNow.withLock { $0 = false } }

  func open() {
    isOpenNow.withLock { $0 = true }
    opens.raise()
  }

  /// Waits until the gate is open, the time is over or the task is cancelled. Supports one waiter
  /// at a time.
  ///
  /// - Parameter time: nil for no limit.
  /// - Returns: whether the gate is open.
  func opened(atMost time: Duration? = nil) async -> Bool {
    let end = time.map { ContinuousClock.now + $0 }
    while !isOpen, !Task.isCancelled {
      let left = end.map { $0 - .now } ?? .seconds(3600)
      guard left > .zero else { break }
      await opens.wait(atMost: left)
    }
    return isOpen
  }

  func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    guard !isOpen, !exempt.contains(context.service) else { return nil }
    throw RPCError(
      .unavailable,
      "the database was restored; erasures made since then are being repeated; retry later",
      reason: .erasuresNotReplayed, details: [.retryInfo(delay: Self.retryDelay)])
  }
}
