package import RPCTLS

extension ServiceSettings {
  /// TLS of the listener; nil for no TLS.
  package var serverTLS: ServerTLS? {
    tls.map {
      ServerTLS(
        certificateChainFile: $0.certificateFile, privateKeyFile: $0.keyFile,
        clientTrustRootsFile: clientTrustRootsFile)
    }
  }

  /// TLS of calls to other services; nil for no TLS.
  package var clientTLS: ClientTLS? {
    trustRootsFile.map {
      ClientTLS(
        trustRootsFile: $0, certificateChainFile: tls?.certificateFile,
        privateKeyFile: tls?.keyFile)
    }
  }
}

/// Settings that depend on several variables.
extension ServiceSettings {
  static func certificate(
    _ reader: inout SettingsReader
  ) -> (certificateFile: String, keyFile: String)? {
    let certificate = reader.read(ListeningSetting.certificate)
    let key = reader.read(ListeningSetting.key)
    if let certificate, let key { return (certificate, key) }
    if certificate != nil || key != nil {
      reader.reject("OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE must be set together")
    }
    return nil
  }

  /// Origins as browsers send them: a scheme and a host, perhaps with a port (RFC 6454 §6.2).
  static func origins(_ reader: inout SettingsReader) -> Set<String> {
    let given = entries(reader.read(ListeningSetting.origins) ?? "")
    for origin in given where origin.wholeMatch(of: /https?:\/\/[a-z0-9.:\[\]-]+/) == nil {
      reader.reject(
        "OTOLITH_CORS_ORIGINS: invalid origin \"\(origin)\": expected a scheme and a host without "
          + "a path, such as https://study.example.org")
    }
    return Set(given)
  }

  /// Returns the entries of a comma-separated list, without spaces and empty entries.
  static func entries(_ list: String) -> [String] {
    list.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty }
  }

  /// Rejects an unencrypted listener for calls that other machines can reach.
  static func rejectPlaintext(
    _ reader: inout SettingsReader, listen: NetworkAddress, hasTLS: Bool
  ) {
    if !hasTLS, !listen.isLoopback {
      reader.reject(
        "OTOLITH_LISTEN is \(listen), reachable from other machines without TLS: set "
          + "OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE (or, if a proxy on a private "
          + "network terminates TLS, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
  }

  /// Rejects an admin endpoint that other machines can reach.
  static func rejectPlaintext(_ reader: inout SettingsReader, adminListen: NetworkAddress?) {
    guard let adminListen, !adminListen.isLoopback else { return }
    reader.reject(
      "OTOLITH_ADMIN_LISTEN is \(adminListen), reachable from other machines without encryption: listen on loopback "
        + "(or, on a private network, set OTOLITH_ADMIN_PLAINTEXT=true)")
  }

  static func peers(
    _ reader: inout SettingsReader, _ protection: CallProtection
  ) -> [String: [NetworkAddress]] {
    var peers: [String: [NetworkAddress]] = [:]
    for (name, setting) in [
      ("otolith-auth", PeerSetting.auth), ("otolith-catalogue", PeerSetting.catalogue),
      ("otolith-ingestion", PeerSetting.ingestion),
    ] {
      peers[name] = reader.read(setting)
      if let problem = protection.problem(setting.variable, peers[name] ?? []) {
        reader.reject(problem)
      }
    }
    return peers
  }
}
