import AuthDomain
import AuthMail
import Fields
import ServiceKit

/// The settings that say how mails look: `OTOLITH_MAIL_NAME`, `OTOLITH_MAIL_TEMPLATES`,
/// `OTOLITH_MAIL_LANGUAGE`, and what links begin with: `OTOLITH_ACCOUNT_LINK_BASE`,
/// `OTOLITH_CONFIRMATION_LINK_BASE`, `OTOLITH_EMAIL_LINK_BASE` and `OTOLITH_NEWSLETTER_LINK_BASE`.
enum MailPresentationSettings {
  /// For `--help`.
  static let help = [
    SettingHelp(
      "OTOLITH_MAIL_NAME",
      "what people know the gateway by, at most 64 characters: sender's name, and in mails (default: "
        + "Otolith)"),
    SettingHelp(
      "OTOLITH_MAIL_TEMPLATES",
      "folder with files such as reset.de.txt and reset.de.html in the place of those that come with the "
        + "service; a language of your own needs all of them"),
    SettingHelp(
      "OTOLITH_MAIL_LANGUAGE",
      "of mails to people whose language has no templates (default: en)"),
    SettingHelp(
      "OTOLITH_ACCOUNT_LINK_BASE",
      "page of a gateway where people choose a password, e.g. https://studies.example.org/password#; "
        + "mails link to it, the code at the end (default: mails have codes alone)"),
    SettingHelp(
      "OTOLITH_CONFIRMATION_LINK_BASE",
      "page of a gateway that confirms a new account (ConfirmAccount), the same way (default: codes "
        + "alone)"),
    SettingHelp(
      "OTOLITH_EMAIL_LINK_BASE",
      "page of a gateway that confirms another address (ConfirmEmailChange), the same way (default: codes "
        + "alone)"),
    SettingHelp(
      "OTOLITH_NEWSLETTER_LINK_BASE",
      "page of a gateway that ends a wish for newsletters by POST (RFC 8058), e.g. "
        + "https://studies.example.org/newsletter/; the token follows (default: no newsletters are sent)"
    ),
  ]

  static func read(_ reader: inout SettingsReader) -> MailPresentation {
    var presentation = MailPresentation(
      links: readLinkBase("account.link.base", "OTOLITH_ACCOUNT_LINK_BASE", &reader),
      confirmationLinks: readLinkBase(
        "confirmation.link.base", "OTOLITH_CONFIRMATION_LINK_BASE", &reader),
      emailLinks: readLinkBase("email.link.base", "OTOLITH_EMAIL_LINK_BASE", &reader),
      newsletterLinks: readLinkBase(
        "newsletter.link.base", "OTOLITH_NEWSLETTER_LINK_BASE", &reader))
    if let name = reader.string("mail.name") {
      presentation.name = name
      if !MailPresentation.isName(name) {
        reader.reject(
          "OTOLITH_MAIL_NAME is not a name of 1-\(MailPresentation.nameLengthMax) characters in one "
            + "line")
      }
    }
    presentation.templates = readTemplates(&reader)
    return presentation
  }

  private static func readTemplates(_ reader: inout SettingsReader) -> MailTemplates {
    var templates = MailTemplates.shipped
    if let folder = reader.string("mail.templates") {
      do throws(MailTemplates.Rejection) {
        templates = try MailTemplates(replacing: MailTemplateFolder(path: folder).files())
      } catch {
        for problem in error.problems { reader.reject("OTOLITH_MAIL_TEMPLATES: \(problem)") }
      }
    }
    guard let text = reader.string("mail.language") else { return templates }
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
    _ key: String, _ name: String, _ reader: inout SettingsReader
  ) -> LinkBase? {
    guard let text = reader.string(key) else { return nil }
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
      reader.reject("\(name) \(problem)")
      return nil
    }
  }
}
