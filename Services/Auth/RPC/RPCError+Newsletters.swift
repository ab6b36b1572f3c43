import AuthApplication
import RPCCore

/// What is refused of newsletters.
extension RPCError {
  init(_ error: NewsletterError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such newsletter", reason: "NEWSLETTER_UNKNOWN")
    case .idReused:
      self.init(
        .alreadyExists, "the newsletter id was used for another newsletter",
        reason: "NEWSLETTER_ID_REUSED")
    case .unavailable:
      self.init(
        .failedPrecondition,
        "no page that ends the wish for newsletters is set (OTOLITH_NEWSLETTER_LINK_BASE)",
        reason: "NEWSLETTER_UNAVAILABLE")
    }
  }
}
