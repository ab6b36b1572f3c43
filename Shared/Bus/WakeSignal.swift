import Synchronization

/// Wakes waiting tasks. Signals raised while no task waits are kept as one.
package final class WakeSignal: Sendable {
  private enum Wait {
    case beginning
    case waiting(CheckedContinuation<Bool, Never>)
    /// The timeout expired before the wait began.
    case over
  }

  private struct State {
    var isRaised = false
    var waits: [Int: Wait] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  package init() {}

  package func raise() {
    let continuations = state.withLock { state in
      var continuations: [CheckedContinuation<Bool, Never>] = []
      for (id, wait) in state.waits {
        guard case .waiting(let continuation) = wait else { continue }
        continuations.append(continuation)
        state.waits[id] = .over
      }
      if continuations.isEmpty { state.isRaised = true }
      return continuations
    }
    for continuation in continuations { continuation.resume(returning: true) }
  }

  /// Returns when raised (now or since the last wait), after the timeout, or when cancelled.
  ///
  /// - Returns: whether it was raised.
  @discardableResult
  package func wait(atMost time: Duration) async -> Bool {
    let id = state.withLock { state in
      state.lastID += 1
      state.waits[state.lastID] = .beginning
      return state.lastID
    }
    let timer = Task {
      // If cancelled, the wait is already over.
      guard (try? await Task.sleep(for: time)) != nil else { return }
      end(id)
    }
    let wasRaised: Bool = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Bool? = state.withLock { state in
          guard !state.isRaised, case .beginning? = state.waits[id] else {
            defer { state.isRaised = false }
            return state.isRaised
          }
          state.waits[id] = .waiting(continuation)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      end(id)
    }
    timer.cancel()
    state.withLock { _ = $0.waits.removeValue(forKey: id) }
    return wasRaised
  }

  private func end(_ id: Int) {
    let continuation: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard let wait = state.waits[id] else { return nil }
      state.waits[id] = .over
      guard case .waiting(let continuation) = wait else { return nil }
      return continuation
    }
    continuation?.resume(returning: false)
  }
}
