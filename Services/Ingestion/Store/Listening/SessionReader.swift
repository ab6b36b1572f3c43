import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Reads stored listening sessions.
enum SessionReader {
  static let columns = """
    participant_id, session_id, study_id, collection_id, collection_version, sound_id, started_at,
    counted_at, received_at, time_zone, utc_offset_minutes, net_milliseconds, loop_minutes, ended_by, rated,
    rating, app_version, deviations, withdrawn_at
    """

  /// Returns a participant's own sessions, latest first.
  ///
  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last session already read; nil starts at the latest.
  static func list(
    participantID: UUID, studyID: String, after position: TimePosition?, limit: Int
  ) -> PostgresStatement<[SessionRecord]> {
    var query: PostgresQuery =
      """
      SELECT \(unescaped: columns) FROM listening_sessions
      WHERE participant_id = \(participantID) AND withdrawn_at IS NULL
      """
    if !studyID.isEmpty { query.append(" AND study_id = \(studyID)") }
    if let position {
      query.append(
        " AND (counted_at, session_id) < (\(position.at.date), \(position.id))")
    }
    query.append(" ORDER BY counted_at DESC, session_id DESC LIMIT \(limit)")
    return PostgresStatement(query, each: SessionRecord.init)
  }

  /// Returns the participant's statistics for each sound of a study, unordered; titles are the
  /// sounds' ids.
  static func statistics(
    participantID: UUID, studyID: String
  ) -> PostgresStatement<[SoundStatistics]> {
    PostgresStatement(
      """
      SELECT collection_id, sound_id, max(collection_version) AS version, count(*) AS sessions,
        count(rating) AS ratings, avg(rating)::float8 AS mean_rating,
        sum(net_milliseconds)::bigint AS net_milliseconds,
        max(counted_at) AS last_started_at
      FROM listening_sessions
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
        AND withdrawn_at IS NULL
      GROUP BY collection_id, sound_id
      """,
      each: { row in
        let soundID: String = try row.decode("sound_id")
        return SoundStatistics(
          collectionID: try row.decode("collection_id"), soundID: soundID,
          version: UInt32(try row.decode("version", as: Int32.self)), title: soundID,
          sessions: Int(try row.decode("sessions", as: Int64.self)),
          ratings: Int(try row.decode("ratings", as: Int64.self)),
          meanRating: try row.decode("mean_rating", as: Double?.self),
          netMilliseconds: try row.decode("net_milliseconds"),
          lastStartedAt: Instant(try row.decode("last_started_at", as: Date.self)))
      })
  }

  /// Returns a study's sessions in the order of writing, with the test mark of their participants.
  /// Excludes participants being erased, and those partly anonymised until all their sessions are.
  static func exportPage(
    studyID: String, filter: ExportFilter, includesTests: Bool, since cursor: ExportCursor? = nil,
    after sequence: Int64, limit: Int
  ) -> PostgresStatement<[(record: SessionRecord, isTest: Bool, sequence: Int64)]> {
    // Few participants are marked, so PostgreSQL looks them up in memory.
    let isTest: PostgresQuery =
      "participant_id IN (SELECT participant_id FROM test_participants WHERE marked)"
    var query: PostgresQuery = "SELECT \(unescaped: columns), sequence, "
    query.append(isTest)
    query.append(
      """
       AS is_test
      FROM listening_sessions AS s
      WHERE study_id = \(studyID) AND sequence > \(sequence)
        AND (withdrawn_at IS NULL OR \(cursor != nil))
        AND participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    query.append(
      filter.conditions(
        day: ExportFilter.day(of: "started_at", "s"), group: ExportFilter.presentGroup("s")))
    if let cursor { query.append(cursor.changed("s")) }
    query.append(" ORDER BY sequence LIMIT \(limit)")
    return PostgresStatement(
      query,
      each: {
        (try SessionRecord($0), try $0.decode("is_test"), try $0.decode("sequence"))
      })
  }

  /// Returns the versions of sound collections that a study's sessions use.
  static func exportedCollections(studyID: String) -> PostgresStatement<[LibraryVersion]> {
    PostgresStatement(
      """
      SELECT DISTINCT collection_id, collection_version FROM listening_sessions
      WHERE study_id = \(studyID)
      """,
      each: { row in
        let (id, version) = try row.decode(String.self, Int32.self)
        return LibraryVersion(.soundCollection, id, version: UInt32(version))
      })
  }
}

extension SessionRecord {
  init(_ row: PostgresRow) throws {
    let rating: Int32? = try row.decode("rating")
    // The columns' constraints exclude other values.
    let end = SessionEnd(rawValue: try row.decode("ended_by")) ?? .user
    let state = RatingState(rawValue: try row.decode("rated")) ?? .notAsked
    self.init(
      participantID: try row.decode("participant_id"), sessionID: try row.decode("session_id"),
      studyID: try row.decode("study_id"), collectionID: try row.decode("collection_id"),
      collectionVersion: UInt32(try row.decode("collection_version", as: Int32.self)),
      soundID: try row.decode("sound_id"),
      startedAt: Instant(try row.decode("started_at", as: Date.self)),
      countedAt: Instant(try row.decode("counted_at", as: Date.self)),
      receivedAt: Instant(try row.decode("received_at", as: Date.self)),
      timeZone: try row.decode("time_zone"),
      utcOffsetMinutes: try row.decode("utc_offset_minutes", as: Int32?.self).map { Int($0) },
      netMilliseconds: Int64(try row.decode("net_milliseconds", as: Int32.self)),
      loopMinutes: try row.decode("loop_minutes", as: Int32?.self).map { UInt32($0) }, end: end,
      rating: SessionRating(state, value: rating.map { Int($0) }),
      appVersion: try row.decode("app_version"), deviations: try row.decode("deviations"),
      withdrawnAt: try row.decode("withdrawn_at", as: Date?.self).map { Instant($0) })
  }
}
