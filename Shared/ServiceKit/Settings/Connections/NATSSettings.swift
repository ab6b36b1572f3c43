public import BusNATS

/// Address of a NATS cluster and the service's login, with settings under `OTOLITH_BUS_NATS_…`.
public struct NATSSettings: Sendable, Hashable {
  /// `SERVERS`.
  public var servers: [NetworkAddress]
  /// `STREAM`.
  public var stream: String
  /// `REPLICAS`.
  public var replicas: Int
  /// `USER` and `PASSWORD`, or `TOKEN`, or `CREDENTIALS_FILE`.
  public var credentials: NATSConfiguration.Credentials
  /// `TLS`; nil if not encrypted. `TLS_TRUST_ROOTS_FILE`, and `TLS_CERTIFICATE_FILE` and
  /// `TLS_KEY_FILE`, both or none.
  public var tls: NATSConfiguration.TLS?

  init(
    _ reader: inout SettingsReader, _ settings: NATSDefinitions, permitsPlaintext: Bool
  ) {
    servers = []
    for text in (reader.read(settings.servers) ?? "").split(separator: ",") {
      if let address = NetworkAddress(String(text.filter { $0 != " " })) {
        servers.append(address)
      } else {
        let shown = SettingsReader.withoutSecrets(String(text))
        reader.reject(
          "\(settings.servers.variable) contains \"\(shown)\": expected HOST:PORT"
            + (shown == text ? "" : " (user and password have separate settings)"))
      }
    }
    stream = reader.read(settings.stream)
    if !NATSConfiguration.isStreamName(stream) {
      reader.reject(
        "\(settings.stream.variable) is \"\(stream)\": expected 1 to 32 upper-case letters, digits, - and _"
      )
    }
    replicas = reader.read(settings.replicas)
    if replicas % 2 == 0 {
      reader.reject("\(settings.replicas.variable) is \(replicas): expected 1, 3 or 5")
    }
    credentials = Self.credentials(&reader, settings)
    let isLocal = servers.allSatisfy(\.isLoopback)
    tls = nil
    if reader.read(settings.tls, otherwise: !isLocal && !permitsPlaintext) {
      tls = Self.tls(&reader, settings)
    } else if !isLocal, !permitsPlaintext {
      reader.reject(
        "\(settings.tls.variable) is off, but \(settings.servers.variable) names other machines, so "
          + "events would not be encrypted: turn it on (or, on a private network, "
          + "OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    } else {
      for setting in settings.ofTLS where reader.isSet(setting) {
        reader.reject("\(setting.variable) is set, but \(settings.tls.variable) is not on")
      }
    }
  }

  private static func tls(
    _ reader: inout SettingsReader, _ settings: NATSDefinitions
  ) -> NATSConfiguration.TLS {
    let certificate = reader.readable(settings.certificateFile)
    let key = reader.readable(settings.keyFile)
    if (certificate == nil) != (key == nil) {
      reader.reject(
        "\(settings.certificateFile.variable) and \(settings.keyFile.variable) must be set together"
      )
    }
    return NATSConfiguration.TLS(
      trustRootsFile: reader.readable(settings.trustRootsFile), certificateFile: certificate,
      keyFile: key)
  }

  private static func credentials(
    _ reader: inout SettingsReader, _ settings: NATSDefinitions
  ) -> NATSConfiguration.Credentials {
    let user = reader.read(settings.user)
    let password = reader.read(settings.password)
    let token = reader.read(settings.token)
    let file = reader.readable(settings.credentialsFile)
    if (user == nil) != (password == nil) {
      reader.reject(
        "\(settings.user.variable) and \(settings.password.variable) must be set together")
    }
    if [user, token, file].compactMap(\.self).count > 1 {
      reader.reject(
        "set only one of \(settings.user.variable), \(settings.token.variable) and "
          + "\(settings.credentialsFile.variable)")
    }
    if let user, let password { return .user(user, password: password) }
    if let token { return .token(token) }
    if let file { return .file(file) }
    return .none
  }
}

/// Credentials are omitted, because the text may be logged.
extension NATSSettings: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    "stream \(stream) at \(servers.map(\.description).joined(separator: ","))"
  }
  public var debugDescription: String { description }
}
