package import AuthDomain
package import Fields
package import FoundationEssentials
package import Postgres

/// The tables of consents and of the texts that were consented to.
package struct ConsentStore: Sendable {
  package init() {}

  /// Keeps a revision's texts, and what it says of earlier ones. Texts of a version never change, so those
  /// that are known stay.
  package func keep(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    let (studyID, version, texts) = (study.studyID, study.consentVersion, study.consentTexts)
    try await executor.execute(
      """
      INSERT INTO consent_versions (study_id, consent_version, revision, earlier_end_at)
      VALUES (\(studyID), \(version), \(study.revision), \(study.earlierConsentsEndAt))
      ON CONFLICT (study_id, consent_version) DO UPDATE
        SET revision = excluded.revision, earlier_end_at = excluded.earlier_end_at
      WHERE consent_versions.revision <= excluded.revision
      """)
    if texts.isEmpty { return }
    let languages = texts.map { LanguageTag(recorded: $0.language).description }
    try await executor.execute(
      """
      INSERT INTO consent_texts (study_id, consent_version, consent_language, sha256, text)
      SELECT \(studyID), \(version), language, sha256(convert_to(text, 'UTF8')), text
      FROM unnest(\(languages), \(texts.map(\.text))) AS given (language, text)
      ON CONFLICT DO NOTHING
      """)
  }

  /// Notes a consent with what its text was. Consents are never changed.
  package func record(_ consent: Consent, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO consents (participant_id, study_id, consent_version, consent_language, given_at,
        text_sha256, \(unescaped: StudyRetention.columns))
      SELECT \(consent.participantID), \(consent.studyID.text), \(consent.version),
        \(consent.language.description), \(consent.givenAt), (
          SELECT sha256 FROM consent_texts
          WHERE study_id = \(consent.studyID.text) AND consent_version = \(consent.version)
            AND consent_language = \(consent.language.description)),
        \(unescaped: StudyRetention.columns)
      FROM (VALUES (\(consent.studyID.text))) AS given (study_id)
        LEFT JOIN studies USING (study_id)
      """)
  }

  /// Of a participant, without the texts, in the order of giving.
  ///
  /// - Parameter last: the number of the last one that is left out.
  package func list(
    of participantID: UUID, after last: Int, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [GivenConsent] {
    try await executor.query(
      """
      SELECT consent_id, study_id, consent_version, consent_language, given_at,
        encode(coalesce(text_sha256, sha256), 'hex') AS text_sha256, NULL::text AS text,
        \(unescaped: StudyRetention.columns)
      FROM consents LEFT JOIN consent_texts USING (study_id, consent_version, consent_language)
      WHERE participant_id = \(participantID) AND consent_id > \(last)
      ORDER BY consent_id LIMIT \(limit)
      """
    ).map(GivenConsent.init)
  }

  /// The latest one to this text, with the text.
  package func find(
    of participantID: UUID, to study: StudyID, version: String, language: LanguageTag,
    on executor: some PostgresExecutor
  ) async throws -> GivenConsent? {
    try await executor.query(
      """
      SELECT consent_id, study_id, consent_version, consent_language, given_at,
        encode(coalesce(text_sha256, sha256), 'hex') AS text_sha256, text,
        \(unescaped: StudyRetention.columns)
      FROM consents LEFT JOIN consent_texts USING (study_id, consent_version, consent_language)
      WHERE participant_id = \(participantID) AND study_id = \(study.text)
        AND consent_version = \(version) AND consent_language = \(language.description)
      ORDER BY consent_id DESC LIMIT 1
      """
    ).first.map(GivenConsent.init)
  }
}

extension GivenConsent {
  fileprivate init(row: PostgresRow) throws {
    self.init(
      number: try row.decode("consent_id"), studyID: try row.decode("study_id"),
      version: try row.decode("consent_version"), language: try row.decode("consent_language"),
      givenAt: try row.decode("given_at"), textHash: try row.decode("text_sha256"),
      text: try row.decode("text"), retention: try StudyRetention(row: row))
  }
}
