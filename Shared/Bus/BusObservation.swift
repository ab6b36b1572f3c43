internal import Synchronization

/// State of a running bus that other parts of the process can read without a database query: the
/// last measured lag, and whether its loops make progress.
public final class BusObservation: Sendable {
  /// The lag of the service, and when it was measured.
  public struct Measurement: Sendable {
    public var lag: BusLag
    public var at: ContinuousClock.Instant

    public init(lag: BusLag, at: ContinuousClock.Instant) {
      self.lag = lag
      self.at = at
    }
  }

  private struct State {
    var measurement: Measurement?
    var outbox: BusLag.Outbox?
    var failure: String?
    /// Number of the current round by loop name.
    var rounds: [String: Int] = [:]
    /// Rounds that were current at the last call of `loopsInTheirOldRound`.
    var seen: [String: Int] = [:]
    var roundCount = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// The last measurement; nil before the first one.
  public var measurement: Measurement? { state.withLock { $0.measurement } }

  /// The last known state of the outbox, which is measured even if the log is unreachable; nil
  /// before the first measurement.
  public var outbox: BusLag.Outbox? { state.withLock { $0.outbox } }

  /// Why the last attempt to measure the lag failed; nil if it succeeded.
  public var failure: String? { state.withLock { $0.failure } }

  /// Names of the loops that are still in the same round as at the previous call, hence made no
  /// progress since.
  public func loopsInTheirOldRound() -> [String] {
    state.withLock { state in
      defer { state.seen = state.rounds }
      return state.rounds.filter { state.seen[$0.key] == $0.value }.keys.sorted()
    }
  }

  func measured(_ lag: BusLag) {
    state.withLock { state in
      state.measurement = Measurement(lag: lag, at: .now)
      state.outbox = lag.outbox
      state.failure = nil
    }
  }

  /// - Parameter outbox: nil if it could not be measured either.
  func failed(_ error: any Error, outbox: BusLag.Outbox?) {
    state.withLock { state in
      state.failure = "\(error)"
      state.outbox = outbox ?? state.outbox
    }
  }

  func roundBegins(of loop: String) {
    state.withLock { state in
      state.roundCount += 1
      state.rounds[loop] = state.roundCount
    }
  }

  func roundEnds(of loop: String) {
    state.withLock { $0.rounds[loop] = nil }
  }
}
