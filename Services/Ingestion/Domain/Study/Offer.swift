package import FoundationEssentials
package import Questionnaires

/// A questionnaire that is to be filled in next.
package struct Offer: Sendable, Hashable {
  package var questionnaireID: String
  /// The version that the study hands out.
  package var version: UInt32
  /// In all languages; none: the questionnaire's title says enough.
  package var info: TranslatedText
  /// Nil for one that blocks everything else.
  package var afterSheetID: UUID?

  package init(
    questionnaireID: String, version: UInt32, info: TranslatedText = TranslatedText(),
    afterSheetID: UUID? = nil
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.info = info
    self.afterSheetID = afterSheetID
  }
}
