internal import FoundationEssentials
public import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
public import RPC
internal import ServiceKit
public import Stubs

/// Writing questionnaires.
public struct DraftHandler: CatalogueV1.DraftServiceProtocol {
  /// Keys of texts that a translation state names for one language.
  static let openTextsMax = 500

  private let pool: PostgresPool
  private let reading: VersionReading
  private let creation: DraftCreation
  private let changing: DraftUpdate
  private let publication: DraftPublication
  private let retirement: QuestionnaireRetirement
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let audit = AuditTrail()

  init(
    pool: PostgresPool, reading: VersionReading, publication: DraftPublication,
    retirement: QuestionnaireRetirement, clock: any WallClock, threads: WorkerThreads
  ) {
    self.pool = pool
    self.reading = reading
    creation = DraftCreation(pool: pool, reading: reading)
    changing = DraftUpdate(pool: pool)
    self.publication = publication
    self.retirement = retirement
    self.clock = clock
    self.threads = threads
  }

  public var requestAllowance: RequestAllowance? { .authoring }

  public func access(to method: CatalogueV1.DraftServiceMethod) -> MethodAccess {
    switch method {
    // Roles in projects are not in tokens.
    case .createDraft, .getDraft, .listDrafts, .updateDraft, .deleteDraft, .checkDraft,
      .publishDraft,
      .retireQuestionnaire, .compareVersions, .getTranslationState:
      .signedIn
    }
  }

  public func createDraft(
    _ request: CatalogueV1.CreateDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    let claims = try context.claims
    let now = clock.now()
    return try await atWork {
      CatalogueV1.Draft(try await creation.create(request, by: claims, at: now))
    }
  }

