import Fields
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Files of definitions.
struct MediaHandler: CatalogueV1.MediaServiceProtocol {
  /// Default page size.
  static let pageDefault = 100
  private static let pageMax = 1000

  let upload: UploadMedia
  let read: ReadMedia
  let delete: DeleteMedia
  let clock: any WallClock
  let threads = MediaThreads()

  func uploadMediaChunk(
    _ request: CatalogueV1.UploadMediaChunkRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.UploadMediaChunkResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let hash = checks.mediaHash(request.sha256)
    let chunk = UploadMedia.Chunk(
      project: request.projectID, hash: try checks.unwrap(hash),
      byteCount: Int(clamping: request.byteCount), offset: Int(clamping: request.offset),
      data: request.data)
    let now = clock.now()
    return try await threads.writers.running {
      try await answering(attempts: 3) {
        let progress = try await upload(chunk, by: claims, at: now)
        return CatalogueV1.UploadMediaChunkResponse(
          receivedByteCount: UInt64(clamping: progress.receivedCount),
          media: progress.media.map(CatalogueV1.Media.init))
      }
    }
  }

  func getMedia(
    _ request: CatalogueV1.GetMediaRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetMediaResponse {
    var checks = FieldChecks()
    checks.optionalID(request.projectID, field: "project_id")
    let readHash = checks.mediaHash(request.sha256)
    let hash = try checks.unwrap(readHash)
    let claims = try await context.claimsIfAny
    return try await answering {
      guard !request.projectID.isEmpty else {
        return CatalogueV1.GetMediaResponse(
          media: CatalogueV1.Media(try await read(hash, for: claims)))
      }
      return CatalogueV1.GetMediaResponse(
        media: CatalogueV1.Media(
          try await read(hash, in: request.projectID, for: try context.claims)))
    }
  }

  func downloadMedia(
    _ request: CatalogueV1.DownloadMediaRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.DownloadMediaResponse>
  ) async throws {
    var checks = FieldChecks()
    let readHash = checks.mediaHash(request.sha256)
    let hash = try checks.unwrap(readHash)
    let claims = try await context.claimsIfAny
    let file = try await answering { try await read(hash, for: claims) }
    try await threads.readers.running {
      try await answering { try read.require(file, from: request.offset) }
    }
    try await writer.write(.init(media: CatalogueV1.Media(file)))
    var offset = Int(clamping: request.offset)
    let rest = UInt64(clamping: file.byteCount - offset)
    let end = offset + Int(clamping: request.byteCount == 0 ? rest : min(request.byteCount, rest))
    while offset < end {
      let (start, count) = (offset, min(ReadMedia.partBytesMax, end - offset))
      // No thread waits for a slow client.
      let data = try await threads.readers.running {
        try await answering { try read.part(of: file, from: start, count: count) }
      }
      try await writer.write(.init(data: data), compress: false)
      offset += count
    }
  }

  func listMedia(
    _ request: CatalogueV1.ListMediaRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListMediaResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let page: Paging<String> = checks.page(
      request, standard: Self.pageDefault, max: Self.pageMax,
      isKnown: { ContentHash(hexadecimal: $0) != nil })
    try checks.unwrap()
    return try await answering {
      let found = try await read.list(
        in: request.projectID, after: ContentHash(hexadecimal: page.last ?? "")?.bytes ?? [],
        limit: page.size + 1, for: claims)
      let media = Page(found.media, size: page.size)
      return CatalogueV1.ListMediaResponse(
        media: media.items.map(CatalogueV1.Media.init),
        nextPageToken: page.token(after: media) { $0.file.hash.hexadecimal },
        totalByteCount: UInt64(clamping: found.byteCount),
        quotaByteCount: UInt64(clamping: upload.limits.current.projectBytesMax))
    }
  }

  func deleteMedia(
    _ request: CatalogueV1.DeleteMediaRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteMediaResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let readHash = checks.mediaHash(request.sha256)
    let hash = try checks.unwrap(readHash)
    let now = clock.now()
    return try await threads.writers.running {
      try await answering(attempts: 3) {
        CatalogueV1.DeleteMediaResponse(
          deleted: try await delete(hash, in: request.projectID, by: claims, at: now))
      }
    }
  }
}

/// Threads for calls that read and write files, which would block an event loop. Many downloads do
/// not keep uploads waiting.
struct MediaThreads: Sendable {
  let writers = Self.make()
  let readers = Self.make()

  private static func make() -> WorkerThreads {
    WorkerThreads(count: 2, waitingMax: 510) { most in
      RPCError(
        .resourceExhausted, "at most \(most) calls may read or write files at once",
        reason: .authoringLimit, details: [.retryInfo(delay: AuthoringThreads.retryDelay)])
    }
  }
}

extension CatalogueV1.Media {
  /// Without the fields that depend on a project.
  init(_ file: MediaFile) {
    self.init(
      sha256: file.hash.hexadecimal, mediaType: file.type.rawValue,
      byteCount: UInt64(clamping: file.byteCount), location: file.location)
  }

  init(_ media: ProjectMedia) {
    self.init(media.file)
    createTime = GoogleProtobuf.Timestamp(media.createdAt)
    named = media.isNamed
  }
}

extension FieldChecks {
  /// Reads 64 lower-case hexadecimal digits.
  fileprivate mutating func mediaHash(_ text: String) -> ContentHash? {
    if let hash = ContentHash(hexadecimal: text), hash.bytes.count == 32 { return hash }
    if text.isEmpty {
      reject("sha256", .missing)
    } else {
      reject("sha256", .mediaHashInvalid, "expected 64 lower-case hexadecimal digits")
    }
    return nil
  }
}
