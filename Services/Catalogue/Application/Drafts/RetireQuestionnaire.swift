import FoundationEssentials
import Postgres
import ServiceKit

/// Retires and reinstates questionnaires.
struct RetireQuestionnaire: Sendable {
  let pool: PostgresPool
  let feed: ChangeFeed
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let changes = ChangeStore()

  /// - Parameter reinstates: whether to undo a retirement.
  /// - Returns: whether anything changed, and the newest version.
  /// - Throws: ``CatalogueError``, see `DraftService.RetireQuestionnaire`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ id: String, reinstates: Bool, by claims: AccessClaims, at now: Date
  ) async throws -> (isChanged: Bool, version: UInt32) {
    let outcome = try await pool.transaction { connection in
      let (_, all, isShared) = try await connection.answers(
        to: ImportLock.take(study: nil, questionnaires: [id]), questionnaires.newest([id]),
        questionnaires.isShared(id))
      guard let newest = all[id],
        try await access.role(of: claims, in: newest.projectID, on: connection) != nil
      else { throw CatalogueError.unknown(.questionnaireVersion) }
      try await access.require(.questionnaireRetire, in: newest.projectID, claims, on: connection)
      let retires = !reinstates
      guard newest.isRetired != retires else { return (isChanged: false, version: newest.version) }
      let change = NewChange(
        kind: .questionnaire, id: id, version: newest.version, isRetired: retires,
        isShared: isShared)
      try await connection.run([
        questionnaires.setRetired(at: retires ? now : nil, id),
        changes.record([change], in: newest.projectID, at: now),
      ])
      try await AuditTrail(of: newest.projectID).append(
        [
          AuditRecord(
            retires ? "questionnaire.retired" : "questionnaire.reinstated",
            "questionnaires/\(id)",
            old: .version(id: id, version: newest.version, isRetired: !retires),
            new: .version(id: id, version: newest.version, isRetired: retires))
        ], by: claims.participantID, at: now, on: connection)
      return (isChanged: true, version: newest.version)
    }
    if outcome.isChanged { feed.tell() }
    return outcome
  }
}
