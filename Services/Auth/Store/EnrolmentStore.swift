import AuthDomain
import Fields
import FoundationEssentials
import Postgres

/// Consent to a study's text, as it was given.
struct Consent: Sendable {
  var participantID: UUID
  var studyID: StudyID
  var version: String
  var language: LanguageTag
  var givenAt: Date
}

/// The tables of enrolments and consents.
struct EnrolmentStore: Sendable {
  func current(
    of participantID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> Enrolment? {
    try await executor.query(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND left_at IS NULL
      """
    ).first.map(Enrolment.init)
  }

  /// How many enrolments there are now, and how many there have ever been.
  func counts(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> (current: Int, ever: Int) {
    let rows = try await executor.query(
      """
      SELECT count(*) FILTER (WHERE left_at IS NULL), count(*) FROM enrolments
      WHERE participant_id = \(participantID)
      """)
    guard let row = rows.first else { return (0, 0) }
    return try row.decode(Int.self, Int.self)
  }

  /// All of a participant, in the order of joining.
  func list(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> [Enrolment] {
    try await executor.query(
      """
      SELECT \(unescaped: Enrolment.columns) FROM enrolments
      WHERE participant_id = \(participantID) ORDER BY enrolment_id
      """
    ).map(Enrolment.init)
  }

  /// A new enrolment. Whatever the clock did, it begins after the one before ended: the others keep
  /// the latest joining and the latest departure they were told of, and go by which is later.
  ///
  /// - Parameter consent: recorded already.
  func enrol(
    _ consent: Consent, groupID: String, at now: Date, on connection: PostgresConnection
  ) async throws -> Enrolment? {
    try await connection.query(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, consent_version,
        consent_language, group_id)
      SELECT \(consent.participantID), \(consent.studyID.text),
        greatest(\(now), (
          SELECT max(left_at) + interval '1 microsecond' FROM enrolments
          WHERE participant_id = \(consent.participantID)
            AND study_id = \(consent.studyID.text))),
        \(consent.version), \(consent.language.description), \(groupID)
      RETURNING \(unescaped: Enrolment.columns)
      """
    ).first.map(Enrolment.init)
  }

  /// The enrolment goes on under a new consent, which is recorded already.
  func renew(
    _ enrolment: Enrolment, with consent: Consent, on connection: PostgresConnection
  ) async throws -> Enrolment? {
    try await connection.query(
      """
      UPDATE enrolments SET consent_version = \(consent.version),
        consent_language = \(consent.language.description)
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """
    ).first.map(Enrolment.init)
  }

  /// When the enrolment ended; never before it began, whatever the clock did.
  func end(
    _ enrolment: Enrolment, at now: Date, on connection: PostgresConnection
  ) async throws -> Date {
    let leftAt = max(now, enrolment.joinedAt)
    try await connection.execute(
      """
      UPDATE enrolments SET left_at = \(leftAt) WHERE enrolment_id = \(enrolment.enrolmentID)
      """)
    return leftAt
  }

  /// Consents are kept for ever, whatever becomes of the enrolment.
  func record(_ consent: Consent, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO consents (participant_id, study_id, consent_version, consent_language, given_at)
      VALUES (\(consent.participantID), \(consent.studyID.text), \(consent.version),
        \(consent.language.description), \(consent.givenAt))
      """)
  }
}
