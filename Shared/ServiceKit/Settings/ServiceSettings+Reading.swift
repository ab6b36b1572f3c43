/// Settings that take more than one look at the environment.
extension ServiceSettings {
  static func certificate(
    _ reader: inout SettingsReader
  ) -> (certificateFile: String, keyFile: String)? {
    let certificate = reader.read(ListeningSetting.certificate)
    let key = reader.read(ListeningSetting.key)
    if let certificate, let key { return (certificate, key) }
    if certificate != nil || key != nil {
      reader.reject("OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE belong together")
    }
    return nil
  }

  /// Nothing listens to other machines in the clear.
  static func rejectPlaintext(
    _ reader: inout SettingsReader, listen: NetworkAddress, hasTLS: Bool,
    adminListen: NetworkAddress?
  ) {
    if !hasTLS, !listen.isLoopback {
      reader.reject(
        "OTOLITH_LISTEN is \(listen), reachable from other machines, without TLS: set "
          + "OTOLITH_TLS_CERTIFICATE_FILE and OTOLITH_TLS_KEY_FILE (or, where a proxy on a private "
          + "network ends TLS, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
    if let adminListen, !adminListen.isLoopback {
      reader.reject(
        "OTOLITH_ADMIN_LISTEN is \(adminListen), reachable from other machines: it is not encrypted "
          + "(where a private network protects it, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
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
