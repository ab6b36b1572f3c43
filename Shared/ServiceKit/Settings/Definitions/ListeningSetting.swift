/// The settings of the listener for calls.
enum ListeningSetting {
  /// - Parameter service: name of the service, e.g. `otolith-auth`; each has its own port.
  static func listen(of service: String) -> Setting<NetworkAddress?> {
    .address(
      "listen",
      default: NetworkAddress(
        host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 7400),
      "address for calls; port 0: a free port")
  }

  static let portFile = Setting<String?>.text(
    "port.file", kind: .path, "file to which the bound port is written once calls are answered")

  static let certificate = Setting<String?>.file(
    "tls.certificate.file", standard: .otherwise("required unless listening on loopback only"),
    reload: .contents,
    "PEM: the server's certificate and its intermediate certificates"
  )

  static let key = Setting<String?>.file(
    "tls.key.file", standard: .otherwise("required with OTOLITH_TLS_CERTIFICATE_FILE"),
    reload: .contents, isSecret: true, "PEM: the private key of that certificate")

  static let clientRoots = Setting<String?>.file(
    "tls.client.roots.file", standard: .otherwise("callers need no certificate"), reload: .contents,
    "PEM: callers must show a certificate signed by these authorities (mutual TLS)")

  static let clientNames = Setting<String?>.text(
    "tls.client.names", kind: .list,
    standard: .otherwise("every certificate signed by those authorities"),
    "DNS names or URIs in certificates of permitted callers")

  static let plaintextBehindProxy = Setting.boolean(
    "plaintext.behind.proxy", default: false,
    "on if a proxy on a private network terminates TLS; calls to other machines may then be unencrypted, too"
  )

  static let reflection = Setting.boolean(
    "reflection", default: true,
    "whether tools may list the methods without a token")

  static let origins = Setting<String?>.text(
    "cors.origins", kind: .list, standard: .otherwise("only pages of the services' own address"),
    "origins of other web pages that may call, such as https://study.example.org")

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup(
      "Listening",
      [
        listen(of: service), portFile, certificate, key, clientRoots, clientNames,
        plaintextBehindProxy, reflection, origins,
      ])
  }
}
