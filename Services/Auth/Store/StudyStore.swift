import AuthDomain
import Fields
import FoundationEssentials
import Messages
import Postgres

/// What joining needs to know of a study.
struct KnownStudy: Sendable {
  var revision: Int
  var terms: StudyTerms
  /// Nil without password access, and until the event that carries it has arrived.
  var accessPasswordHash: String?
  /// Whether the languages of its consent text are known.
  var knowsConsentLanguages: Bool
  /// Nil where it never arrived.
  var title: CatalogueV1.LocalizedText?
}

/// The studies as the catalogue published them.
struct StudyStore: Sendable {
  func find(_ study: StudyID, on executor: some PostgresExecutor) async throws -> KnownStudy? {
    let rows = try await executor.query(
      """
      SELECT revision, consent_version, needs_password, access_password_hash, starts_at, ends_at,
        by_request, unlisted, paused, group_ids, title, consent_languages
      FROM studies WHERE study_id = \(study.text) AND revision >= 0
      """)
    guard let row = rows.first else { return nil }
    let groupIDs: [String] = try row.decode("group_ids")
    let languages: [String]? = try row.decode("consent_languages")
    return KnownStudy(
      revision: try row.decode("revision"),
      terms: StudyTerms(
        consentVersion: try row.decode("consent_version"),
        consentLanguages: Set((languages ?? []).map(LanguageTag.init(recorded:))),
        needsPassword: try row.decode("needs_password"),
        isByRequest: try row.decode("by_request"), isUnlisted: try row.decode("unlisted"),
        isPaused: try row.decode("paused"), groupIDs: Set(groupIDs),
        startsAt: try row.decode("starts_at"), endsAt: try row.decode("ends_at")),
      accessPasswordHash: try row.decode("access_password_hash"),
      knowsConsentLanguages: languages != nil,
      title: try row.decode("title", as: [UInt8]?.self).map {
        try CatalogueV1.LocalizedText(serialized: $0)
      })
  }

  /// Takes in a revision unless a newer one is known.
  ///
  /// The password that is known stays: it comes by itself.
  func save(_ study: CatalogueV1.Study, on executor: some PostgresExecutor) async throws {
    // What this version does not know of stays closed without a password that opens it.
    let isByRequest = study.access == .request
    let needsPassword = study.access != .open && !isByRequest
    try await executor.execute(
      """
      INSERT INTO studies (study_id, revision, consent_version, needs_password,
        starts_at, ends_at, by_request, unlisted, paused, group_ids, title, consent_languages)
      VALUES (\(study.studyID), \(Int(study.revision)), \(study.consentVersion), \(needsPassword),
        \(study.startsAt?.date), \(study.endsAt?.date), \(isByRequest),
        \(study.unlisted), \(study.paused), \(study.groups.map(\.groupID)),
        \(study.title?.serialized()),
        \(study.consentText?.translations.map(\.language) ?? []))
      ON CONFLICT (study_id) DO UPDATE SET
        revision = excluded.revision, consent_version = excluded.consent_version,
        needs_password = excluded.needs_password,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        by_request = excluded.by_request, unlisted = excluded.unlisted, paused = excluded.paused,
        group_ids = excluded.group_ids, title = excluded.title,
        consent_languages = excluded.consent_languages
      WHERE studies.revision <= excluded.revision
      """)
  }

  /// Takes in a password unless that of a newer revision is known. Its study need not be known.
  func save(
    _ password: StudyPassword, of studyID: String, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO studies (study_id, revision, consent_version, needs_password,
        access_password_hash, password_revision)
      VALUES (\(studyID), -1, '', true, \(password.hash), \(password.revision))
      ON CONFLICT (study_id) DO UPDATE SET
        access_password_hash = excluded.access_password_hash,
        password_revision = excluded.password_revision
      WHERE studies.password_revision <= excluded.password_revision
      """)
  }
}
