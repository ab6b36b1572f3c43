import Synchronization

/// The accepted sockets of a listener that are not closed yet. Each holds a descriptor, regardless
/// of the state of its connection.
final class OpenSockets: Sendable {
  private let limit: Atomic<Int>
  private let count = Atomic(0)

  init(limit: Int) {
    self.limit = Atomic(limit)
  }

  /// Changes the limit. Sockets above a lower limit stay open.
  func adopt(limit: Int) { self.limit.store(limit, ordering: .relaxed) }

  var hasRoom: Bool { count.load(ordering: .relaxed) < limit.load(ordering: .relaxed) }

  /// - Returns: whether one more socket is allowed.
  func opened() -> Bool {
    count.wrappingAdd(1, ordering: .relaxed).newValue < limit.load(ordering: .relaxed)
  }

  func closed() {
    count.wrappingSubtract(1, ordering: .relaxed)
  }
}
