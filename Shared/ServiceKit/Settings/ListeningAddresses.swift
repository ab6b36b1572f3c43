import RPCServer

/// Where a service listens: at the sockets that it was passed, and where there are none as it is
/// configured.
struct ListeningAddresses {
  let rpc: NetworkAddress
  /// Nil: no admin endpoint.
  let admin: NetworkAddress?
  /// A sentence for each address that is configured and does not count.
  let warnings: [String]

  init(_ reader: inout SettingsReader, _ listeners: GivenListeners, defaultPort: Int) {
    let configured = (
      rpc: reader.address("listen", default: nil),
      admin: reader.address("admin.listen", default: nil)
    )
    rpc =
      listeners.rpc.map { NetworkAddress($0) } ?? configured.rpc
      ?? NetworkAddress(host: "127.0.0.1", port: defaultPort)
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
