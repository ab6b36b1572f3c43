internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import RPC
internal import ServiceKit

/// Ends the use of questionnaires, or takes that back.
struct QuestionnaireRetirement: Sendable {
  let pool: PostgresPool
  /// Tells those who watch that something was committed.
  let onChange: @Sendable () -> Void
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let changes = ChangeStore()
  private let audit = AuditTrail()

  init(pool: PostgresPool, onChange: @escaping @Sendable () -> Void) {
    self.pool = pool
    self.onChange = onChange
  }

  /// - Throws: `RPCError`, see `DraftService.RetireQuestionnaire`; `PostgresError`.
  func retire(
    _ request: CatalogueV1.RetireQuestionnaireRequest, by claims: AccessClaims, at now: Date
  ) async throws -> CatalogueV1.RetireQuestionnaireResponse {
    let id = request.questionnaireID
    let retires = !request.reinstate
    let response = try await pool.transaction { connection in
      try await ImportLock.take(study: nil, questionnaires: [id], on: connection)
      guard let newest = try await questionnaires.newest([id], on: connection)[id],
        try await access.role(of: claims, in: newest.projectID, on: connection) != nil
      else { throw RPCError.questionnaireVersionUnknown }
      try await access.require(.leader, in: newest.projectID, claims, on: connection)
      guard newest.isRetired != retires else {
        return CatalogueV1.RetireQuestionnaireResponse(version: newest.version)
      }
      try await questionnaires.setRetired(at: retires ? now : nil, id, on: connection)
      let isShared = try await questionnaires.isShared(id, on: connection)
      try await changes.record(
        [
          ChangeStore.NewChange(
            kind: .questionnaire, id: id, version: newest.version, isRetired: retires,
            isShared: isShared)
        ], in: newest.projectID, at: now, on: connection)
      func state(_ isRetired: Bool) -> CatalogueV1.PublishedVersion {
        CatalogueV1.PublishedVersion(id: id, version: newest.version, retired: isRetired)
      }
      try await audit.append(
        [
          AuditRecord(
            retires ? "questionnaire.retired" : "questionnaire.reinstated",
            "questionnaires/\(id)", old: state(!retires), new: state(retires))
        ], in: newest.projectID, by: claims.participantID, at: now, on: connection)
      return CatalogueV1.RetireQuestionnaireResponse(changed: true, version: newest.version)
    }
    if response.changed { onChange() }
    return response
  }
}
