public import RPCCore
import Synchronization

/// What a handler and its interceptors know of a call, and what they say beside the message.
public final class ServerCallContext: ParentCall {
  private struct State: Sendable {
    var values: ContextEntry?
    var initialMetadata = Metadata()
    var trailingMetadata = Metadata()
    var responseEncoding = MessageEncoding.identity
    var isResponseEncodingSealed = false
    var requestWasCompressed = false
    var isRequestBroken = false
    var encodedResponse: [UInt8]?
  }

  /// Full name, e.g. `otolith.auth.v1.SessionService`.
  public let service: String
  /// E.g. `SignIn`.
  public let method: String
  public let requestMetadata: Metadata
  /// When the caller stops waiting; nil when it did not say. The handler's task is cancelled then.
  public let deadline: ContinuousClock.Instant?
  /// The client's verified certificate, where the server asks for one.
  public let peer: PeerIdentity?
  /// Where the connection comes from, perhaps a proxy; nil where that has no address. For limits alone: it
  /// is neither stored nor logged.
  package let peerAddress: PeerAddress?
  /// What the caller's address holds; nil where nothing is counted.
  let peerLoad: PeerLoad?
  private let acceptedEncodings: AcceptedEncodings
  private let state = Mutex(State())
  private let requestBytesSoFar = Atomic<Int>(0)
  private let responseBytesSoFar = Atomic<Int>(0)

  public convenience init(
    service: String, method: String, requestMetadata: Metadata = Metadata(),
    deadline: ContinuousClock.Instant? = nil
  ) {
    self.init(
      service: service, method: method, requestMetadata: requestMetadata, deadline: deadline,
      acceptedEncodings: [], responseEncoding: .identity, peer: nil)
  }

  package init(
    service: String, method: String, requestMetadata: Metadata, peerAddress: PeerAddress,
    peer: PeerIdentity? = nil
  ) {
    self.service = service
    self.method = method
    self.requestMetadata = requestMetadata
    self.peer = peer
    self.peerAddress = peerAddress
    deadline = nil
    peerLoad = nil
    acceptedEncodings = []
  }

  init(
    service: String, method: String, requestMetadata: Metadata,
    deadline: ContinuousClock.Instant?, acceptedEncodings: AcceptedEncodings,
    responseEncoding: MessageEncoding, peer: PeerIdentity?, peerAddress: PeerAddress? = nil,
    peerLoad: PeerLoad? = nil
  ) {
    self.service = service
    self.method = method
    self.requestMetadata = requestMetadata
    self.deadline = deadline
    self.acceptedEncodings = acceptedEncodings
    self.peer = peer
    self.peerAddress = peerAddress
    self.peerLoad = peerLoad
    if responseEncoding != .identity { self.responseEncoding = responseEncoding }
  }

  @inlinable
  public subscript<K: ContextKey>(_ key: K.Type) -> K.Value? {
    get {
      entry(for: ObjectIdentifier(key)).map {
        unsafeDowncast($0, to: ContextValue<K.Value>.self).value
      }
    }
    set {
      let key = ObjectIdentifier(key)
      replaceEntry(for: key, with: newValue.map { ContextValue(key: key, $0) })
    }
  }

  @usableFromInline
  func entry(for key: ObjectIdentifier) -> ContextEntry? {
    state.withLock { $0.values?.find(key) }
  }

  @usableFromInline
  func replaceEntry(for key: ObjectIdentifier, with entry: ContextEntry?) {
    state.withLock { state in
      let others = ContextEntry.remove(key, from: state.values)
      state.values = entry?.prepended(to: others) ?? others
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

  // MARK: - Sizes

  /// Bytes of the request messages that were taken up so far, as they came over the wire: compressed,
  /// where they are, and each with its prefix of five bytes.
  public var requestBytes: Int { requestBytesSoFar.load(ordering: .relaxed) }

  /// The same of the response messages that were made so far.
  public var responseBytes: Int { responseBytesSoFar.load(ordering: .relaxed) }

  func count(request bytes: Int) { requestBytesSoFar.wrappingAdd(bytes, ordering: .relaxed) }

  func count(response bytes: Int) { responseBytesSoFar.wrappingAdd(bytes, ordering: .relaxed) }

  // MARK: - The response

  /// The wire form of the response that the handler is about to return, for one that keeps it and
  /// answers many calls with it: it is sent as it is and the response not encoded again. It must say
  /// the same as the response, which interceptors and callers in this process see. Nil: there is
  /// none. Without effect where the method streams responses.
  public var encodedResponse: [UInt8]? {
    get { state.withLock { $0.encodedResponse } }
    set { state.withLock { $0.encodedResponse = newValue } }
  }

  /// Whether the client broke the protocol with its request: bytes that cannot be decompressed, an
  /// unknown flag, an end inside a message. The status is INTERNAL then (doc/compression.md), and the
  /// fault is not the server's.
  public internal(set) var isRequestBroken: Bool {
    get { state.withLock { $0.isRequestBroken } }
    set { state.withLock { $0.isRequestBroken = newValue } }
  }

  // MARK: - Compression

  /// How responses are compressed, `identity` where the client does not read the one that was set.
  /// Starts with the server's ``CompressionConfiguration/encoding``; without effect once the first
  /// message is written.
  public var responseEncoding: MessageEncoding {
    get { state.withLock { $0.responseEncoding } }
    set {
      let agreed = acceptedEncodings.accepts(newValue) ? newValue : .identity
      state.withLock { state in
        if !state.isResponseEncodingSealed { state.responseEncoding = agreed }
      }
    }
  }

  /// Whether the request message read last came compressed.
  public internal(set) var requestWasCompressed: Bool {
    get { state.withLock { $0.requestWasCompressed } }
    set { state.withLock { $0.requestWasCompressed = newValue } }
  }

  /// The encoding for good: the headers announce it.
  func sealResponseEncoding() -> MessageEncoding {
    state.withLock { state in
      state.isResponseEncodingSealed = true
      return state.responseEncoding
    }
  }
}
