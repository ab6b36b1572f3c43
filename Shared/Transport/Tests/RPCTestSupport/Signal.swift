import Synchronization

// Not available in a build without tests.
#if canImport(Testing)
  import Testing
#endif

/// A one-time event that tasks wait for. Waiting ends early if the task is cancelled, and after two
/// minutes as a failed test, which would otherwise block all others.
public final class Signal: Sendable {
  private struct State: Sendable {
    var hasFired = false
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var next: UInt64 = 0
    var cancelled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  public init() {}

  public var hasFired: Bool { state.withLock { $0.hasFired } }

  public func fire() {
    let waiters = state.withLock { state in
      state.hasFired = true
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume() }
  }

  public func wait() async {
    let id = state.withLock { state -> UInt64? in
      if state.hasFired { return nil }
      state.next += 1
      return state.next
    }
    guard let id else { return }
    let alarm = Task {
      try await Task.sleep(for: .seconds(120))
      #if canImport(Testing)
        Issue.record("the awaited event did not happen within two minutes")
      #endif
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
