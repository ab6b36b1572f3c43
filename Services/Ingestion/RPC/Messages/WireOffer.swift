import Fields
import FoundationEssentials
import IngestionDomain
import Messages

extension IngestionV1.Offer {
  init(_ offer: Offer) {
    let translations = offer.info.translations.map {
      CatalogueV1.Translation(language: $0.language, text: $0.text)
    }
    self.init(
      questionnaireID: offer.questionnaireID, version: offer.version,
      info: translations.isEmpty ? nil : CatalogueV1.LocalizedText(translations: translations),
      afterSheetID: offer.afterSheetID?.text ?? "")
  }
}
