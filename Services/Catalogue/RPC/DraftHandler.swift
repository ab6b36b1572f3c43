import Fields
import FoundationEssentials
import Messages
import QuestionnaireWire
import Questionnaires
import RPCCore
import RPCServer
import ServiceKit
import Stubs

/// Editing of questionnaires.
struct DraftHandler: CatalogueV1.DraftServiceProtocol {
  /// Maximum number of text keys listed per language in a translation state.
  static let openTextsMax = 500

  private let create: CreateDraft
  private let read: ReadDrafts
  private let update: UpdateDraft
  private let delete: DeleteDraft
  private let check: CheckDraft
  private let publish: PublishDraft
  private let retire: RetireQuestionnaire
  private let versions: ReadableVersions
  private let clock: any WallClock
  private let threads: AuthoringThreads

  /// - Parameter catalogue: handler whose version cache is shared.
  init(
    create: CreateDraft, read: ReadDrafts, update: UpdateDraft, delete: DeleteDraft,
    check: CheckDraft, publish: PublishDraft, retire: RetireQuestionnaire,
    catalogue: CatalogueHandler, clock: any WallClock, threads: AuthoringThreads
  ) {
    self.create = create
    self.read = read
    self.update = update
    self.delete = delete
    self.check = check
    self.publish = publish
    self.retire = retire
    versions = catalogue.versions
    self.clock = clock
    self.threads = threads
  }

  var requestAllowance: RequestAllowance? { .authoring }

  func createDraft(
    _ request: CatalogueV1.CreateDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    let claims = try context.claims
    let now = clock.now()
    return try await onAuthoringThreads(of: claims) {
      try CatalogueV1.Draft(try await create(NewDraft(request), by: claims, at: now))
    }
  }

  func getDraft(
    _ request: CatalogueV1.GetDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetDraftResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    let mask = QuestionnaireMask.reading(request.readMask, checks: &checks)
    let id = try checks.unwrap(readID)
    return try await onAuthoringThreads(of: claims) {
      guard let draft = try await read(id, unchangedSince: request.etag, for: claims) else {
        return CatalogueV1.GetDraftResponse(
          draft: CatalogueV1.Draft(draftID: request.draftID, etag: request.etag),
          notModified: true)
      }
      let contents = mask.selecting(try draft.contents.message())
      return CatalogueV1.GetDraftResponse(draft: CatalogueV1.Draft(draft, contents))
    }
  }

