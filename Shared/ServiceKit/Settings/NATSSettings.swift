public import BusNATS

/// Where a NATS cluster is and how a service logs in; each setting under `OTOLITH_BUS_NATS_…`.
public struct NATSSettings: Sendable, Hashable {
  /// `SERVERS`: HOST:PORT, separated by commas; required.
  public var servers: [NetworkAddress]
  /// `STREAM`: upper-case letters, digits, `-` and `_`; default OTOLITH.
  public var stream: String
  /// `REPLICAS`: 1 (default), 3 or 5.
  public var replicas: Int
  /// `USER` and `PASSWORD`, or `TOKEN`, or `CREDENTIALS_FILE`.
  public var credentials: NATSConfiguration.Credentials
  /// `TLS`; nil: not encrypted. `TLS_TRUST_ROOTS_FILE`, and `TLS_CERTIFICATE_FILE` and `TLS_KEY_FILE`,
  /// both or none.
  public var tls: NATSConfiguration.TLS?

  static let keys = [
    "nats.servers", "nats.stream", "nats.replicas", "nats.user", "nats.password", "nats.token",
    "nats.credentials.file", "nats.tls", "nats.tls.trust.roots.file", "nats.tls.certificate.file",
    "nats.tls.key.file",
  ]

  init(_ reader: inout SettingsReader, prefix: String, permitsPlaintext: Bool) {
    func variable(_ key: String) -> String { SettingsReader.variable(prefix + key) }
    servers = []
    let list = reader.string(
      prefix + "servers", required: "give the nodes of the NATS cluster, HOST:PORT, comma-separated"
    )
    for text in list.split(separator: ",") {
      if let address = NetworkAddress(String(text.filter { $0 != " " })) {
        servers.append(address)
      } else {
        let shown = SettingsReader.withoutSecrets(String(text))
        reader.reject(
          "\(variable("servers")) has \"\(shown)\", not HOST:PORT"
            + (shown == text ? "" : " (user and password have settings of their own)"))
      }
    }
    stream = reader.string(prefix + "stream") ?? "OTOLITH"
    if !NATSConfiguration.isStreamName(stream) {
      reader.reject(
        "\(variable("stream")) is \"\(stream)\", not 1 to 32 upper-case letters, digits, - and _")
    }
    replicas = reader.integer(prefix + "replicas", default: 1, in: 1...5)
    if replicas % 2 == 0 {
      reader.reject("\(variable("replicas")) is \(replicas), not one of 1, 3, 5")
    }
    credentials = Self.credentials(&reader, prefix: prefix)

    let isLocal = servers.allSatisfy(\.isLoopback)
    tls = nil
    if reader.boolean(prefix + "tls", default: !isLocal && !permitsPlaintext) {
      let certificate = reader.file(prefix + "tls.certificate.file")
      let key = reader.file(prefix + "tls.key.file")
      if (certificate == nil) != (key == nil) {
        reader.reject(
          "\(variable("tls.certificate.file")) and \(variable("tls.key.file")) belong together")
      }
      tls = NATSConfiguration.TLS(
        trustRootsFile: reader.file(prefix + "tls.trust.roots.file"),
        certificateFile: certificate, keyFile: key)
    } else if !isLocal, !permitsPlaintext {
      reader.reject(
        "\(variable("tls")) is off, but \(variable("servers")) names other machines: what the "
          + "services tell each other would be readable (where a private network protects it, "
          + "OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    } else {
      for key in ["tls.trust.roots.file", "tls.certificate.file", "tls.key.file"]
      where reader.string(prefix + key) != nil {
        reader.reject("\(variable(key)) is set, but \(variable("tls")) is not on")
      }
    }
  }

  private static func credentials(
    _ reader: inout SettingsReader, prefix: String
  ) -> NATSConfiguration.Credentials {
    let user = reader.string(prefix + "user")
    let password = reader.string(prefix + "password")
    let token = reader.string(prefix + "token")
    let file = reader.file(prefix + "credentials.file")
    func variable(_ key: String) -> String { SettingsReader.variable(prefix + key) }
    if (user == nil) != (password == nil) {
      reader.reject("\(variable("user")) and \(variable("password")) belong together")
    }
    if [user, token, file].compactMap(\.self).count > 1 {
      reader.reject(
        "only one of \(variable("user")), \(variable("token")) and \(variable("credentials.file")) "
          + "can be used")
    }
    if let user, let password { return .user(user, password: password) }
    if let token { return .token(token) }
    if let file { return .file(file) }
    return .none
  }
}

/// Without credentials: this text may end up in logs.
extension NATSSettings: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    "stream \(stream) at \(servers.map(\.description).joined(separator: ","))"
  }
  public var debugDescription: String { description }
}
