import Bus
import RPCCore
import RPCServer
import Synchronization

/// Refuses calls until the service knows that nobody is in its database who has been erased. What the
/// service says about itself is answered.
///
/// Error: UNAVAILABLE with reason ERASURES_NOT_REPLAYED and RetryInfo.
final class RestoreGate: CallAuthorizer {
  static let retryDelay = Duration.seconds(5)

  private let exempt: Set<String>
  private let isOpenNow: Mutex<Bool>
  private let opens = WakeSignal()

  /// - Parameter exempt: full names of the gRPC services that are answered all the same.
  init(exempt: Set<String>, isOpen: Bool = false) {
    self.exempt = exempt
    isOpenNow = Mutex(isOpen)
  }

  var isOpen: Bool { isOpenNow.withLock { $0 } }

  /// For good.
  func open() {
    isOpenNow.withLock { $0 = true }
    opens.raise()
  }

  /// Returns when it is open, after the time, or when cancelled. One at a time may wait.
  ///
  /// - Parameter time: nil: without end.
  /// - Returns: whether it is open.
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
      .unavailable, "the database was restored; erasures made since are carried out again first",
      reason: "ERASURES_NOT_REPLAYED", details: [.retryInfo(delay: Self.retryDelay)])
  }
}
