import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Reads stored listening sessions.
package struct SessionReader: Sendable {
  private let pool: PostgresPool
  private let mayBeStale: PostgresReadRouter

  /// - Parameter mayBeStale: for exports and statistics, which may lack the sessions of the last seconds.
  package init(pool: PostgresPool, mayBeStale: PostgresReadRouter) {
    self.pool = pool
    self.mayBeStale = mayBeStale
  }

  private static let columns = """
    participant_id, session_id, study_id, collection_id, collection_version, sound_id, started_at,
    received_at, time_zone, utc_offset_minutes, net_milliseconds, loop_minutes, ended_by, rated,
    rating, app_version, deviations
    """

  /// A participant's own sessions, latest first.
  ///
  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the latest; otherwise those behind it.
  package func list(
    participantID: UUID, studyID: String, after position: SessionRecord.ListPosition?, limit: Int
  ) async throws -> [SessionRecord] {
    var query: PostgresQuery =
      """
      SELECT \(unescaped: Self.columns) FROM listening_sessions
      WHERE participant_id = \(participantID)
      """
    if !studyID.isEmpty { query.append(" AND study_id = \(studyID)") }
    if let position {
      query.append(
        " AND (started_at, session_id) < (\(position.startedAt.date), \(position.sessionID))")
    }
    query.append(" ORDER BY started_at DESC, session_id DESC LIMIT \(limit)")
    return try await pool.query(query).map { try SessionRecord($0) }
  }

  /// What the participant heard of each sound of a study, in no order; titles are the sounds' ids.
  package func statistics(
    participantID: UUID, studyID: String
  ) async throws -> [SoundStatistics] {
    let rows = try await mayBeStale.query(
      """
      SELECT collection_id, sound_id, max(collection_version) AS version, count(*) AS sessions,
        count(rating) AS ratings, avg(rating)::float8 AS mean_rating,
        sum(net_milliseconds)::bigint AS net_milliseconds,
        -- A clock that was ahead must not make a session the last one for years.
        max(least(started_at, received_at)) AS last_started_at
      FROM listening_sessions
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
      GROUP BY collection_id, sound_id
      """)
    return try rows.map { row in
      let soundID: String = try row.decode("sound_id")
      return SoundStatistics(
        collectionID: try row.decode("collection_id"), soundID: soundID,
        version: UInt32(try row.decode("version", as: Int32.self)), title: soundID,
        sessions: Int(try row.decode("sessions", as: Int64.self)),
        ratings: Int(try row.decode("ratings", as: Int64.self)),
        meanRating: try row.decode("mean_rating", as: Double?.self),
        netMilliseconds: try row.decode("net_milliseconds"),
        lastStartedAt: Instant(try row.decode("last_started_at", as: Date.self)))
    }
  }

  /// Of these ids, the hashes of the stored sessions.
  package func hashes(
    participantID: UUID, of sessionIDs: Set<UUID>
  ) async throws -> [UUID: [UInt8]] {
    let keys = Set(sessionIDs.map { SessionKey(participantID: participantID, sessionID: $0) })
    let hashes = try await SessionStore.hashes(of: keys, on: pool)
    return Dictionary(uniqueKeysWithValues: hashes.map { ($0.sessionID, $1) })
  }

  /// A study's sessions in the order of writing, and of which of them the participant is marked. Those of somebody
  /// who is being erased are none, nor are those that already have another name, until all have.
  ///
  /// - Parameter sequence: of the last one before; 0: from the first.
  package func exportPage(
    studyID: String, includesTests: Bool, after sequence: Int64, limit: Int
  ) async throws -> [(record: SessionRecord, isTest: Bool, sequence: Int64)] {
    // Of the marked ones there are few, so that they are looked up in memory.
    let isTest: PostgresQuery =
      "participant_id IN (SELECT participant_id FROM test_participants WHERE marked)"
    var query: PostgresQuery = "SELECT \(unescaped: Self.columns), sequence, "
    query.append(isTest)
    query.append(
      """
       AS is_test
      FROM listening_sessions
      WHERE study_id = \(studyID) AND sequence > \(sequence)
        AND participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    query.append(" ORDER BY sequence LIMIT \(limit)")
    return try await mayBeStale.query(query).map {
      (try SessionRecord($0), try $0.decode("is_test"), try $0.decode("sequence"))
    }
  }

  /// The versions of sound collections that a study's sessions name.
  ///
  /// - Throws: `PostgresError`.
  package func exportedCollections(studyID: String) async throws -> Set<LibraryVersion> {
    let rows = try await mayBeStale.query(
      """
      SELECT DISTINCT collection_id, collection_version FROM listening_sessions
      WHERE study_id = \(studyID)
      """)
    return try rows.reduce(into: []) { versions, row in
      let (id, version) = try row.decode(String.self, Int32.self)
      versions.insert(LibraryVersion(.soundCollection, id, version: UInt32(version)))
    }
  }
}

extension SessionRecord {
  fileprivate init(_ row: PostgresRow) throws {
    let rating: Int32? = try row.decode("rating")
    // The columns' constraints hold no other words.
    let end = SessionEnd(rawValue: try row.decode("ended_by")) ?? .user
    let state = RatingState(rawValue: try row.decode("rated")) ?? .notAsked
    self.init(
      participantID: try row.decode("participant_id"), sessionID: try row.decode("session_id"),
      studyID: try row.decode("study_id"), collectionID: try row.decode("collection_id"),
      collectionVersion: UInt32(try row.decode("collection_version", as: Int32.self)),
      soundID: try row.decode("sound_id"),
      startedAt: Instant(try row.decode("started_at", as: Date.self)),
      receivedAt: Instant(try row.decode("received_at", as: Date.self)),
      timeZone: try row.decode("time_zone"),
      utcOffsetMinutes: Int(try row.decode("utc_offset_minutes", as: Int32.self)),
      netMilliseconds: Int64(try row.decode("net_milliseconds", as: Int32.self)),
      loopMinutes: try row.decode("loop_minutes", as: Int32?.self).map { UInt32($0) }, end: end,
      rating: SessionRating(state, value: rating.map { Int($0) }),
      appVersion: try row.decode("app_version"), deviations: try row.decode("deviations"))
  }
}
