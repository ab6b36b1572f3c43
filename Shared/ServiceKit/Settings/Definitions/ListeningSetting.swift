/// The settings of where calls come in.
enum ListeningSetting {
  /// - Parameter service: `otolith-auth`, …, each with a port of its own.
  static func listen(of service: String) -> Setting<NetworkAddress?> {
    .address(
      "listen",
      default: NetworkAddress(
        host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 7400),
      "where calls are answered; port 0: a free one")
  }

  static let portFile = Setting<String?>.text(
    "port.file", kind: .path, "file that is written with the bound port once calls are answered")

  static let certificate = Setting<String?>.file(
    "tls.certificate.file", standard: .otherwise("required unless listening on loopback only"),
    reload: .contents,
    "PEM: the certificate that callers are shown, and those between it and its root"
  )

  static let key = Setting<String?>.file(
    "tls.key.file", standard: .otherwise("required with OTOLITH_TLS_CERTIFICATE_FILE"),
    reload: .contents, isSecret: true, "PEM: the key of that certificate")

  static let clientRoots = Setting<String?>.file(
    "tls.client.roots.file", standard: .otherwise("callers need no certificate"), reload: .contents,
    "PEM: callers must show a certificate that these authorities signed (mutual TLS)")

  static let clientNames = Setting<String?>.text(
    "tls.client.names", kind: .list, standard: .otherwise("all that those authorities signed"),
    "DNS names or URIs of certificates; only these may call")

  static let plaintextBehindProxy = Setting.boolean(
    "plaintext.behind.proxy", default: false,
    "on where a proxy on a private network ends TLS; other machines may then be called without it, too"
  )

  static let reflection = Setting.boolean(
    "reflection", default: true,
    "whether tools may ask, without a token, which methods there are")

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup(
      "Listening",
      [
        listen(of: service), portFile, certificate, key, clientRoots, clientNames,
        plaintextBehindProxy, reflection,
      ])
  }
}
