import NIOCore

/// Decides when the session's queued bytes are sent: once at the end of a read, a flush or an event
/// loop turn, regardless of the number of requests; earlier if they have waited too long.
///
/// A scheduled turn and a flush may each occur within a read: the three are independent.
struct FlushSchedule {
  enum Action: Hashable {
    /// The current read or flush ends with a flush.
    case nothing
    /// Flush in the loop's next turn.
    case schedule
    /// A flush is scheduled: send only bytes that have waited too long.
    case sendOverdue
  }

  /// Maximum time that bytes wait to be sent together with later ones.
  static let waitMax = TimeAmount.microseconds(250)

  private(set) var isReading = false
  private var isFlushing = false
  private var isScheduled = false
  /// Start of the current wait for sending.
  private var waitingSince = NIODeadline.uptimeNanoseconds(0)

  /// Begins a read; more bytes may follow before ``readEnded()``.
  mutating func readBegan(at now: @autoclosure () -> NIODeadline) {
    guard !isReading else { return }
    isReading = true
    waitingSince = now()
  }

  mutating func readEnded() {
    isReading = false
  }

  /// Requests a flush.
  mutating func requested(at now: @autoclosure () -> NIODeadline) -> Action {
    if isReading || isFlushing { return .nothing }
    if isScheduled { return .sendOverdue }
    isScheduled = true
    waitingSince = now()
    return .schedule
  }

  /// Handles the scheduled event loop turn.
  mutating func turnCame() {
    isScheduled = false
  }

  /// - Returns: false if a flush is running, which will send the bytes.
  mutating func flushBegan() -> Bool {
    guard !isFlushing else { return false }
    isFlushing = true
    return true
  }

  /// Starts a flush if bytes have waited too long.
  ///
  /// - Parameter maySend: evaluated only in that case.
  mutating func overdueFlushBegan(at now: NIODeadline, if maySend: @autoclosure () -> Bool) -> Bool
  {
    guard !isFlushing, now - waitingSince >= Self.waitMax, maySend() else { return false }
    waitingSince = now
    isFlushing = true
    return true
  }

  mutating func flushEnded() {
    isFlushing = false
  }
}
