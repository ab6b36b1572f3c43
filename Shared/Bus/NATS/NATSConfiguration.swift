/// Addresses and credentials of the NATS servers, and settings of the log's stream.
public struct NATSConfiguration: Sendable {
  /// How a service authenticates.
  public enum Credentials: Sendable, Hashable {
    case none
    case user(String, password: String)
    case token(String)
    /// Path of a file with a user's JWT and seed, as `nsc` writes it.
    case file(String)
  }

  /// TLS settings; a server's certificate and its name are always verified.
  public struct TLS: Sendable, Hashable {
    /// PEM file of the authorities that sign the servers' certificates; nil for the system's.
    public var trustRootsFile: String?
    /// PEM files of this client's certificate and key, for servers that require one.
    public var certificateFile: String?
    public var keyFile: String?

    public init(
      trustRootsFile: String? = nil, certificateFile: String? = nil, keyFile: String? = nil
    ) {
      self.trustRootsFile = trustRootsFile
      self.certificateFile = certificateFile
      self.keyFile = keyFile
    }
  }

  /// `host:port` of the cluster's nodes, in any order; tried in turn from a random one.
  public var servers: [String]
  public var credentials = Credentials.none
  /// TLS settings; nil: not encrypted.
  public var tls: TLS?
  /// The client's name in the server's log, and `inboxOwner` unless there is a user. Letters,
  /// digits and `-`.
  public var clientName: String

  /// The stream's name: upper-case letters, digits, `-` and `_`. Its subjects start with the same
  /// name in lower case, so a cluster can have several logs.
  public var stream = "OTOLITH"
  /// Number of nodes that store each event before it is acknowledged: 1, 3 or 5.
  public var replicas = 1
  /// How long the server detects an event that is appended again; must exceed `appendMax`. Later
  /// duplicates are ignored by each consumer's inbox.
  public var duplicateWindow = Duration.seconds(600)

  /// Timeout of one connection attempt to one server.
  public var connectTimeout = Duration.seconds(2)
  /// Maximum silence of the server while a reply is awaited.
  public var answerTimeout = Duration.seconds(5)
  /// Maximum silence of a server during a fetch; then the consumer is replaced.
  public var fetchTimeout = Duration.seconds(2)
  /// Time after which an append fails if not acknowledged.
  public var appendMax = Duration.seconds(60)
  /// Minimum and maximum wait between connection attempts.
  public var reconnectFirst = Duration.milliseconds(50)
  public var reconnectMax = Duration.seconds(5)
  /// Interval of pings; the connection is lost after two without a reply.
  public var pingInterval = Duration.seconds(5)
  /// Maximum number of events and bytes in flight to the server.
  public var inFlightMax = 256
  public var inFlightBytesMax = 8 << 20

  public init(servers: [String], clientName: String) {
    self.servers = servers
    self.clientName = clientName
  }
}

extension NATSConfiguration {
  /// Whether this is a valid stream name: 1 to 32 upper-case letters, digits, `-` and `_`.
  public static func isStreamName(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Name in the subjects of replies, `_INBOX.otolith-auth.…`, so a server's configuration can
  /// protect them from others: the user, or the client's name.
  var inboxOwner: String {
    if case .user(let user, _) = credentials, Self.isName(user) { return user }
    return clientName
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

/// Without credentials: this text may appear in logs.
extension NATSConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "stream \(stream) at \(servers.joined(separator: ","))" }
  public var debugDescription: String { description }
}

extension NATSConfiguration {
  /// - Throws: `NATSError.unusable`, naming the first invalid setting.
  func validate() throws {
    if servers.isEmpty { throw NATSError.unusable("no NATS server is configured") }
    guard Self.isStreamName(stream) else {
      throw NATSError.unusable(
        "invalid stream name \"\(stream)\": expected 1 to 32 upper-case letters, digits, - and _")
    }
    guard [1, 3, 5].contains(replicas) else {
      throw NATSError.unusable("invalid number of replicas \(replicas): expected 1, 3 or 5")
    }
    guard Self.isName(clientName)
    else {
      throw NATSError.unusable(
        "invalid client name \"\(clientName)\": expected letters, digits and -")
    }
    guard duplicateWindow >= appendMax * 2 else {
      throw NATSError.unusable(
        "the duplicate window of \(duplicateWindow) is shorter than twice the \(appendMax) within "
          + "which an event may be sent")
    }
  }
}
