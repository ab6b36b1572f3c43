import Fields
import FoundationEssentials

/// A newsletter in one language.
struct NewsletterText: Sendable, Hashable {
  static let textsMax = 20
  /// Maximum length of a subject in characters.
  static let subjectLengthMax = 120
  /// Maximum length of a text in characters.
  static let textLengthMax = 20_000

  var language: LanguageTag
  /// A single line.
  var subject: String
  /// Text with LF line ends.
  var text: String

  /// Returns the text that best matches a language (RFC 4647 §3.4), otherwise the first.
  ///
  /// - Parameter texts: at least one text.
  static func best(of texts: [NewsletterText], for language: String) -> NewsletterText {
    let chain = LanguageTag(language)?.lookupChain ?? []
    return chain.lazy.compactMap { tag in texts.first { $0.language == tag } }.first ?? texts[0]
  }
}

/// A newsletter and its progress.
struct Newsletter: Sendable, Hashable {
  var newsletterID: UUID
  var createdAt: Date
  /// Number of recipients for whom a mail was created.
  var recipientCount: Int = 0
  /// When all mails were created; nil until then.
  var completedAt: Date?
}
