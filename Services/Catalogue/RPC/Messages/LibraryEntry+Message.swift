internal import CatalogueApplication
internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension LibraryEntry {
  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.SoundCollection) {
    self.init(
      .soundCollection(SoundCollectionDefinition(message)), languages: message.textLanguages
    ) { version, contentHash in
      var message = message
      message.version = version
      message.contentHash = contentHash?.hexadecimal ?? ""
      return message.serialized()
    }
  }

  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.Vocabulary) {
    self.init(
      .vocabulary(VocabularyDefinition(message)), languages: message.textLanguages
    ) { version, contentHash in
      var message = message
      message.version = version
      message.contentHash = contentHash?.hexadecimal ?? ""
      return message.serialized()
    }
  }

  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.Item) {
    let bytes = message.serialized()
    // An item has neither version nor hash of its own.
    self.init(.item(ItemDefinition(message)), languages: message.textLanguages) { _, _ in bytes }
  }
}

extension CatalogueV1.SoundCollection {
  /// What is stored and published: canonical language tags, and nothing that the service computes.
  var cleaned: CatalogueV1.SoundCollection {
    var collection = mapTexts(\.withCanonicalLanguages)
    collection.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    collection.languages = languages.map { LanguageTag($0)?.description ?? $0 }
    collection.version = 0
    collection.contentHash = ""
    return collection
  }
}

extension CatalogueV1.Vocabulary {
  /// See ``CatalogueV1/SoundCollection/cleaned``.
  var cleaned: CatalogueV1.Vocabulary {
    var vocabulary = mapTexts(\.withCanonicalLanguages)
    vocabulary.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    vocabulary.languages = languages.map { LanguageTag($0)?.description ?? $0 }
    vocabulary.version = 0
    vocabulary.contentHash = ""
    return vocabulary
  }
}

extension CatalogueV1.Item {
  /// See ``CatalogueV1/SoundCollection/cleaned``; the question says which item it is.
  var cleaned: CatalogueV1.Item {
    var item = mapTexts(\.withCanonicalLanguages)
    item.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    item.question?.itemID = itemID
    return item
  }
}
