import Synchronization

/// What a handler and its interceptors know of a call, and what they say beside the message.
public final class ServerCallContext: Sendable {
  private struct State: Sendable {
    var values: [(key: ObjectIdentifier, value: any Sendable)] = []
    var initialMetadata = Metadata()
    var trailingMetadata = Metadata()
  }

  /// Full name, e.g. `otolith.auth.v1.SessionService`.
  public let service: String
  /// E.g. `SignIn`.
  public let method: String
  public let requestMetadata: Metadata
  /// When the caller stops waiting; nil when it did not say. The handler's task is cancelled then.
  public let deadline: ContinuousClock.Instant?
  private let state = Mutex(State())

  public init(
    service: String, method: String, requestMetadata: Metadata = Metadata(),
    deadline: ContinuousClock.Instant? = nil
  ) {
    self.service = service
    self.method = method
    self.requestMetadata = requestMetadata
    self.deadline = deadline
  }

  public subscript<K: ContextKey>(_ key: K.Type) -> K.Value? {
    get {
      state.withLock { state in
        state.values.first { $0.key == ObjectIdentifier(key) }?.value as? K.Value
      }
    }
    set {
      state.withLock { state in
        state.values.removeAll { $0.key == ObjectIdentifier(key) }
        if let newValue { state.values.append((ObjectIdentifier(key), newValue)) }
      }
    }
  }

  /// Adds metadata that goes before the first message. Without effect once a streaming handler has
  /// written its first message.
  public func addInitialMetadata(_ value: String, for key: String) {
    state.withLock { $0.initialMetadata.add(value, for: key) }
  }

  public func addInitialMetadata(binary value: [UInt8], for key: String) {
    state.withLock { $0.initialMetadata.addBinary(value, for: key) }
  }

  /// Adds metadata that goes with the status.
  public func addTrailingMetadata(_ value: String, for key: String) {
    state.withLock { $0.trailingMetadata.add(value, for: key) }
  }

  public func addTrailingMetadata(binary value: [UInt8], for key: String) {
    state.withLock { $0.trailingMetadata.addBinary(value, for: key) }
  }

  /// What has been added so far.
  public var initialMetadata: Metadata { state.withLock { $0.initialMetadata } }

  /// What has been added so far.
  public var trailingMetadata: Metadata { state.withLock { $0.trailingMetadata } }
}
