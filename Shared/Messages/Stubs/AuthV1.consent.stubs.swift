// Generated from otolith/auth/v1/consent.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Manages the caller's own consents. A consent refers to one consent text: study, version and
  /// language. Needs a token.
  public protocol ConsentServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ConsentServiceMethod) -> MethodAccess

    /// Lists all consents given by the caller, in the order they were given, without their texts.
    /// Consents to a study are removed when the caller's data of that study is erased.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listConsents(
      _ request: AuthV1.ListConsentsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListConsentsResponse

    /// Returns one of the caller's consents with the text as it was shown. If it was given more than
    /// once, the most recent one is returned.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason CONSENT_UNKNOWN, also for consents of other
    /// participants.
    func getConsent(
      _ request: AuthV1.GetConsentRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Consent

    /// Withdraws all consents of the caller to a study. Ends the enrolment and a pending join request
    /// as LeaveStudy does, and records a withdrawal. May also be called after LeaveStudy. Withdrawing
    /// twice is safe.
    ///
    /// Earlier answers are kept as after leaving, unless the study erases them on withdrawal
    /// (`Consent.retention`). Their erasure then begins within seconds, and JoinStudy returns
    /// ERASURE_IN_PROGRESS until it completes, for 15 seconds at least. RequestErasure for the study
    /// erases the answers at any time.
    ///
    /// Errors: INVALID_ARGUMENT; UNAUTHENTICATED with reason SESSION_ENDED.
    func withdrawConsent(
      _ request: AuthV1.WithdrawConsentRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.WithdrawConsentResponse

    /// Sets which optional parts of the consent in force the caller accepts. Records a further consent to
    /// the same text with these parts; the enrolment continues. Repeating the call is safe.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CONSENT_PART_UNKNOWN or CONSENT_SIGNATURE_INVALID;
    /// NOT_FOUND with reason CONSENT_UNKNOWN (the caller is not enrolled); FAILED_PRECONDITION with reason
    /// CONSENT_SIGNATURE_REQUIRED (a part is added; withdrawing needs none) or CONSENT_OUTDATED (a part is
    /// added to a text that has changed since); UNAUTHENTICATED with reason SESSION_ENDED.
    func setConsentParts(
      _ request: AuthV1.SetConsentPartsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetConsentPartsResponse
  }

  /// Calls the methods that ``ConsentServiceProtocol`` describes.
  public struct ConsentServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listConsents(
      _ request: AuthV1.ListConsentsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListConsentsResponse {
      try await channel.unary(
        service: ConsentServiceMethods.service,
        method: ConsentServiceMethods.listConsents,
        request: request,
        options: options)
    }

    public func getConsent(
      _ request: AuthV1.GetConsentRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Consent {
      try await channel.unary(
        service: ConsentServiceMethods.service,
        method: ConsentServiceMethods.getConsent,
        request: request,
        options: options)
    }

    public func withdrawConsent(
      _ request: AuthV1.WithdrawConsentRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.WithdrawConsentResponse {
      try await channel.unary(
        service: ConsentServiceMethods.service,
        method: ConsentServiceMethods.withdrawConsent,
        request: request,
        options: options)
    }

    public func setConsentParts(
      _ request: AuthV1.SetConsentPartsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SetConsentPartsResponse {
      try await channel.unary(
        service: ConsentServiceMethods.service,
        method: ConsentServiceMethods.setConsentParts,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.ConsentService`, by their names on the wire.
  public enum ConsentServiceMethod: String, Sendable, CaseIterable {
    case listConsents = "ListConsents"
    case getConsent = "GetConsent"
    case withdrawConsent = "WithdrawConsent"
    case setConsentParts = "SetConsentParts"
  }

  /// The names of `otolith.auth.v1.ConsentService` and its methods on the wire.
  public enum ConsentServiceMethods {
    public static let service = "otolith.auth.v1.ConsentService"
    public static let listConsents = "ListConsents"
    public static let getConsent = "GetConsent"
    public static let withdrawConsent = "WithdrawConsent"
    public static let setConsentParts = "SetConsentParts"
  }
}

extension AuthV1.ConsentServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.consentFile)
    registry.unary(
      service: AuthV1.ConsentServiceMethods.service,
      method: AuthV1.ConsentServiceMethods.listConsents,
      access: access(to: .listConsents)
    ) { (request: AuthV1.ListConsentsRequest, context: ServerCallContext) -> AuthV1.ListConsentsResponse in
      try await self.listConsents(request, context: context)
    }
    registry.unary(
      service: AuthV1.ConsentServiceMethods.service,
      method: AuthV1.ConsentServiceMethods.getConsent,
      access: access(to: .getConsent)
    ) { (request: AuthV1.GetConsentRequest, context: ServerCallContext) -> AuthV1.Consent in
      try await self.getConsent(request, context: context)
    }
    registry.unary(
      service: AuthV1.ConsentServiceMethods.service,
      method: AuthV1.ConsentServiceMethods.withdrawConsent,
      access: access(to: .withdrawConsent)
    ) { (request: AuthV1.WithdrawConsentRequest, context: ServerCallContext) -> AuthV1.WithdrawConsentResponse in
      try await self.withdrawConsent(request, context: context)
    }
    registry.unary(
      service: AuthV1.ConsentServiceMethods.service,
      method: AuthV1.ConsentServiceMethods.setConsentParts,
      access: access(to: .setConsentParts)
    ) { (request: AuthV1.SetConsentPartsRequest, context: ServerCallContext) -> AuthV1.SetConsentPartsResponse in
      try await self.setConsentParts(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.ConsentServiceProtocol {
  public func listConsents(
    _ request: AuthV1.ListConsentsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListConsentsResponse {
    throw RPCError(.unimplemented, "ListConsents is not implemented here")
  }

  public func getConsent(
    _ request: AuthV1.GetConsentRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Consent {
    throw RPCError(.unimplemented, "GetConsent is not implemented here")
  }

  public func withdrawConsent(
    _ request: AuthV1.WithdrawConsentRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.WithdrawConsentResponse {
    throw RPCError(.unimplemented, "WithdrawConsent is not implemented here")
  }

  public func setConsentParts(
    _ request: AuthV1.SetConsentPartsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SetConsentPartsResponse {
    throw RPCError(.unimplemented, "SetConsentParts is not implemented here")
  }
}
