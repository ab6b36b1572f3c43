import Synchronization

/// Something that a test opens while tasks look at it.
final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }

  func open() {
    state.withLock { $0 = true }
  }
}
