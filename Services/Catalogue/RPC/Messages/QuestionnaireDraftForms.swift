package import CatalogueApplication
package import CatalogueDomain
internal import Messages

/// Drafts are kept as messages.
package struct QuestionnaireDraftForms: DraftForms {
  package init() {}

  /// - Throws: `DecodingError`.
  package func publishable(_ contents: DraftContents) throws -> PublishableQuestionnaire {
    PublishableQuestionnaire(
      try contents.message().cleaned, byteCount: contents.bytes.count)
  }
}
