import Synchronization
import Testing

/// Something that happens once and that tasks wait for. Waiting ends early when the task is
/// cancelled, and as a failed test after two minutes: one that hangs would hold up all the others.
final class Signal: Sendable {
  private struct State: Sendable {
    var hasFired = false
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var next: UInt64 = 0
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  var hasFired: Bool { state.withLock { $0.hasFired } }

  func fire() {
    let waiters = state.withLock { state in
      state.hasFired = true
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
  }

  func wait() async {
    let id = state.withLock { state -> UInt64? in
      if state.hasFired { return nil }
      state.next += 1
      return state.next
    }
    guard let id else { return }
    let alarm = Task {
      try await Task.sleep(for: .seconds(120))
      Issue.record("what was waited for did not happen within two minutes")
      giveUp(id)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.hasFired || state.cancelled.contains(id) { return true }
          state.waiters[id] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      giveUp(id)
    }
    alarm.cancel()
  }

  private func giveUp(_ id: UInt64) {
    let waiter = state.withLock { state in
      state.cancelled.insert(id)
      return state.waiters.removeValue(forKey: id)
    }
    waiter?.resume()
  }
}

/// A number that tasks count up and wait for.
final class Counter: Sendable {
  private let state = Mutex<(count: Int, waiters: [(Int, Signal)])>((0, []))

  var value: Int { state.withLock { $0.count } }

  @discardableResult
  func add(_ amount: Int = 1) -> Int {
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
  func reaches(_ target: Int) async {
    let signal = Signal()
    let isThere = state.withLock { state in
      if state.count >= target { return true }
      state.waiters.append((target, signal))
      return false
    }
    if !isThere { await signal.wait() }
  }
}
