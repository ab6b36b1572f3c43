import ServiceKit

extension AuthSettings {
  private static let day = 86_400.0

  static let smtpURL = Setting<String?>.text(
    "smtp.url", kind: .url, standard: .otherwise("required, or OTOLITH_MAIL_DIRECTORY"),
    "mail server, e.g. smtp://mail.example.org:587")

  static let smtpUsername = Setting<String?>.text(
    "smtp.username",
    "user name, if the mail server requires authentication; needs OTOLITH_SMTP_PASSWORD_FILE")

  static let smtpPasswordFile = Setting<String?>.file(
    "smtp.password.file", isSecret: true, "file whose first line is the SMTP password")

  static let smtpTLS = Setting.choice(
    "smtp.tls", default: MailEncryption.required,
    "whether TLS is required or used only if the server supports it")

  static let sender = Setting<String?>.text(
    "mail.from", standard: .otherwise("required with a mail server"), "sender address of all mails")

  static let mailDirectory = Setting<String?>.text(
    "mail.directory", kind: .path, "folder for .eml files instead of a mail server (development)")

  static let erasureJournal = Setting<String?>.text(
    "erasure.journal.file", kind: .path,
    "file to which every erasure is appended, on another disk than the database; accept-restore repeats "
      + "the erasures that a restored database has lost")

  static let sessionDays = Setting.integer(
    "session.days", default: Int(SessionRules().absoluteLifetime / day), in: 1...3650, unit: "days",
    "maximum lifetime of an account's session; refresh tokens cannot be renewed beyond it"
  )

  static let sessionIdleDays = Setting.integer(
    "session.idle.days", default: Int(SessionRules().idleLifetime / day), in: 1...3650,
    unit: "days",
    "maximum time without a refresh, after which a session expires; an anonymous participant's lives as "
      + "long as the enrolment")

  static let secondFactorRoles = Setting<String?>.text(
    "second.factor.roles", kind: .list, standard: .otherwise("none"),
    "roles that need a second factor, of "
      + AuthSettings.rolesWithSecondFactor.map(\.rawValue).joined(separator: ", ")
      + "; study_leader means all staff of studies. An account without one can sign in only to set it up"
  )

  static let clientsRequired = Setting.boolean(
    "clients.required", default: false,
    "whether only registered clients (otolithctl clients) sign in, register accounts and refresh: apps, "
      + "otolith-web and otolithctl then need OTOLITH_CLIENT_ID")

  /// A school of 500 behind one address, all registering, confirming and signing in within minutes,
  /// stays within the defaults of these two.
  static let signInsPerPeer = Setting.integer(
    "limit.sign.ins.per.peer", default: 600, in: 0...1_000_000, reload: .reload,
    "sign-ins with a password from one address (IPv6: /64) at once, and as many again within each 5 "
      + "minutes; 0: no limit")

  static let registrationsPerPeer = Setting.integer(
    "limit.registrations.per.peer", default: 1_200, in: 0...1_000_000, reload: .reload,
    "the same for the other calls that need no token, such as registrations, codes and anonymous "
      + "sign-ins; 0: no limit")

  static let all: [any DefinedSetting] =
    [
      smtpURL, smtpUsername, smtpPasswordFile, smtpTLS, sender, mailDirectory, erasureJournal,
      sessionDays, sessionIdleDays, secondFactorRoles, clientsRequired, signInsPerPeer,
      registrationsPerPeer,
    ] + MailPresentationSettings.settings + ReturnedMailSettings.settings + PeerSettings.settings
    + AuditSettings.settings + ProviderSettings.settings
}

/// `OTOLITH_SMTP_TLS`.
enum MailEncryption: String, Sendable, CaseIterable {
  case required, optional
}
