import Synchronization

/// A counter that tasks increment and wait for.
public final class Counter: Sendable {
  private let state = Mutex<(count: Int, waiters: [(Int, Signal)])>((0, []))

  public init() {}

  public var value: Int { state.withLock { $0.count } }

  @discardableResult
  public func add(_ amount: Int = 1) -> Int {
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
  public func reaches(_ target: Int) async {
    let signal = Signal()
    let isThere = state.withLock { state in
      if state.count >= target { return true }
      state.waiters.append((target, signal))
      return false
    }
    if !isThere { await signal.wait() }
  }
}
