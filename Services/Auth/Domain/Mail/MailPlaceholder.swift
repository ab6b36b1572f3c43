/// What stands in a template for a value.
package enum MailPlaceholder: String, Sendable, Hashable, CaseIterable {
  /// Of the gateway that people know: `OTOLITH_MAIL_NAME`.
  case name
  case username
  case code
  /// With the code at its end; empty where no base for links is set.
  case link
  /// A study's title in the language of the mail.
  case study
  /// A leader's words, of several lines; may be empty.
  case reason
  /// Of a newsletter.
  case title
  /// What a newsletter says, of several lines.
  case text

  /// May be empty, so that the words around it have to go, too: it stands only within its section.
  var isOptional: Bool { self == .link || self == .reason }
}
