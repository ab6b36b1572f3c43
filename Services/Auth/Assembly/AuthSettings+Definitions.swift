import AuthDomain
import ServiceKit

extension AuthSettings {
  private static let day = 86_400.0

  static let smtpURL = Setting<String?>.text(
    "smtp.url", kind: .url, standard: .otherwise("required, or OTOLITH_MAIL_DIRECTORY"),
    "mail server, e.g. smtp://mail.example.org:587")

  static let smtpUsername = Setting<String?>.text(
    "smtp.username", "with OTOLITH_SMTP_PASSWORD_FILE, where it wants a sign-in")

  static let smtpPasswordFile = Setting<String?>.file(
    "smtp.password.file", isSecret: true, "its first line is the password")

  static let smtpTLS = Setting.choice(
    "smtp.tls", default: MailEncryption.required, "whether mails leave encrypted, or if possible")

  static let sender = Setting<String?>.text(
    "mail.from", standard: .otherwise("required with a mail server"), "sender of all mails")

  static let mailDirectory = Setting<String?>.text(
    "mail.directory", kind: .path, "instead of a server: a folder for .eml files (development)")

  static let sessionDays = Setting.integer(
    "session.days", default: Int(SessionRules().absoluteLifetime / day), in: 1...3650, unit: "days",
    "how long refresh tokens can be renewed")

  static let sessionIdleDays = Setting.integer(
    "session.idle.days", default: Int(SessionRules().idleLifetime / day), in: 1...3650,
    unit: "days", "how long one may lie unused")

  /// A school of 500 behind one address, all signing in or registering and confirming within minutes, does
  /// not meet the defaults of these two.
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
      smtpURL, smtpUsername, smtpPasswordFile, smtpTLS, sender, mailDirectory, sessionDays,
      sessionIdleDays, signInsPerPeer, registrationsPerPeer,
    ] + MailPresentationSettings.settings + ReturnedMailSettings.settings + PeerSettings.settings
    + SealingSettings.settings + AuditSettings.settings
}

/// `OTOLITH_SMTP_TLS`.
enum MailEncryption: String, Sendable, CaseIterable {
  case required, optional
}
