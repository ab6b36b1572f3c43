/// What runs for a call: perhaps first what decides whether it may be made, then its handler or what
/// answers in its place. At most one of them runs at a time, and a call is in flight until it is answered
/// and nothing runs for it any more.
struct ServerCallExecution {
  private enum Phase {
    /// Nothing runs: the request is not complete, or waits for its turn.
    case waiting
    /// It is being decided whether the call may be made; what comes of the body meanwhile is held.
    case authorizing(HeldBody)
    /// The handler runs, or for a call that was answered before, what has not stopped yet.
    case running
    /// What answers a call that was refused at its headers and is not in flight.
    case refusing
    /// Nothing runs, and nothing will.
    case over
  }

  enum RunEnd {
    /// It is decided whether the call may be made; what has come of its body.
    case authorized(HeldBody)
    /// The handler is done: the call is to be answered, if it is not, and is in flight no more.
    case handled
    /// The refusal is ready to be sent.
    case refused
  }

  /// The response is complete.
  enum FinishAction: Hashable {
    /// The call is in flight no more.
    case leave
    /// Something runs for it, so that it stays in flight; that many held bytes are dropped.
    case stay(dropping: Int)
    /// It was not in flight.
    case nothing
  }

  private var phase = Phase.waiting
  /// How often something was begun to run.
  private var runs = 0

  /// Bytes of the body that are held.
  var heldBytes: Int {
    if case .authorizing(let body) = phase { body.count } else { 0 }
  }

  var isAuthorizing: Bool {
    if case .authorizing = phase { true } else { false }
  }

  /// - Precondition: nothing runs, and the call is not over.
  /// - Returns: the number of the run.
  mutating func beginAuthorizing() -> Int { begin(.authorizing(HeldBody())) }

  /// - Precondition: nothing runs, and the call is not over.
  /// - Returns: the number of the run.
  mutating func beginHandling() -> Int { begin(.running) }

  /// Begins to answer a call that was refused at its headers, and was never in flight.
  ///
  /// - Precondition: nothing runs, and the call is not over.
  /// - Returns: the number of the run.
  mutating func beginRefusing() -> Int { begin(.refusing) }

  private mutating func begin(_ next: Phase) -> Int {
    guard case .waiting = phase else { preconditionFailure("two runs of one call") }
    phase = next
    runs += 1
    return runs
  }

  /// Whether the run with this number has not ended.
  func isRunning(_ run: Int) -> Bool {
    switch phase {
    case .waiting, .over: false
    case .authorizing, .running, .refusing: run == runs
    }
  }

  /// Holds bytes of the body while it is not known whether the call may be made.
  ///
  /// - Returns: false when that is known.
  mutating func hold(_ bytes: [UInt8], endStream: Bool) -> Bool {
    guard case .authorizing(var body) = phase else { return false }
    // Moved out and back: a second reference would copy what is held.
    phase = .running
    body.append(bytes, endStream: endStream)
    phase = .authorizing(body)
    return true
  }

  /// - Precondition: something runs.
  mutating func runEnded() -> RunEnd {
    switch phase {
    case .authorizing(let body):
      phase = .waiting
      return .authorized(body)
    case .running:
      phase = .over
      return .handled
    case .refusing:
      phase = .over
      return .refused
    case .waiting, .over: preconditionFailure("the end of a run that had not begun")
    }
  }

  /// The response is complete, whatever still runs.
  mutating func finished() -> FinishAction {
    switch phase {
    case .waiting:
      phase = .over
      return .leave
    case .authorizing(let body):
      phase = .running
      return .stay(dropping: body.count)
    case .running: return .stay(dropping: 0)
    case .refusing, .over: return .nothing
    }
  }
}
