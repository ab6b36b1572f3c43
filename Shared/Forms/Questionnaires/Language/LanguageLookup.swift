public import Fields

/// Chooses one translation of a text for a reader (RFC 4647 §3.4, Lookup).
///
/// The order: the requested language, less specific tags of it, English, the study's default
/// language and less specific tags of that, the questionnaire's own default language, any (SON
/// NFA03). A study may put its default language before English. Outside of studies only the
/// questionnaire's default language follows English.
public struct LanguageLookup: Sendable, Hashable {
  /// Tags to try in order of preference, each once.
  public let candidates: [String]

  /// - Parameters:
  ///   - requested: nil if the client requested no language.
  ///   - defaults: the study's default language, followed by that of a questionnaire; tags that are
  ///     not well-formed are ignored.
  ///   - fallback: the study's order of fallbacks.
  public init(
    requested: LanguageTag?, studyDefault: String, questionnaireDefault: String = "",
    fallback: LanguageFallback = .english
  ) {
    var tags = requested?.lookupChain ?? []
    let english = LanguageTag("en")?.lookupChain ?? []
    let own = LanguageTag(studyDefault)?.lookupChain ?? []
    tags += fallback == .english ? english + own : own + english
    tags += LanguageTag(questionnaireDefault)?.lookupChain ?? []
    var seen = Set<String>()
    candidates = tags.map(\.description).filter { seen.insert($0).inserted }
  }

  /// Returns the position of the translation to show.
  ///
  /// - Parameter languages: languages of the translations, in canonical case.
  /// - Returns: nil only if there is no translation.
  public func choose(among languages: some Collection<String>) -> Int? {
    for candidate in candidates {
      if let found = languages.enumerated().first(where: { $0.element == candidate }) {
        return found.offset
      }
    }
    return languages.isEmpty ? nil : 0
  }

  /// The part of the requested language that matters when only the `available` languages, and those
  /// of the manikins' words, occur. Requests with equal keys see the same texts, which bounds
  /// caches and lets equal views share an etag.
  public static func viewKey(requested: LanguageTag?, available: Set<String>) -> String {
    let chain = requested?.lookupChain.map(\.description) ?? []
    let words = ManikinDefinition.Dimension.wordLanguages
    return chain.filter { available.contains($0) || words.contains($0) }.joined(separator: ",")
  }
}

/// Tags and ids have the same syntax in all services.
public typealias LanguageTag = Fields.LanguageTag
public typealias IdentifierSyntax = Fields.IdentifierSyntax
