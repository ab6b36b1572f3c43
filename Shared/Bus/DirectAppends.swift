import Synchronization

/// Whether publishing appends to the log, and what it has appended lately.
final class DirectAppends: Sendable {
  /// The way to append.
  struct Way: Sendable {
    /// Schema of the log in the service's database.
    var schema: String
    /// The number of ids that the outbox had given when it was empty (`drain_outbox`).
    var drained: Int64
  }

  private struct State {
    /// The present way; nil while publishing writes to the outbox.
    var way: Way?
    /// Time of the last choice; nil if a relay must choose before its next round ends.
    var chosenAt: ContinuousClock.Instant?
    /// Time of the last publication, by event type.
    var published: [String: ContinuousClock.Instant] = [:]
  }

  /// Maximum time from publishing to the end of the transaction after which readers are notified.
  /// After longer ones they find the events when they poll.
  private static let commitMax = Duration.seconds(10)
  /// Interval at which a relay without pauses looks after the outbox and the rights.
  private static let choiceInterval = Duration.seconds(1)

  private let state = Mutex(State())

  func choose(_ way: Way?) {
    state.withLock { state in
      state.way = way
      state.chosenAt = .now
    }
  }

  /// Keeps the present way, since transactions use the outbox.
  func keep() {
    state.withLock { $0.chosenAt = .now }
  }

  /// Makes a choice due, after a failure.
  func doubt() {
    state.withLock { $0.chosenAt = nil }
  }

  /// Returns the way to publish these events; nil for the outbox.
  func way(of events: [Event]) -> Way? {
    state.withLock { state in
      let now = ContinuousClock.now
      var last: String?
      for event in events where event.type != last {
        state.published[event.type] = now
        last = event.type
      }
      return state.way
    }
  }

  /// The present way; nil while publishing writes to the outbox.
  var chosen: Way? { state.withLock { $0.way } }

  var isChoiceDue: Bool {
    state.withLock { state in
      state.chosenAt.map { ContinuousClock.now - $0 > Self.choiceInterval } ?? true
    }
  }

  /// The types published lately, whether or not their transactions have ended.
  var recentTypes: Set<String> {
    state.withLock { state in
      let now = ContinuousClock.now
      return Set(state.published.filter { now - $0.value < Self.commitMax }.map(\.key))
    }
  }
}
