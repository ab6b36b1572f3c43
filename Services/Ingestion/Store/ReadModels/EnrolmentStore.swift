import FoundationEssentials
import IngestionDomain
import Postgres

/// Who is, or was, a participant of which study, as the bus told.
struct EnrolmentStore: Sendable {
  /// Notes a joining; a departure from before it no longer counts.
  static func join(
    participantID: UUID, studyID: String, at joinedAt: Date, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO enrolments AS known (participant_id, study_id, joined_at)
      VALUES (\(participantID), \(studyID), \(joinedAt))
      ON CONFLICT (participant_id, study_id) DO UPDATE
      SET joined_at = greatest(known.joined_at, EXCLUDED.joined_at),
        left_at = CASE WHEN known.left_at > EXCLUDED.joined_at THEN known.left_at END
      """)
  }

  /// Notes a departure, unless the participant is known to have joined again since.
  static func leave(
    participantID: UUID, studyID: String, at leftAt: Date, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO enrolments AS known (participant_id, study_id, left_at)
      VALUES (\(participantID), \(studyID), \(leftAt))
      ON CONFLICT (participant_id, study_id) DO UPDATE
      SET left_at = greatest(known.left_at, EXCLUDED.left_at)
      WHERE known.joined_at IS NULL OR known.joined_at <= EXCLUDED.left_at
      """)
  }

  struct Membership: Sendable, Hashable {
    var participantID: UUID
    var studyID: String
  }

  /// When a participant left each of the studies; nil for one that the participant is still in.
  /// Studies never joined are missing.
  static func departures(
    participantID: UUID, studyIDs: some Collection<String>, on executor: some PostgresExecutor
  ) async throws -> [String: Instant?] {
    guard !studyIDs.isEmpty else { return [:] }
    let rows = try await executor.query(
      """
      SELECT study_id, left_at FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = ANY(\(Array(studyIDs)))
      """)
    var departures: [String: Instant?] = [:]
    for row in rows {
      let (studyID, leftAt) = try row.decode(String.self, Date?.self)
      departures.updateValue(leftAt.map { Instant($0) }, forKey: studyID)
    }
    return departures
  }

  /// Everybody who left a study after that time, and when.
  static func departures(
    since: Date, on executor: some PostgresExecutor
  ) async throws -> [Membership: Instant] {
    let rows = try await executor.query(
      """
      SELECT participant_id, study_id, left_at FROM enrolments WHERE left_at > \(since)
      """)
    var departures: [Membership: Instant] = [:]
    for row in rows {
      let (participantID, studyID, leftAt) = try row.decode(UUID.self, String.self, Date.self)
      departures[Membership(participantID: participantID, studyID: studyID)] = Instant(leftAt)
    }
    return departures
  }
}
