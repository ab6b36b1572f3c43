internal import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import Questionnaires
package import ServiceKit

/// Publishes a sound collection, a vocabulary or an item.
package struct PublishLibraryEntry: Sendable {
  package struct Outcome: Sendable {
    package var version: UInt32
    /// False: the newest version says the same already.
    package var isNew: Bool
    /// None of them an error.
    package var findings: [Finding]
  }

  private let pool: PostgresPool
  private let feed: ChangeFeed
  private let store = LibraryStore()
  private let publication = LibraryPublication()
  private let items = ItemStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  package init(pool: PostgresPool, feed: ChangeFeed) {
    self.pool = pool
    self.feed = feed
  }

  /// - Parameter checksOnly: nothing is written; the answer is what would be.
  /// - Throws: ``CatalogueError``, see `LibraryService`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ entry: LibraryEntry, in project: String, checksOnly: Bool, by claims: AccessClaims,
    at now: Date
  ) async throws -> Outcome {
    try await access.require(.leader, in: project, claims, on: pool)
    let findings = entry.findings
    guard findings.errors.isEmpty else { throw CatalogueError.findings(findings.errors) }
    let outcome = try await pool.transaction { connection in
      try await access.require(.leader, in: project, claims, on: connection)
      try await store.lock(entry.kind, [entry.id], on: connection)
      let scale = entry.scale
      if let scale { try await check(scale, of: entry.id, in: project, on: connection) }
      if checksOnly {
        let newest = try await store.newest(entry.kind, [entry.id], on: connection)[entry.id]
        let isNew = newest?.contentHash != entry.contentHash
        return Outcome(
          version: (newest?.version ?? 0) + (isNew ? 1 : 0), isNew: isNew, findings: findings)
      }
      let written = try await publication.write(
        entry, in: project, by: claims.participantID, at: now, on: connection)
      if let scale { try await items.remember([entry.id: scale], in: project, on: connection) }
      try await audit.append(
        written.audit.map { [$0] } ?? [], in: project, by: claims.participantID, at: now,
        on: connection)
      return Outcome(version: written.version, isNew: written.isNew, findings: findings)
    }
    if outcome.isNew, !checksOnly { feed.tell() }
    return outcome
  }

  /// What an item asks for stays what it is.
  private func check(
    _ scale: AnswerScale, of item: String, in project: String, on connection: PostgresConnection
  ) async throws {
    try await items.lock(on: connection)
    guard let known = try await items.scales(of: [item], in: project, on: connection)[item],
      known != scale
    else { return }
    throw CatalogueError.findings([
      Finding(
        path: "item.item_id", reason: .itemRecoded,
        advice: "`\(item)` has other codes or another range already, so answers could not be "
          + "compared; give the changed question an item id of its own")
    ])
  }
}
