import Synchronization

/// The sockets that a listener has accepted and that are not closed yet, whatever became of their
/// connections: each has a descriptor.
final class OpenSockets: Sendable {
  private let limit: Int
  private let count = Atomic(0)

  init(limit: Int) {
    self.limit = limit
  }

  var hasRoom: Bool { count.load(ordering: .relaxed) < limit }

  /// - Returns: whether there may be one more.
  func opened() -> Bool {
    count.wrappingAdd(1, ordering: .relaxed).newValue < limit
  }

  func closed() {
    count.wrappingSubtract(1, ordering: .relaxed)
  }
}
