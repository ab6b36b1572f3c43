/// Where the NATS servers are, how to log in, and what the log's stream is like.
public struct NATSConfiguration: Sendable {
  /// How a service proves who it is.
  public enum Credentials: Sendable, Hashable {
    case none
    case user(String, password: String)
    case token(String)
    /// The path of a file with a user's JWT and seed, as `nsc` writes it.
    case file(String)
  }

  /// TLS; a server's certificate is always checked, and its name against the address.
  public struct TLS: Sendable, Hashable {
    /// PEM file of the authorities that sign the servers' certificates; nil for the system's.
    public var trustRootsFile: String?
    /// PEM files of this client's own certificate and key, for servers that ask for one.
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

  /// `host:port` of the cluster's nodes, in any order; tried one after the other, from a random one.
  public var servers: [String]
  public var credentials = Credentials.none
  /// Nil: not encrypted.
  public var tls: TLS?
  /// Who connects, as the server's log shows it, and `inboxOwner` unless there is a user. Letters,
  /// digits and `-`.
  public var clientName: String

  /// The stream's name: upper-case letters, digits, `-` and `_`. Its subjects begin with the same in
  /// lower case, so that several logs can be on one cluster.
  public var stream = "OTOLITH"
  /// On how many nodes each event is stored before it is acknowledged: 1, 3 or 5.
  public var replicas = 1
  /// For how long the server recognises an event that is appended again. Longer than `appendMax`;
  /// beyond it the inbox of each consumer does.
  public var duplicateWindow = Duration.seconds(600)

  /// How long one attempt to connect to one server may take.
  public var connectTimeout = Duration.seconds(2)
  /// How long the server may be silent while an answer is awaited.
  public var answerTimeout = Duration.seconds(5)
  /// How long a server whose consumer gives nothing may be silent before it is made anew.
  public var fetchTimeout = Duration.seconds(2)
  /// When an append is given up, acknowledged or not.
  public var appendMax = Duration.seconds(60)
  /// The waits between attempts to connect.
  public var reconnectFirst = Duration.milliseconds(50)
  public var reconnectMax = Duration.seconds(5)
  /// How often the connection is probed; after two probes without an answer it is lost.
  public var pingInterval = Duration.seconds(5)
  /// The most events and bytes that are on their way to the server at once.
  public var inFlightMax = 256
  public var inFlightBytesMax = 8 << 20

  public init(servers: [String], clientName: String) {
    self.servers = servers
    self.clientName = clientName
  }
}

extension NATSConfiguration {
  /// Whether a stream can be called so: 1 to 32 upper-case letters, digits, `-` and `_`.
  public static func isStreamName(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Whose subjects answers come on, `_INBOX.otolith-auth.…`, which a server's configuration can keep
  /// from others: the user, whatever program works in its name.
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

/// Without credentials: this text may end up in logs.
extension NATSConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "stream \(stream) at \(servers.joined(separator: ","))" }
  public var debugDescription: String { description }
}
