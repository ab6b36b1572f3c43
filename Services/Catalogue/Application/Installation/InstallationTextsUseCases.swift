import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Reads the installation's texts.
struct ReadInstallationTexts: Sendable {
  let pool: PostgresPool

  /// - Returns: nil if never set.
  func callAsFunction() async throws -> InstallationTexts? {
    try await pool.answer(to: InstallationStore().current())
  }
}

/// Replaces the installation's texts.
struct SetInstallationTexts: Sendable {
  let pool: PostgresPool
  private let installation = InstallationStore()

  /// - Parameters:
  ///   - contents: the new texts.
  ///   - etag: etag of the texts that the change is based on, in all languages.
  /// - Returns: the stored texts, and whether they changed.
  /// - Throws: ``CatalogueError``, see `InstallationService.SetInstallationTexts`;
  ///   `ParticipantErased`; `PostgresError`.
  func callAsFunction(
    _ contents: InstallationContents, etag: String, by claims: AccessClaims, at now: Date
  ) async throws -> (texts: InstallationTexts, isChanged: Bool) {
    let findings = contents.definition.findings(at: FindingPath().field("texts")).errors
    guard findings.isEmpty else { throw CatalogueError.findings(findings) }
    return try await pool.transaction { connection in
      let current = try await connection.answer(to: installation.current())
      // Also accepts a repetition after a lost response.
      if let current, current.definition == contents.bytes { return (current, false) }
      guard etag == EntityTag.installation(revision: current?.revision, viewKey: "*") else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      let texts = InstallationTexts(
        revision: (current?.revision ?? 0) + 1, definition: contents.bytes, publishedAt: now)
      guard try await connection.answer(to: installation.insert(texts)) else {
        throw CatalogueError.conflict(.etagMismatch)
      }
      try await AuditTrail(of: Project.defaultID).append(
        [
          AuditRecord(
            "installation.texts_set", "installation/texts",
            old: current.map { .version(id: "texts", version: $0.revision) },
            new: .version(
              id: "texts", version: texts.revision,
              contentHash: ContentHash(of: contents.bytes).hexadecimal))
        ], by: claims.participantID, at: now, on: connection)
      return (texts, true)
    }
  }
}
