public import ServiceKit

/// A process of a service that is to be looked at.
public struct Target: Sendable, Hashable {
  public var service: String
  public var admin: NetworkAddress?
  /// Nobody gave the admin endpoint's address: where it does not answer, none is known.
  public var isAssumed: Bool
  /// Nil: what its admin endpoint says is enough.
  public var call: NetworkAddress?

  public init(
    service: String, admin: NetworkAddress? = nil, isAssumed: Bool = false,
    call: NetworkAddress? = nil
  ) {
    self.service = service
    self.admin = admin
    self.isAssumed = isAssumed
    self.call = call
  }

  /// Where the units and images of a release have it, on this machine.
  static func usualAdmin(of service: String) -> NetworkAddress? {
    ServiceSettings.defaultPorts[service].map {
      NetworkAddress(host: "127.0.0.1", port: $0 + 10)
    }
  }

  /// Those of a service with these addresses: its instances, each with both where both are as many.
  ///
  /// - Parameters:
  ///   - admin: empty: not given.
  ///   - calls: nil: not given.
  ///
  /// Without either, the usual ones on this machine.
  public static func all(
    of service: String, admin: [NetworkAddress], calls: [NetworkAddress]?
  ) -> [Target] {
    let fallback = NetworkAddress(
      host: "127.0.0.1", port: ServiceSettings.defaultPorts[service] ?? 0)
    if admin.isEmpty, calls == nil {
      return [
        Target(
          service: service, admin: usualAdmin(of: service), isAssumed: true, call: fallback)
      ]
    }
    let calls = calls ?? []
    return (0..<max(admin.count, calls.count)).map { index in
      Target(
        service: service, admin: index < admin.count ? admin[index] : nil,
        call: index < calls.count ? calls[index] : nil)
    }
  }
}
