internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import Questionnaires

/// A version of something in the library as a reader asked for it.
struct LibraryView: Sendable {
  let version: LibraryVersion
  /// Nil: all languages.
  let language: LanguageTag?
  let etag: String
  let isUnchanged: Bool

  init(_ version: LibraryVersion, language: LanguageTag?, knownTag: String) {
    self.version = version
    self.language = language
    etag = EntityTag.library([version], language: language)
    isUnchanged = etag == knownTag
  }

  func soundCollection(_ language: LanguageTag?) throws -> CatalogueV1.SoundCollection {
    try version.soundCollection(language)
  }

  func vocabulary(_ language: LanguageTag?) throws -> CatalogueV1.Vocabulary {
    try version.vocabulary(language)
  }

  func item(_ language: LanguageTag?) throws -> CatalogueV1.Item { try version.item(language) }
}

/// A page of the library.
struct LibraryPage: Sendable {
  /// A page ends before this many bytes, but has at least one entry.
  static let bytesMax = 2 << 20

  let entries: ArraySlice<LibraryVersion>
  /// Empty on the last page.
  let nextToken: String
  let language: LanguageTag?
  let etag: String
  let isUnchanged: Bool

  /// - Parameter found: one more than the page's size tells that there is another one.
  init(
    _ found: [LibraryVersion], _ page: PageRequest, language: LanguageTag?, knownTag: String
  ) {
    let sized = found.prefix(page.size)
    var bytes = 0
    let fitting = sized.prefix { version in
      bytes += version.definition.count
      return bytes <= Self.bytesMax
    }
    entries = fitting.isEmpty ? sized.prefix(1) : fitting
    nextToken =
      entries.count < found.count ? page.token(after: entries.last?.id ?? "") : ""
    self.language = language
    etag = EntityTag.library(Array(entries), language: language, next: nextToken)
    isUnchanged = etag == knownTag
  }
}

extension LibraryVersion {
  /// - Parameter language: nil: all languages.
  func soundCollection(
    _ language: LanguageTag?, studyDefault: String = ""
  ) throws -> CatalogueV1.SoundCollection {
    let stored = try CatalogueV1.SoundCollection(serialized: definition, limits: .stored)
    guard let lookup = lookup(language, studyDefault, stored.defaultLanguage) else { return stored }
    return stored.mapTexts { $0.localized(lookup) }
  }

  /// - Parameter language: nil: all languages.
  func vocabulary(
    _ language: LanguageTag?, studyDefault: String = ""
  ) throws -> CatalogueV1.Vocabulary {
    let stored = try CatalogueV1.Vocabulary(serialized: definition, limits: .stored)
    guard let lookup = lookup(language, studyDefault, stored.defaultLanguage) else { return stored }
    return stored.mapTexts { $0.localized(lookup) }
  }

  /// - Parameter language: nil: all languages.
  func item(_ language: LanguageTag?) throws -> CatalogueV1.Item {
    let stored = try CatalogueV1.Item(serialized: definition, limits: .stored)
    guard let lookup = lookup(language, "", stored.defaultLanguage) else { return stored }
    return stored.mapTexts { $0.localized(lookup) }
  }

  /// In a study there is always one language; elsewhere only where one is asked for.
  private func lookup(
    _ language: LanguageTag?, _ studyDefault: String, _ ownDefault: String
  ) -> LanguageLookup? {
    if language == nil, studyDefault.isEmpty { return nil }
    return LanguageLookup(
      requested: language, studyDefault: studyDefault, questionnaireDefault: ownDefault)
  }
}
