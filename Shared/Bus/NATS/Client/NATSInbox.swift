internal import CNats
internal import Synchronization

/// Where the threads of libnats leave what came from the server, for the client's own thread.
final class NATSInbox: Sendable {
  enum Incoming: Sendable {
    case answer(NATSMessage)
    case news(NATSMessage)
    /// The server's complaint.
    case complaint(String)
    case lost
  }

  private let incoming = Mutex<[Incoming]>([])
  private let onIncoming: @Sendable () -> Void

  /// - Parameter onIncoming: called on a thread of libnats when there is something in an inbox that
  ///   was empty.
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

  /// The inboxes of open connections. libnats may call back while, and shortly after, a connection
  /// is closed: callbacks carry a number to look up here, never a pointer that may be gone.
  private static let registry = Mutex<(inboxes: [UInt: NATSInbox], last: UInt)>(([:], 0))

  /// Makes the inbox known to callbacks until `withdraw`.
  ///
  /// - Returns: the number to hand to libnats as closure.
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
