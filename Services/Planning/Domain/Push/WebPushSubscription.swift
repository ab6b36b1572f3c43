import Fields

/// A page's subscription for Web Push (W3C Push API): the address at the browser's push service,
/// and the keys for the encryption of messages.
package struct WebPushSubscription: Sendable, Hashable {
  /// Size of an uncompressed point of P-256, in bytes (RFC 8291 §3.1).
  package static let publicKeySize = 65
  /// Size of the authentication secret, in bytes (RFC 8291 §3.2).
  package static let secretSize = 16

  package var endpoint: WebPushEndpoint
  /// The browser's public key.
  package var publicKey: [UInt8]
  /// The browser's authentication secret.
  package var secret: [UInt8]

  package init(endpoint: WebPushEndpoint, publicKey: [UInt8], secret: [UInt8]) {
    self.endpoint = endpoint
    self.publicKey = publicKey
    self.secret = secret
  }

  /// Reads a stored token; nil for other text.
  package init?(token: String) {
    let parts = token.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, let endpoint = WebPushEndpoint(String(parts[0])),
      let publicKey = Self.publicKey(String(parts[1])), let secret = Self.secret(String(parts[2]))
    else { return nil }
    self.init(endpoint: endpoint, publicKey: publicKey, secret: secret)
  }

  /// The subscription as it is stored: endpoint, public key and secret. Subscriptions are equal if
  /// their tokens are.
  package var token: String {
    "\(endpoint.url) \(Base64URL.encode(publicKey)) \(Base64URL.encode(secret))"
  }

  /// Decodes `p256dh`. Returns nil if the text is not an uncompressed point in base64url. Whether
  /// the point lies on the curve is not checked.
  package static func publicKey(_ text: String) -> [UInt8]? {
    guard let bytes = Base64URL.decode(text.utf8), bytes.count == publicKeySize, bytes[0] == 4
    else { return nil }
    return bytes
  }

  /// Decodes `auth`. Returns nil if the text is not 16 bytes in base64url.
  package static func secret(_ text: String) -> [UInt8]? {
    guard let bytes = Base64URL.decode(text.utf8), bytes.count == secretSize else { return nil }
    return bytes
  }
}

/// URL of a subscription at a push service (RFC 8030 §4), in a form that every URL parser reads in
/// the same way: `https`, a host name without user, and printable ASCII without a fragment.
package struct WebPushEndpoint: Sendable, Hashable {
  /// Maximum length, in characters. Endpoints of the known push services have about 200, those of
  /// Windows about 500.
  package static let lengthMax = 1_024
  private static let standardPort = 443

  /// Host name in lower case.
  package var host: String
  package var port: Int
  /// Path and query, beginning with `/`.
  package var target: String

  /// Returns nil for any other text.
  package init?(_ text: String) {
    let scheme = "https://"
    guard text.utf8.count <= Self.lengthMax, text.hasPrefix(scheme) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/"),
      rest[slash...].utf8.allSatisfy(Self.isTarget)
    else { return nil }
    guard let (host, port) = Self.hostAndPort(rest[..<slash]) else { return nil }
    self.host = host
    self.port = port ?? Self.standardPort
    target = String(rest[slash...])
  }

  /// Origin of the push service, the audience of signed tokens (RFC 8292 §2).
  package var origin: String {
    port == Self.standardPort ? "https://\(host)" : "https://\(host):\(port)"
  }

  package var url: String { origin + target }

  /// Splits `host` or `host:port`. Returns nil if the host is not a name or an IPv4 address.
  static func hostAndPort(_ text: Substring) -> (host: String, port: Int?)? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let host = String(parts[0]).asciiLowercased
    let labels = host.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard host.utf8.count <= 253,
      labels.allSatisfy({ label in
        (1...63).contains(label.count) && label.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D }
      })
    else { return nil }
    guard parts.count == 2 else { return (host, nil) }
    guard parts[1].utf8.count <= 5, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = Int(parts[1]), (1...65_535).contains(port)
    else { return nil }
    return (host, port)
  }

  /// Characters of a path and a query (RFC 3986 §3.3, §3.4), with `%` of encoded ones.
  private static func isTarget(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "-._~!$&'()*+,;=:@/?%".utf8.contains(byte)
  }
}
