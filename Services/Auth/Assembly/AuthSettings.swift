import AuthDomain
import AuthMail
import AuthRPC
import FoundationEssentials
import ServiceKit

/// The settings that only this service has.
struct AuthSettings: Sendable {
  /// `OTOLITH_MAIL_FROM`: sender of all mails.
  var mailSender: EmailAddress
  /// Where mails go.
  var mail: Mail
  var mailPresentation: MailPresentation
  /// Nil: mails that come back are not read.
  var returnedMails: ReturnedMaildir?
  /// `OTOLITH_SESSION_IDLE_DAYS`, 1–3650, default 90, and `OTOLITH_SESSION_DAYS`, 1–3650, default
  /// 365.
  var sessionRules: SessionRules
  /// `OTOLITH_SEALING_KEY_FILE` and `OTOLITH_SEALING_KEY_PREVIOUS_FILE`: what signing keys are sealed
  /// with. Needed even on the loopback interface: a backup does not know where the service listens.
  var sealing: SealingKeys
  /// `OTOLITH_AUDIT_KEY_FILE` and `OTOLITH_AUDIT_KEY_PREVIOUS_FILE`; nil: the audit log is not sealed.
  var auditKeys: AuditKeys?
  /// `OTOLITH_TRUSTED_PEERS` and `OTOLITH_PEER_HEADER`.
  var trustedPeers: TrustedPeers
  /// `OTOLITH_LIMIT_SIGN_INS_PER_PEER` (default 600) and `OTOLITH_LIMIT_REGISTRATIONS_PER_PEER` (default
  /// 1,200): a school of 500 behind one address, all signing in or registering and confirming within
  /// minutes, does not meet them.
  var peerRates: [PeerRate]

  enum Mail: Sendable {
    /// `OTOLITH_SMTP_URL` and, optional, `OTOLITH_SMTP_USERNAME` with `OTOLITH_SMTP_PASSWORD_FILE`
    /// and `OTOLITH_SMTP_TLS`: `required` (default) or `optional`.
    case smtp(SMTPConfiguration)
    /// `OTOLITH_MAIL_DIRECTORY`: development only.
    case directory(String)
  }

  /// For `--help`.
  static let help =
    [
      SettingHelp("OTOLITH_SMTP_URL", "mail server, e.g. smtp://mail.example.org:587 (required)"),
      SettingHelp(
        "OTOLITH_SMTP_USERNAME",
        "with OTOLITH_SMTP_PASSWORD_FILE, where it wants a sign-in"),
      SettingHelp("OTOLITH_SMTP_PASSWORD_FILE", "its first line is the password"),
      SettingHelp("OTOLITH_SMTP_TLS", "required (default) or optional"),
      SettingHelp("OTOLITH_MAIL_FROM", "sender of all mails (required with a mail server)"),
      SettingHelp(
        "OTOLITH_MAIL_DIRECTORY",
        "instead of a server: a folder for .eml files (development)"),
      SettingHelp(
        "OTOLITH_SESSION_DAYS",
        "1-3650, default 365: how long refresh tokens can be renewed"),
      SettingHelp("OTOLITH_SESSION_IDLE_DAYS", "1-3650, default 90: how long one may lie unused"),
      SettingHelp(
        "OTOLITH_LIMIT_SIGN_INS_PER_PEER",
        "0-1000000, default 600, 0: no limit; sign-ins with a password from one address (IPv6: /64) at "
          + "once, and as many again within each 5 minutes"),
      SettingHelp(
        "OTOLITH_LIMIT_REGISTRATIONS_PER_PEER",
        "the same, default 1200, for the other calls that need no token, such as registrations, codes and "
          + "anonymous sign-ins"),
    ] + MailPresentationSettings.help + ReturnedMailSettings.help + PeerSettings.help
    + SealingSettings.help + AuditSettings.help

