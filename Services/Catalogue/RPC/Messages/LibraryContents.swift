internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

/// What one kind of library entry says, and how it differs from the others.
protocol LibraryContents: Message, LocalizedTexts {
  static var kind: ResourceKind { get }
  /// Read into the domain's terms.
  var definition: LibraryEntry.Contents { get }
  var defaultLanguage: String { get set }
  /// Brings the rest of it into the form that is stored: canonical language tags, and nothing that the
  /// service computes.
  mutating func clean()
  /// As the version that it becomes, for kinds that say which one they are.
  mutating func stamp(version: UInt32, contentHash: ContentHash?)
  /// As answers say it, which need not be stored so.
  var shown: Self { get }
}

extension LibraryContents {
  var shown: Self { self }

  /// What is stored and published.
  var cleaned: Self {
    var contents = mapTexts(\.withCanonicalLanguages)
    contents.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    contents.clean()
    return contents
  }
}

extension LibraryEntry {
  /// - Parameter contents: cleaned.
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

/// An item has neither version nor hash of its own.
extension CatalogueV1.Item: LibraryContents {
  static var kind: ResourceKind { .item }
  var definition: LibraryEntry.Contents { .item(ItemDefinition(self)) }

  /// The question says which item it is.
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
