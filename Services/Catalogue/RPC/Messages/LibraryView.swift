import Messages
import Questionnaires
import ServiceKit

/// A version of a library entry for a reader.
struct LibraryView<Contents: LibraryContents>: Sendable {
  /// Contents; nil if the reader already has this version.
  let contents: Contents?
  let version: UInt32
  let etag: String

  /// - Parameter language: language to select; nil for all.
  /// - Throws: `DecodingError`.
  init(_ version: LibraryVersion, language: LanguageTag?, knownTag: String) throws {
    self.version = version.version
    etag = EntityTag.library([version], language: language)
    contents = etag == knownTag ? nil : try version.contents(language)
  }
}

/// A page of the library.
struct LibraryPage<Contents: LibraryContents>: Sendable {
  /// Maximum size of a page in bytes; a page has at least one entry.
  static var bytesMax: Int { 2 << 20 }

  /// Empty if the reader already has this page.
  let contents: [Contents]
  /// Empty on the last page, and if the reader already has this page.
  let nextToken: String
  let etag: String
  let isUnchanged: Bool

  /// - Parameters:
  ///   - found: the entries, one more than the page size if there is a next page.
  ///   - language: language to select; nil for all.
  /// - Throws: `DecodingError`.
  init(
    _ found: [LibraryVersion], _ page: Paging<String>, language: LanguageTag?, knownTag: String
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

/// A study's language defaults for its library entries.
struct LibraryTextDefaults: Sendable {
  var language: String
  var fallback: LanguageFallback
}

extension LibraryVersion {
  /// - Parameters:
  ///   - language: language to select; nil for all.
  ///   - study: defaults of a study, which has exactly one language; nil outside studies.
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
