/// Why the log on NATS is unavailable, or cannot work with these settings.
public enum NATSError: Error, Sendable, Hashable {
  /// Invalid settings.
  case unusable(String)
  case cannotConnect(servers: [String], reason: String)
  /// The server rejected the credentials.
  case loginRefused(server: String, reason: String)
  /// The connection broke; messages in flight may have arrived.
  case connectionLost
  /// No reply in time; the request may have been executed.
  case timedOut(String)
  /// This user lacks a right; contains the server's message.
  case notPermitted(String)
  /// No responder on a subject of JetStream or of the stream.
  case nobodyAnswers(subject: String)
  /// JetStream rejected a request.
  case refused(request: String, code: Int, errorCode: Int, description: String)
  /// The stream exists with unsuitable settings.
  case unsuitableStream(name: String, problems: [String])
  /// The server's maximum message size is smaller than an event may be.
  case payloadLimitTooLow(limit: Int, needed: Int)
  case eventTooLarge(type: String, bytes: Int, limit: Int)
  /// The event's subject is too long for NATS.
  case subjectTooLong(type: String, bytes: Int, limit: Int)
  /// A reply that cannot be decoded.
  case malformed(String)
  case closed
}

extension NATSError {
  /// Whether the problem may pass without a change by the operator.
  public var isTemporary: Bool {
    switch self {
    case .cannotConnect, .connectionLost, .timedOut, .nobodyAnswers, .closed: true
    default: false
    }
  }
}

extension NATSError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusable(let reason): reason
    case .cannotConnect(let servers, let reason):
      "no NATS server can be reached at \(servers.joined(separator: ", ")) (\(reason)): check "
        + "OTOLITH_BUS_NATS_SERVERS and whether nats-server runs there"
    case .loginRefused(let server, let reason):
      "the NATS server at \(server) rejects the login (\(reason)): check OTOLITH_BUS_NATS_USER and "
        + "its password, token or credentials file against the server's configuration"
    case .connectionLost: "the connection to the NATS server broke"
    case .timedOut(let what): "the NATS server did not answer in time: \(what)"
    case .notPermitted(let words):
      "the NATS user lacks a right (\(words)): compare its rights with those in /usr/share/otolith/nats/users.conf"
    case .nobodyAnswers(let subject):
      "no responder on \(subject): JetStream is off (set `jetstream { store_dir: … }`), was "
        + "switched off by the server because its disk is full (see its log, free space, restart "
        + "it), or has no leader at the moment"
    case .refused(let request, let code, let errorCode, let description):
      "JetStream rejects \(request): \(description) (\(code), \(errorCode))"
        + (Self.advice(errorCode).map { "; \($0)" } ?? "")
    case .unsuitableStream(let name, let problems):
      "the stream \(name) cannot be the log: " + problems.joined(separator: "; ")
        + "; change it (`nats stream edit \(name)`), or name another in OTOLITH_BUS_NATS_STREAM"
    case .payloadLimitTooLow(let limit, let needed):
      "the NATS server limits messages to \(limit) bytes, but events may have \(needed) with "
        + "their headers: set `max_payload: 8MB` in its configuration"
    case .eventTooLarge(let type, let bytes, let limit):
      "an event of type \(type) has \(bytes) bytes with its headers; the NATS server's limit is "
        + "\(limit)"
    case .subjectTooLong(let type, let bytes, let limit):
      "an event of type \(type) has a subject of \(bytes) bytes; the limit on NATS is \(limit)"
    case .malformed(let what): "invalid reply from the NATS server: \(what)"
    case .closed: "the log is closed"
    }
  }

  /// Advice for the operator about an error of JetStream (`err_code`).
  private static func advice(_ errorCode: Int) -> String? {
    switch errorCode {
    case 10023, 10047, 10077, 10122:
      "the storage is full: raise max_file_store or the stream's max_bytes, or free some disk space"
    case 10028: "the storage limit of the account is reached: raise it"
    case 10005: "the cluster has fewer nodes with room than OTOLITH_BUS_NATS_REPLICAS asks for"
    case 10074, 10052:
      "replicas need a cluster: set OTOLITH_BUS_NATS_REPLICAS to 1, or add nodes"
    case 10065: "another stream has these subjects: set another name in OTOLITH_BUS_NATS_STREAM"
    case 10039, 10076: "enable JetStream for this account"
    default: nil
    }
  }
}
