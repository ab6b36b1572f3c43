package import CatalogueApplication
internal import CatalogueDomain
public import Messages
import RPCCore
public import RPCServer
internal import ServiceKit
public import Stubs

/// The feed of changes, page by page or as they come.
public struct ChangeHandler: CatalogueV1.ChangeServiceProtocol {
  static let pageSizeDefault = 100
  static let pageSizeMax = 1_000

  private let list: ListChanges
  private let watch: WatchChanges

  package init(list: ListChanges, watch: WatchChanges) {
    self.list = list
    self.watch = watch
  }

  public func access(to method: CatalogueV1.ChangeServiceMethod) -> MethodAccess {
    switch method {
    case .listChanges, .watchChanges: .signedIn
    }
  }

  public func listChanges(
    _ request: CatalogueV1.ListChangesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListChangesResponse {
    let reader = CatalogueReader(try context.claims)
    let cursor = try Self.cursor(request.cursor)
    var checks = FieldChecks()
    let size = checks.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    try checks.unwrap()
    let kinds = try Self.kinds(request.kinds)
    return try await answering {
      CatalogueV1.ListChangesResponse(
        try await list(after: cursor, kinds: kinds, limit: size, for: reader))
    }
  }

  public func watchChanges(
    _ request: CatalogueV1.WatchChangesRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.WatchChangesResponse>
  ) async throws {
    let claims = try context.claims
    let start = try Self.cursor(request.cursor)
    let kinds = try Self.kinds(request.kinds)
    try await answering {
      try await watch(after: start, kinds: kinds, for: claims) {
        try await writer.write(CatalogueV1.WatchChangesResponse($0))
      }
    }
  }

  private static func kinds(_ kinds: [CatalogueV1.ResourceKind]) throws -> [ResourceKind] {
    try kinds.enumerated().map { position, kind in
      let known = Int16(exactly: kind.rawValue).map(ResourceKind.init(rawValue:))
      guard let known, ResourceKind.all.contains(known) else {
        throw RPCError.badField(
          "kinds[\(position)]", "KIND_UNKNOWN", "the feed has no changes of kind \(kind.rawValue)")
      }
      return known
    }
  }

  private static func cursor(_ text: String) throws -> ChangeCursor {
    guard let cursor = ChangeCursor(text) else {
      throw RPCError.badField(
        "cursor", "CURSOR_INVALID", "give the cursor of an answer, or none for the beginning")
    }
    return cursor
  }
}

extension CatalogueV1.ListChangesResponse {
  fileprivate init(_ page: ChangePage) {
    self.init(
      changes: page.changes.map(CatalogueV1.Change.init), nextCursor: page.end.text,
      more: page.hasMore)
  }
}

extension CatalogueV1.WatchChangesResponse {
  fileprivate init(_ page: ChangePage) {
    self.init(
      changes: page.changes.map(CatalogueV1.Change.init), nextCursor: page.end.text,
      more: page.hasMore)
  }
}

extension CatalogueV1.Change {
  fileprivate init(_ change: Change) {
    self.init(
      kind: CatalogueV1.ResourceKind(rawValue: Int32(change.kind.rawValue)),
      resourceID: change.resourceID, version: change.version, retired: change.isRetired,
      projectID: change.projectID, changeTime: GoogleProtobuf.Timestamp(change.time))
  }
}
