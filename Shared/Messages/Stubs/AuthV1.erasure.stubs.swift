// Generated from otolith/auth/v1/erasure.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Deletion that deletes. A request is a saga over all services: each erases what it has and gives a
  /// receipt; when all have, the erasure is complete and nothing names the participant any more, but for what
  /// they wrote in their own words into answers that stay (`ERASURE_MODE_ANONYMISE_ANSWERS`). Services that are
  /// down do so when they are back.
  public protocol ErasureServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ErasureServiceMethod) -> MethodAccess

    /// Erases the caller's account with everything that is kept of it, or what one study has. The account
    /// ends at once: its sessions, its name, its address. With `study_id` the account stays, and the
    /// enrolment ends. The same `erasure_id` again answers the same erasure.
    ///
    /// A study may have said with the consent what becomes of its answers (`StudyRetention.on_erasure`). Of such a
    /// study's part the other mode is refused. Of an account each study has its own; `mode` is for those that leave
    /// the choice to the participant.
    ///
    /// Errors: INVALID_ARGUMENT; UNAUTHENTICATED with reason CREDENTIALS_REJECTED (the password is wrong)
    /// or SESSION_ENDED; ALREADY_EXISTS with reason ERASURE_ID_REUSED; NOT_FOUND with reason STUDY_UNKNOWN;
    /// UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo; FAILED_PRECONDITION with reason
    /// STAFF_NOT_ERASABLE: the account of somebody who leads studies or administers, until an administrator has
    /// ended that (AccountAdministrationService.EndStaffRoles). What a study has of them as participants is erased
    /// as of everybody; or ERASURE_MODE_REFUSED. PERMISSION_DENIED with reason FRESH_PROOF_REQUIRED without a
    /// password; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
    func requestErasure(
      _ request: AuthV1.RequestErasureRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestErasureResponse

    /// The same for somebody who asks in writing. Needs a token of an administrator; stands in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason PARTICIPANT_UNKNOWN (there is no such account, and
    /// `allow_missing` is not set) or, likewise, STUDY_UNKNOWN; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and
    /// RetryInfo; ALREADY_EXISTS with reason ERASURE_ID_REUSED; FAILED_PRECONDITION with reason
    /// STAFF_NOT_ERASABLE or ERASURE_MODE_REFUSED.
    func requestErasureFor(
      _ request: AuthV1.RequestErasureForRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestErasureForResponse

    /// How far it is. Callable without a token, which nobody has any more once the account is gone: whoever
    /// knows the id may ask.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ERASURE_UNKNOWN.
    func getErasure(
      _ request: AuthV1.GetErasureRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Erasure
  }

  /// Deletion that deletes. A request is a saga over all services: each erases what it has and gives a
  /// receipt; when all have, the erasure is complete and nothing names the participant any more, but for what
  /// they wrote in their own words into answers that stay (`ERASURE_MODE_ANONYMISE_ANSWERS`). Services that are
  /// down do so when they are back.
  public struct ErasureServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Erases the caller's account with everything that is kept of it, or what one study has. The account
    /// ends at once: its sessions, its name, its address. With `study_id` the account stays, and the
    /// enrolment ends. The same `erasure_id` again answers the same erasure.
    ///
    /// A study may have said with the consent what becomes of its answers (`StudyRetention.on_erasure`). Of such a
    /// study's part the other mode is refused. Of an account each study has its own; `mode` is for those that leave
    /// the choice to the participant.
    ///
    /// Errors: INVALID_ARGUMENT; UNAUTHENTICATED with reason CREDENTIALS_REJECTED (the password is wrong)
    /// or SESSION_ENDED; ALREADY_EXISTS with reason ERASURE_ID_REUSED; NOT_FOUND with reason STUDY_UNKNOWN;
    /// UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo; FAILED_PRECONDITION with reason
    /// STAFF_NOT_ERASABLE: the account of somebody who leads studies or administers, until an administrator has
    /// ended that (AccountAdministrationService.EndStaffRoles). What a study has of them as participants is erased
    /// as of everybody; or ERASURE_MODE_REFUSED. PERMISSION_DENIED with reason FRESH_PROOF_REQUIRED without a
    /// password; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
    public func requestErasure(
      _ request: AuthV1.RequestErasureRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RequestErasureResponse {
      try await channel.unary(
        service: ErasureServiceMethods.service,
        method: ErasureServiceMethods.requestErasure,
        request: request,
        options: options)
    }

    /// The same for somebody who asks in writing. Needs a token of an administrator; stands in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason PARTICIPANT_UNKNOWN (there is no such account, and
    /// `allow_missing` is not set) or, likewise, STUDY_UNKNOWN; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and
    /// RetryInfo; ALREADY_EXISTS with reason ERASURE_ID_REUSED; FAILED_PRECONDITION with reason
    /// STAFF_NOT_ERASABLE or ERASURE_MODE_REFUSED.
    public func requestErasureFor(
      _ request: AuthV1.RequestErasureForRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RequestErasureForResponse {
      try await channel.unary(
        service: ErasureServiceMethods.service,
        method: ErasureServiceMethods.requestErasureFor,
        request: request,
        options: options)
    }

    /// How far it is. Callable without a token, which nobody has any more once the account is gone: whoever
    /// knows the id may ask.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ERASURE_UNKNOWN.
    public func getErasure(
      _ request: AuthV1.GetErasureRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Erasure {
      try await channel.unary(
        service: ErasureServiceMethods.service,
        method: ErasureServiceMethods.getErasure,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.ErasureService`, by their names on the wire.
  public enum ErasureServiceMethod: String, Sendable, CaseIterable {
    case requestErasure = "RequestErasure"
    case requestErasureFor = "RequestErasureFor"
    case getErasure = "GetErasure"
  }

  /// The names of `otolith.auth.v1.ErasureService` and its methods on the wire.
  public enum ErasureServiceMethods {
    public static let service = "otolith.auth.v1.ErasureService"
    public static let requestErasure = "RequestErasure"
    public static let requestErasureFor = "RequestErasureFor"
    public static let getErasure = "GetErasure"
  }
}

extension AuthV1.ErasureServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.erasureFile)
    registry.unary(
      service: AuthV1.ErasureServiceMethods.service,
      method: AuthV1.ErasureServiceMethods.requestErasure,
      access: access(to: .requestErasure)
    ) { (request: AuthV1.RequestErasureRequest, context: ServerCallContext) -> AuthV1.RequestErasureResponse in
      try await self.requestErasure(request, context: context)
    }
    registry.unary(
      service: AuthV1.ErasureServiceMethods.service,
      method: AuthV1.ErasureServiceMethods.requestErasureFor,
      access: access(to: .requestErasureFor)
    ) { (request: AuthV1.RequestErasureForRequest, context: ServerCallContext) -> AuthV1.RequestErasureForResponse in
      try await self.requestErasureFor(request, context: context)
    }
    registry.unary(
      service: AuthV1.ErasureServiceMethods.service,
      method: AuthV1.ErasureServiceMethods.getErasure,
      access: access(to: .getErasure)
    ) { (request: AuthV1.GetErasureRequest, context: ServerCallContext) -> AuthV1.Erasure in
      try await self.getErasure(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.ErasureServiceProtocol {
  public func requestErasure(
    _ request: AuthV1.RequestErasureRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RequestErasureResponse {
    throw RPCError(.unimplemented, "RequestErasure is not implemented here")
  }

  public func requestErasureFor(
    _ request: AuthV1.RequestErasureForRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RequestErasureForResponse {
    throw RPCError(.unimplemented, "RequestErasureFor is not implemented here")
  }

  public func getErasure(
    _ request: AuthV1.GetErasureRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Erasure {
    throw RPCError(.unimplemented, "GetErasure is not implemented here")
  }
}
