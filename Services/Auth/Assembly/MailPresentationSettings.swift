import Fields
import ServiceKit

/// Settings for the look of mails: `OTOLITH_MAIL_NAME`, `OTOLITH_MAIL_TEMPLATES`,
/// `OTOLITH_MAIL_LANGUAGE`, and the link bases `OTOLITH_ACCOUNT_LINK_BASE`,
/// `OTOLITH_CONFIRMATION_LINK_BASE`, `OTOLITH_EMAIL_LINK_BASE`, `OTOLITH_NEWSLETTER_LINK_BASE` and
/// `OTOLITH_TEAM_LINK_BASE`.
enum MailPresentationSettings {
  private static let name = Setting<String?>.text(
    "mail.name", standard: .value(MailPresentation().name),
    "name of the gateway, at most \(MailPresentation.nameLengthMax) characters; the sender's "
      + "name, also used in mails")

  private static let templates = Setting<String?>.text(
    "mail.templates", kind: .path, standard: .otherwise("the built-in templates"),
    "folder with files such as reset.de.txt and reset.de.html that replace the built-in templates; "
      + "an additional language needs all files")

  private static let language = Setting<String?>.text(
    "mail.language", standard: .value("\(LanguageTag.english)"),
    "language of mails to accounts whose language has no templates")

  private static let accountLinks = Setting<String?>.text(
    "account.link.base", kind: .url, standard: .otherwise("mails contain codes without links"),
    "gateway page for choosing a password, e.g. https://studies.example.org/password#; "
      + "mails link to it with the code appended")

  private static let confirmationLinks = Setting<String?>.text(
    "confirmation.link.base", kind: .url, standard: .otherwise("codes alone"),
    "gateway page that confirms a new account (ConfirmAccount); mails link to it with the code appended"
  )

  private static let emailLinks = Setting<String?>.text(
    "email.link.base", kind: .url, standard: .otherwise("codes alone"),
    "gateway page that confirms a new address (ConfirmEmailChange); mails link to it with the code appended"
  )

  private static let newsletterLinks = Setting<String?>.text(
    "newsletter.link.base", kind: .url, standard: .otherwise("no newsletters are sent"),
    "gateway page that unsubscribes from newsletters by POST (RFC 8058), e.g. "
      + "https://studies.example.org/newsletter/; the token is appended")

  private static let teamLinks = Setting<String?>.text(
    "team.link.base", kind: .url, standard: .otherwise("mails to teams contain no link"),
    "page for the team of a study, e.g. https://studies.example.org/console/#/studies/; mails about join "
      + "requests and messages link to it with the study's id appended")

  static let settings: [any DefinedSetting] = [
    name, templates, language, accountLinks, confirmationLinks, emailLinks, newsletterLinks,
    teamLinks,
  ]

  static func read(_ reader: inout SettingsReader) -> MailPresentation {
    var presentation = MailPresentation(
      links: readLinkBase(accountLinks, &reader),
      confirmationLinks: readLinkBase(confirmationLinks, &reader),
      emailLinks: readLinkBase(emailLinks, &reader),
      newsletterLinks: readLinkBase(newsletterLinks, &reader),
      teamLinks: readLinkBase(teamLinks, &reader))
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
      reader.reject("OTOLITH_MAIL_LANGUAGE is not a language tag: expected e.g. en or pt-BR")
      return templates
    }
    guard let chosen = templates.fallingBack(to: language) else {
      reader.reject("OTOLITH_MAIL_LANGUAGE is \(language), which has no templates")
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
        case .forbiddenCharacter: "has a character that is not allowed in links of mails"
        case .notSecure: "does not begin with https:// (or http://localhost, for development)"
        case .noHost: "has an invalid host or port, or a name or password before the host"
        case .noPlaceForCode:
          "must have a path and end with /, = or #, so that a code can be appended"
        }
      reader.reject("\(setting.variable) \(problem)")
      return nil
    }
  }
}
