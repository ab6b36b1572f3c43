import ControlSupport
import Messages

extension QuestionnairePublisher.Outcome {
  /// As ImportStudy would tell it.
  var message: CatalogueV1.ImportedQuestionnaire {
    .init(
      questionnaireID: questionnaireID, version: version, contentHash: contentHash,
      published: isNew)
  }
}
