package import AuthDomain
import Messages

extension StudyTitle {
  /// As `studies.title` keeps it: a serialized `otolith.catalogue.v1.LocalizedText`.
  package init(stored bytes: [UInt8]) throws {
    self.init(try CatalogueV1.LocalizedText(serialized: bytes))
  }

  package var stored: [UInt8] {
    CatalogueV1.LocalizedText(
      text: text, language: language,
      translations: translations.map {
        CatalogueV1.Translation(
          language: $0.language, text: $0.text, outdated: $0.isOutdated)
      }
    ).serialized()
  }

  init(_ message: CatalogueV1.LocalizedText) {
    self.init(
      text: message.text, language: message.language,
      translations: message.translations.map {
        Translation(language: $0.language, text: $0.text, isOutdated: $0.outdated)
      })
  }
}
