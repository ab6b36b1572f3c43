internal import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Ends the use of questionnaires, or takes that back.
package struct RetireQuestionnaire: Sendable {
  private let pool: PostgresPool
  private let feed: ChangeFeed
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let changes = ChangeStore()
  private let audit = AuditTrail()

  package init(pool: PostgresPool, feed: ChangeFeed) {
    self.pool = pool
    self.feed = feed
  }

  /// - Parameter reinstates: takes a retirement back.
  /// - Returns: whether anything changed, and the newest version.
  /// - Throws: ``CatalogueError``, see `DraftService.RetireQuestionnaire`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ id: String, reinstates: Bool, by claims: AccessClaims, at now: Date
  ) async throws -> (isChanged: Bool, version: UInt32) {
    let outcome = try await pool.transaction { connection in
      try await ImportLock.take(study: nil, questionnaires: [id], on: connection)
      guard let newest = try await questionnaires.newest([id], on: connection)[id],
        try await access.role(of: claims, in: newest.projectID, on: connection) != nil
      else { throw CatalogueError.unknown(.questionnaireVersion) }
      try await access.require(.leader, in: newest.projectID, claims, on: connection)
      let retires = !reinstates
      guard newest.isRetired != retires else { return (isChanged: false, version: newest.version) }
      try await questionnaires.setRetired(at: retires ? now : nil, id, on: connection)
      let isShared = try await questionnaires.isShared(id, on: connection)
      try await changes.record(
        [
          NewChange(
            kind: .questionnaire, id: id, version: newest.version, isRetired: retires,
            isShared: isShared)
        ], in: newest.projectID, at: now, on: connection)
      try await audit.append(
        [
          AuditRecord(
            retires ? "questionnaire.retired" : "questionnaire.reinstated",
            "questionnaires/\(id)",
            old: .version(id: id, version: newest.version, isRetired: !retires),
            new: .version(id: id, version: newest.version, isRetired: retires))
        ], in: newest.projectID, by: claims.participantID, at: now, on: connection)
      return (isChanged: true, version: newest.version)
    }
    if outcome.isChanged { feed.tell() }
    return outcome
  }
}
