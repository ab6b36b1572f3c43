package import Fields

/// What a newsletter says in one language.
package struct NewsletterText: Sendable, Hashable {
  package static let textsMax = 20
  /// Characters.
  package static let subjectLengthMax = 120
  /// Characters.
  package static let textLengthMax = 20_000

  package var language: LanguageTag
  /// One line.
  package var subject: String
  /// Lines end with LF.
  package var text: String

  package init(language: LanguageTag, subject: String, text: String) {
    self.language = language
    self.subject = subject
    self.text = text
  }

  /// The one that suits a language best (RFC 4647 §3.4), or else the first.
  ///
  /// - Parameter texts: at least one.
  package static func best(of texts: [NewsletterText], for language: String) -> NewsletterText {
    let chain = LanguageTag(language)?.lookupChain ?? []
    return chain.lazy.compactMap { tag in texts.first { $0.language == tag } }.first ?? texts[0]
  }
}
