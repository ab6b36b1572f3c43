internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import QuestionnaireWire
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// Changes drafts, one change after the other.
struct DraftUpdate: Sendable {
  let pool: PostgresPool
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let audit = AuditTrail()

  init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `RPCError`, see `DraftService.UpdateDraft`; `PostgresError`.
  func update(
    _ request: CatalogueV1.UpdateDraftRequest, by claims: AccessClaims, at now: Date
  ) async throws -> DraftStore.Stored {
    var checks = FieldChecks()
    let readID = checks.uuid(request.draftID, field: "draft_id")
    checks.etag(request.etag)
    let id = try checks.unwrap(readID)
    let mask = try QuestionnaireMask.writing(request.updateMask)
    return try await pool.transaction { connection in
      guard let stored = try await drafts.draft(id, forUpdate: true, on: connection) else {
        throw RPCError.draftUnknown
      }
      guard let role = try await access.role(of: claims, in: stored.projectID, on: connection)
      else { throw RPCError.draftUnknown }
      try await access.require(.translator, in: stored.projectID, claims, on: connection)
      guard request.etag == EntityTag.draft(stored) else {
        // Sent again: the answer to the first may have been lost.
        if Self.isDone(request, mask, in: stored) { return stored }
        throw RPCError.etagMismatch
      }
      let contents = try Self.contents(request, mask, of: stored)
      try DraftContents.check(contents, field: "questionnaire")
      let isTranslator = !role.includes(.leader)
      if isTranslator { try Self.requireTextsOnly(stored.contents, contents, request) }
      var draft = stored
      draft.contents = contents
      if request.baseVersion != 0 { draft.baseVersion = request.baseVersion }
      try await check(draft, before: stored, on: connection)
      // Nothing changed: nobody else's etag should become invalid.
      guard draft.contents != stored.contents || draft.baseVersion != stored.baseVersion else {
        return stored
      }
      draft.revision += 1
      draft.updatedAt = now
      try await drafts.update(draft, on: connection)
      let (old, new) = QuestionnairePatch.between(stored.contents, draft.contents)
      try await audit.append(
        [AuditRecord("draft.updated", "drafts/\(id.uuidString.lowercased())", old: old, new: new)],
        in: draft.projectID, by: claims.participantID, at: now, on: connection)
      return draft
    }
  }

  private static func contents(
    _ request: CatalogueV1.UpdateDraftRequest, _ mask: QuestionnaireMask,
    of stored: DraftStore.Stored
  ) throws -> CatalogueV1.Questionnaire {
    let contents = try mask.applying(
      request.questionnaire ?? CatalogueV1.Questionnaire(), to: stored.contents
    ).cleaned
    return request.keepOutdatedMarks
      ? contents : contents.markingOutdated(since: stored.contents)
  }

  /// Whether the draft is as the request wants it to become.
  private static func isDone(
    _ request: CatalogueV1.UpdateDraftRequest, _ mask: QuestionnaireMask,
    in stored: DraftStore.Stored
  ) -> Bool {
    (try? contents(request, mask, of: stored)) == stored.contents
      && (request.baseVersion == 0 || request.baseVersion == stored.baseVersion)
  }

  private func check(
    _ draft: DraftStore.Stored, before: DraftStore.Stored, on connection: PostgresConnection
  ) async throws {
    let id = draft.contents.questionnaireID
    guard IdentifierSyntax.isID(id) else {
      throw RPCError.badField(
        "questionnaire.questionnaire_id", FindingReason.idInvalid.rawValue,
        "use 1–64 lower-case letters, digits, hyphens")
    }
    guard id != before.contents.questionnaireID || draft.baseVersion != before.baseVersion else {
      return
    }
    let newest = try await questionnaires.newest([id], on: connection)[id]
    if let newest, newest.projectID != draft.projectID {
      throw RPCError.questionnaireOfAnotherProject(id)
    }
    guard draft.baseVersion <= newest?.version ?? 0 else {
      throw RPCError.badField(
        "base_version", "VERSION_UNKNOWN", "the newest version is \(newest?.version ?? 0)")
    }
  }

  /// A translator's change must leave everything as it is but the texts.
  private static func requireTextsOnly(
    _ old: CatalogueV1.Questionnaire, _ new: CatalogueV1.Questionnaire,
    _ request: CatalogueV1.UpdateDraftRequest
  ) throws {
    guard request.baseVersion == 0, old.withoutTexts == new.withoutTexts else {
      throw RPCError(
        .permissionDenied, "the role translator changes texts and nothing else",
        reason: "TEXTS_ONLY")
    }
  }
}

extension CatalogueV1.Questionnaire {
  /// Everything but the texts. Whether there is a text at all is no part of it: translators fill in
  /// what is missing.
  fileprivate var withoutTexts: CatalogueV1.Questionnaire {
    var stripped = self
    stripped.title = nil
    stripped.description = nil
    stripped.introduction = nil
    stripped.closing = nil
    stripped = stripped.mapTexts { _ in CatalogueV1.LocalizedText() }
    for position in stripped.elements.indices {
      switch stripped.elements[position].content {
      case .question(var question)?:
        question.text = nil
        question.description = nil
        stripped.elements[position].content = .question(question)
      case .group(var group)?:
        group.title = nil
        stripped.elements[position].content = .group(group)
      case .headline?, .text?, .pageBreak?, nil: break
      }
    }
    return stripped
  }

  /// See `LocalizedDefinition.markingOutdated(since:)`.
  func markingOutdated(since old: CatalogueV1.Questionnaire) -> CatalogueV1.Questionnaire {
    // By keys and not by places: elements come, go and move.
    let marked = QuestionnaireDefinition(self)
      .markingOutdated(since: QuestionnaireDefinition(old)).texts.map(\.text)
    // Both walks go the same way over the texts that are there.
    var rest = marked[...]
    var isSameWay = true
    let result = mapTexts { text in
      guard !text.translations.isEmpty else { return text }
      guard let definition = rest.popFirst(),
        definition.translations.map(\.text) == text.translations.map(\.text)
      else {
        isSameWay = false
        return text
      }
      var text = text
      for position in text.translations.indices {
        text.translations[position].outdated = definition.translations[position].isOutdated
      }
      return text
    }
    // A draft that is not whole yet may have texts in places that mean nothing.
    return isSameWay ? result : self
  }
}
