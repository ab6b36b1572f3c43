import Synchronization

/// A value that is computed at most once per `ageMax`. Concurrent callers share one computation.
package final class CachedProbe<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var lookedAt: ContinuousClock.Instant?
    var underWay: Task<Void, Never>?
  }

  private let ageMax: Duration
  private let patience: Duration
  private let look: @Sendable () async -> Value
  private let state = Mutex(State())

  /// - Parameters:
  ///   - ageMax: how long a value is valid.
  ///   - patience: how long a caller waits before it gets the previous value. A health probe has
  ///     one second for its answer.
  package init(
    ageMax: Duration, patience: Duration = .milliseconds(500),
    look: @escaping @Sendable () async -> Value
  ) {
    self.ageMax = ageMax
    self.patience = patience
    self.look = look
  }

  /// Returns the value; nil if the first computation did not finish within `patience`.
  package func value() async -> Value? {
    let now = ContinuousClock.now
    let (fresh, underWay) = state.withLock { state -> (Value?, Task<Void, Never>?) in
      if let value = state.value, let lookedAt = state.lookedAt, now - lookedAt < ageMax {
        return (value, nil)
      }
      let task = state.underWay ?? Task { [self] in await lookNow() }
      state.underWay = task
      return (nil, task)
    }
    if let fresh { return fresh }
    if let underWay { await wait(for: underWay) }
    return state.withLock { $0.value }
  }

  private func lookNow() async {
    let value = await look()
    state.withLock { state in
      state.value = value
      state.lookedAt = .now
      state.underWay = nil
    }
  }

  private func wait(for task: Task<Void, Never>) async {
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    let looking = Task {
      await task.value
      ended.finish()
    }
    let timer = Task { [patience] in
      try? await Task.sleep(for: patience)
      ended.finish()
    }
    for await _ in end {}
    timer.cancel()
    looking.cancel()
  }
}
