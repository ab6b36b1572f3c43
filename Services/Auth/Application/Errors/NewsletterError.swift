/// Why a newsletter was not sent or found.
package enum NewsletterError: Error, Sendable, Hashable {
  case unknown
  /// By a request with other contents.
  case idReused
  /// There is no page that ends the wish for it.
  case unavailable
}
