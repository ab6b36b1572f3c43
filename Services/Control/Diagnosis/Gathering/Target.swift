public import ServiceKit

/// A process of a service that is to be looked at.
public struct Target: Sendable, Hashable {
  public var service: String
  public var admin: NetworkAddress?
  /// Nobody gave the admin endpoint's address: where it does not answer, none is known.
  public var isAssumed: Bool
  /// Nil: what its admin endpoint says is enough.
  public var call: NetworkAddress?
  /// Whether it is known to run here.
  public var isOfThisMachine: Bool

  public init(
    service: String, admin: NetworkAddress? = nil, isAssumed: Bool = false,
    call: NetworkAddress? = nil, isOfThisMachine: Bool = false
  ) {
    self.service = service
    self.admin = admin
    self.isAssumed = isAssumed
    self.call = call
    self.isOfThisMachine = isOfThisMachine
  }

  /// Where the units and images of a release have it, on this machine.
  static func usualAdmin(of service: String) -> NetworkAddress? {
    ServiceSettings.defaultPorts[service].map {
      NetworkAddress(host: "127.0.0.1", port: $0 + 10)
    }
  }

  private static func local(_ service: String, _ host: HostSettings?) -> Target {
    let usual = NetworkAddress(
      host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 0)
    // The certificate is of no loopback address: its admin endpoint has to say all.
    let isEncrypted = host?.values["OTOLITH_TLS_CERTIFICATE_FILE"] != nil
    let admin = host?.adminListen.map(reachable)
    return Target(
      service: service, admin: admin ?? usualAdmin(of: service),
      isAssumed: admin == nil && !isEncrypted,
      call: isEncrypted ? nil : host?.listen.map(reachable) ?? usual,
      isOfThisMachine: host?.isRead ?? false)
  }

  /// From this machine, what listens on all of its addresses.
  private static func reachable(_ address: NetworkAddress) -> NetworkAddress {
    let loopback = ["0.0.0.0": "127.0.0.1", "::": "::1"][address.host]
    return NetworkAddress(host: loopback ?? address.host, port: address.port)
  }

  /// Those of a service with these addresses: its instances, each with both where both are as many.
  ///
  /// - Parameters:
  ///   - admin: empty: not given.
  ///   - calls: nil: not given.
  ///   - host: what it is told on this machine; nil: nothing is known.
  ///
  /// Without addresses, those on this machine that it is told, or else the usual ones.
  public static func all(
    of service: String, admin: [NetworkAddress], calls: [NetworkAddress]?,
    host: HostSettings? = nil
  ) -> [Target] {
    if admin.isEmpty, calls == nil { return [local(service, host)] }
    let calls = calls ?? []
    return (0..<max(admin.count, calls.count)).map { index in
      Target(
        service: service, admin: index < admin.count ? admin[index] : nil,
        call: index < calls.count ? calls[index] : nil)
    }
  }
}
