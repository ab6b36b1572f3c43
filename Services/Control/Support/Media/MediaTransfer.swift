import Formats
import Messages
import RPCClient
import RPCCore

/// Uploads and downloads of files, with a valid token for each call.
struct MediaTransfer {
  /// Maximum number of calls in a row that do not advance an upload, e.g. because another command
  /// uploads the same file.
  private static let stallsMax = 20

  let client: OtolithClient
  let project: String
  let options: () async throws -> CallOptions

  /// Uploads a file, from where an earlier upload ended.
  ///
  /// - Parameter progress: receives the number of bytes that have arrived.
  /// - Returns: the stored file, and whether it was there before.
  func push(
    _ file: LocalMediaFile, progress: (Int) -> Void
  ) async throws -> (media: CatalogueV1.Media, wasStored: Bool) {
    var request = CatalogueV1.UploadMediaChunkRequest(
      projectID: project, sha256: file.sha256, byteCount: UInt64(file.byteCount))
    var arrived = try await send(request)
    if let media = arrived.media { return (media, true) }
    var stalls = 0
    while stalls < Self.stallsMax {
      progress(Int(clamping: arrived.receivedByteCount))
      request.offset = arrived.receivedByteCount
      request.data = try file.chunk(at: request.offset)
      let answer = try await send(request)
      if let media = answer.media { return (media, false) }
      stalls = answer.receivedByteCount > arrived.receivedByteCount ? 0 : stalls + 1
      arrived = answer
    }
    throw CommandFailure("the upload of \(file.path) does not advance", .failure)
  }

  private func send(
    _ request: CatalogueV1.UploadMediaChunkRequest
  ) async throws -> CatalogueV1.UploadMediaChunkResponse {
    for _ in 0..<Self.stallsMax {
      do {
        return try await client.media.uploadMediaChunk(request, options: try await options())
      } catch let error as RPCError
        where error.reason == "MEDIA_UPLOADED_CONCURRENTLY" || error.reason == "AUTHORING_LIMIT"
      {
        try await Task.sleep(for: error.retryDelay ?? .seconds(1))
      }
    }
    return try await client.media.uploadMediaChunk(request, options: try await options())
  }

  /// Downloads a stored file and compares it with its description.
  ///
  /// - Parameter progress: receives the number of bytes so far.
  /// - Returns: what is wrong; nil if the bytes are as described.
  func fault(of media: CatalogueV1.Media, progress: (Int) -> Void) async throws -> String? {
    var digest = ContentDigest()
    var byteCount = 0
    do {
      let parts = client.media.downloadMedia(
        .init(sha256: media.sha256), options: try await options())
      for try await part in parts {
        digest.add(part.data)
        byteCount += part.data.count
        progress(byteCount)
      }
    } catch let error as RPCError
      where ["MEDIA_BYTES_MISSING", "MEDIA_UNKNOWN"].contains(error.reason)
    {
      return "the bytes are missing; upload the file again"
    }
    guard UInt64(byteCount) == media.byteCount, digest.hexadecimal() == media.sha256 else {
      return "the bytes are damaged; delete them from the folder, and upload the file again"
    }
    return nil
  }

  /// Returns the files of the project, with the size of all and the quota in bytes.
  func list() async throws -> (media: [CatalogueV1.Media], byteCount: UInt64, quota: UInt64) {
    var (byteCount, quota): (UInt64, UInt64) = (0, 0)
    let media = try await Pages.all(size: 1000) { size, token in
      let page = try await client.media.listMedia(
        .init(projectID: project, pageSize: size, pageToken: token), options: try await options())
      (byteCount, quota) = (page.totalByteCount, page.quotaByteCount)
      return (page.media, page.nextPageToken)
    }
    return (media, byteCount, quota)
  }
}
