import FoundationEssentials
import Postgres

/// The table of enrolments.
enum EnrolmentStore {
  static func current(of participantID: UUID, in study: StudyID) -> PostgresStatement<Enrolment?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND left_at IS NULL
      """, first: Enrolment.init)
  }

  /// Returns the number of current enrolments and of all enrolments.
  static func counts(of participantID: UUID) -> PostgresStatement<(current: Int, ever: Int)> {
    PostgresStatement(
      """
      SELECT count(*) FILTER (WHERE left_at IS NULL), count(*) FROM enrolments
      WHERE participant_id = \(participantID)
      """, named: "a count", row: { try $0.decode(Int.self, Int.self) })
  }

  /// Lists a participant's enrolments in the order of joining. Single enrolments are never deleted,
  /// so an offset is a stable position.
  ///
  /// - Parameter count: number of enrolments to skip.
  static func list(
    of participantID: UUID, skipping count: Int, limit: Int
  ) -> PostgresStatement<[Enrolment]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) ORDER BY enrolment_id OFFSET \(count) LIMIT \(limit)
      """, each: Enrolment.init)
  }

  /// Creates an enrolment. It begins after the previous one ended, even if the clock was set back:
  /// other services compare the latest join and leave times.
  ///
  /// - Parameter consent: consent that has been recorded.
  static func enrol(
    _ consent: Consent, groupID: String, subjectLabel: String = "", at now: Date
  ) -> PostgresStatement<Enrolment> {
    PostgresStatement(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, consent_version,
        consent_language, group_id, subject_label)
      SELECT \(consent.participantID), \(consent.studyID.text),
        greatest(\(now), (
          SELECT max(left_at) + interval '1 microsecond' FROM enrolments
          WHERE participant_id = \(consent.participantID)
            AND study_id = \(consent.studyID.text))),
        \(consent.version), \(consent.language.description), \(groupID),
        \(subjectLabel)
      RETURNING \(unescaped: Enrolment.columns)
      """, named: "an enrolment", row: Enrolment.init(row:))
  }

  /// Continues the enrolment with a new consent that has been recorded.
  static func renew(_ enrolment: Enrolment, with consent: Consent) -> PostgresStatement<Enrolment> {
    PostgresStatement(
      """
      UPDATE enrolments SET consent_version = \(consent.version),
        consent_language = \(consent.language.description), consent_ends_told = NULL
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """, named: "the renewal of a consent", row: Enrolment.init(row:))
  }

  /// Returns a study with a revision for which changed ends of consents are not published yet; nil
  /// if there is no such study.
  static func untoldStudy() -> PostgresStatement<(id: String, revision: Int)?> {
    PostgresStatement(
      """
      SELECT study_id, revision FROM studies WHERE revision > consent_ends_told
      ORDER BY study_id LIMIT 1
      """, first: { (try $0.decode("study_id"), try $0.decode("revision")) })
  }

  /// Notes the ends of consents that differ from the published ones.
  ///
  /// - Returns: at most `limit` enrolments, which are to be published in the same transaction.
  static func changedConsentEnds(
    of studyID: String, limit: Int
  ) -> PostgresStatement<[(participantID: UUID, enrolment: Enrolment)]> {
    PostgresStatement(
      """
      UPDATE enrolments SET consent_ends_told = changed.ends_at
      FROM (
        SELECT enrolment_id AS id, \(unescaped: Enrolment.consentEnd) AS ends_at FROM enrolments
        WHERE study_id = \(studyID) AND left_at IS NULL
          AND \(unescaped: Enrolment.consentEnd) IS DISTINCT FROM consent_ends_told
        ORDER BY enrolment_id LIMIT \(limit) FOR UPDATE
      ) AS changed
      WHERE enrolments.enrolment_id = changed.id
      RETURNING participant_id, \(unescaped: Enrolment.columns)
      """, each: { (try $0.decode("participant_id"), try Enrolment(row: $0)) })
  }

  static func noteConsentEndsTold(of studyID: String, revision: Int) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE studies SET consent_ends_told = \(revision)
      WHERE study_id = \(studyID) AND consent_ends_told < \(revision)
      """)
  }

  /// Ends the enrolment.
  ///
  /// - Parameter leftAt: a result of `Enrolment.endTime(at:)`.
  static func end(_ enrolment: Enrolment, at leftAt: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE enrolments SET left_at = \(leftAt) WHERE enrolment_id = \(enrolment.enrolmentID)
      """)
  }

  /// Withdraws all consents to the study, of current and ended enrolments.
  ///
  /// - Returns: whether a consent was in force.
  static func withdrawConsents(of participantID: UUID, to study: StudyID, at now: Date)
    -> PostgresStatement<Bool>
  {
    PostgresStatement(
      affecting: """
        UPDATE enrolments SET consent_withdrawn_at = greatest(\(now), joined_at)
        WHERE participant_id = \(participantID) AND study_id = \(study.text)
          AND consent_withdrawn_at IS NULL
        """)
  }
}

extension Enrolment {
  static let columns =
    "enrolment_id, study_id, joined_at, left_at, consent_version, consent_language, member_id, "
    + "group_id, grouped_at, subject_label, "
    + "(SELECT test_participant FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS test_participant, "
    + "(SELECT managed_revision FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS managed_revision, "
    + "left_at IS NULL AND EXISTS (SELECT FROM studies "
    + "WHERE studies.study_id = enrolments.study_id AND \(isOutdated)) AS consent_outdated, "
    + "ARRAY(SELECT unnest(part_ids) FROM (SELECT part_ids FROM consents "
    + "WHERE consents.participant_id = enrolments.participant_id "
    + "AND consents.study_id = enrolments.study_id "
    + "AND consents.consent_version = enrolments.consent_version "
    + "AND consents.consent_language = enrolments.consent_language "
    + "ORDER BY consent_id DESC LIMIT 1) AS latest) AS consent_parts, "
    + "consent_withdrawn_at, EXISTS (SELECT FROM allocations "
    + "WHERE allocations.participant_id = enrolments.participant_id "
    + "AND allocations.study_id = enrolments.study_id) AS is_allocated, "
    + "CASE WHEN left_at IS NULL THEN \(consentEnd) END AS consent_ends_at"

  /// Consent version of a row of `studies` for the group of a row of `enrolments`.
  static let currentConsent = """
    coalesce((SELECT own.consent_version FROM consent_versions AS own
      WHERE own.study_id = studies.study_id AND own.group_id = enrolments.group_id
        AND own.group_id <> '' AND own.revision = studies.revision), studies.consent_version)
    """

  /// Whether the text that a row of `enrolments` agreed to differs from the current one in the same
  /// language, for the row of `studies`. Changes of other languages do not concern the participant.
  static let isOutdated = """
    studies.revision >= 0 AND \(currentConsent) <> enrolments.consent_version
      AND NOT \(hasText(of: currentConsent))
    """

  /// End of the consent of a row of `enrolments`, according to all later texts that differ from its
  /// own; null if it stays valid, as when the current text is its own again. Rounded to whole
  /// seconds, as in tokens.
  static let consentEnd = """
    (SELECT date_trunc('second', min(later.earlier_end_at))
    FROM consent_versions AS own JOIN consent_versions AS later
      ON later.study_id = own.study_id AND later.revision > own.revision
    WHERE own.study_id = enrolments.study_id AND own.consent_version = enrolments.consent_version
      AND (later.group_id = enrolments.group_id OR later.group_id = '' AND NOT EXISTS (
        SELECT FROM consent_versions AS instead
        WHERE instead.study_id = later.study_id AND instead.group_id = enrolments.group_id
          AND instead.revision >= later.revision))
      AND NOT \(hasText(of: "later.consent_version"))
      AND NOT EXISTS (SELECT FROM studies WHERE studies.study_id = enrolments.study_id
        AND \(hasText(of: currentConsent))))
    """

  /// Whether another version of the consent has the text of a row of `enrolments`.
  private static func hasText(of version: String) -> String {
    """
    EXISTS (SELECT FROM consent_texts AS agreed JOIN consent_texts AS other
        USING (study_id, consent_language, sha256)
      WHERE agreed.study_id = enrolments.study_id
        AND agreed.consent_version = enrolments.consent_version
        AND agreed.consent_language = enrolments.consent_language
        AND other.consent_version = \(version))
    """
  }

  init(row: PostgresRow) throws {
    self.init(
      enrolmentID: try row.decode("enrolment_id"), studyID: try row.decode("study_id"),
      joinedAt: try row.decode("joined_at"), leftAt: try row.decode("left_at"),
      consentVersion: try row.decode("consent_version"),
      consentLanguage: try row.decode("consent_language"),
      memberID: try row.decode("member_id"), groupID: try row.decode("group_id"),
      groupedAt: try row.decode("grouped_at"), subjectLabel: try row.decode("subject_label"),
      isTestParticipant: try row.decode("test_participant"),
      accountRevision: try row.decode("managed_revision"),
      isConsentOutdated: try row.decode("consent_outdated"),
      consentWithdrawnAt: try row.decode("consent_withdrawn_at"),
      consentEndsAt: try row.decode("consent_ends_at"),
      isAllocated: try row.decode("is_allocated"),
      consentPartIDs: try row.decode("consent_parts"))
  }
}
