import Fields
import FoundationEssentials
import Messages
import Questionnaires

extension CatalogueV1.Draft {
  /// - Parameter questionnaire: the part of the contents to return.
  init(_ draft: Draft, _ questionnaire: CatalogueV1.Questionnaire) {
    self.init(
      draftID: draft.id.text, projectID: draft.projectID,
      etag: EntityTag.draft(draft), questionnaire: questionnaire,
      createTime: GoogleProtobuf.Timestamp(draft.createdAt),
      updateTime: GoogleProtobuf.Timestamp(draft.updatedAt), baseVersion: draft.baseVersion)
  }

  /// - Throws: `DecodingError`.
  init(_ draft: Draft) throws { self.init(draft, try draft.contents.message()) }

  /// Creates the short form for lists.
  ///
  /// - Throws: `DecodingError`.
  init(heading draft: Draft) throws {
    self.init(
      draft,
      try CatalogueV1.Questionnaire(serialized: draft.contents.heading, limits: .stored))
  }
}

extension CatalogueV1.PublishDraftResponse {
  init(_ outcome: PublishDraft.Outcome) {
    self.init(
      questionnaireID: outcome.draft.contents.questionnaireID, version: outcome.version,
      contentHash: outcome.contentHash.hexadecimal, published: outcome.isNew,
      etag: EntityTag.draft(outcome.draft),
      findings: outcome.findings.map(CatalogueV1.Finding.init))
  }
}

extension CatalogueV1.VersionChange {
  init(_ change: QuestionnaireDifference.Change) {
    let kind: CatalogueV1.VersionChangeKind =
      switch change.kind {
      case .added: .added
      case .removed: .removed
      case .reworded, .translated: .reworded
      case .recoded: .recoded
      case .moved: .moved
      case .altered: .altered
      }
    self.init(
      kind: kind, elementID: change.elementID, itemID: change.itemID, detail: change.detail,
      languages: change.languages)
  }
}
