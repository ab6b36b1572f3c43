import FoundationEssentials
import Postgres
import ServiceKit

/// Retires and reinstates studies.
struct RetireStudy: Sendable {
  let pool: PostgresPool
  let feed: ChangeFeed
  private let studies = StandingStore()
  private let changes = ChangeStore()
  private let rights = ImportRights()

  /// - Parameter reinstates: whether to undo a retirement.
  /// - Returns: whether anything changed, and the revision.
  /// - Throws: ``CatalogueError``, see `AuthoringService.RetireStudy`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ id: String, reinstates: Bool, by claims: AccessClaims, at now: Date
  ) async throws -> (isChanged: Bool, revision: UInt32) {
    let outcome = try await pool.transaction { connection in
      let (_, found) = try await connection.answers(
        to: ImportLock.take(study: id, questionnaires: []), studies.find(id))
      guard let study = found, !study.isDeleted else { throw CatalogueError.unknown(.study) }
      try await rights.require(toImport: id, project: nil, claims, on: connection)
      let retires = !reinstates
      guard study.isRetired != retires else { return (isChanged: false, revision: study.revision) }
      guard !retires || study.isClosed(at: now) else {
        throw CatalogueError.conflict(.studyNotEnded)
      }
      let change = NewChange(
        kind: .study, id: id, version: study.revision, isRetired: retires,
        isShared: !study.definition.isPrivate)
      try await connection.run([
        studies.setRetired(at: retires ? now : nil, id),
        changes.record([change], in: study.projectID, at: now),
      ])
      try await AuditTrail(of: study.projectID).append(
        [
          AuditRecord(
            retires ? "study.retired" : "study.reinstated", "studies/\(id)",
            old: .version(id: id, version: study.revision, isRetired: !retires),
            new: .version(id: id, version: study.revision, isRetired: retires))
        ], by: claims.participantID, at: now, on: connection)
      return (isChanged: true, revision: study.revision)
    }
    if outcome.isChanged { feed.tell() }
    return outcome
  }
}
