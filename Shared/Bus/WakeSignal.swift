import Synchronization

/// Wakes the tasks that wait; signals that come while nobody waits are kept as one.
final class WakeSignal: Sendable {
  private enum Wait {
    case beginning
    case waiting(CheckedContinuation<Void, Never>)
    /// Its time was over before it had begun.
    case over
  }

  private struct State {
    var isRaised = false
    var waits: [Int: Wait] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  func raise() {
    let continuations = state.withLock { state in
      var continuations: [CheckedContinuation<Void, Never>] = []
      for (id, wait) in state.waits {
        guard case .waiting(let continuation) = wait else { continue }
        continuations.append(continuation)
        state.waits[id] = .over
      }
      if continuations.isEmpty { state.isRaised = true }
      return continuations
    }
    for continuation in continuations { continuation.resume() }
  }

  /// Returns when raised, since the last wait or now, after the time, or when cancelled.
  func wait(atMost time: Duration) async {
    let id = state.withLock { state in
      state.lastID += 1
      state.waits[state.lastID] = .beginning
      return state.lastID
    }
    let timer = Task {
      // Cancelled means that the wait is over.
      guard (try? await Task.sleep(for: time)) != nil else { return }
      end(id)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          guard !state.isRaised, case .beginning? = state.waits[id] else {
            state.isRaised = false
            return false
          }
          state.waits[id] = .waiting(continuation)
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      end(id)
    }
    timer.cancel()
    state.withLock { _ = $0.waits.removeValue(forKey: id) }
  }

  private func end(_ id: Int) {
    let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
      guard let wait = state.waits[id] else { return nil }
      state.waits[id] = .over
      guard case .waiting(let continuation) = wait else { return nil }
      return continuation
    }
    continuation?.resume()
  }
}
