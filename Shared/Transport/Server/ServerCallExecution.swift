/// The tasks of a call: an authorisation, if needed, then its handler or the task that refuses the
/// call. At most one runs at a time. A call is in flight until it is answered and nothing runs for
/// it.
struct ServerCallExecution {
  private enum Phase {
    /// Nothing runs: the request is incomplete, or waits for its turn.
    case waiting
    /// The authorization is pending; the body is buffered.
    case authorizing(HeldBody)
    /// The handler runs, or a task of an already answered call has not stopped yet.
    case running
    /// A task answers a call that was refused at its headers and is not in flight.
    case refusing
    /// Nothing runs, and nothing will.
    case over
  }

  enum RunEnd {
    /// The authorization has finished; the body received so far.
    case authorized(HeldBody)
    /// The handler is done: answer the call if necessary; it is no longer in flight.
    case handled
    /// The rejection can be sent.
    case refused
  }

  /// The response is complete.
  enum FinishAction: Hashable {
    /// The call is no longer in flight.
    case leave
    /// Something still runs, so it stays in flight; the number of buffered bytes that are dropped.
    case stay(dropping: Int)
    /// It was not in flight.
    case nothing
  }

  private var phase = Phase.waiting
  /// Number of started runs.
  private var runs = 0

  /// Buffered bytes of the body.
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

  /// Starts the rejection of a call that was refused at its headers and never in flight.
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

  /// Whether the run with this number is active.
  func isRunning(_ run: Int) -> Bool {
    switch phase {
    case .waiting, .over: false
    case .authorizing, .running, .refusing: run == runs
    }
  }

  /// Buffers a part of the body while the authorization is pending.
  ///
  /// - Returns: false if it is not pending.
  mutating func hold(_ bytes: [UInt8], endStream: Bool) -> Bool {
    guard case .authorizing(var body) = phase else { return false }
    // Moved out and back: a second reference would copy the buffer.
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
    case .waiting, .over: preconditionFailure("the end of a run that was not started")
    }
  }

  /// Marks the response as complete; a task may still run.
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

/// The part of a call's body that arrived before the call was authorised.
struct HeldBody {
  private(set) var chunks: [[UInt8]] = []
  private(set) var endStream = false
  /// Number of bytes.
  private(set) var count = 0

  mutating func append(_ bytes: [UInt8], endStream: Bool) {
    if !bytes.isEmpty { chunks.append(bytes) }
    count += bytes.count
    if endStream { self.endStream = true }
  }
}
