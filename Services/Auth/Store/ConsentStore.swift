import Fields
import FoundationEssentials
import Postgres

/// The tables of consents and consent texts.
enum ConsentStore {
  /// Stores a revision's consent texts and its end of earlier consents. Texts of a version never
  /// change, so known ones are kept.
  static func keep(_ study: PublishedStudy) -> [PostgresStatement<Void>] {
    let (studyID, version, texts) = (study.studyID, study.consentVersion, study.consentTexts)
    let languages = texts.map { LanguageTag(recorded: $0.language).description }
    return [
      PostgresStatement(
        """
        INSERT INTO consent_versions (study_id, consent_version, revision, earlier_end_at)
        VALUES (\(studyID), \(version), \(study.revision), \(study.earlierConsentsEndAt))
        ON CONFLICT (study_id, consent_version) DO UPDATE
          SET revision = excluded.revision, earlier_end_at = excluded.earlier_end_at
        WHERE consent_versions.revision <= excluded.revision
        """),
      PostgresStatement(
        """
        INSERT INTO consent_texts (study_id, consent_version, consent_language, sha256, text)
        SELECT \(studyID), \(version), language, sha256(convert_to(text, 'UTF8')), text
        FROM unnest(\(languages), \(texts.map(\.text))) AS given (language, text)
        ON CONFLICT DO NOTHING
        """),
    ]
  }

  /// Whether both versions have the same known text in the language.
  static func isSameText(
    _ version: String, _ other: String, in language: LanguageTag, of study: StudyID
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM consent_texts AS one JOIN consent_texts AS other
          USING (study_id, consent_language, sha256)
        WHERE study_id = \(study.text) AND consent_language = \(language.description)
          AND one.consent_version = \(version) AND other.consent_version = \(other)
        """)
  }

  /// Records a consent with its text. Consents never change.
  static func record(_ consent: Consent) -> PostgresStatement<Void> {
    PostgresStatement(
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

  /// Lists a participant's consents without texts, in the order they were given.
  ///
  /// - Parameter last: number of the last consent of the previous page.
  static func list(
    of participantID: UUID, after last: Int, limit: Int
  ) -> PostgresStatement<[GivenConsent]> {
    PostgresStatement(
      """
      SELECT consent_id, study_id, consent_version, consent_language, given_at,
        encode(text_sha256, 'hex') AS text_sha256, NULL::text AS text,
        \(unescaped: StudyRetention.columns)
      FROM consents
      WHERE participant_id = \(participantID) AND consent_id > \(last)
      ORDER BY consent_id LIMIT \(limit)
      """, each: GivenConsent.init)
  }

  /// Returns the latest consent to this text, with the text.
  static func find(
    of participantID: UUID, to study: StudyID, version: String, language: LanguageTag
  ) -> PostgresStatement<GivenConsent?> {
    PostgresStatement(
      """
      SELECT consent_id, study_id, consent_version, consent_language, given_at,
        encode(text_sha256, 'hex') AS text_sha256, text,
        \(unescaped: StudyRetention.columns)
      FROM consents LEFT JOIN consent_texts USING (study_id, consent_version, consent_language)
      WHERE participant_id = \(participantID) AND study_id = \(study.text)
        AND consent_version = \(version) AND consent_language = \(language.description)
      ORDER BY consent_id DESC LIMIT 1
      """, first: GivenConsent.init)
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
