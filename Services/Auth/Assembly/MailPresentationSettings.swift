import AuthDomain
import AuthMail
import Fields
import ServiceKit

/// The settings that say how mails look: `OTOLITH_MAIL_NAME`, `OTOLITH_MAIL_TEMPLATES`,
/// `OTOLITH_MAIL_LANGUAGE`, and what links begin with: `OTOLITH_ACCOUNT_LINK_BASE`,
/// `OTOLITH_CONFIRMATION_LINK_BASE`, `OTOLITH_EMAIL_LINK_BASE` and `OTOLITH_NEWSLETTER_LINK_BASE`.
enum MailPresentationSettings {
  private static let name = Setting<String?>.text(
    "mail.name", standard: .value(MailPresentation().name),
    "what people know the gateway by, at most \(MailPresentation.nameLengthMax) characters: sender's "
      + "name, and in mails")

  private static let templates = Setting<String?>.text(
    "mail.templates", kind: .path, standard: .otherwise("those that come with the service"),
    "folder with files such as reset.de.txt and reset.de.html in the place of those that come with the "
      + "service; a language of your own needs all of them")

  private static let language = Setting<String?>.text(
    "mail.language", standard: .value("\(LanguageTag.english)"),
    "of mails to people whose language has no templates")

  private static let accountLinks = Setting<String?>.text(
    "account.link.base", kind: .url, standard: .otherwise("mails have codes alone"),
    "page of a gateway where people choose a password, e.g. https://studies.example.org/password#; "
      + "mails link to it, the code at the end")

  private static let confirmationLinks = Setting<String?>.text(
    "confirmation.link.base", kind: .url, standard: .otherwise("codes alone"),
    "page of a gateway that confirms a new account (ConfirmAccount), the same way")

  private static let emailLinks = Setting<String?>.text(
    "email.link.base", kind: .url, standard: .otherwise("codes alone"),
    "page of a gateway that confirms another address (ConfirmEmailChange), the same way")

  private static let newsletterLinks = Setting<String?>.text(
    "newsletter.link.base", kind: .url, standard: .otherwise("no newsletters are sent"),
    "page of a gateway that ends a wish for newsletters by POST (RFC 8058), e.g. "
      + "https://studies.example.org/newsletter/; the token follows")

  static let settings: [any DefinedSetting] = [
    name, templates, language, accountLinks, confirmationLinks, emailLinks, newsletterLinks,
  ]

  static func read(_ reader: inout SettingsReader) -> MailPresentation {
    var presentation = MailPresentation(
      links: readLinkBase(accountLinks, &reader),
      confirmationLinks: readLinkBase(confirmationLinks, &reader),
      emailLinks: readLinkBase(emailLinks, &reader),
      newsletterLinks: readLinkBase(newsletterLinks, &reader))
    if let text = reader.read(name) {
      presentation.name = text
      if !MailPresentation.isName(text) {
        reader.reject(
          "\(name.variable) is not a name of 1-\(MailPresentation.nameLengthMax) characters in one line"
        )
      }
    }
    presentation.templates = readTemplates(&reader)
    return presentation
  }

  private static func readTemplates(_ reader: inout SettingsReader) -> MailTemplates {
    var templates = MailTemplates.shipped
    if let folder = reader.read(Self.templates) {
      do throws(MailTemplates.Rejection) {
        templates = try MailTemplates(replacing: MailTemplateFolder(path: folder).files())
      } catch {
        for problem in error.problems { reader.reject("OTOLITH_MAIL_TEMPLATES: \(problem)") }
      }
    }
    guard let text = reader.read(language) else { return templates }
    guard let language = LanguageTag(text) else {
      reader.reject("OTOLITH_MAIL_LANGUAGE is no language, such as en or pt-BR")
      return templates
    }
    guard let chosen = templates.fallingBack(to: language) else {
      reader.reject("OTOLITH_MAIL_LANGUAGE is \(language), which there are no templates for")
      return templates
    }
    return chosen
  }

  private static func readLinkBase(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> LinkBase? {
    guard let text = reader.read(setting) else { return nil }
    do throws(LinkBase.Rejection) {
      return try LinkBase(text)
    } catch {
      let problem =
        switch error {
        case .tooLong: "is longer than 200 bytes"
        case .forbiddenCharacter: "has a character that no link in a mail may have"
        case .notSecure: "does not begin with https:// (or http://localhost, for development)"
        case .noHost: "names no host, or has a name or password before it"
        case .noPlaceForCode:
          "does not end with a path's /, with = or with #, where the code follows"
        }
      reader.reject("\(setting.variable) \(problem)")
      return nil
    }
  }
}
