import Synchronization

/// The sockets that a listener has accepted and that are not closed yet, whatever became of their
/// connections: each has a descriptor.
final class OpenSockets: Sendable {
  private let limit: Atomic<Int>
  private let count = Atomic(0)

  init(limit: Int) {
    self.limit = Atomic(limit)
  }

  /// Sockets beyond a limit that is lower now stay open.
  func adopt(limit: Int) { self.limit.store(limit, ordering: .relaxed) }

  var hasRoom: Bool { count.load(ordering: .relaxed) < limit.load(ordering: .relaxed) }

  /// - Returns: whether there may be one more.
  func opened() -> Bool {
    count.wrappingAdd(1, ordering: .relaxed).newValue < limit.load(ordering: .relaxed)
  }

  func closed() {
    count.wrappingSubtract(1, ordering: .relaxed)
  }
}
