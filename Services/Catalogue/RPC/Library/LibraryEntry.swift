internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

/// Something that is about to be published in the library, whatever its kind.
struct LibraryEntry: Sendable {
  var kind: CatalogueV1.ResourceKind
  var id: String
  /// 32 bytes.
  var contentHash: [UInt8]
  var isShared: Bool
  /// Of all texts.
  var languages: Set<String>
  /// What is stored, given the version that it becomes.
  var definition: @Sendable (_ version: UInt32) -> [UInt8]

  /// In the names of resources.
  var collection: String {
    switch kind {
    case .soundCollection: "sound-collections"
    case .vocabulary: "vocabularies"
    default: "items"
    }
  }

  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.SoundCollection) {
    let hash = ContentHash(of: SoundCollectionDefinition(message).canonicalBytes)
    kind = .soundCollection
    id = message.collectionID
    contentHash = hash.bytes
    isShared = Self.isShared(message.provenance?.sharing)
    languages = message.textLanguages
    definition = { version in
      var message = message
      message.version = version
      message.contentHash = hash.hexadecimal
      return message.serialized()
    }
  }

  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.Vocabulary) {
    let hash = ContentHash(of: VocabularyDefinition(message).canonicalBytes)
    kind = .vocabulary
    id = message.vocabularyID
    contentHash = hash.bytes
    isShared = Self.isShared(message.provenance?.sharing)
    languages = message.textLanguages
    definition = { version in
      var message = message
      message.version = version
      message.contentHash = hash.hexadecimal
      return message.serialized()
    }
  }

  /// The bank is for everybody: that is what makes answers comparable.
  ///
  /// - Parameter message: cleaned.
  init(_ message: CatalogueV1.Item) {
    let bytes = message.serialized()
    kind = .item
    id = message.itemID
    contentHash = ContentHash(of: bytes).bytes
    isShared = true
    languages = message.textLanguages
    definition = { _ in bytes }
  }

  private static func isShared(_ sharing: CatalogueV1.Sharing?) -> Bool {
    switch sharing {
    case .structure, .anyone: true
    case .project, .unspecified, .unrecognized, nil: false
    }
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