  /// - Throws: `SettingsError` naming every wrong setting.
  init(reader: SettingsReader) throws {
    var reader = reader
    let directory = reader.string("mail.directory")
    let url = reader.string("smtp.url")
    if let directory, url == nil {
      mail = .directory(directory)
      if let problem = DirectoryTransport(directory: directory).problem {
        reader.reject("OTOLITH_MAIL_DIRECTORY is \"\(directory)\", \(problem)")
      }
    } else {
      mail = .smtp(Self.readSMTP(url: url, hasDirectory: directory != nil, &reader))
    }
    mailSender = Self.readSender(isRequired: url != nil, &reader)
    mailPresentation = MailPresentationSettings.read(&reader)
    returnedMails = ReturnedMailSettings.read(&reader)
    var rules = SessionRules()
    rules.idleLifetime =
      Double(
        reader.integer("session.idle.days", default: 90, in: 1...3650)) * 86_400
    rules.absoluteLifetime =
      Double(
        reader.integer("session.days", default: 365, in: 1...3650)) * 86_400
    sessionRules = rules
    trustedPeers = PeerSettings.read(&reader)
    peerRates = [
      .signIns(reader.integer("limit.sign.ins.per.peer", default: 600, in: 0...1_000_000)),
      .registrations(
        reader.integer("limit.registrations.per.peer", default: 1_200, in: 0...1_000_000)),
    ]
    auditKeys = AuditSettings.keys(&reader)
    sealing = SealingSettings.required(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  private static func readSMTP(
    url: String?, hasDirectory: Bool, _ reader: inout SettingsReader
  ) -> SMTPConfiguration {
    if url == nil {
      reader.reject(
        "neither OTOLITH_SMTP_URL nor OTOLITH_MAIL_DIRECTORY is set: give the mail server, e.g. "
          + "smtp://mail.example.org:587 (or, for development, a folder for mails)")
    } else if hasDirectory {
      reader.reject("OTOLITH_SMTP_URL and OTOLITH_MAIL_DIRECTORY exclude each other")
    }
    if let url, !url.hasPrefix("smtp://"), !url.hasPrefix("smtps://") {
      reader.reject("OTOLITH_SMTP_URL starts with neither smtp:// nor smtps://")
    }
    if let url, url.contains("@") {
      reader.reject(
        "OTOLITH_SMTP_URL has a name or a password before the server: they have settings of their own, "
          + "OTOLITH_SMTP_USERNAME and OTOLITH_SMTP_PASSWORD_FILE")
    }
    let username = reader.string("smtp.username")
    var password: String?
    if let file = reader.string("smtp.password.file") {
      password = (try? String(contentsOfFile: file, encoding: .utf8))?
        .split(whereSeparator: \.isNewline).first.map(String.init)
      if password == nil { reader.reject("OTOLITH_SMTP_PASSWORD_FILE: \(file) cannot be read") }
    }
    if (username == nil) != (reader.string("smtp.password.file") == nil) {
      reader.reject("OTOLITH_SMTP_USERNAME and OTOLITH_SMTP_PASSWORD_FILE belong together")
    }
    let security = reader.string("smtp.tls") ?? "required"
    if !["required", "optional"].contains(security) {
      reader.reject("OTOLITH_SMTP_TLS is \"\(security)\", not required or optional")
    }
    return SMTPConfiguration(
      url: url ?? "", username: username, password: password,
      requiresTLS: security != "optional")
  }

  private static func readSender(isRequired: Bool, _ reader: inout SettingsReader) -> EmailAddress {
    // For development; a reserved domain, so that answers go nowhere (RFC 2606 §3).
    let fallback = "no-reply@otolith.example.org"
    if isRequired, reader.string("mail.from") == nil {
      reader.reject("OTOLITH_MAIL_FROM is not set: give the address that mails come from")
    }
    let text = reader.string("mail.from") ?? fallback
    if let address = EmailAddress(text) { return address }
    reader.reject("OTOLITH_MAIL_FROM is not an e-mail address")
    guard let address = EmailAddress(fallback) else {
      preconditionFailure("\(fallback) is an e-mail address")
    }
    return address
  }
}
