import RPCServer

/// The addresses a service listens on: inherited sockets, or else the configured addresses.
struct ListeningAddresses {
  let rpc: NetworkAddress
  /// Address of the admin endpoint; nil if it is off.
  let admin: NetworkAddress?
  /// A sentence for each configured address that has no effect.
  let warnings: [String]

  /// - Parameter setting: that of the address for calls, with its default.
  init(
    _ reader: inout SettingsReader, _ listeners: InheritedSockets,
    setting: Setting<NetworkAddress?>
  ) {
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
    _ variable: String, _ configured: NetworkAddress?, _ given: InheritedSocket?
  ) -> String? {
    guard let configured, let given, configured != NetworkAddress(given) else { return nil }
    return "\(variable) (\(configured)) has no effect: the process inherited a socket that "
      + "listens on \(NetworkAddress(given)) (ListenStream= of its socket unit)"
  }
}
