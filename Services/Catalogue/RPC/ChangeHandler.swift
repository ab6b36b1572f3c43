import Messages
import RPCServer
import ServiceKit
import Stubs

/// The change feed, by pages or as a stream.
struct ChangeHandler: CatalogueV1.ChangeServiceProtocol {
  static let pageSizeDefault = 100
  static let pageSizeMax = 1_000

  let list: ListChanges
  let watch: WatchChanges

  func listChanges(
    _ request: CatalogueV1.ListChangesRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListChangesResponse {
    let reader = CatalogueReader(try context.claims)
    var checks = FieldChecks()
    let readCursor = Self.cursor(request.cursor, &checks)
    let size = checks.pageSize(
      request.pageSize, standard: Self.pageSizeDefault, max: Self.pageSizeMax)
    let kinds = Self.kinds(request.kinds, &checks)
    let cursor = try checks.unwrap(readCursor)
    return try await answering {
      CatalogueV1.ListChangesResponse(
        try await list(after: cursor, kinds: kinds, limit: size, for: reader))
    }
  }

  func watchChanges(
    _ request: CatalogueV1.WatchChangesRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.WatchChangesResponse>
  ) async throws {
    let claims = try context.claims
    var checks = FieldChecks()
    let readStart = Self.cursor(request.cursor, &checks)
    let kinds = Self.kinds(request.kinds, &checks)
    let start = try checks.unwrap(readStart)
    try await answering {
      try await watch(after: start, kinds: kinds, for: claims) {
        try await writer.write(CatalogueV1.WatchChangesResponse($0))
      }
    }
  }

  private static func kinds(
    _ kinds: [CatalogueV1.ResourceKind], _ checks: inout FieldChecks
  ) -> [ResourceKind] {
    var known: [ResourceKind] = []
    for (position, kind) in kinds.enumerated() {
      if let read = Int16(exactly: kind.rawValue).map(ResourceKind.init(rawValue:)),
        ResourceKind.all.contains(read)
      {
        known.append(read)
      } else {
        checks.reject(
          "kinds[\(position)]", .kindUnknown, "the feed has no changes of kind \(kind.rawValue)")
      }
    }
    return known
  }

  private static func cursor(_ text: String, _ checks: inout FieldChecks) -> ChangeCursor? {
    let cursor = ChangeCursor(text)
    if cursor == nil {
      checks.reject(
        "cursor", .cursorInvalid,
        "must be a cursor from a response; leave it empty to start from the beginning")
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