  func listDrafts(
    _ request: CatalogueV1.ListDraftsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.ListDraftsResponse {
    let claims = try context.claims
    var checks = FieldChecks()
    checks.id(request.projectID, field: "project_id")
    let page: Paging<UUID> = checks.page(request, max: 100)
    checks.optionalID(request.questionnaireID, field: "questionnaire_id")
    try checks.unwrap()
    return try await answering {
      let found = Page(
        try await read.list(
          in: request.projectID, questionnaire: request.questionnaireID, after: page.last,
          limit: page.size + 1, for: claims), size: page.size)
      var response = CatalogueV1.ListDraftsResponse(
        drafts: try found.items.map { try CatalogueV1.Draft(heading: $0) },
        nextPageToken: page.token(after: found) { $0.id })
      let etag = EntityTag.contents(of: response)
      guard request.etag != etag else {
        return CatalogueV1.ListDraftsResponse(etag: etag, notModified: true)
      }
      response.etag = etag
      return response
    }
  }

  func updateDraft(
    _ request: CatalogueV1.UpdateDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    let claims = try context.claims
    let now = clock.now()
    return try await onAuthoringThreads(of: claims) {
      var checks = FieldChecks()
      let readID = checks.uuid(request.draftID, field: "draft_id")
      let edit = QuestionnaireEdit(request, checks: &checks)
      checks.etag(request.etag)
      let change = UpdateDraft.Change(
        draftID: try checks.unwrap(readID), etag: request.etag, edit: edit,
        baseVersion: request.baseVersion)
      return try CatalogueV1.Draft(try await update(change, by: claims, at: now))
    }
  }

  func deleteDraft(
    _ request: CatalogueV1.DeleteDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteDraftResponse {
    let claims = try context.claims
    let id = try requiredUUID(request.draftID, field: "draft_id")
    let now = clock.now()
    return try await onAuthoringThreads(of: claims) {
      CatalogueV1.DeleteDraftResponse(
        deleted: try await delete(id, etag: request.etag, by: claims, at: now))
    }
  }

  func checkDraft(
    _ request: CatalogueV1.CheckDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.CheckDraftResponse {
    let claims = try context.claims
    let id = try requiredUUID(request.draftID, field: "draft_id")
    return try await onAuthoringThreads(of: claims) {
      let (draft, findings) = try await check(id, for: claims)
      return CatalogueV1.CheckDraftResponse(
        findings: findings.map(CatalogueV1.Finding.init), etag: EntityTag.draft(draft),
        publishable: findings.errors.isEmpty)
    }
  }

  func publishDraft(
    _ request: CatalogueV1.PublishDraftRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.PublishDraftResponse {
    let claims = try context.claims
    let now = clock.now()
    return try await onAuthoringThreads(of: claims) {
      var checks = FieldChecks()
      let readID = checks.uuid(request.draftID, field: "draft_id")
      checks.etag(request.etag)
      let id = try checks.unwrap(readID)
      return CatalogueV1.PublishDraftResponse(
        try await publish(id, etag: request.etag, by: claims, at: now))
    }
  }

  func retireQuestionnaire(
    _ request: CatalogueV1.RetireQuestionnaireRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.RetireQuestionnaireResponse {
    let claims = try context.claims
    try FieldChecks.requireIDs(["questionnaire_id": request.questionnaireID])
    let now = clock.now()
    return try await onAuthoringThreads(of: claims) {
      let (isChanged, version) = try await retire(
        request.questionnaireID, reinstates: request.reinstate, by: claims, at: now)
      return CatalogueV1.RetireQuestionnaireResponse(changed: isChanged, version: version)
    }
  }

  func compareVersions(
    _ request: CatalogueV1.CompareVersionsRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.CompareVersionsResponse {
    let claims = try context.claims
    let reader = CatalogueReader(claims)
    try FieldChecks.requireIDs([
      "old.questionnaire_id": request.old?.questionnaireID ?? "",
      "new.questionnaire_id": request.new?.questionnaireID ?? "",
    ])
    return try await onAuthoringThreads(of: claims) {
      let old = try await versions.version(
        request.old ?? CatalogueV1.QuestionnaireVersionName(), for: reader)
      let new = try await versions.version(
        request.new ?? CatalogueV1.QuestionnaireVersionName(), for: reader)
      let difference = QuestionnaireDifference(
        from: QuestionnaireDefinition(old),
        to: QuestionnaireDefinition(new))
      var response = CatalogueV1.CompareVersionsResponse(
        changes: difference.changes.map(CatalogueV1.VersionChange.init))
      response.etag = EntityTag.contents(of: response)
      return response
    }
  }

  func getTranslationState(
    _ request: CatalogueV1.GetTranslationStateRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetTranslationStateResponse {
    let claims = try context.claims
    return try await onAuthoringThreads(of: claims) {
      let message: CatalogueV1.Questionnaire
      switch request.subject {
      case .draftID(let text):
        let id = try requiredUUID(text, field: "draft_id")
        message = try await read(id, for: claims).contents.message()
      case .version(let name):
        try FieldChecks.requireIDs(["version.questionnaire_id": name.questionnaireID])
        message = try await versions.version(name, for: CatalogueReader(claims))
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

  /// Runs `body` on the authoring threads, because checking thousands of elements would block an
  /// event loop.
  private func onAuthoringThreads<Answer: Sendable>(
    of claims: AccessClaims, _ body: @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await threads.threads(of: claims).running { try await answering(attempts: 3, body) }
  }
}
