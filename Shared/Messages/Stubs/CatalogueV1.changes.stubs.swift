// Generated from otolith/catalogue/v1/changes.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// The feed tells each resource's latest change once: whoever was away for long reads as many changes
  /// as there are resources. Callers hear of what they may read: services and administrators of
  /// everything, others of what is shared and of their own projects.
  ///
  /// A cursor is no page token: it stays good for ever, and reading on from it later brings what has
  /// changed since. Only after the catalogue was restored from a backup may it name what has not happened
  /// yet (CURSOR_INVALID); then the whole feed is to be read anew.
  public protocol ChangeServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.ChangeServiceMethod) -> MethodAccess

    /// What changed since the cursor, at most so many changes at once.
    ///
    /// Without pages: a cursor, which stays good for ever, stands for page tokens.
    ///
    /// Errors: INVALID_ARGUMENT with reason CURSOR_INVALID, KIND_UNKNOWN or PAGE_SIZE_OUT_OF_RANGE.
    func listChanges(
      _ request: CatalogueV1.ListChangesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListChangesResponse

    /// What changed since the cursor and what changes from now on, until the caller ends the call or
    /// its token expires (UNAUTHENTICATED with reason TOKEN_EXPIRED; go on from the last cursor). The
    /// first answer comes at once, also without a change.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason TOO_MANY_WATCHERS and RetryInfo; INVALID_ARGUMENT with reason
    /// CURSOR_INVALID or KIND_UNKNOWN.
    func watchChanges(
      _ request: CatalogueV1.WatchChangesRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<CatalogueV1.WatchChangesResponse>
    ) async throws
  }

  /// The feed tells each resource's latest change once: whoever was away for long reads as many changes
  /// as there are resources. Callers hear of what they may read: services and administrators of
  /// everything, others of what is shared and of their own projects.
  ///
  /// A cursor is no page token: it stays good for ever, and reading on from it later brings what has
  /// changed since. Only after the catalogue was restored from a backup may it name what has not happened
  /// yet (CURSOR_INVALID); then the whole feed is to be read anew.
  public struct ChangeServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// What changed since the cursor, at most so many changes at once.
    ///
    /// Without pages: a cursor, which stays good for ever, stands for page tokens.
    ///
    /// Errors: INVALID_ARGUMENT with reason CURSOR_INVALID, KIND_UNKNOWN or PAGE_SIZE_OUT_OF_RANGE.
    public func listChanges(
      _ request: CatalogueV1.ListChangesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListChangesResponse {
      try await channel.unary(
        service: ChangeServiceMethods.service,
        method: ChangeServiceMethods.listChanges,
        request: request,
        options: options)
    }

    /// What changed since the cursor and what changes from now on, until the caller ends the call or
    /// its token expires (UNAUTHENTICATED with reason TOKEN_EXPIRED; go on from the last cursor). The
    /// first answer comes at once, also without a change.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason TOO_MANY_WATCHERS and RetryInfo; INVALID_ARGUMENT with reason
    /// CURSOR_INVALID or KIND_UNKNOWN.
    public func watchChanges(
      _ request: CatalogueV1.WatchChangesRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<CatalogueV1.WatchChangesResponse> {
      channel.serverStreaming(
        service: ChangeServiceMethods.service,
        method: ChangeServiceMethods.watchChanges,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.ChangeService`, by their names on the wire.
  public enum ChangeServiceMethod: String, Sendable, CaseIterable {
    case listChanges = "ListChanges"
    case watchChanges = "WatchChanges"
  }

  /// The names of `otolith.catalogue.v1.ChangeService` and its methods on the wire.
  public enum ChangeServiceMethods {
    public static let service = "otolith.catalogue.v1.ChangeService"
    public static let listChanges = "ListChanges"
    public static let watchChanges = "WatchChanges"
  }
}

extension CatalogueV1.ChangeServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.changesFile)
    registry.unary(
      service: CatalogueV1.ChangeServiceMethods.service,
      method: CatalogueV1.ChangeServiceMethods.listChanges,
      access: access(to: .listChanges)
    ) { (request: CatalogueV1.ListChangesRequest, context: ServerCallContext) -> CatalogueV1.ListChangesResponse in
      try await self.listChanges(request, context: context)
    }
    registry.serverStreaming(
      service: CatalogueV1.ChangeServiceMethods.service,
      method: CatalogueV1.ChangeServiceMethods.watchChanges,
      access: access(to: .watchChanges)
    ) { (request: CatalogueV1.WatchChangesRequest, context: ServerCallContext, writer: ResponseWriter<CatalogueV1.WatchChangesResponse>) in
      try await self.watchChanges(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.ChangeServiceProtocol {
  public func listChanges(
    _ request: CatalogueV1.ListChangesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListChangesResponse {
    throw RPCError(.unimplemented, "ListChanges is not implemented here")
  }

  public func watchChanges(
    _ request: CatalogueV1.WatchChangesRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.WatchChangesResponse>
  ) async throws {
    throw RPCError(.unimplemented, "WatchChanges is not implemented here")
  }
}
