public import RPCCore
import Synchronization

/// The context of a call: data for its handler and interceptors, and the metadata they send.
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

  /// Full name of the service, such as `otolith.auth.v1.SessionService`.
  public let service: String
  /// Name of the method, such as `SignIn`.
  public let method: String
  public let requestMetadata: Metadata
  /// Time at which the caller stops waiting; nil if unspecified. The handler's task is cancelled
  /// then.
  public let deadline: ContinuousClock.Instant?
  /// The client's verified certificate, if the server requests one.
  public let peer: PeerIdentity?
  /// Address of the connection's origin, perhaps a proxy; nil if it has none. Used for limits only;
  /// neither stored nor logged.
  public let peerAddress: PeerAddress?
  /// Load of the caller's address; nil if nothing is counted.
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

  public init(
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

  /// Adds metadata to be sent before the first message. Has no effect once a streaming handler has
  /// written its first message.
  public func addInitialMetadata(_ value: String, for key: String) {
    state.withLock { $0.initialMetadata.add(value, for: key) }
  }

  public func addInitialMetadata(binary value: [UInt8], for key: String) {
    state.withLock { $0.initialMetadata.addBinary(value, for: key) }
  }

  /// Adds metadata to be sent with the status.
  public func addTrailingMetadata(_ value: String, for key: String) {
    state.withLock { $0.trailingMetadata.add(value, for: key) }
  }

  public func addTrailingMetadata(binary value: [UInt8], for key: String) {
    state.withLock { $0.trailingMetadata.addBinary(value, for: key) }
  }

  /// The initial metadata added so far.
  public var initialMetadata: Metadata { state.withLock { $0.initialMetadata } }

  /// The trailing metadata added so far.
  public var trailingMetadata: Metadata { state.withLock { $0.trailingMetadata } }

  // MARK: - Sizes

  /// Bytes of the request messages read so far as transferred: possibly compressed, each with its
  /// prefix of five bytes.
  public var requestBytes: Int { requestBytesSoFar.load(ordering: .relaxed) }

  /// Bytes of the response messages created so far, as transferred.
  public var responseBytes: Int { responseBytesSoFar.load(ordering: .relaxed) }

  func count(request bytes: Int) { requestBytesSoFar.wrappingAdd(bytes, ordering: .relaxed) }

  func count(response bytes: Int) { responseBytesSoFar.wrappingAdd(bytes, ordering: .relaxed) }

  // MARK: - The response

  /// The encoded form of the response that the handler is about to return, for responses that are
  /// reused in many calls; it is sent without encoding the response again. It must equal the
  /// response, which interceptors and callers in this process see. Nil if not set. Has no effect
  /// for a response stream.
  public var encodedResponse: [UInt8]? {
    get { state.withLock { $0.encodedResponse } }
    set { state.withLock { $0.encodedResponse = newValue } }
  }

  /// Whether the client violated the protocol with its request: invalid compressed data, an unknown
  /// flag, an end within a message. The status is INTERNAL then (doc/compression.md), but the
  /// server is not at fault.
  public internal(set) var isRequestBroken: Bool {
    get { state.withLock { $0.isRequestBroken } }
    set { state.withLock { $0.isRequestBroken = newValue } }
  }

  // MARK: - Compression

  /// Encoding of responses; `identity` if the client does not accept the one that was set. Starts
  /// with the server's ``CompressionConfiguration/encoding``; has no effect after the first message
  /// is written.
  public var responseEncoding: MessageEncoding {
    get { state.withLock { $0.responseEncoding } }
    set {
      let agreed = acceptedEncodings.accepts(newValue) ? newValue : .identity
      state.withLock { state in
        if !state.isResponseEncodingSealed { state.responseEncoding = agreed }
      }
    }
  }

  /// Whether the last read request message was compressed.
  public internal(set) var requestWasCompressed: Bool {
    get { state.withLock { $0.requestWasCompressed } }
    set { state.withLock { $0.requestWasCompressed = newValue } }
  }

  /// Returns the final encoding, which the headers announce.
  func sealResponseEncoding() -> MessageEncoding {
    state.withLock { state in
      state.isResponseEncodingSealed = true
      return state.responseEncoding
    }
  }
}
