import Messages
import QuestionnaireWire
import Questionnaires

/// The contents of one kind of library entry.
protocol LibraryContents: Message, LocalizedTexts {
  static var kind: ResourceKind { get }
  /// Contents as a domain value.
  var definition: LibraryEntry.Contents { get }
  var defaultLanguage: String { get set }
  /// Prepares other parts for storage: canonical language tags, without values that the service
  /// computes.
  mutating func clean()
  /// Sets version and hash, for kinds that contain them.
  mutating func stamp(version: UInt32, contentHash: ContentHash?)
  /// The form for responses, which may differ from the stored one.
  var shown: Self { get }
}

extension LibraryContents {
  var shown: Self { self }

  /// The contents for storage.
  var cleaned: Self {
    var contents = mapTexts(\.withCanonicalLanguages)
    contents.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    contents.clean()
    return contents
  }
}

extension LibraryEntry {
  /// - Parameter contents: cleaned contents.
  init(_ contents: some LibraryContents) {
    self.init(contents.definition, languages: contents.textLanguages) { version, contentHash in
      var contents = contents
      contents.stamp(version: version, contentHash: contentHash)
      return contents.serialized()
    }
  }
}

extension CatalogueV1.SoundCollection: LibraryContents {
  static var kind: ResourceKind { .soundCollection }
  var definition: LibraryEntry.Contents { .soundCollection(SoundCollectionDefinition(self)) }

  mutating func clean() {
    languages = languages.map { LanguageTag($0)?.description ?? $0 }
    stamp(version: 0, contentHash: nil)
  }

  mutating func stamp(version: UInt32, contentHash: ContentHash?) {
    self.version = version
    self.contentHash = contentHash?.hexadecimal ?? ""
  }
}

extension CatalogueV1.Vocabulary: LibraryContents {
  static var kind: ResourceKind { .vocabulary }
  var definition: LibraryEntry.Contents { .vocabulary(VocabularyDefinition(self)) }

  mutating func clean() {
    languages = languages.map { LanguageTag($0)?.description ?? $0 }
    stamp(version: 0, contentHash: nil)
  }

  mutating func stamp(version: UInt32, contentHash: ContentHash?) {
    self.version = version
    self.contentHash = contentHash?.hexadecimal ?? ""
  }
}

/// An item contains neither a version nor a hash.
extension CatalogueV1.Item: LibraryContents {
  static var kind: ResourceKind { .item }
  var definition: LibraryEntry.Contents { .item(ItemDefinition(self)) }

  /// Copies the item's id to its question.
  mutating func clean() {
    question?.itemID = itemID
    question = question?.withoutManikinWords
  }

  var shown: CatalogueV1.Item {
    var item = self
    item.question = question?.withManikinWords
    return item
  }

  mutating func stamp(version: UInt32, contentHash: ContentHash?) {}
}
