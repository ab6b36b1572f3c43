import FoundationEssentials

/// Variables that look like settings and are none: misspelled ones do nothing, and nobody hears of it.
struct UnknownSettings {
  private static let prefix = "OTOLITH_"
  /// More edits than that make another word of it.
  private static let editsMax = 3

  /// All that some part of Otolith reads: services that share a host often share a file of settings.
  let known: Set<String>

  /// - Parameter help: what `--help` says: all variables that are named there are known.
  init(help: [String]) {
    let words = help.flatMap { text in
      text.split { !($0.isASCII && $0.isUppercase || $0 == "_") }.map(String.init)
    }
    known = Set(words.filter { $0.hasPrefix(Self.prefix) }).union(Self.elsewhere)
  }

  /// A sentence for each, by name.
  func warnings(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    environment.keys.filter { $0.hasPrefix(Self.prefix) && !isKnown($0) }.sorted()
      .map { name in
        guard let nearest = nearest(to: name) else { return "\(name) is no setting" }
        return "\(name) is no setting: \(nearest) is meant, perhaps"
      }
  }

  /// The previous log of the bus has the settings of the present one, under a name of its own.
  private func isKnown(_ name: String) -> Bool {
    let previous = "OTOLITH_BUS_PREVIOUS_"
    return known.contains(name)
      || name.hasPrefix(previous)
        && known.contains("OTOLITH_BUS_" + name.dropFirst(previous.count))
  }

  private func nearest(to name: String) -> String? {
    let found =
      known.sorted().map { (name: $0, edits: EditDistance.between($0, name)) }
      .min { $0.edits < $1.edits }
    return found.flatMap { $0.edits <= Self.editsMax ? $0.name : nil }
  }

  /// Of single services, of otolithctl, and for development. An end-to-end test compares it with what
  /// the programs' `--help` say.
  private static let elsewhere: Set<String> = [
    "OTOLITH_SMTP_URL", "OTOLITH_SMTP_USERNAME", "OTOLITH_SMTP_PASSWORD_FILE", "OTOLITH_SMTP_TLS",
    "OTOLITH_MAIL_FROM", "OTOLITH_MAIL_DIRECTORY", "OTOLITH_ACCOUNT_LINK_BASE",
    "OTOLITH_CONFIRMATION_LINK_BASE", "OTOLITH_EMAIL_LINK_BASE",
    "OTOLITH_NEWSLETTER_LINK_BASE", "OTOLITH_RETURNED_MAILDIR",
    "OTOLITH_MAIL_NAME", "OTOLITH_MAIL_TEMPLATES", "OTOLITH_MAIL_LANGUAGE",
    "OTOLITH_SESSION_DAYS",
    "OTOLITH_TRUSTED_PEERS", "OTOLITH_PEER_HEADER",
    "OTOLITH_LIMIT_SIGN_INS_PER_PEER", "OTOLITH_LIMIT_REGISTRATIONS_PER_PEER",
    "OTOLITH_AUDIT_KEY_FILE", "OTOLITH_AUDIT_KEY_PREVIOUS_FILE", "OTOLITH_SEALING_KEY_FILE",
    "OTOLITH_SEALING_KEY_PREVIOUS_FILE",
    "OTOLITH_SESSION_IDLE_DAYS", "OTOLITH_BATCH_SHEETS_MAX", "OTOLITH_SHEET_ANSWERS_MAX",
    "OTOLITH_SHEET_CLOCK_AHEAD_HOURS", "OTOLITH_SHEET_BEFORE_JOINING_HOURS",
    "OTOLITH_QUOTA_SHEETS_PER_DAY", "OTOLITH_QUOTA_SHEETS", "OTOLITH_QUOTA_MEBIBYTES",
    "OTOLITH_QUOTA_RECORDS", "OTOLITH_QUOTA_RECORDS_MEBIBYTES",
    "OTOLITH_QUOTA_LISTENING_SESSIONS_PER_DAY", "OTOLITH_QUOTA_LISTENING_SESSIONS",
    "OTOLITH_QUOTA_DRAFTS", "OTOLITH_QUOTA_DRAFT_KIBIBYTES", "OTOLITH_QUOTA_SETTINGS_KIBIBYTES",
    "OTOLITH_DATABASE_REPLICA_URL",
    "OTOLITH_REPLICA_STALENESS_MAX_SECONDS", "OTOLITH_TOKENS", "OTOLITH_TOKENS_OFF_PARTICIPANT",
    "OTOLITH_TOKENS_OFF_PUBLIC", "OTOLITH_TOKENS_OFF_ROLES", "OTOLITH_INGESTION_ADDRESS",
    "OTOLITH_PLANNING_ADDRESS", "OTOLITH_PUSH_APNS_KEY_FILE", "OTOLITH_PUSH_APNS_KEY_ID",
    "OTOLITH_PUSH_APNS_TEAM_ID", "OTOLITH_PUSH_APNS_TOPIC", "OTOLITH_PUSH_APNS_URL",
    "OTOLITH_PUSH_FCM_CREDENTIALS_FILE", "OTOLITH_PUSH_FCM_URL", "OTOLITH_PUSH_TEXTS_FILE",
    "OTOLITH_PUSH_TRUST_ROOTS_FILE",
    "OTOLITH_USERNAME", "OTOLITH_PASSWORD_FILE", "OTOLITH_TOKEN_FILE", "OTOLITH_CLOCK_FILE",
  ]
}
