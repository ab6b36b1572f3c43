import Postgres
import ServiceKit

/// Reads files and lists them.
struct ReadMedia: Sendable {
  /// Maximum number of bytes that are read at once.
  static let partBytesMax = 256 << 10

  let pool: PostgresPool
  let bytes: MediaBytes
  private let store = MediaStore()
  private let access = ProjectAccess()

  /// - Parameter claims: nil for a caller without a token.
  /// - Throws: ``CatalogueError/media(_:)``; `PostgresError`.
  func callAsFunction(_ hash: ContentHash, for claims: AccessClaims?) async throws -> MediaFile {
    try bytes.requirePresent()
    guard
      let file = try await pool.answer(to: store.file(hash, for: claims.map(CatalogueReader.init)))
    else { throw CatalogueError.media(.unknown) }
    return file
  }

  /// Returns a file with what its project knows about it.
  ///
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func callAsFunction(
    _ hash: ContentHash, in project: String, for claims: AccessClaims
  ) async throws -> ProjectMedia {
    try bytes.requirePresent()
    try await access.require(.projectRead, in: project, claims, on: pool)
    guard let media = try await pool.answer(to: store.file(hash, in: project)) else {
      throw CatalogueError.media(.unknown)
    }
    return media
  }

  /// Lists a project's files by hash, and returns the size of all of them in bytes.
  ///
  /// - Parameter last: hash of the last file of the previous page; empty for the first page.
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func list(
    in project: String, after last: [UInt8], limit: Int, for claims: AccessClaims
  ) async throws -> (media: [ProjectMedia], byteCount: Int) {
    try bytes.requirePresent()
    try await access.require(.projectRead, in: project, claims, on: pool)
    return (
      try await pool.answer(to: store.list(in: project, after: last, limit: limit)),
      try await pool.answer(to: store.byteCount(in: project))
    )
  }

  /// Requires that the bytes are present and include the offset. Blocks.
  ///
  /// - Throws: ``CatalogueError/media(_:)``.
  func require(_ file: MediaFile, from offset: UInt64) throws {
    guard offset <= UInt64(file.byteCount) else {
      throw CatalogueError.media(.rangeInvalid(byteCount: file.byteCount))
    }
    guard try bytes.access({ $0.byteCount(of: file.name) }) == file.byteCount else {
      throw CatalogueError.media(.bytesMissing)
    }
  }

  /// Returns exactly the bytes of a range. Blocks.
  ///
  /// - Throws: ``CatalogueError/media(_:)``.
  func part(of file: MediaFile, from offset: Int, count: Int) throws -> [UInt8] {
    let part = try bytes.access { try $0.bytes(of: file.name, from: offset, count: count) }
    guard part.count == count else { throw CatalogueError.media(.bytesMissing) }
    return part
  }
}
