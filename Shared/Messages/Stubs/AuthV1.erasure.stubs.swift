// Generated from otolith/auth/v1/erasure.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Erases participants' data. A request is a saga over all services: each service erases its data
  /// and returns a receipt. When all have done so, the erasure is complete and no stored data names
  /// the participant. The exception is free text written by the participant in answers that are kept
  /// (`ERASURE_MODE_ANONYMISE_ANSWERS`). Services that are down erase their data when they are back.
  public protocol ErasureServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ErasureServiceMethod) -> MethodAccess

    /// Erases the caller's account with all its data, or the caller's data of one study. Without
    /// `study_id`, the account ends at once: its sessions, name and address. With `study_id`, the
    /// account stays and the enrolment ends. Repeating the same `erasure_id` returns the same erasure.
    ///
    /// A study may prescribe in its consent how erasures treat its answers
    /// (`StudyRetention.on_erasure`). An erasure of such a study's data with the other mode is
    /// rejected. When an account is erased, each study's own rule applies; `mode` applies to studies
    /// that leave the choice to the participant.
    ///
    /// Errors: INVALID_ARGUMENT; UNAUTHENTICATED with reason CREDENTIALS_REJECTED (the password is
    /// wrong) or SESSION_ENDED; ALREADY_EXISTS with reason ERASURE_ID_REUSED; NOT_FOUND with reason
    /// STUDY_UNKNOWN; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo; FAILED_PRECONDITION
    /// with reason STAFF_NOT_ERASABLE (the account leads studies or administers; an administrator must
    /// end its roles first with AccountAdministrationService.EndStaffRoles; data of one study can be
    /// erased nevertheless) or ERASURE_MODE_REFUSED; PERMISSION_DENIED with reason
    /// FRESH_PROOF_REQUIRED without a password; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and
    /// RetryInfo.
    func requestErasure(
      _ request: AuthV1.RequestErasureRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestErasureResponse

    /// Erases data as RequestErasure does, for a participant who asked in writing. Needs a token of an
    /// administrator; recorded in the audit log.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason PARTICIPANT_UNKNOWN (the account does not exist
    /// and `allow_missing` is not set) or, likewise, STUDY_UNKNOWN; UNAVAILABLE with reason
    /// STUDY_NOT_YET_KNOWN and RetryInfo; ALREADY_EXISTS with reason ERASURE_ID_REUSED;
    /// FAILED_PRECONDITION with reason STAFF_NOT_ERASABLE or ERASURE_MODE_REFUSED.
    func requestErasureFor(
      _ request: AuthV1.RequestErasureForRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestErasureForResponse

    /// Returns the progress of an erasure. Callable without a token, because the account may no longer
    /// exist: knowing the id is sufficient.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ERASURE_UNKNOWN.
    func getErasure(
      _ request: AuthV1.GetErasureRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Erasure
  }

  /// Calls the methods that ``ErasureServiceProtocol`` describes.
  public struct ErasureServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

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
