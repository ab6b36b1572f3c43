// Generated from otolith/catalogue/v1/changes.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// The feed contains each resource's latest change once: after a long absence, a client reads as
  /// many changes as there are resources. Callers receive changes of resources that they may read:
  /// services and administrators all of them, others the shared ones and those of their own projects.
  ///
  /// A cursor is not a page token: it remains valid indefinitely, and reading from it later returns
  /// all changes since. Only after the catalogue was restored from a backup may it lie beyond the end
  /// of the feed (CURSOR_INVALID); then read the whole feed again.
  public protocol ChangeServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.ChangeServiceMethod) -> MethodAccess

    /// Returns changes since the cursor, up to the page size.
    ///
    /// Without pages: a cursor, which remains valid indefinitely, is used instead of page tokens.
    ///
    /// Errors: INVALID_ARGUMENT with reason CURSOR_INVALID, KIND_UNKNOWN or PAGE_SIZE_OUT_OF_RANGE.
    func listChanges(
      _ request: CatalogueV1.ListChangesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListChangesResponse

    /// Streams changes since the cursor and future ones, until the caller ends the call or its token
    /// expires (UNAUTHENTICATED with reason TOKEN_EXPIRED; continue from the last cursor). The first
    /// message is sent at once, even without changes.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason TOO_MANY_WATCHERS and RetryInfo; INVALID_ARGUMENT with
    /// reason CURSOR_INVALID or KIND_UNKNOWN.
    func watchChanges(
      _ request: CatalogueV1.WatchChangesRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<CatalogueV1.WatchChangesResponse>
    ) async throws
  }

  /// Calls the methods that ``ChangeServiceProtocol`` describes.
  public struct ChangeServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

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
