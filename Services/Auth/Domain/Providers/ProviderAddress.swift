/// An address of the external provider, or of a page that it redirects to: `https://`, or `http://` on this
/// machine for development.
struct ProviderAddress: Sendable, Hashable {
  static let lengthMax = 1024

  let text: String
  /// The host with its port, as written.
  let authority: String
  /// Whether the address needs no TLS because it belongs to this machine.
  let isLocal: Bool

  /// Returns nil for another scheme, a missing host, a user name, a fragment, or characters that an
  /// address cannot contain.
  init?(_ text: String) {
    guard text.utf8.count <= Self.lengthMax,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.forbidden.contains($0) }),
      let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) })
    else { return nil }
    let authority = String(text.dropFirst(scheme.count).prefix { !"/?".contains($0) })
    let isBracketed = authority.hasPrefix("[")
    let host =
      isBracketed
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    guard host.utf8.count > (isBracketed ? 2 : 0), authority.hasPrefix(host),
      Self.isPort(authority.dropFirst(host.count))
    else { return nil }
    isLocal = scheme == "http://"
    guard !isLocal || ["127.0.0.1", "localhost", "[::1]"].contains(host) else { return nil }
    self.text = text
    self.authority = authority
  }

  /// Characters that end an address in some reader, or hide the host.
  private static let forbidden = Set("\"#<>@\\^`{|}".utf8)

  private static func isPort(_ rest: Substring) -> Bool {
    guard let colon = rest.first else { return true }
    return colon == ":" && UInt16(rest.dropFirst()).map { $0 > 0 } ?? false
  }
}
