import Fields
import Postgres

/// The table of studies as published by the catalogue.
enum StudyStore {
  static func find(_ study: StudyID) -> PostgresStatement<KnownStudy?> {
    PostgresStatement(
      """
      SELECT revision, consent_version, needs_password, access_password_hash, starts_at, ends_at,
        by_request, unlisted, paused, group_ids, subject_labels, title, consent_languages,
        ARRAY(SELECT group_id || ' ' || own.consent_version FROM consent_versions AS own
          WHERE own.study_id = studies.study_id AND own.revision = studies.revision
            AND group_id <> '') AS group_consents
      FROM studies WHERE study_id = \(study.text) AND revision >= 0
      """,
      first: { row in
        let groupIDs: [String] = try row.decode("group_ids")
        let languages: [String]? = try row.decode("consent_languages")
        return KnownStudy(
          revision: try row.decode("revision"),
          terms: StudyTerms(
            consentVersion: try row.decode("consent_version"),
            groupConsents: try Self.groupConsents(row),
            consentLanguages: languages.map { Set($0.map(LanguageTag.init(recorded:))) },
            needsPassword: try row.decode("needs_password"),
            isByRequest: try row.decode("by_request"), isUnlisted: try row.decode("unlisted"),
            isPaused: try row.decode("paused"), groupIDs: Set(groupIDs),
            hasSubjectLabels: try row.decode("subject_labels"),
            startsAt: try row.decode("starts_at"), endsAt: try row.decode("ends_at")),
          accessPasswordHash: try row.decode("access_password_hash"),
          title: try row.decode("title", as: [UInt8]?.self).map(StudyTitle.init(stored:)))
      })
  }

  /// Parses entries `group version`; neither has spaces.
  private static func groupConsents(_ row: PostgresRow) throws -> [String: String] {
    let entries: [String] = try row.decode("group_consents")
    return entries.reduce(into: [:]) { versions, entry in
      let parts = entry.split(separator: " ")
      if parts.count == 2 { versions[String(parts[0])] = String(parts[1]) }
    }
  }

  /// Returns the titles of those of the studies whose title is known.
  static func titles(of studyIDs: Set<String>) -> PostgresStatement<[String: StudyTitle]> {
    PostgresStatement(
      """
      SELECT study_id, title FROM studies
      WHERE study_id = ANY (\(Array(studyIDs))) AND title IS NOT NULL
      """
    ) { rows in
      try rows.reduce(into: [:]) { titles, row in
        let (studyID, title) = try row.decode(String.self, [UInt8].self)
        titles[studyID] = try StudyTitle(stored: title)
      }
    }
  }

  /// Stores a revision unless a newer one is known.
  ///
  /// Does not change the password, which has an event of its own.
  static func save(_ study: PublishedStudy) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO studies (study_id, revision, consent_version, needs_password,
        starts_at, ends_at, by_request, unlisted, paused, group_ids, subject_labels, title,
        consent_languages)
      VALUES (\(study.studyID), \(study.revision), \(study.consentVersion),
        \(study.needsPassword), \(study.startsAt), \(study.endsAt), \(study.isByRequest),
        \(study.isUnlisted), \(study.isPaused), \(study.groupIDs), \(study.hasSubjectLabels),
        \(study.title?.stored), \(study.consentLanguages))
      ON CONFLICT (study_id) DO UPDATE SET
        revision = excluded.revision, consent_version = excluded.consent_version,
        needs_password = excluded.needs_password,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        by_request = excluded.by_request, unlisted = excluded.unlisted, paused = excluded.paused,
        group_ids = excluded.group_ids, subject_labels = excluded.subject_labels,
        title = excluded.title, consent_languages = excluded.consent_languages
      WHERE studies.revision <= excluded.revision
      """)
  }

  /// Deletes a study without enrolments, and the invitations to it.
  static func forget(_ studyID: String) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        DELETE FROM invitations WHERE study_id = \(studyID)
          AND NOT EXISTS (SELECT FROM enrolments WHERE study_id = \(studyID))
        """),
      PostgresStatement(
        """
        DELETE FROM studies WHERE study_id = \(studyID)
          AND NOT EXISTS (SELECT FROM enrolments WHERE study_id = \(studyID))
        """),
    ]
  }

  /// Stores a password unless one of a newer revision is known. The study may still be unknown.
  static func save(_ password: StudyPassword, of studyID: String) -> PostgresStatement<Void> {
    PostgresStatement(
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
