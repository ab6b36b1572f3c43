internal import CatalogueApplication
internal import CatalogueDomain
internal import Messages
internal import Questionnaires

/// A version of something in the library as a reader asked for it.
struct LibraryView<Contents: LibraryContents>: Sendable {
  /// Nil: it is the one that the reader has.
  let contents: Contents?
  let version: UInt32
  let etag: String

  /// - Parameter language: nil: all languages.
  /// - Throws: `DecodingError`.
  init(_ version: LibraryVersion, language: LanguageTag?, knownTag: String) throws {
    self.version = version.version
    etag = EntityTag.library([version], language: language)
    contents = etag == knownTag ? nil : try version.contents(language)
  }
}

/// A page of the library.
struct LibraryPage<Contents: LibraryContents>: Sendable {
  /// A page ends before this many bytes, but has at least one entry.
  static var bytesMax: Int { 2 << 20 }

  /// Empty where the page is the one that the reader has.
  let contents: [Contents]
  /// Empty on the last page, and where the page is the one that the reader has.
  let nextToken: String
  let etag: String
  let isUnchanged: Bool

  /// - Parameters:
  ///   - found: one more than the page's size tells that there is another one.
  ///   - language: nil: all languages.
  /// - Throws: `DecodingError`.
  init(
    _ found: [LibraryVersion], _ page: PageRequest, language: LanguageTag?, knownTag: String
  ) throws {
    let sized = found.prefix(page.size)
    var bytes = 0
    let fitting = sized.prefix { version in
      bytes += version.definition.count
      return bytes <= Self.bytesMax
    }
    let entries = fitting.isEmpty ? sized.prefix(1) : fitting
    let next = entries.count < found.count ? page.token(after: entries.last?.id ?? "") : ""
    etag = EntityTag.library(Array(entries), language: language, next: next)
    isUnchanged = etag == knownTag
    nextToken = isUnchanged ? "" : next
    contents = isUnchanged ? [] : try entries.map { try $0.contents(language) }
  }
}

/// What a study says of languages, for what it uses from the library.
struct LibraryTextDefaults: Sendable {
  var language: String
  var fallback: LanguageFallback
}

extension LibraryVersion {
  /// - Parameters:
  ///   - language: nil: all languages.
  ///   - study: in a study there is always one language; nil elsewhere.
  /// - Throws: `DecodingError`.
  func contents<Contents: LibraryContents>(
    _ language: LanguageTag?, in study: LibraryTextDefaults? = nil
  ) throws -> Contents {
    let stored = try Contents(serialized: definition, limits: .stored).shown
    if language == nil, study == nil { return stored }
    let lookup = LanguageLookup(
      requested: language, studyDefault: study?.language ?? "",
      questionnaireDefault: stored.defaultLanguage, fallback: study?.fallback ?? .english)
    return stored.mapTexts { $0.localized(lookup) }
  }
}