  public func getDraft(
    _ request: CatalogueV1.GetDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetDraftResponse {
    let claims = try context.claims
    let id = try requiredUUID(request.draftID, field: "draft_id")
    let mask = try QuestionnaireMask.reading(request.readMask)
    return try await atWork {
      guard let known = try await drafts.revision(of: id, on: pool),
        try await access.role(of: claims, in: known.projectID, on: pool) != nil
      else { throw RPCError.draftUnknown }
      let etag = EntityTag.draft(id: id, revision: known.revision)
      guard request.etag != etag else {
        return CatalogueV1.GetDraftResponse(
          draft: CatalogueV1.Draft(draftID: request.draftID, etag: etag), notModified: true)
      }
      guard var draft = try await drafts.draft(id, on: pool) else { throw RPCError.draftUnknown }
      draft.contents = mask.selecting(draft.contents)
      return CatalogueV1.GetDraftResponse(draft: CatalogueV1.Draft(draft))
    }
  }

  public func listDrafts(
    _ request: CatalogueV1.ListDraftsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListDraftsResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let tokens = PageTokens("ListDrafts", request) {
      ($0.pageSize, $0.pageToken, $0.etag) = (0, "", "")
    }
    let page = PageRequest(
      size: request.pageSize, token: request.pageToken, of: tokens,
      isKey: { UUID(uuidString: $0) != nil }, checks: &checks)
    checks.optionalID(request.questionnaireID, field: "questionnaire_id")
    try checks.unwrap()
    let last = UUID(uuidString: page.last)
    return try await answering {
      try await access.require(.reader, in: request.projectID, claims, on: pool)
      let found = try await drafts.list(
        in: request.projectID, questionnaire: request.questionnaireID, after: last,
        limit: page.size + 1, on: pool)
      var response = CatalogueV1.ListDraftsResponse(
        drafts: found.prefix(page.size).map { CatalogueV1.Draft($0) })
      if found.count > page.size {
        response.nextPageToken = page.token(after: response.drafts.last?.draftID ?? "")
      }
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListDraftsResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  public func updateDraft(
    _ request: CatalogueV1.UpdateDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    let claims = try context.claims
    let now = clock.now()
    return try await atWork {
      CatalogueV1.Draft(try await changing.update(request, by: claims, at: now))
    }
  }

  public func deleteDraft(
    _ request: CatalogueV1.DeleteDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteDraftResponse {
    let claims = try context.claims
    let id = try requiredUUID(request.draftID, field: "draft_id")
    let now = clock.now()
    return try await atWork {
      try await pool.transaction { connection in
        guard let draft = try await drafts.draft(id, forUpdate: true, on: connection) else {
          return CatalogueV1.DeleteDraftResponse()
        }
        guard try await access.role(of: claims, in: draft.projectID, on: connection) != nil else {
          // As if it were gone: ids say nothing.
          return CatalogueV1.DeleteDraftResponse()
        }
        try await access.require(.leader, in: draft.projectID, claims, on: connection)
        guard request.etag.isEmpty || request.etag == EntityTag.draft(draft) else {
          throw RPCError.etagMismatch
        }
        try await drafts.delete(id, on: connection)
        try await audit.append(
          [
            AuditRecord(
              "draft.deleted", "drafts/\(id.uuidString.lowercased())", old: draft.contents,
              new: nil)
          ], in: draft.projectID, by: claims.participantID, at: now, on: connection)
        return CatalogueV1.DeleteDraftResponse(deleted: true)
      }
    }
  }

  public func checkDraft(
    _ request: CatalogueV1.CheckDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.CheckDraftResponse {
    let claims = try context.claims
    let id = try requiredUUID(request.draftID, field: "draft_id")
    return try await atWork {
      let draft = try await readable(id, claims)
      let definition = QuestionnaireDefinition(draft.contents)
      let findings = try await publication.findings(
        definition, in: draft.projectID, locking: false, on: pool)
      return CatalogueV1.CheckDraftResponse(
        findings: findings.map(CatalogueV1.Finding.init), etag: EntityTag.draft(draft),
        publishable: findings.errors.isEmpty)
    }
  }

  public func publishDraft(
    _ request: CatalogueV1.PublishDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishDraftResponse {
    let claims = try context.claims
    let now = clock.now()
    return try await atWork { try await publication.publish(request, by: claims, at: now) }
  }

  public func retireQuestionnaire(
    _ request: CatalogueV1.RetireQuestionnaireRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.RetireQuestionnaireResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["questionnaire_id": request.questionnaireID])
    let now = clock.now()
    return try await atWork { try await retirement.retire(request, by: claims, at: now) }
  }

  public func compareVersions(
    _ request: CatalogueV1.CompareVersionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.CompareVersionsResponse {
    let reader = CatalogueReader(try context.claims)
    try FieldChecks.requireIDs([
      "old.questionnaire_id": request.old?.questionnaireID ?? "",
      "new.questionnaire_id": request.new?.questionnaireID ?? "",
    ])
    return try await atWork {
      let old = try await reading.version(
        request.old ?? CatalogueV1.QuestionnaireVersionName(), for: reader)
      let new = try await reading.version(
        request.new ?? CatalogueV1.QuestionnaireVersionName(), for: reader)
      let difference = QuestionnaireDifference(
        from: QuestionnaireDefinition(old.questionnaire),
        to: QuestionnaireDefinition(new.questionnaire))
      var response = CatalogueV1.CompareVersionsResponse(
        changes: difference.changes.map(CatalogueV1.VersionChange.init))
      response.etag = EntityTag.contents(of: response)
      return response
    }
  }

  public func getTranslationState(
    _ request: CatalogueV1.GetTranslationStateRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetTranslationStateResponse {
    let claims = try context.claims
    return try await atWork {
      let message: CatalogueV1.Questionnaire
      switch request.subject {
      case .draftID(let text):
        message = try await readable(requiredUUID(text, field: "draft_id"), claims).contents
      case .version(let name):
        try FieldChecks.requireIDs(["version.questionnaire_id": name.questionnaireID])
        message = try await reading.version(name, for: CatalogueReader(claims)).questionnaire
      case nil:
        throw RPCError.badField("subject", .missing)
      }
      var response = CatalogueV1.GetTranslationStateResponse(
        languages: TranslationState(QuestionnaireDefinition(message)).languages(
          openTextsMax: Self.openTextsMax))
      response.etag = EntityTag.contents(of: response)
      return response
    }
  }

  /// A draft of a project in which the caller has a role.
  private func readable(_ id: UUID, _ claims: AccessClaims) async throws -> DraftStore.Stored {
    guard let draft = try await drafts.draft(id, on: pool),
      try await access.role(of: claims, in: draft.projectID, on: pool) != nil
    else { throw RPCError.draftUnknown }
    return draft
  }

  /// Checking and comparing thousands of elements takes longer than an event loop may be held up.
  private func atWork<Answer: Sendable>(
    _ body: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await threads.running { try await answering(attempts: 3, body) }
  }
}

extension CatalogueV1.Draft {
  init(_ draft: DraftStore.Stored) {
    self.init(
      draftID: draft.id.uuidString.lowercased(), projectID: draft.projectID,
      etag: EntityTag.draft(draft), questionnaire: draft.contents,
      createdAt: GoogleProtobuf.Timestamp(draft.createdAt),
      updatedAt: GoogleProtobuf.Timestamp(draft.updatedAt), baseVersion: draft.baseVersion)
  }
}

extension CatalogueV1.VersionChange {
  init(_ change: QuestionnaireDifference.Change) {
    let kind: CatalogueV1.VersionChangeKind =
      switch change.kind {
      case .added: .added
      case .removed: .removed
      case .reworded: .reworded
      case .recoded: .recoded
      case .moved: .moved
      case .altered: .altered
      }
    self.init(
      kind: kind, elementID: change.elementID, itemID: change.itemID, detail: change.detail,
      languages: change.languages)
  }
}
