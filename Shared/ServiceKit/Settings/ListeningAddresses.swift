import RPCServer

/// Where a service listens: at the sockets that it was passed, and where there are none as it is
/// configured.
struct ListeningAddresses {
  let rpc: NetworkAddress
  /// Nil: no admin endpoint.
  let admin: NetworkAddress?
  /// A sentence for each address that is configured and does not count.
  let warnings: [String]

  /// - Parameter service: `otolith-auth`, …, each with a port of its own.
  init(_ reader: inout SettingsReader, _ listeners: GivenListeners, service: String) {
    let setting = ListeningSetting.listen(of: service)
    let listen = reader.read(setting)
    let configured = (
      rpc: reader.isSet(setting) ? listen : nil, admin: reader.read(RunningSetting.adminListen)
    )
    rpc =
      listeners.rpc.map { NetworkAddress($0) } ?? listen
      ?? NetworkAddress(host: "127.0.0.1", port: 0)
    admin = listeners.admin.map { NetworkAddress($0) } ?? configured.admin
    let given = (rpc: listeners.rpc, admin: listeners.admin)
    warnings = [
      Self.warning("OTOLITH_LISTEN", configured.rpc, given.rpc),
      Self.warning("OTOLITH_ADMIN_LISTEN", configured.admin, given.admin),
    ].compactMap(\.self)
  }

  private static func warning(
    _ variable: String, _ configured: NetworkAddress?, _ given: GivenListener?
  ) -> String? {
    guard let configured, let given, configured != NetworkAddress(given) else { return nil }
    return "\(variable) is \(configured) and does not count: the process was passed a socket that "
      + "listens on \(NetworkAddress(given)) (ListenStream= of its socket unit)"
  }
}
