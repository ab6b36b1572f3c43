internal import Synchronization

/// What a running bus lets others see of itself without a statement: how far it was behind when it last
/// looked, and whether its relay and consumers get on.
public final class BusObservation: Sendable {
  /// How far the service was behind, and when that was.
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
    /// Rounds that are under way, by the names of the loops.
    var rounds: [String: Int] = [:]
    /// Those that were under way when somebody last asked.
    var seen: [String: Int] = [:]
    var roundCount = 0
  }

  private let state = Mutex(State())

  public init() {}

  /// Nil before the first.
  public var measurement: Measurement? { state.withLock { $0.measurement } }

  /// The loops that are still in the round in which they were at the call before, by name: each of them has
  /// come no further since then.
  public func loopsInTheirOldRound() -> [String] {
    state.withLock { state in
      defer { state.seen = state.rounds }
      return state.rounds.filter { state.seen[$0.key] == $0.value }.keys.sorted()
    }
  }

  func measured(_ lag: BusLag) {
    state.withLock { $0.measurement = Measurement(lag: lag, at: .now) }
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
