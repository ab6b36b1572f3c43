import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Receives files in chunks.
struct UploadMedia: Sendable {
  struct Chunk: Sendable {
    var project: String
    /// Of the whole file.
    var hash: ContentHash
    /// Of the whole file.
    var byteCount: Int
    var offset: Int
    /// Empty to ask what has arrived.
    var data: [UInt8]
  }

  struct Progress: Sendable, Hashable {
    /// Number of bytes that have arrived.
    var receivedCount: Int
    /// The stored file; nil while bytes are missing.
    var media: ProjectMedia?
  }

  /// Age of an unnamed file at which another upload of it writes its time anew.
  private static let touchSeconds = 86_400.0

  let pool: PostgresPool
  let bytes: MediaBytes
  let limits: InEffect<MediaLimits>
  private let store = MediaStore()
  private let access = ProjectAccess()

  /// Blocks while it reads and writes files.
  ///
  /// - Throws: ``CatalogueError``, see `MediaService.UploadMediaChunk`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ chunk: Chunk, by claims: AccessClaims, at now: Date
  ) async throws -> Progress {
    try await access.require(.libraryPublish, in: chunk.project, claims, on: pool)
    if let stored = try await stored(chunk, at: now) {
      return Progress(receivedCount: stored.file.byteCount, media: stored)
    }
    try check(chunk)
    let arrived = try bytes.access {
      $0.receivedCount(of: chunk.hash.hexadecimal, by: chunk.project)
    }
    // A question does not begin an upload; an upload whose last call failed is completed.
    if chunk.data.isEmpty, arrived < chunk.byteCount { return Progress(receivedCount: arrived) }
    // First: a chunk that is refused, or has another place, must not leave an upload behind.
    if arrived < chunk.byteCount {
      guard arrived == chunk.offset else { return Progress(receivedCount: arrived) }
      try await requireRoom(for: chunk)
    }
    let upload = try bytes.access { try $0.upload(of: chunk.hash.hexadecimal, by: chunk.project) }
    if upload.byteCount == chunk.offset, !chunk.data.isEmpty {
      try bytes.access { _ in try upload.append(chunk.data) }
    }
    guard upload.byteCount >= chunk.byteCount else {
      return Progress(receivedCount: upload.byteCount)
    }
    let file = try verified(upload, chunk)
    let media = try await write(file, of: upload, in: chunk.project, by: claims, at: now)
    return Progress(receivedCount: file.byteCount, media: media)
  }

  /// Returns the file if the project has it, bytes included. After a restore, bytes may be missing;
  /// they are then received again.
  private func stored(_ chunk: Chunk, at now: Date) async throws -> ProjectMedia? {
    guard var media = try await pool.answer(to: store.file(chunk.hash, in: chunk.project)),
      try bytes.access({ $0.byteCount(of: media.file.name) }) == media.file.byteCount
    else { return nil }
    if !media.isNamed, now.timeIntervalSince(media.createdAt) > Self.touchSeconds {
      try await pool.answer(to: store.touch(chunk.hash, in: chunk.project, at: now))
      media.createdAt = now
    }
    return media
  }

  private func check(_ chunk: Chunk) throws {
    let limits = limits.current
    guard (1...limits.fileBytesMax).contains(chunk.byteCount) else {
      throw CatalogueError.media(.tooLarge(max: limits.fileBytesMax))
    }
    guard chunk.data.count <= MediaLimits.chunkBytesMax,
      chunk.offset <= chunk.byteCount - chunk.data.count
    else { throw CatalogueError.media(.chunkInvalid(max: MediaLimits.chunkBytesMax)) }
  }

  /// Requires that the quota has room for the whole file beside the project's files and the bytes
  /// of its other uploads.
  private func requireRoom(for chunk: Chunk) async throws {
    let max = limits.current.projectBytesMax
    let others = try bytes.access {
      $0.otherUploads(than: chunk.hash.hexadecimal, of: chunk.project)
    }
    guard others.count < MediaLimits.uploadsMax else {
      throw CatalogueError.media(.tooManyUploads(max: MediaLimits.uploadsMax))
    }
    let files = try await pool.answer(
      to: store.byteCount(in: chunk.project, without: chunk.hash))
    guard files + others.byteCount + chunk.byteCount <= max else {
      throw CatalogueError.media(.quotaExceeded(max: max))
    }
  }

  /// Checks hash and type; removes the received bytes if they are refused.
  private func verified(_ upload: MediaUpload, _ chunk: Chunk) throws -> MediaFile {
    let contents = try bytes.access { _ in
      try upload.synchronise()
      return try MediaUpload.digest(of: upload.byteCount) { try upload.bytes(from: $0, count: $1) }
    }
    guard upload.byteCount == chunk.byteCount, contents.sha256 == chunk.hash.bytes else {
      upload.discard()
      throw CatalogueError.media(.checksumMismatch)
    }
    guard let type = MediaType(start: contents.start), MediaType.definitions.contains(type) else {
      upload.discard()
      throw CatalogueError.media(.typeNotAccepted)
    }
    return MediaFile(hash: chunk.hash, type: type, byteCount: chunk.byteCount)
  }

  /// Writes the row and moves the bytes to their place. If the process ends before the commit, the
  /// bytes belong to no file and are removed later.
  private func write(
    _ file: MediaFile, of upload: MediaUpload, in project: String, by claims: AccessClaims,
    at now: Date
  ) async throws -> ProjectMedia {
    let max = limits.current.projectBytesMax
    return try await pool.transaction { connection in
      try await access.require(.libraryPublish, in: project, claims, on: connection)
      try await connection.run([store.lock(project: project), store.lock(file.hash)])
      let (known, used) = try await connection.answers(
        to: store.file(file.hash, in: project), store.byteCount(in: project, without: file.hash))
      guard used + file.byteCount <= max else {
        throw CatalogueError.media(.quotaExceeded(max: max))
      }
      let name = try await StaffNames().name(of: claims.participantID, on: connection)
      try await connection.answer(to: store.write(file, in: project, at: now, by: name))
      if known == nil {
        try await AuditTrail(of: project).append(
          [AuditRecord("media.uploaded", "media/\(file.hash.hexadecimal)")],
          by: claims.participantID, at: now, on: connection)
      }
      // Last, so that a failed transaction leaves the upload as it was.
      try bytes.access { try $0.store(upload, as: file.name) }
      return ProjectMedia(file: file, createdAt: now, isNamed: known?.isNamed ?? false)
    }
  }
}
