import FoundationEssentials
import Postgres
import ServiceKit

/// Deletes files of projects, and the bytes that no project has any more.
struct DeleteMedia: Sendable {
  let pool: PostgresPool
  let bytes: MediaBytes
  private let store = MediaStore()
  private let access = ProjectAccess()

  /// - Returns: whether the project had the file.
  /// - Throws: ``CatalogueError``, see `MediaService.DeleteMedia`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ hash: ContentHash, in project: String, by claims: AccessClaims, at now: Date
  ) async throws -> Bool {
    try bytes.requirePresent()
    let deleted = try await pool.transaction { connection -> MediaFile? in
      try await access.require(.libraryPublish, in: project, claims, on: connection)
      guard let file = try await connection.answer(to: store.delete(hash, in: project)) else {
        guard try await connection.answer(to: store.file(hash, in: project)) == nil else {
          throw CatalogueError.media(.inUse)
        }
        return nil
      }
      try await AuditTrail(of: project).append(
        [AuditRecord("media.deleted", "media/\(hash.hexadecimal)")], by: claims.participantID,
        at: now, on: connection)
      return file
    }
    // Bytes that stay because of a failure belong to no file and are removed later.
    if let deleted { try? await removeBytes(name: deleted.name) }
    return deleted != nil
  }

  /// Removes stored bytes unless a file has them. Blocks.
  ///
  /// - Throws: ``CatalogueError/media(_:)``; `PostgresError`.
  func removeBytes(name: String) async throws {
    guard let hash = ContentHash(hexadecimal: String(name.prefix(64))) else { return }
    try await pool.transaction { connection in
      try await connection.answer(to: store.lock(hash))
      guard try await connection.answer(to: store.known([name])).isEmpty else { return }
      try bytes.access { try $0.remove(name: name) }
    }
  }
}
