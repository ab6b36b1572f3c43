import Synchronization

/// A number that tasks count up and wait for.
package final class Counter: Sendable {
  private let state = Mutex<(count: Int, waiters: [(Int, Signal)])>((0, []))

  package init() {}

  package var value: Int { state.withLock { $0.count } }

  @discardableResult
  package func add(_ amount: Int = 1) -> Int {
    let (count, due) = state.withLock { state in
      state.count += amount
      let count = state.count
      let due = state.waiters.filter { $0.0 <= count }.map(\.1)
      state.waiters.removeAll { $0.0 <= count }
      return (count, due)
    }
    for signal in due { signal.fire() }
    return count
  }

  /// Waits until the count is at least `target`.
  package func reaches(_ target: Int) async {
    let signal = Signal()
    let isThere = state.withLock { state in
      if state.count >= target { return true }
      state.waiters.append((target, signal))
      return false
    }
    if !isThere { await signal.wait() }
  }
}
