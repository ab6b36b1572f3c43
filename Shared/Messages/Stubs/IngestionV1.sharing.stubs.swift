// Generated from otolith/ingestion/v1/sharing.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Shares a part of a participant's data by a SMART Health Link (HL7 SMART Health Cards and Links,
  /// version 1.0.0). Callers can access only their own shares; the holder of a link opens it without
  /// an account.
  ///
  /// A share is a snapshot. Its contents are encrypted with a key that the client makes and that is
  /// part of the link; the server stores neither the key nor the link, so it cannot read a stored share
  /// or show its link again. Data that is recorded, amended or withdrawn later does not change a share:
  /// revoke it and create another one. Long-term links (flag `L`) are not offered for this reason.
  public protocol SharingServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.SharingServiceMethod) -> MethodAccess

    /// Creates a share and returns its link. Repeating the call with the same id, key and contents
    /// returns the same link and keeps the first snapshot. At most 20 shares of a participant can be
    /// opened at a time, and at most 50 are created within 24 hours.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason SHARE_KEY_INVALID and for a scope without contents
    /// (REQUIRED); ALREADY_EXISTS with reason SHARE_DIFFERS; FAILED_PRECONDITION with reason
    /// SHARE_EMPTY or SHARING_NOT_AVAILABLE; RESOURCE_EXHAUSTED with reason TOO_MANY_SHARES or
    /// REPORT_TOO_LARGE; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while a version
    /// named by sheets is not known here.
    func createShare(
      _ request: IngestionV1.CreateShareRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.CreateShareResponse

    /// Lists the caller's shares, newest first. An ended share is listed for 30 days.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listShares(
      _ request: IngestionV1.ListSharesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListSharesResponse

    /// Ends a share at once and deletes its contents. Revoking an ended share changes nothing.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SHARE_UNKNOWN.
    func revokeShare(
      _ request: IngestionV1.RevokeShareRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.RevokeShareResponse

    /// Lists who opened a share of the caller, newest first, also with wrong passcodes.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SHARE_UNKNOWN.
    func listShareAccesses(
      _ request: IngestionV1.ListShareAccessesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListShareAccessesResponse

    /// Opens a share for the holder of a link and records the access. Needs no token. otolith-web calls
    /// it for manifest requests.
    ///
    /// A wrong passcode counts over the lifetime of the share, also in parallel calls: the tenth one
    /// ends it. A call without a passcode does not count. A share can be opened 1,000 times.
    ///
    /// Not idempotent: a repeated call is recorded as another access, and a repeated wrong passcode
    /// counts again.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SHARE_UNKNOWN; PERMISSION_DENIED with reason
    /// PASSCODE_WRONG.
    func openShare(
      _ request: IngestionV1.OpenShareRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.OpenShareResponse

    /// Returns an encrypted file of a share that was opened at most ten minutes before. Needs no
    /// token.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SHARE_UNKNOWN, also when the share has ended
    /// meanwhile.
    func readShareFile(
      _ request: IngestionV1.ReadShareFileRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReadShareFileResponse
  }

  /// Calls the methods that ``SharingServiceProtocol`` describes.
  public struct SharingServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func createShare(
      _ request: IngestionV1.CreateShareRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.CreateShareResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.createShare,
        request: request,
        options: options)
    }

    public func listShares(
      _ request: IngestionV1.ListSharesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListSharesResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.listShares,
        request: request,
        options: options)
    }

    public func revokeShare(
      _ request: IngestionV1.RevokeShareRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.RevokeShareResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.revokeShare,
        request: request,
        options: options)
    }

    public func listShareAccesses(
      _ request: IngestionV1.ListShareAccessesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListShareAccessesResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.listShareAccesses,
        request: request,
        options: options)
    }

    public func openShare(
      _ request: IngestionV1.OpenShareRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.OpenShareResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.openShare,
        request: request,
        options: options)
    }

    public func readShareFile(
      _ request: IngestionV1.ReadShareFileRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReadShareFileResponse {
      try await channel.unary(
        service: SharingServiceMethods.service,
        method: SharingServiceMethods.readShareFile,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.SharingService`, by their names on the wire.
  public enum SharingServiceMethod: String, Sendable, CaseIterable {
    case createShare = "CreateShare"
    case listShares = "ListShares"
    case revokeShare = "RevokeShare"
    case listShareAccesses = "ListShareAccesses"
    case openShare = "OpenShare"
    case readShareFile = "ReadShareFile"
  }

  /// The names of `otolith.ingestion.v1.SharingService` and its methods on the wire.
  public enum SharingServiceMethods {
    public static let service = "otolith.ingestion.v1.SharingService"
    public static let createShare = "CreateShare"
    public static let listShares = "ListShares"
    public static let revokeShare = "RevokeShare"
    public static let listShareAccesses = "ListShareAccesses"
    public static let openShare = "OpenShare"
    public static let readShareFile = "ReadShareFile"
  }
}

extension IngestionV1.SharingServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.sharingFile)
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.createShare,
      access: access(to: .createShare)
    ) { (request: IngestionV1.CreateShareRequest, context: ServerCallContext) -> IngestionV1.CreateShareResponse in
      try await self.createShare(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.listShares,
      access: access(to: .listShares)
    ) { (request: IngestionV1.ListSharesRequest, context: ServerCallContext) -> IngestionV1.ListSharesResponse in
      try await self.listShares(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.revokeShare,
      access: access(to: .revokeShare)
    ) { (request: IngestionV1.RevokeShareRequest, context: ServerCallContext) -> IngestionV1.RevokeShareResponse in
      try await self.revokeShare(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.listShareAccesses,
      access: access(to: .listShareAccesses)
    ) { (request: IngestionV1.ListShareAccessesRequest, context: ServerCallContext) -> IngestionV1.ListShareAccessesResponse in
      try await self.listShareAccesses(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.openShare,
      access: access(to: .openShare)
    ) { (request: IngestionV1.OpenShareRequest, context: ServerCallContext) -> IngestionV1.OpenShareResponse in
      try await self.openShare(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SharingServiceMethods.service,
      method: IngestionV1.SharingServiceMethods.readShareFile,
      access: access(to: .readShareFile)
    ) { (request: IngestionV1.ReadShareFileRequest, context: ServerCallContext) -> IngestionV1.ReadShareFileResponse in
      try await self.readShareFile(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.SharingServiceProtocol {
  public func createShare(
    _ request: IngestionV1.CreateShareRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.CreateShareResponse {
    throw RPCError(.unimplemented, "CreateShare is not implemented here")
  }

  public func listShares(
    _ request: IngestionV1.ListSharesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListSharesResponse {
    throw RPCError(.unimplemented, "ListShares is not implemented here")
  }

  public func revokeShare(
    _ request: IngestionV1.RevokeShareRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.RevokeShareResponse {
    throw RPCError(.unimplemented, "RevokeShare is not implemented here")
  }

  public func listShareAccesses(
    _ request: IngestionV1.ListShareAccessesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListShareAccessesResponse {
    throw RPCError(.unimplemented, "ListShareAccesses is not implemented here")
  }

  public func openShare(
    _ request: IngestionV1.OpenShareRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.OpenShareResponse {
    throw RPCError(.unimplemented, "OpenShare is not implemented here")
  }

  public func readShareFile(
    _ request: IngestionV1.ReadShareFileRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReadShareFileResponse {
    throw RPCError(.unimplemented, "ReadShareFile is not implemented here")
  }
}
