/// Chooses one translation of a text for a reader (RFC 4647 §3.4, Lookup).
///
/// The order: the language asked for, less specific tags of it, English, the study's default language and
/// less specific tags of that, the questionnaire's own default language, any (SON NFA03). A study may put its
/// default language before English. Outside of studies only the questionnaire's own comes after English.
public struct LanguageLookup: Sendable, Hashable {
  /// Tags to try, most wanted first, each once.
  public let candidates: [String]

  /// - Parameters:
  ///   - requested: nil when the caller names no language.
  ///   - defaults: the study's default language, in a questionnaire followed by its own; tags that
  ///     are not well-formed are passed over.
  ///   - fallback: what the study says of the order.
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

  /// The part of the requested language that can make a difference when only `available` languages,
  /// and those of the manikins' words, occur: two requests with the same answer here see the same texts.
  /// Bounds caches and makes equal views share an etag.
  public static func viewKey(requested: LanguageTag?, available: Set<String>) -> String {
    let chain = requested?.lookupChain.map(\.description) ?? []
    let words = ManikinDefinition.Dimension.wordLanguages
    return chain.filter { available.contains($0) || words.contains($0) }.joined(separator: ",")
  }
}
