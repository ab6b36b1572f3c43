import ServiceKit

extension IngestionSettings {
  /// For `--help`: what one participant may keep beside sheets.
  static let quotasBesideSheets = [
    SettingHelp(
      "OTOLITH_QUOTA_RECORDS",
      "health records of one participant, with those deleted in the last 400 days, 1-1000000,"
        + " default 20000"),
    SettingHelp(
      "OTOLITH_QUOTA_RECORDS_MEBIBYTES",
      "contents of one participant's health records, 1-1048576, default 100"),
    SettingHelp(
      "OTOLITH_QUOTA_LISTENING_SESSIONS_PER_DAY",
      "listening sessions of a study from one participant on one day, 1-1000000000, default 5000"),
    SettingHelp(
      "OTOLITH_QUOTA_LISTENING_SESSIONS",
      "listening sessions of a study from one participant altogether, 1-1000000000,"
        + " default 100000"),
    SettingHelp(
      "OTOLITH_QUOTA_DRAFTS",
      "unfinished sheets of a study from one participant, 1-1000, default 20"),
    SettingHelp(
      "OTOLITH_QUOTA_DRAFT_KIBIBYTES", "contents of one unfinished sheet, 1-2048, default 512"),
    SettingHelp(
      "OTOLITH_QUOTA_SETTINGS_KIBIBYTES",
      "all settings of one participant together, 1-1024, default 64"),
  ]

  mutating func readQuotasBesideSheets(_ reader: inout SettingsReader) {
    records.recordCountMax = reader.integer(
      "quota.records", default: records.recordCountMax, in: 1...1_000_000)
    records.bytesMax =
      reader.integer(
        "quota.records.mebibytes", default: records.bytesMax >> 20, in: 1...1_048_576) << 20
    sessionQuota.sessionsPerDayMax = Int64(
      reader.integer(
        "quota.listening.sessions.per.day", default: Int(sessionQuota.sessionsPerDayMax),
        in: 1...1_000_000_000))
    sessionQuota.sessionsMax = Int64(
      reader.integer(
        "quota.listening.sessions", default: Int(sessionQuota.sessionsMax), in: 1...1_000_000_000))
    drafts.draftCountMax = reader.integer(
      "quota.drafts", default: drafts.draftCountMax, in: 1...1000)
    drafts.byteCountMax =
      reader.integer("quota.draft.kibibytes", default: drafts.byteCountMax >> 10, in: 1...2048)
      << 10
    drafts.futureToleranceMicroseconds = limits.futureToleranceMicroseconds
    settingsBytesMax =
      reader.integer("quota.settings.kibibytes", default: settingsBytesMax >> 10, in: 1...1024)
      << 10
  }
}
