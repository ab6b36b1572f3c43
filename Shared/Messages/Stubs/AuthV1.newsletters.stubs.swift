// Generated from otolith/auth/v1/newsletters.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Sends newsletters. Administrators send; each account that subscribes (`Account.newsletter`) and
  /// keeps an address receives one mail. Every mail has a link and a one-click header (RFC 8058) to
  /// unsubscribe.
  public protocol NewsletterServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.NewsletterServiceMethod) -> MethodAccess

    /// Sends a newsletter in the background to all current subscribers. For administrators; recorded
    /// in the audit log. Repeating the same `newsletter_id` returns the same newsletter.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason NEWSLETTER_ID_REUSED; FAILED_PRECONDITION
    /// with reason NEWSLETTER_UNAVAILABLE if the operator has not configured an unsubscribe page.
    func sendNewsletter(
      _ request: AuthV1.SendNewsletterRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SendNewsletterResponse

    /// Returns the progress of a newsletter. For administrators.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason NEWSLETTER_UNKNOWN.
    func getNewsletter(
      _ request: AuthV1.GetNewsletterRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Newsletter

    /// Unsubscribes the recipient of the mail with this token. Callable without an access token. A
    /// mail program sends the token to the gateway (`POST` to the link, with the body
    /// `List-Unsubscribe=One-Click`, RFC 8058 §3.2), or a person follows the link. On `GET`, the
    /// gateway shows a button and calls this method when it is pressed, because mail scanners follow
    /// links automatically. An invalid or expired token is accepted, too.
    ///
    /// Errors: INVALID_ARGUMENT.
    func endNewsletter(
      _ request: AuthV1.EndNewsletterRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndNewsletterResponse
  }

  /// Calls the methods that ``NewsletterServiceProtocol`` describes.
  public struct NewsletterServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func sendNewsletter(
      _ request: AuthV1.SendNewsletterRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SendNewsletterResponse {
      try await channel.unary(
        service: NewsletterServiceMethods.service,
        method: NewsletterServiceMethods.sendNewsletter,
        request: request,
        options: options)
    }

    public func getNewsletter(
      _ request: AuthV1.GetNewsletterRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Newsletter {
      try await channel.unary(
        service: NewsletterServiceMethods.service,
        method: NewsletterServiceMethods.getNewsletter,
        request: request,
        options: options)
    }

    public func endNewsletter(
      _ request: AuthV1.EndNewsletterRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.EndNewsletterResponse {
      try await channel.unary(
        service: NewsletterServiceMethods.service,
        method: NewsletterServiceMethods.endNewsletter,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.NewsletterService`, by their names on the wire.
  public enum NewsletterServiceMethod: String, Sendable, CaseIterable {
    case sendNewsletter = "SendNewsletter"
    case getNewsletter = "GetNewsletter"
    case endNewsletter = "EndNewsletter"
  }

  /// The names of `otolith.auth.v1.NewsletterService` and its methods on the wire.
  public enum NewsletterServiceMethods {
    public static let service = "otolith.auth.v1.NewsletterService"
    public static let sendNewsletter = "SendNewsletter"
    public static let getNewsletter = "GetNewsletter"
    public static let endNewsletter = "EndNewsletter"
  }
}

extension AuthV1.NewsletterServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.newslettersFile)
    registry.unary(
      service: AuthV1.NewsletterServiceMethods.service,
      method: AuthV1.NewsletterServiceMethods.sendNewsletter,
      access: access(to: .sendNewsletter)
    ) { (request: AuthV1.SendNewsletterRequest, context: ServerCallContext) -> AuthV1.SendNewsletterResponse in
      try await self.sendNewsletter(request, context: context)
    }
    registry.unary(
      service: AuthV1.NewsletterServiceMethods.service,
      method: AuthV1.NewsletterServiceMethods.getNewsletter,
      access: access(to: .getNewsletter)
    ) { (request: AuthV1.GetNewsletterRequest, context: ServerCallContext) -> AuthV1.Newsletter in
      try await self.getNewsletter(request, context: context)
    }
    registry.unary(
      service: AuthV1.NewsletterServiceMethods.service,
      method: AuthV1.NewsletterServiceMethods.endNewsletter,
      access: access(to: .endNewsletter)
    ) { (request: AuthV1.EndNewsletterRequest, context: ServerCallContext) -> AuthV1.EndNewsletterResponse in
      try await self.endNewsletter(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.NewsletterServiceProtocol {
  public func sendNewsletter(
    _ request: AuthV1.SendNewsletterRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SendNewsletterResponse {
    throw RPCError(.unimplemented, "SendNewsletter is not implemented here")
  }

  public func getNewsletter(
    _ request: AuthV1.GetNewsletterRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Newsletter {
    throw RPCError(.unimplemented, "GetNewsletter is not implemented here")
  }

  public func endNewsletter(
    _ request: AuthV1.EndNewsletterRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.EndNewsletterResponse {
    throw RPCError(.unimplemented, "EndNewsletter is not implemented here")
  }
}
