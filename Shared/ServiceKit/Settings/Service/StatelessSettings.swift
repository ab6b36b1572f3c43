package import Logging
package import RPCClient
package import RPCTLS

/// The common settings of a program that answers HTTP for the services and has no database.
package struct StatelessSettings: Sendable {
  /// `OTOLITH_LISTEN`, or the address of the inherited socket.
  package var listen: NetworkAddress
  /// Inherited sockets.
  package var listeners: InheritedSockets
  /// `OTOLITH_PORT_FILE`.
  package var portFile: String?
  /// `OTOLITH_ADMIN_LISTEN`; nil: no admin endpoint.
  package var adminListen: NetworkAddress?
  /// `OTOLITH_TLS_CERTIFICATE_FILE` and `OTOLITH_TLS_KEY_FILE`, PEM; both or none.
  package var tls: (certificateFile: String, keyFile: String)?
  /// `OTOLITH_TLS_TRUST_ROOTS_FILE`, PEM.
  package var trustRootsFile: String?
  /// Addresses of the four services, by name.
  package var services: [String: [NetworkAddress]]
  /// `OTOLITH_PEER_BALANCING`.
  package var balancing: LoadBalancing
  /// `OTOLITH_PEER_KEEPALIVE_SECONDS`.
  package var keepalive = ClientKeepaliveConfiguration()
  package var traces: TraceSettings
  /// `OTOLITH_LOG_LEVEL`.
  package var logLevel: Logger.Level
  /// Settings of the log and of the drain.
  package var running: RunningSettings
  /// Warnings for the operator that do not prevent the start.
  package var warnings: [String]

  /// Default address of calls.
  private static let address = NetworkAddress(host: "127.0.0.1", port: 7400)

  private static let listenSetting = Setting<NetworkAddress?>.address(
    "listen", default: address, "address for browsers and proxies; port 0: a free port")

  /// The addresses of the services.
  private static let serviceSettings: [(name: String, setting: Setting<[NetworkAddress]?>)] = [
    "auth", "catalogue", "ingestion", "planning",
  ].map { name in
    let port = ServiceSettings.defaultPorts["otolith-\(name)"] ?? 0
    return (
      "otolith-\(name)",
      .addresses(
        "\(name).address", standard: .value("127.0.0.1:\(port)"),
        "instances of otolith-\(name); a name stands for all its addresses")
    )
  }

  /// Reads the settings. They must not be used if `reader.problems` is not empty afterwards.
  package init(_ reader: inout SettingsReader, listeners: InheritedSockets) {
    self.listeners = listeners
    let addresses = ListeningAddresses(&reader, listeners, setting: Self.listenSetting)
    (listen, adminListen, warnings) = (addresses.rpc, addresses.admin, addresses.warnings)
    portFile = reader.read(ListeningSetting.portFile)
    tls = ServiceSettings.certificate(&reader)
    let behindProxy = reader.read(ListeningSetting.plaintextBehindProxy)
    let isAdminProtected = reader.read(RunningSetting.adminPlaintext)
    if !behindProxy {
      ServiceSettings.rejectPlaintext(&reader, listen: listen, hasTLS: tls != nil)
      if !isAdminProtected {
        ServiceSettings.rejectPlaintext(&reader, adminListen: adminListen)
      }
    }
    trustRootsFile = reader.read(PeerSetting.trustRoots)
    let protection = CallProtection(
      trustRootsFile: trustRootsFile, permitsPlaintext: behindProxy)
    services = [:]
    for (name, setting) in Self.serviceSettings {
      let port = ServiceSettings.defaultPorts[name] ?? 0
      let found = reader.read(setting) ?? [NetworkAddress(host: "127.0.0.1", port: port)]
      if let problem = protection.problem(setting.variable, found) { reader.reject(problem) }
      services[name] = found
    }
    balancing = reader.read(PeerSetting.balancing).policy
    let seconds = reader.read(PeerSetting.keepalive)
    keepalive.time = seconds == 0 ? nil : .seconds(seconds)
    traces = TraceSettings(&reader, permitsPlaintext: behindProxy)
    logLevel = reader.read(RunningSetting.logLevel)
    running = RunningSettings(stateless: &reader)
  }

  /// - Parameter program: name of the program, e.g. `otolith-web`.
  package static func groups(of program: String) -> [SettingsGroup] {
    [
      SettingsGroup(
        "Listening",
        [
          listenSetting, ListeningSetting.portFile, ListeningSetting.certificate,
          ListeningSetting.key, ListeningSetting.plaintextBehindProxy,
        ]),
      SettingsGroup(
        "Running",
        [
          RunningSetting.configFile(of: program), RunningSetting.adminListen,
          RunningSetting.adminPlaintext, RunningSetting.logLevel, RunningSetting.logFormat,
          RunningSetting.callLogging, RunningSetting.shutdownGrace,
        ]),
      SettingsGroup(
        "Services",
        serviceSettings.map(\.setting)
          + [PeerSetting.balancing, PeerSetting.keepalive, PeerSetting.trustRoots]),
      TraceSettings.group,
    ]
  }

  /// TLS of the listener for HTTP/1.1; nil for no TLS.
  package var serverTLS: ServerTLS? {
    tls.map {
      var tls = ServerTLS(certificateChainFile: $0.certificateFile, privateKeyFile: $0.keyFile)
      tls.applicationProtocols = ["http/1.1"]
      return tls
    }
  }

  /// TLS of calls to the services; nil for no TLS.
  package var clientTLS: ClientTLS? { trustRootsFile.map { ClientTLS(trustRootsFile: $0) } }

  /// Problems of the files that the settings name, one sentence each.
  package var fileProblems: [String] {
    let files: [() throws -> Void] = [
      { try serverTLS?.validate() }, { try clientTLS?.validate() },
    ]
    let problems = files.compactMap { check -> String? in
      do {
        try check()
        return nil
      } catch {
        return "\(error)"
      }
    }
    return problems + [portFile.flatMap { PortFile(path: $0).problem }].compactMap(\.self)
  }
}
