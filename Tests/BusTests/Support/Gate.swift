import Synchronization

/// A flag that a test opens and tasks observe.
final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }

  func open() {
    state.withLock { $0 = true }
  }
}
