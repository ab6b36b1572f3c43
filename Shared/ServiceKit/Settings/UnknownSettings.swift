/// Variables that look like settings and are none: misspelled ones do nothing, and nobody hears of it.
struct UnknownSettings {
  private static let prefix = "OTOLITH_"

  /// All that some part of Otolith reads: services that share a host often share a file of settings.
  let known: Set<String>

  /// - Parameter known: the variables of the settings that the service reads.
  init(known: Set<String>) {
    self.known = known.union(Self.ofOtherServices)
      .union(ControlSetting.registry.variables)
  }

  /// A sentence for each, by name; of a file, what it sets beside settings, too.
  func warnings(in sources: SettingsSources) -> [String] {
    sources.given.filter { !known.contains($0.variable) }.map { variable, place in
      guard variable.hasPrefix(Self.prefix) else {
        return
          "\(place)\(variable) is no setting of Otolith, and this file sets nothing else: give it by "
          + "the environment"
      }
      let nearest = NearestName.of(variable, among: known).map { ": \($0) is meant, perhaps" }
      return "\(place)\(variable) is no setting\(nearest ?? "")"
    }
  }

  /// What single services define, which know nothing of each other. A test compares the names with the
  /// definitions.
  static let ofOtherServices: Set<String> = [
    "OTOLITH_SMTP_URL", "OTOLITH_SMTP_USERNAME", "OTOLITH_SMTP_PASSWORD_FILE", "OTOLITH_SMTP_TLS",
    "OTOLITH_MAIL_FROM", "OTOLITH_MAIL_DIRECTORY", "OTOLITH_MAIL_NAME", "OTOLITH_MAIL_TEMPLATES",
    "OTOLITH_MAIL_LANGUAGE", "OTOLITH_ACCOUNT_LINK_BASE", "OTOLITH_CONFIRMATION_LINK_BASE",
    "OTOLITH_EMAIL_LINK_BASE", "OTOLITH_NEWSLETTER_LINK_BASE", "OTOLITH_RETURNED_MAILDIR",
    "OTOLITH_SESSION_DAYS", "OTOLITH_SESSION_IDLE_DAYS", "OTOLITH_TRUSTED_PEERS",
    "OTOLITH_PEER_HEADER", "OTOLITH_LIMIT_SIGN_INS_PER_PEER",
    "OTOLITH_LIMIT_REGISTRATIONS_PER_PEER", "OTOLITH_SEALING_KEY_FILE",
    "OTOLITH_SEALING_KEY_PREVIOUS_FILE", "OTOLITH_AUDIT_KEY_FILE",
    "OTOLITH_AUDIT_KEY_PREVIOUS_FILE", "OTOLITH_BATCH_SHEETS_MAX", "OTOLITH_SHEET_ANSWERS_MAX",
    "OTOLITH_SHEET_CLOCK_AHEAD_HOURS", "OTOLITH_SHEET_BEFORE_JOINING_HOURS",
    "OTOLITH_QUOTA_SHEETS_PER_DAY", "OTOLITH_QUOTA_SHEETS", "OTOLITH_QUOTA_MEBIBYTES",
    "OTOLITH_QUOTA_RECORDS", "OTOLITH_QUOTA_RECORDS_MEBIBYTES",
    "OTOLITH_QUOTA_LISTENING_SESSIONS_PER_DAY", "OTOLITH_QUOTA_LISTENING_SESSIONS",
    "OTOLITH_QUOTA_DRAFTS", "OTOLITH_QUOTA_DRAFT_KIBIBYTES", "OTOLITH_QUOTA_SETTINGS_KIBIBYTES",
    "OTOLITH_DATABASE_REPLICA_URL", "OTOLITH_DATABASE_REPLICA_URL_FILE",
    "OTOLITH_REPLICA_STALENESS_MAX_SECONDS", "OTOLITH_TOKENS_OFF_PUBLIC",
    "OTOLITH_TOKENS_OFF_PARTICIPANT", "OTOLITH_TOKENS_OFF_ROLES", "OTOLITH_PUSH_APNS_KEY_FILE",
    "OTOLITH_PUSH_APNS_KEY_ID", "OTOLITH_PUSH_APNS_TEAM_ID", "OTOLITH_PUSH_APNS_TOPIC",
    "OTOLITH_PUSH_APNS_URL", "OTOLITH_PUSH_FCM_CREDENTIALS_FILE", "OTOLITH_PUSH_FCM_URL",
    "OTOLITH_PUSH_TEXTS_FILE", "OTOLITH_PUSH_TRUST_ROOTS_FILE",
  ]
}
