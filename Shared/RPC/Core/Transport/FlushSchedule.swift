import NIOCore

/// When what waits in the session is written: once at the end of a read, of a flush or of a turn of the
/// event loop, however often that is asked for, and earlier when it has waited for long.
///
/// A turn that was scheduled may come in the middle of a read, and a flush as well: the three are
/// independent of each other.
struct FlushSchedule {
  enum Action: Hashable {
    /// The read or the flush that is going on ends with a flush.
    case nothing
    /// Flush in the loop's next turn.
    case schedule
    /// One is scheduled: only what has waited for long is sent now.
    case sendOverdue
  }

  /// What waits while more is being made waits no longer than this: the peer could be at work on it.
  static let waitMax = TimeAmount.microseconds(250)

  private(set) var isReading = false
  private var isFlushing = false
  private var isScheduled = false
  /// Since when something may wait to be sent.
  private var waitingSince = NIODeadline.uptimeNanoseconds(0)

  /// Bytes came; more may follow before ``readEnded()``.
  mutating func readBegan(at now: @autoclosure () -> NIODeadline) {
    guard !isReading else { return }
    isReading = true
    waitingSince = now()
  }

  mutating func readEnded() {
    isReading = false
  }

  /// There is something to send.
  mutating func requested(at now: @autoclosure () -> NIODeadline) -> Action {
    if isReading || isFlushing { return .nothing }
    if isScheduled { return .sendOverdue }
    isScheduled = true
    waitingSince = now()
    return .schedule
  }

  /// The scheduled turn is here.
  mutating func turnCame() {
    isScheduled = false
  }

  /// - Returns: false when a flush is going on, which will see to it.
  mutating func flushBegan() -> Bool {
    guard !isFlushing else { return false }
    isFlushing = true
    return true
  }

  /// Begins a flush if something has waited for long.
  ///
  /// - Parameter maySend: looked at only then.
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
