/// How an operator wants mails to look.
package struct MailPresentation: Sendable {
  /// Unicode scalars of a name.
  package static let nameLengthMax = 64

  /// Of the gateway that people know; at the sender's address, and in the mails.
  package var name: String
  /// The page where people choose a password; nil: mails have codes alone, here and in the next ones.
  package var links: LinkBase?
  /// The page that confirms a new account.
  package var confirmationLinks: LinkBase?
  /// The page that confirms another address of an account. The mail to the address that it has keeps its code
  /// alone, which is typed beside the other.
  package var emailLinks: LinkBase?
  /// The page of a gateway that ends a wish for newsletters; nil: none are sent.
  package var newsletterLinks: LinkBase?
  package var templates: MailTemplates

  package init(
    name: String = "Otolith", links: LinkBase? = nil, confirmationLinks: LinkBase? = nil,
    emailLinks: LinkBase? = nil, newsletterLinks: LinkBase? = nil,
    templates: MailTemplates = .shipped
  ) {
    self.name = name
    self.links = links
    self.confirmationLinks = confirmationLinks
    self.emailLinks = emailLinks
    self.newsletterLinks = newsletterLinks
    self.templates = templates
  }

  package static func isName(_ text: String) -> Bool {
    (1...nameLengthMax).contains(text.unicodeScalars.count)
      && text.unicodeScalars.allSatisfy { !Self.ends.contains($0.properties.generalCategory) }
  }

  /// What could end a line, or turn the direction of what follows.
  private static let ends: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse,
  ]
}
