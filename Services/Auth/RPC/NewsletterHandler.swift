import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Newsletters to subscribers.
struct NewsletterHandler: AuthV1.NewsletterServiceProtocol {
  let environment: AuthEnvironment

  func sendNewsletter(
    _ request: AuthV1.SendNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.SendNewsletterResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let readID = check.uuid(request.newsletterID, field: "newsletter_id")
    let texts = check.newsletterTexts(request.texts)
    let newsletterID = try check.unwrap(readID)
    let newsletter = try await answering {
      try await SendNewsletter(environment: environment)(
        newsletterID, texts, actor: claims.participantID)
    }
    return AuthV1.SendNewsletterResponse(newsletter: newsletter.message)
  }

  func getNewsletter(
    _ request: AuthV1.GetNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.Newsletter {
    var check = FieldChecks()
    let readID = check.uuid(request.newsletterID, field: "newsletter_id")
    let newsletterID = try check.unwrap(readID)
    return try await answering {
      try await SendNewsletter(environment: environment).find(newsletterID)
    }.message
  }

  func endNewsletter(
    _ request: AuthV1.EndNewsletterRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndNewsletterResponse {
    var check = FieldChecks()
    let readToken = check.uuid(request.token, field: "token")
    let token = try check.unwrap(readToken)
    try await answering { try await EndNewsletter(environment: environment)(token) }
    return AuthV1.EndNewsletterResponse()
  }
}
