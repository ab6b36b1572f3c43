/// Where and how mails are submitted (RFC 6409).
package struct SMTPConfiguration: Sendable {
  /// `smtp://host:port` or `smtps://host:port`.
  package var url: String
  package var username: String?
  package var password: String?
  /// Whether a server that offers no TLS is refused.
  package var requiresTLS: Bool

  package init(
    url: String, username: String? = nil, password: String? = nil, requiresTLS: Bool
  ) {
    self.url = url
    self.username = username
    self.password = password
    self.requiresTLS = requiresTLS
  }
}
