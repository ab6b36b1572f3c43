internal import CNats
internal import Synchronization

/// A queue from the threads of libnats to the client's own thread.
final class NATSInbox: Sendable {
  enum Incoming: Sendable {
    case answer(NATSMessage)
    case news(NATSMessage)
    /// An error reported by the server.
    case complaint(String)
    case lost
  }

  private let incoming = Mutex<[Incoming]>([])
  private let onIncoming: @Sendable () -> Void

  /// - Parameter onIncoming: called on a thread of libnats when an empty inbox receives something.
  init(onIncoming: @escaping @Sendable () -> Void) {
    self.onIncoming = onIncoming
  }

  func add(_ item: Incoming) {
    let wasEmpty = incoming.withLock { incoming in
      incoming.append(item)
      return incoming.count == 1
    }
    if wasEmpty { onIncoming() }
  }

  func takeAll() -> [Incoming] {
    incoming.withLock { incoming in
      defer { incoming = [] }
      return incoming
    }
  }

  // MARK: - Callbacks

  /// The inboxes of open connections. libnats may call back during and shortly after closing a
  /// connection, so callbacks carry a number to look up here instead of a pointer.
  private static let registry = Mutex<(inboxes: [UInt: NATSInbox], last: UInt)>(([:], 0))

  /// Registers the inbox for callbacks until `withdraw`.
  ///
  /// - Returns: the number to pass to libnats as closure.
  func register() -> UInt {
    Self.registry.withLock { registry in
      registry.last += 1
      registry.inboxes[registry.last] = self
      return registry.last
    }
  }

  static func withdraw(_ number: UInt) {
    registry.withLock { _ = $0.inboxes.removeValue(forKey: number) }
  }

  static func find(_ closure: UnsafeMutableRawPointer?) -> NATSInbox? {
    let number = UInt(bitPattern: closure)
    return registry.withLock { $0.inboxes[number] }
  }
}
