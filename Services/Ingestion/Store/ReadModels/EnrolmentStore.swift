import Calendar
import FoundationEssentials
import Postgres
import Privacy

/// Stores joinings and departures as received from the bus, in any order and possibly repeated.
struct EnrolmentStore: Sendable {
  static func join(
    participantID: UUID, studyID: String, at joinedAt: Date, on executor: some PostgresExecutor
  ) async throws {
    try await note(participantID, studyID, at: joinedAt, joined: true, on: executor)
  }

  /// Records the consent of a joining, unless a later one is known.
  static func noteConsent(
    _ consent: EnrolmentChange.Consent, participantID: UUID, studyID: String, at joinedAt: Date,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      UPDATE enrolment_changes SET consent_version = \(consent.version),
        consent_language = \(consent.language), consent_parts = \(consent.partIDs),
        consent_told_at = \(consent.toldAt)
      WHERE participant_id = \(participantID) AND study_id = \(studyID) AND at = \(joinedAt)
        AND joined AND (consent_told_at IS NULL OR consent_told_at < \(consent.toldAt))
      """)
  }

  static func leave(
    participantID: UUID, studyID: String, at leftAt: Date, on executor: some PostgresExecutor
  ) async throws {
    try await note(participantID, studyID, at: leftAt, joined: false, on: executor)
  }

  private static func note(
    _ participantID: UUID, _ studyID: String, at time: Date, joined: Bool,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO enrolment_changes (participant_id, study_id, at, joined)
      VALUES (\(participantID), \(studyID), \(time), \(joined)) ON CONFLICT DO NOTHING
      """)
    try await executor.execute(
      """
      UPDATE enrolment_changes AS left_then SET joined_again_at = next.at
      FROM enrolment_changes AS known
      CROSS JOIN LATERAL (
        SELECT min(at) AS at FROM enrolment_changes
        WHERE participant_id = known.participant_id AND study_id = known.study_id
          AND joined AND at >= known.at) AS next
      WHERE known.participant_id = \(participantID) AND known.study_id = \(studyID)
        AND NOT known.joined AND known.joined_again_at IS DISTINCT FROM next.at
        AND left_then.participant_id = known.participant_id
        AND left_then.study_id = known.study_id AND left_then.at = known.at
        AND NOT left_then.joined
      """)
  }

  struct Membership: Sendable, Hashable {
    var participantID: UUID
    var studyID: String
  }

  /// Returns the participant's known histories, by study. Studies never joined have no entry.
  static func histories(
    participantID: UUID, studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: MembershipHistory] {
    guard !studyIDs.isEmpty else { return [:] }
    let rows = try await executor.query(
      """
      SELECT study_id, at, joined FROM enrolment_changes
      WHERE participant_id = \(participantID) AND study_id = ANY(\(Array(studyIDs)))
      """)
    var histories: [String: MembershipHistory] = [:]
    for row in rows {
      let (studyID, at, joined) = try row.decode(String.self, Date.self, Bool.self)
      if joined {
        histories[studyID, default: MembershipHistory()].addJoining(Instant(at))
      } else {
        histories[studyID, default: MembershipHistory()].addDeparture(Instant(at))
      }
    }
    return histories
  }

  /// Returns all participants' absences that began after `leftSince` and last, or ended after
  /// `backSince`.
  static func absences(
    leftSince: Date, backSince: Date, on executor: some PostgresExecutor
  ) async throws -> [Membership: [Enrolment.Absence]] {
    let rows = try await executor.query(
      """
      SELECT participant_id, study_id, at, joined_again_at FROM enrolment_changes
      WHERE NOT joined AND at > \(leftSince) AND joined_again_at IS NULL
      UNION ALL
      SELECT participant_id, study_id, at, joined_again_at FROM enrolment_changes
      WHERE joined_again_at > \(backSince)
      """)
    var absences: [Membership: [Enrolment.Absence]] = [:]
    for row in rows {
      let (participantID, studyID, leftAt, backAt) = try row.decode(
        UUID.self, String.self, Date.self, Date?.self)
      absences[Membership(participantID: participantID, studyID: studyID), default: []].append(
        Enrolment.Absence(after: Instant(leftAt), until: backAt.map { Instant($0) }))
    }
    return absences
  }
}
