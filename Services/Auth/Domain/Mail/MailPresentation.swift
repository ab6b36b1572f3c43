/// The operator's settings for the look of mails.
struct MailPresentation: Sendable {
  /// Maximum length of a name in Unicode scalars.
  static let nameLengthMax = 64

  /// Name of the gateway, shown as the sender and in the mails.
  var name: String = "Otolith"
  /// Page for choosing a password; nil for mails with codes only.
  var links: LinkBase?
  /// Page that confirms a new account; nil for mails with codes only.
  var confirmationLinks: LinkBase?
  /// Page that confirms a new address; nil for mails with codes only. The mail to the current
  /// address always contains only a code, which is typed in addition.
  var emailLinks: LinkBase?
  /// Page that ends the newsletter subscription; nil disables newsletters.
  var newsletterLinks: LinkBase?
  /// Page for the team of a study, which ends with the study's id; nil for mails without links.
  var teamLinks: LinkBase?
  var templates: MailTemplates = .shipped

  static func isName(_ text: String) -> Bool {
    (1...nameLengthMax).contains(text.unicodeScalars.count)
      && text.unicodeScalars.allSatisfy { !Self.ends.contains($0.properties.generalCategory) }
  }

  /// Categories that could end a line or change the text direction.
  private static let ends: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse,
  ]
}
