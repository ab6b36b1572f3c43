import FoundationEssentials
import ServiceKit

/// Settings of this service.
struct AuthSettings: Sendable {
  /// `OTOLITH_MAIL_FROM`: sender of all mails.
  var mailSender: EmailAddress
  /// Mail transport.
  var mail: Mail
  var mailPresentation: MailPresentation
  /// Folder of returned mails; nil if they are not read.
  var returnedMails: ReturnedMaildir?
  /// `OTOLITH_ERASURE_JOURNAL_FILE`; nil if erasures are recorded only in the databases.
  var erasureJournal: ErasureJournal?
  /// `OTOLITH_SESSION_IDLE_DAYS`, `OTOLITH_SESSION_DAYS`, `OTOLITH_SECOND_FACTOR_ROLES` and
  /// `OTOLITH_CLIENTS_REQUIRED`.
  var sessionRules: SessionRules
  /// `OTOLITH_AUDIT_KEY_FILE` and `OTOLITH_AUDIT_KEY_PREVIOUS_FILE`; nil if the audit log is not
  /// sealed.
  var auditKeys: AuditKeys?
  /// `OTOLITH_LIMIT_SIGN_INS_PER_PEER` and `OTOLITH_LIMIT_REGISTRATIONS_PER_PEER`,
  /// `OTOLITH_TRUSTED_PEERS` and `OTOLITH_PEER_HEADER`.
  var peerLimits: PeerLimits
  /// `OTOLITH_SIGN_IN_PROVIDER_…`; nil if staff sign in with passwords only.
  var provider: ProviderSettings.Values?

  enum Mail: Sendable {
    /// `OTOLITH_SMTP_URL` and, optional, `OTOLITH_SMTP_USERNAME` with `OTOLITH_SMTP_PASSWORD_FILE`
    /// and `OTOLITH_SMTP_TLS`.
    case smtp(SMTPConfiguration)
    /// `OTOLITH_MAIL_DIRECTORY`: development only.
    case directory(String)
  }

  /// - Throws: `SettingsError` with all invalid settings.
  init(reader: SettingsReader) throws {
    var reader = reader
    let directory = reader.read(Self.mailDirectory)
    let url = reader.read(Self.smtpURL)
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
    erasureJournal = reader.read(Self.erasureJournal).map { ErasureJournal(path: $0) }
    if let journal = erasureJournal, let problem = journal.problem {
      reader.reject("OTOLITH_ERASURE_JOURNAL_FILE is \"\(journal.path)\", \(problem)")
    }
    var rules = SessionRules()
    rules.idleLifetime = Double(reader.read(Self.sessionIdleDays)) * 86_400
    rules.absoluteLifetime = Double(reader.read(Self.sessionDays)) * 86_400
    rules.secondFactorRoles = Self.readSecondFactorRoles(&reader)
    rules.requiresClients = reader.read(Self.clientsRequired)
    sessionRules = rules
    if reader.isSet(Self.sessionIdleDays), rules.idleLifetime > rules.absoluteLifetime {
      reader.reject(
        "OTOLITH_SESSION_IDLE_DAYS is longer than OTOLITH_SESSION_DAYS, which ends each session "
          + "before: lower it")
    }
    peerLimits = Self.peerLimits(&reader)
    auditKeys = AuditSettings.keys(&reader)
    provider = ProviderSettings.read(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  /// Reads the limits; problems are added to the reader's.
  static func peerLimits(_ reader: inout SettingsReader) -> PeerLimits {
    PeerLimits(
      rates: [
        .signIns(reader.read(signInsPerPeer)), .registrations(reader.read(registrationsPerPeer)),
      ],
      trusted: PeerSettings.read(&reader))
  }

  /// Roles for which a second factor can be required. Gateways sign in without a person, and
  /// participants may be anonymous.
  static let rolesWithSecondFactor: [AccountRole] = [.administrator, .studyLeader]

  private static func readSecondFactorRoles(_ reader: inout SettingsReader) -> Set<AccountRole> {
    let words = (reader.read(secondFactorRoles) ?? "")
      .split(separator: ",").map { $0.filter { $0 != " " } }
    let roles = words.compactMap { word in rolesWithSecondFactor.first { $0.rawValue == word } }
    if roles.count < words.count {
      reader.reject(
        "OTOLITH_SECOND_FACTOR_ROLES must name only "
          + rolesWithSecondFactor.map(\.rawValue).joined(separator: " and "))
    }
    return Set(roles)
  }

  /// The first line that is not empty; nil if there is none, or the file cannot be read.
  static func firstLine(of file: String) -> String? {
    (try? String(contentsOfFile: file, encoding: .utf8))?
      .split(whereSeparator: \.isNewline).first.map(String.init)
  }

  private static func readSMTP(
    url: String?, hasDirectory: Bool, _ reader: inout SettingsReader
  ) -> SMTPConfiguration {
    if url == nil {
      reader.reject(
        "neither OTOLITH_SMTP_URL nor OTOLITH_MAIL_DIRECTORY is set: give the mail server, e.g. "
          + "smtp://mail.example.org:587 (or, for development, a folder for mails)")
    } else if hasDirectory {
      reader.reject(
        "OTOLITH_SMTP_URL and OTOLITH_MAIL_DIRECTORY are both set: set only one of them")
    }
    if let url, !url.hasPrefix("smtp://"), !url.hasPrefix("smtps://") {
      reader.reject("OTOLITH_SMTP_URL is invalid: it must start with smtp:// or smtps://")
    }
    if let url, url.contains("@") {
      reader.reject(
        "OTOLITH_SMTP_URL contains a user name or password: set them by "
          + "OTOLITH_SMTP_USERNAME and OTOLITH_SMTP_PASSWORD_FILE")
    }
    let username = reader.read(smtpUsername)
    var password: String?
    let passwordFile = reader.read(smtpPasswordFile)
    if let file = passwordFile {
      password = firstLine(of: file)
      if password == nil { reader.reject("OTOLITH_SMTP_PASSWORD_FILE: \(file) cannot be read") }
    }
    if (username == nil) != (passwordFile == nil) {
      reader.reject(
        "OTOLITH_SMTP_USERNAME and OTOLITH_SMTP_PASSWORD_FILE (or the credential "
          + "\(smtpPasswordFile.definition.credential)) must be set together")
    }
    return SMTPConfiguration(
      url: url ?? "", username: username, password: password,
      requiresTLS: reader.read(smtpTLS) == .required)
  }

  private static func readSender(isRequired: Bool, _ reader: inout SettingsReader) -> EmailAddress {
    // Development only; a reserved domain, so that replies go nowhere (RFC 2606 §3).
    let fallback = "no-reply@otolith.example.org"
    let given = reader.read(sender)
    if isRequired, given == nil {
      reader.reject("OTOLITH_MAIL_FROM is not set: give the sender address of mails")
    }
    let text = given ?? fallback
    if let address = EmailAddress(text) { return address }
    reader.reject("OTOLITH_MAIL_FROM is not a valid e-mail address")
    guard let address = EmailAddress(fallback) else {
      preconditionFailure("\(fallback) is an e-mail address")
    }
    return address
  }
}

extension AuthSettings.Mail {
  /// Folders to write to, by purpose.
  var folders: [String: String] {
    switch self {
    case .smtp: [:]
    case .directory(let path): ["mails": path]
    }
  }
}
