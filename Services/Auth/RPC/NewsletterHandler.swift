package import AuthApplication
import AuthDomain
import FoundationEssentials
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// Newsletters to those who want them.
package struct NewsletterHandler: AuthV1.NewsletterServiceProtocol {
  private let send: SendNewsletter
  private let end: EndNewsletter

  package init(send: SendNewsletter, end: EndNewsletter) {
    self.send = send
    self.end = end
  }

  package func access(to method: AuthV1.NewsletterServiceMethod) -> MethodAccess {
    switch method {
    case .sendNewsletter, .getNewsletter: .administrator
    // By a program that reads mails.
    case .endNewsletter: .open
    }
  }

  package func sendNewsletter(
    _ request: AuthV1.SendNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendNewsletterResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.newsletterID, field: "newsletter_id")
    let texts = check.newsletterTexts(request.texts)
    let newsletterID = try check.unwrap(readID)
    let newsletter = try await answering {
      try await send(newsletterID, texts, actor: claims.participantID)
    }
    return AuthV1.SendNewsletterResponse(newsletter: newsletter.message)
  }

  package func getNewsletter(
    _ request: AuthV1.GetNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.Newsletter {
    var check = FieldChecks()
    let readID = check.uuid(request.newsletterID, field: "newsletter_id")
    let newsletterID = try check.unwrap(readID)
    return try await answering { try await send.find(newsletterID) }.message
  }

  package func endNewsletter(
    _ request: AuthV1.EndNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndNewsletterResponse {
    var check = FieldChecks()
    let readToken = check.uuid(request.token, field: "token")
    let token = try check.unwrap(readToken)
    try await answering { try await end(token) }
    return AuthV1.EndNewsletterResponse()
  }
}
