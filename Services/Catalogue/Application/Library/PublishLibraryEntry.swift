import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Publishes a sound collection, a vocabulary or an item.
struct PublishLibraryEntry: Sendable {
  struct Outcome: Sendable {
    var version: UInt32
    /// False if the newest version has the same contents.
    var isNew: Bool
    /// Findings without errors.
    var findings: [Finding]
  }

  let pool: PostgresPool
  let feed: ChangeFeed
  private let store = LibraryStore()
  private let publication = LibraryPublication()
  private let items = ItemStore()
  private let access = ProjectAccess()
  private let media = MediaReferences()

  /// Requires the right to publish, before the contents are decoded.
  ///
  /// - Throws: ``CatalogueError``; `PostgresError`.
  func requireRight(in project: String, by claims: AccessClaims) async throws {
    try await access.require(.libraryPublish, in: project, claims, on: pool)
  }

  /// - Parameter checksOnly: whether this is a dry run.
  /// - Throws: ``CatalogueError``, see `LibraryService`; `ParticipantErased`; `PostgresError`.
  func callAsFunction(
    _ entry: LibraryEntry, in project: String, checksOnly: Bool, by claims: AccessClaims,
    at now: Date
  ) async throws -> Outcome {
    let findings = entry.findings
    guard findings.errors.isEmpty else { throw CatalogueError.findings(findings.errors) }
    let outcome = try await pool.transaction { connection in
      try await access.require(.libraryPublish, in: project, claims, on: connection)
      try await connection.answer(to: store.lock(entry.kind, [entry.id]))
      let scale = entry.scale
      if let scale { try await check(scale, of: entry.id, in: project, on: connection) }
      let unknown = try await media.findings(
        entry.files, in: project, naming: !checksOnly, on: connection)
      guard unknown.isEmpty else { throw CatalogueError.findings(unknown) }
      if checksOnly {
        let newest = try await connection.answer(to: store.newest(entry.kind, entry.id))
        let isNew = newest?.contentHash != entry.contentHash
        return Outcome(
          version: (newest?.version ?? 0) + (isNew ? 1 : 0), isNew: isNew, findings: findings)
      }
      let written = try await publication.write(
        entry, in: project, by: claims.participantID, at: now, on: connection)
      if let scale {
        try await connection.answer(to: items.remember([entry.id: scale], in: project))
      }
      try await AuditTrail(of: project).append(
        written.audit.map { [$0] } ?? [], by: claims.participantID, at: now,
        on: connection)
      return Outcome(version: written.version, isNew: written.isNew, findings: findings)
    }
    if outcome.isNew, !checksOnly { feed.tell() }
    return outcome
  }

  /// Checks that an item keeps its answer scale.
  private func check(
    _ scale: AnswerScale, of item: String, in project: String, on connection: PostgresConnection
  ) async throws {
    let (_, scales) = try await connection.answers(
      to: items.lock, items.scales(of: [item], in: project))
    guard let known = scales[item], known != scale else { return }
    throw CatalogueError.findings([
      Finding(
        path: "item.item_id", reason: .itemRecoded,
        advice: "`\(item)` already has other codes or another range, so answers could not be "
          + "compared; give the changed question an item id of its own")
    ])
  }
}
