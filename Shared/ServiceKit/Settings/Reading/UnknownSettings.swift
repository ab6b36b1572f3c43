import Fields

/// Finds variables that look like settings but are unknown, such as misspelled ones, which would
/// have no effect.
package struct UnknownSettings {
  private static let prefix = "OTOLITH_"

  /// All variables that some part of Otolith reads, because services on one host may share a
  /// settings file.
  package let known: Set<String>

  /// - Parameter known: variables that the service reads.
  package init(known: Set<String>) {
    self.known = known.union(Self.ofOtherServices).union(Self.ofDevelopment)
      .union(ControlSetting.registry.variables)
  }

  /// Returns a sentence for each unknown variable, and for other variables in a settings file, with
  /// which a service starts nevertheless.
  package func warnings(in sources: SettingsSources) -> [String] {
    found(in: sources).filter { !$0.isProblem }.map(\.text)
  }

  /// Returns a sentence for each misspelled setting in the settings file: what it should close might
  /// stay open. Other unknown names there may be settings of the next release.
  package func problems(in sources: SettingsSources) -> [String] {
    found(in: sources).filter(\.isProblem).map(\.text)
  }

  private func found(in sources: SettingsSources) -> [(text: String, isProblem: Bool)] {
    sources.given.filter { !known.contains($0.variable) }.map { variable, place in
      guard variable.hasPrefix(Self.prefix) else {
        return (
          "\(place)\(variable) is not a setting of Otolith, and other variables cannot be set here: use "
            + "the environment", false
        )
      }
      let nearest = NearestWord.nearest(to: variable, among: known.sorted(), editsMax: 3)
      let advice = nearest.map { ": did you mean \($0)?" } ?? ""
      return ("\(place)\(variable) is not a setting\(advice)", nearest != nil && !place.isEmpty)
    }
  }

  /// Variables that `deploy/dev/stack` writes for developers, beside those of otolithctl.
  private static var ofDevelopment: [String] {
    ServiceSettings.defaultPorts.keys.map {
      "\($0.uppercased().replacing("-", with: "_"))_DATABASE_URL"
    }
  }

  /// Variables defined by single services. A test compares them with the definitions.
  static let ofOtherServices: Set<String> = [
    "OTOLITH_SMTP_URL", "OTOLITH_SMTP_USERNAME", "OTOLITH_SMTP_PASSWORD_FILE", "OTOLITH_SMTP_TLS",
    "OTOLITH_MAIL_FROM", "OTOLITH_MAIL_DIRECTORY", "OTOLITH_MAIL_NAME", "OTOLITH_MAIL_TEMPLATES",
    "OTOLITH_MAIL_LANGUAGE", "OTOLITH_ACCOUNT_LINK_BASE", "OTOLITH_CONFIRMATION_LINK_BASE",
    "OTOLITH_EMAIL_LINK_BASE", "OTOLITH_NEWSLETTER_LINK_BASE", "OTOLITH_TEAM_LINK_BASE",
    "OTOLITH_RETURNED_MAILDIR", "OTOLITH_ERASURE_JOURNAL_FILE",
    "OTOLITH_SESSION_DAYS", "OTOLITH_SESSION_IDLE_DAYS", "OTOLITH_SECOND_FACTOR_ROLES",
    "OTOLITH_CLIENTS_REQUIRED",
    "OTOLITH_SIGN_IN_PROVIDER_ISSUER", "OTOLITH_SIGN_IN_PROVIDER_CLIENT_ID",
    "OTOLITH_SIGN_IN_PROVIDER_CLIENT_SECRET_FILE", "OTOLITH_SIGN_IN_PROVIDER_REDIRECT_URL",
    "OTOLITH_SIGN_IN_PROVIDER_NAME", "OTOLITH_SIGN_IN_PROVIDER_SCOPES",
    "OTOLITH_SIGN_IN_PROVIDER_ACCOUNTS", "OTOLITH_SIGN_IN_PROVIDER_ROLES_CLAIM",
    "OTOLITH_SIGN_IN_PROVIDER_ROLES", "OTOLITH_SIGN_IN_PROVIDER_SECOND_FACTOR",
    "OTOLITH_SIGN_IN_PROVIDER_SECOND_FACTOR_ACR", "OTOLITH_SIGN_IN_PROVIDER_SESSION_HOURS",
    "OTOLITH_TRUSTED_PEERS",
    "OTOLITH_PEER_HEADER", "OTOLITH_LIMIT_SIGN_INS_PER_PEER",
    "OTOLITH_LIMIT_REGISTRATIONS_PER_PEER", "OTOLITH_AUDIT_KEY_FILE",
    "OTOLITH_AUDIT_KEY_PREVIOUS_FILE", "OTOLITH_BATCH_SHEETS_MAX", "OTOLITH_SHEET_ANSWERS_MAX",
    "OTOLITH_SHEET_CLOCK_AHEAD_HOURS", "OTOLITH_SHEET_BEFORE_JOINING_HOURS",
    "OTOLITH_QUOTA_SHEETS_PER_DAY", "OTOLITH_QUOTA_SHEETS", "OTOLITH_QUOTA_MEBIBYTES",
    "OTOLITH_QUOTA_RECORDS", "OTOLITH_QUOTA_RECORDS_MEBIBYTES",
    "OTOLITH_QUOTA_LISTENING_SESSIONS_PER_DAY", "OTOLITH_QUOTA_LISTENING_SESSIONS",
    "OTOLITH_QUOTA_DRAFTS", "OTOLITH_QUOTA_DRAFT_KIBIBYTES", "OTOLITH_QUOTA_SETTINGS_KIBIBYTES",
    "OTOLITH_SHARE_ADDRESS",
    "OTOLITH_DATABASE_REPLICA_URL", "OTOLITH_DATABASE_REPLICA_URL_FILE",
    "OTOLITH_REPLICA_STALENESS_MAX_SECONDS", "OTOLITH_TOKENS_OFF_PUBLIC",
    "OTOLITH_TOKENS_OFF_PARTICIPANT", "OTOLITH_TOKENS_OFF_ROLES", "OTOLITH_PUSH_APNS_KEY_FILE",
    "OTOLITH_PUSH_APNS_KEY_ID", "OTOLITH_PUSH_APNS_TEAM_ID", "OTOLITH_PUSH_APNS_TOPIC",
    "OTOLITH_PUSH_APNS_URL", "OTOLITH_PUSH_FCM_CREDENTIALS_FILE", "OTOLITH_PUSH_FCM_URL",
    "OTOLITH_PUSH_TEXTS_FILE", "OTOLITH_PUSH_TRUST_ROOTS_FILE", "OTOLITH_PUSH_WEB_KEY_FILE",
    "OTOLITH_PUSH_WEB_CONTACT", "OTOLITH_PUSH_WEB_HOSTS", "OTOLITH_WEB_KEY_FILE",
    "OTOLITH_WEB_KEY_PREVIOUS_FILE", "OTOLITH_WEB_PAGES", "OTOLITH_MEDIA_DIRECTORY",
    "OTOLITH_MEDIA_FILE_MIB", "OTOLITH_MEDIA_PROJECT_MIB", "OTOLITH_MEDIA_GRACE_DAYS",
    "OTOLITH_FILES_DIRECTORY", "OTOLITH_FILES_FILE_MIB", "OTOLITH_FILES_PARTICIPANT_MIB",
    "OTOLITH_FILES_STUDY_MIB", "OTOLITH_FILES_GRACE_DAYS", "OTOLITH_ALERTS_PRIVATE_HOSTS",
  ]
}
