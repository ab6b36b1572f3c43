/// Chooses one translation of a text for a reader (RFC 4647 §3.4, Lookup).
///
/// The order: the language asked for, less specific tags of it, the study's default language and
/// less specific tags of that, English, the questionnaire's own default language, any.
public struct LanguageLookup: Sendable, Hashable {
  /// Tags to try, most wanted first, each once.
  public let candidates: [String]

  /// - Parameters:
  ///   - requested: nil when the caller names no language.
  ///   - defaults: the study's default language, in a questionnaire followed by its own; tags that
  ///     are not well-formed are passed over.
  public init(requested: LanguageTag?, studyDefault: String, questionnaireDefault: String = "") {
    var tags = requested?.lookupChain ?? []
    tags += LanguageTag(studyDefault)?.lookupChain ?? []
    tags += LanguageTag("en")?.lookupChain ?? []
    tags += LanguageTag(questionnaireDefault)?.lookupChain ?? []
    var seen = Set<String>()
    candidates = tags.map(\.description).filter { seen.insert($0).inserted }
  }

  /// The position of the translation to show.
  ///
  /// - Parameter languages: of the translations, in canonical case.
  /// - Returns: nil only when there is no translation at all.
  public func choose(among languages: some Collection<String>) -> Int? {
    for candidate in candidates {
      if let found = languages.enumerated().first(where: { $0.element == candidate }) {
        return found.offset
      }
    }
    return languages.isEmpty ? nil : 0
  }

  /// The part of the requested language that can make a difference when only `available` languages
  /// occur: two requests with the same answer here see the same texts. Bounds caches and makes
  /// equal views share an etag.
  public static func viewKey(requested: LanguageTag?, available: Set<String>) -> String {
    let chain = requested?.lookupChain.map(\.description) ?? []
    return chain.filter(available.contains).joined(separator: ",")
  }
}
