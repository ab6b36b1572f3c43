import Synchronization

/// A value that is computed at most once per `ageMax`. Concurrent callers share one computation.
///
/// A slow computation does not delay a caller for long: it gets the previous value, unless that is
/// older than `previousAgeMax`.
package final class CachedProbe<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var lookedAt: ContinuousClock.Instant?
    var underWay: Task<Void, Never>?
  }

  private let ageMax: @Sendable (Value) -> Duration
  private let patience: Duration
  private let previousAgeMax: Duration
  private let look: @Sendable () async -> Value
  private let state = Mutex(State())

  /// - Parameters:
  ///   - ageMax: returns how long a value is valid.
  ///   - patience: how long a caller waits before it gets the previous value; four times as long
  ///     without one. A health probe has one second for its answer.
  ///   - previousAgeMax: maximum age of a previous value.
  package init(
    ageMax: @escaping @Sendable (Value) -> Duration, patience: Duration = .milliseconds(500),
    previousAgeMax: Duration = .seconds(10), look: @escaping @Sendable () async -> Value
  ) {
    self.ageMax = ageMax
    self.patience = patience
    self.previousAgeMax = previousAgeMax
    self.look = look
  }

  /// - Parameter ageMax: how long a value is valid.
  package convenience init(
    ageMax: Duration, patience: Duration = .milliseconds(500),
    previousAgeMax: Duration = .seconds(10), look: @escaping @Sendable () async -> Value
  ) {
    self.init(
      ageMax: { _ in ageMax }, patience: patience, previousAgeMax: previousAgeMax, look: look)
  }

  /// Returns the value; nil if no recent computation has completed.
  package func value() async -> Value? {
    let now = ContinuousClock.now
    let (fresh, underWay) = state.withLock { state -> (Value?, Task<Void, Never>?) in
      if let value = state.value, let lookedAt = state.lookedAt, now - lookedAt < ageMax(value) {
        return (value, nil)
      }
      let task = state.underWay ?? Task { [self] in await lookNow() }
      state.underWay = task
      return (nil, task)
    }
    if let fresh { return fresh }
    if let underWay { await wait(for: underWay, atMost: previous == nil ? patience * 4 : patience) }
    return previous
  }

  /// The last value; nil if it is too old.
  private var previous: Value? {
    state.withLock { state in
      guard let lookedAt = state.lookedAt, .now - lookedAt < previousAgeMax else { return nil }
      return state.value
    }
  }

  private func lookNow() async {
    let value = await look()
    state.withLock { state in
      state.value = value
      state.lookedAt = .now
      state.underWay = nil
    }
  }

  private func wait(for task: Task<Void, Never>, atMost patience: Duration) async {
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    let looking = Task {
      await task.value
      ended.finish()
    }
    let timer = Task {
      try? await Task.sleep(for: patience)
      ended.finish()
    }
    for await _ in end {}
    timer.cancel()
    looking.cancel()
  }
}
