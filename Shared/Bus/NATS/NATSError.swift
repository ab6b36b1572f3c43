/// Why the log on NATS cannot be used at the moment, or at all with these settings.
public enum NATSError: Error, Sendable, Hashable {
  /// The settings themselves are wrong.
  case unusable(String)
  case cannotConnect(servers: [String], reason: String)
  /// The server does not let us in.
  case loginRefused(server: String, reason: String)
  /// The connection broke; what was on its way may have arrived or not.
  case connectionLost
  /// No answer came; the request may have had its effect or not.
  case timedOut(String)
  /// This user has no right to do so; the server's own words.
  case notPermitted(String)
  /// Nobody answers on a subject of JetStream, or of the stream.
  case nobodyAnswers(subject: String)
  /// JetStream refused a request.
  case refused(request: String, code: Int, errorCode: Int, description: String)
  /// The stream is there, but not as it has to be.
  case unsuitableStream(name: String, problems: [String])
  /// The server takes no messages as large as an event may be.
  case payloadLimitTooLow(limit: Int, needed: Int)
  case eventTooLarge(type: String, bytes: Int, limit: Int)
  /// A subject that is too long for a name on NATS.
  case subjectTooLong(type: String, bytes: Int, limit: Int)
  /// An answer that cannot be understood.
  case malformed(String)
  case closed
}

extension NATSError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusable(let reason): reason
    case .cannotConnect(let servers, let reason):
      "no NATS server can be reached at \(servers.joined(separator: ", ")) (\(reason)): check "
        + "OTOLITH_BUS_NATS_SERVERS and whether nats-server runs there"
    case .loginRefused(let server, let reason):
      "the NATS server at \(server) refuses the login (\(reason)): check OTOLITH_BUS_NATS_USER and "
        + "its password, token or credentials file against the server's configuration"
    case .connectionLost: "the connection to the NATS server broke"
    case .timedOut(let what): "the NATS server did not answer in time: \(what)"
    case .notPermitted(let words):
      "the NATS user lacks a right (\(words)): give it those in deploy/nats/otolith.conf"
    case .nobodyAnswers(let subject):
      "nobody answers on \(subject): JetStream is off (set `jetstream { store_dir: … }`), was "
        + "switched off by the server because its disk is full (see its log, make room, restart "
        + "it), or has no leader at the moment"
    case .refused(let request, let code, let errorCode, let description):
      "JetStream refuses \(request): \(description) (\(code), \(errorCode))"
        + (Self.advice(errorCode).map { "; \($0)" } ?? "")
    case .unsuitableStream(let name, let problems):
      "the stream \(name) cannot be the log: " + problems.joined(separator: "; ")
        + "; change it (`nats stream edit \(name)`), or name another in OTOLITH_BUS_NATS_STREAM"
    case .payloadLimitTooLow(let limit, let needed):
      "the NATS server takes messages of at most \(limit) bytes, and events may have \(needed) with "
        + "their headers: set `max_payload: 8MB` in its configuration"
    case .eventTooLarge(let type, let bytes, let limit):
      "an event of type \(type) has \(bytes) bytes with its headers; the NATS server's limit is "
        + "\(limit)"
    case .subjectTooLong(let type, let bytes, let limit):
      "an event of type \(type) has a subject of \(bytes) bytes; the limit on NATS is \(limit)"
    case .malformed(let what): "the NATS server's answer cannot be understood: \(what)"
    case .closed: "the log is closed"
    }
  }

  /// What an operator does about an error of JetStream (its `err_code`).
  private static func advice(_ errorCode: Int) -> String? {
    switch errorCode {
    case 10023, 10047, 10077, 10122:
      "the storage is full: raise max_file_store or the stream's max_bytes, or make room on the disk"
    case 10028: "the storage limit of the account is reached: raise it"
    case 10005: "the cluster has fewer nodes with room than OTOLITH_BUS_NATS_REPLICAS asks for"
    case 10074, 10052:
      "replicas need a cluster: set OTOLITH_BUS_NATS_REPLICAS to 1, or add nodes"
    case 10065: "another stream takes these subjects: name another in OTOLITH_BUS_NATS_STREAM"
    case 10039, 10076: "switch JetStream on for this account"
    default: nil
    }
  }
}
