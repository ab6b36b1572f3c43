internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// Begins drafts.
struct DraftCreation: Sendable {
  /// Drafts of a project.
  static let draftsMax = 1_000

  let pool: PostgresPool
  let reading: VersionReading
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let audit = AuditTrail()

  init(pool: PostgresPool, reading: VersionReading) {
    self.pool = pool
    self.reading = reading
  }

  /// - Throws: `RPCError`, see `DraftService.CreateDraft`; `PostgresError`.
  func create(
    _ request: CatalogueV1.CreateDraftRequest, by claims: AccessClaims, at now: Date
  ) async throws -> DraftStore.Stored {
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    checks.id(request.projectID, field: "project_id")
    let id = try checks.unwrap(readID)
    try await access.require(.leader, in: request.projectID, claims, on: pool)
    let requestHash = ContentHash(of: request.serialized()).bytes
    if let known = try await drafts.draft(id, on: pool) {
      return try Self.same(known, request.projectID, requestHash)
    }
    let contents = try await contents(of: request, for: CatalogueReader(claims))
    try DraftContents.check(contents, field: "contents")
    return try await pool.transaction { connection in
      let newest = try await questionnaires.newest([contents.questionnaireID], on: connection)[
        contents.questionnaireID]
      if let newest, newest.projectID != request.projectID {
        throw RPCError.questionnaireOfAnotherProject(contents.questionnaireID)
      }
      guard try await drafts.count(in: request.projectID, on: connection) < Self.draftsMax else {
        throw RPCError(
          .resourceExhausted,
          "the project has \(Self.draftsMax) drafts, the most there may be; delete some",
          reason: "TOO_MANY_DRAFTS")
      }
      let draft = DraftStore.Stored(
        id: id, projectID: request.projectID, revision: 1, contents: contents,
        baseVersion: newest?.version ?? 0, createdAt: now, updatedAt: now,
        requestHash: requestHash)
      guard try await drafts.insert(draft, by: claims.participantID, on: connection) else {
        // Sent twice at once.
        guard let known = try await drafts.draft(id, on: connection) else {
          throw RPCError.etagMismatch
        }
        return try Self.same(known, request.projectID, requestHash)
      }
      try await audit.append(
        [
          AuditRecord(
            "draft.created", "drafts/\(id.uuidString.lowercased())", old: nil,
            new: contents.draftHeading)
        ], in: request.projectID, by: claims.participantID, at: now, on: connection)
      return draft
    }
  }

  private static func same(
    _ known: DraftStore.Stored, _ project: String, _ requestHash: [UInt8]
  ) throws -> DraftStore.Stored {
    guard known.projectID == project, known.requestHash == requestHash else {
      throw RPCError(
        .alreadyExists, "the draft id was used for another draft; make a new one",
        reason: "DRAFT_EXISTS")
    }
    return known
  }

  private func contents(
    of request: CatalogueV1.CreateDraftRequest, for reader: CatalogueReader
  ) async throws -> CatalogueV1.Questionnaire {
    var contents: CatalogueV1.Questionnaire
    switch request.source {
    case nil:
      contents = CatalogueV1.Questionnaire(
        defaultLanguage: request.defaultLanguage.isEmpty ? "en" : request.defaultLanguage)
    case .contents(let given):
      contents = given
    case .revisionOf(let name):
      let found = try await reading.version(name, for: reader)
      guard found.projectID == request.projectID else {
        throw RPCError.questionnaireOfAnotherProject(name.questionnaireID)
      }
      contents = found.questionnaire
    case .forkOf(let name), .copyOf(let name):
      let found = try await reading.version(name, for: reader)
      // Whoever only takes part in a study reads the wording, but it is not theirs to reuse.
      let isOwn = try await access.role(
        ofReader: reader, in: found.projectID, on: pool)
      guard let allowed = isOwn ? found.questionnaire : found.questionnaire.sharedView else {
        throw RPCError.questionnaireVersionUnknown
      }
      contents = allowed
      contents.origin = CatalogueV1.Origin(
        projectID: found.projectID, questionnaireID: found.questionnaire.questionnaireID,
        version: found.questionnaire.version)
      contents.questionnaireID = ""
      if case .copyOf? = request.source { contents.removeItemIDs() }
    }
    if !request.questionnaireID.isEmpty { contents.questionnaireID = request.questionnaireID }
    guard IdentifierSyntax.isID(contents.questionnaireID) else {
      throw RPCError.badField(
        "questionnaire_id", FindingReason.idInvalid.rawValue,
        "give the id of the questionnaire that the draft becomes: 1–64 lower-case letters, digits, "
          + "hyphens")
    }
    return contents.cleaned
  }
}

extension ProjectAccess {
  /// Whether a reader has a role in the project, or needs none.
  func role(
    ofReader reader: CatalogueReader, in project: String, on executor: some PostgresExecutor
  ) async throws -> Bool {
    if reader.seesEverything { return true }
    return try await ProjectStore().role(of: reader.participantID, in: project, on: executor)
      != nil
  }
}

extension CatalogueV1.Questionnaire {
  /// Questions that are no items of the bank any more.
  mutating func removeItemIDs() {
    for position in elements.indices {
      guard case .question(var question)? = elements[position].content else { continue }
      question.itemID = ""
      elements[position].content = .question(question)
    }
  }
}
