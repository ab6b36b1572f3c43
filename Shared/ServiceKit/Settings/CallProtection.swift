public import RPCTLS

/// How calls to other services are protected on their way: by TLS as soon as one of the addresses is
/// another machine's, unless the operator vouches for the network.
public struct CallProtection: Sendable, Hashable {
  /// `OTOLITH_TLS_TRUST_ROOTS_FILE`, PEM: calls use TLS, to this machine too, and trust these
  /// authorities.
  public var trustRootsFile: String?
  /// `OTOLITH_PLAINTEXT_BEHIND_PROXY`: other machines may be called without TLS.
  public var permitsPlaintext: Bool

  public init(trustRootsFile: String?, permitsPlaintext: Bool) {
    self.trustRootsFile = trustRootsFile
    self.permitsPlaintext = permitsPlaintext
  }

  /// Nil: without TLS. Other machines' certificates are checked against the system's authorities where
  /// the operator named none.
  public func tls(to addresses: [NetworkAddress]) -> ClientTLS? {
    if let trustRootsFile { return ClientTLS(trustRootsFile: trustRootsFile) }
    let staysHere = addresses.allSatisfy(\.isLoopback)
    return staysHere || permitsPlaintext ? nil : ClientTLS()
  }

  /// What a service has to be told before it calls these; nil: nothing. Services are ours, so that the
  /// authority that vouches for them is to be named.
  func problem(_ setting: String, _ addresses: [NetworkAddress]) -> String? {
    guard trustRootsFile == nil, !permitsPlaintext,
      let remote = addresses.first(where: { !$0.isLoopback })
    else { return nil }
    return "\(setting) is \(remote), another machine, which would be called without TLS: set "
      + "OTOLITH_TLS_TRUST_ROOTS_FILE (or, on a private network, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)"
  }
}
