import FoundationEssentials
import Messages

/// A questionnaire that is to be filled in next.
struct Offer: Sendable, Hashable {
  var questionnaireID: String
  /// The version that the study hands out.
  var version: UInt32
  /// In all languages; nil: the questionnaire's title says enough.
  var info: CatalogueV1.LocalizedText?
  /// Nil for one that blocks everything else.
  var afterSheetID: UUID?
}

extension IngestionV1.Offer {
  init(_ offer: Offer) {
    self.init(
      questionnaireID: offer.questionnaireID, version: offer.version, info: offer.info,
      afterSheetID: offer.afterSheetID?.uuidString.lowercased() ?? "")
  }
}
