import FoundationEssentials
import Postgres
import Privacy

/// Reads what compliance counts of a study's notifications.
///
/// PostgreSQL keeps the transaction that wrote each row (`xmin`), so that changes cost nothing until a
/// reading asks for them, and an index finds the notifications of a study. Rows disappear by erasures
/// only.
struct ComplianceFactStore: Sendable {
  /// Notifications to read.
  private enum Scope {
    case all
    case of([UUID])
    /// Those that changed since an earlier reading.
    case since(ComplianceReading.State)
  }

  let studyID: String
  let pool: PostgresPool

  /// Brings facts up to date.
  ///
  /// - Parameters:
  ///   - known: an earlier reading, if there is one.
  ///   - from: start of the notifications of a new reading.
  ///   - limit: maximum number of notifications.
  /// - Returns: nil if there are more.
  /// - Throws: `PostgresError`.
  func facts(
    _ known: ComplianceFacts?, from: Date, limit: Int
  ) async throws -> ComplianceFacts? {
    if var known {
      var reading = try await reading(
        since: known.state, scope: .since(known.state), from: known.from)
      if reading.state.system == known.state.system {
        if !reading.people.isEmpty {
          reading.whole = try await pool.answer(
            to: schedules(.of(reading.people.map(\.id)), from: known.from))
        }
        known.add(reading)
        if known.count <= limit { return known }
      }
    }
    if try await pool.answer(to: hasMore(than: limit, from: from)) { return nil }
    var reading = try await reading(since: nil, scope: .all, from: from)
    swap(&reading.changed, &reading.whole)
    return ComplianceFacts(from: from, reading)
  }

  /// The statements run in this order: rows that a later one sees in addition are read again next time.
  private func reading(
    since state: ComplianceReading.State?, scope: Scope, from: Date
  ) async throws -> ComplianceReading {
    var (reading, people, schedules) = try await pool.transaction { connection in
      try await connection.answers(
        to: self.state(since: state), self.people(since: state), self.schedules(scope, from: from))
    }
    reading.people = people
    reading.changed = schedules
    return reading
  }

  private func hasMore(than limit: Int, from: Date) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM notifications WHERE study_id = \(studyID) AND at >= \(from)
        OFFSET \(limit) LIMIT 1
        """)
  }

  private func state(
    since state: ComplianceReading.State?
  ) -> PostgresStatement<ComplianceReading> {
    PostgresStatement(
      """
      SELECT \(unescaped: ExportStateStore.system) AS system, erased.*,
        pg_snapshot_xmin(pg_current_snapshot())::text AS settled,
        ARRAY(SELECT paused_at FROM study_pauses WHERE study_id = \(studyID) ORDER BY paused_at)
          AS paused,
        ARRAY(SELECT coalesce(resumed_at, 'infinity') FROM study_pauses
          WHERE study_id = \(studyID) ORDER BY paused_at) AS resumed,
        ARRAY(SELECT questionnaire_id FROM study_questionnaires
          WHERE study_id = \(studyID) AND group_ids = '{}') AS of_all,
        CASE WHEN erased.pending > 0 OR erased.finished IS DISTINCT FROM \(state?.erasures) THEN ARRAY(
          SELECT participant_id FROM enrolments WHERE study_id = \(studyID)) END AS enrolled
      FROM (SELECT count(*) FILTER (WHERE done_at IS NULL) AS pending,
        concat_ws(' ', count(done_at), max(done_at)) AS finished FROM erasures) AS erased
      """, named: "the state of a study"
    ) { row in
      let (paused, resumed) = (
        try row.decode("paused", as: [Date].self), try row.decode("resumed", as: [Date].self)
      )
      return ComplianceReading(
        state: ComplianceReading.State(
          system: try row.decode("system"),
          settled: try ExportStateStore.transaction(row, "settled"),
          erasures: try row.decode("finished")),
        pauses: zip(paused, resumed).map { $0..<max($0, $1) },
        questionnairesOfAll: Set(try row.decode("of_all", as: [String].self)),
        enrolled: try row.decode("enrolled", as: [UUID]?.self).map { Set($0) }, people: [])
    }
  }

  private func people(
    since state: ComplianceReading.State?
  ) -> PostgresStatement<[ComplianceReading.Person]> {
    var query: PostgresQuery = """
      SELECT e.participant_id, e.joined_at, e.left_at, e.consent_ends_at, e.group_id,
        coalesce(t.marked, false) AS is_test
      FROM enrolments e LEFT JOIN participants p ON p.participant_id = e.participant_id
      LEFT JOIN test_participants t ON t.participant_id = e.participant_id
      WHERE e.study_id = \(studyID)
      """
    if let state {
      func isNew(_ row: String) -> PostgresQuery {
        ChangedPlans.isWritten(row, since: state.settled)
      }
      query.append(
        """
         AND (\(isNew("e")) OR \(isNew("p")) OR \(isNew("t"))
          OR e.participant_id IN (SELECT participant_id FROM erasures WHERE done_at IS NULL))
        """)
    }
    return PostgresStatement(
      query,
      each: { row in
        ComplianceReading.Person(
          id: try row.decode("participant_id"), joinedAt: try row.decode("joined_at"),
          leftAt: try row.decode("left_at"), consentEndsAt: try row.decode("consent_ends_at"),
          groupID: try row.decode("group_id"), isTest: try row.decode("is_test"))
      })
  }

  /// Rows of many notifications would take more time and memory than arrays.
  private func schedules(
    _ scope: Scope, from: Date
  ) -> PostgresStatement<[ComplianceReading.Schedule]> {
    var condition: PostgresQuery = ""
    var few = ""
    switch scope {
    case .all: break
    case .of(let people): condition = " AND n.participant_id = ANY (\(people))"
    case .since(let state):
      condition = " AND \(ChangedPlans.isWritten("n", since: state.settled))"
      // PostgreSQL expects a third of all rows, and would read all participants and revisions.
      few = "LIMIT 1"
    }
    let zone = "coalesce(r.time_zone, p.time_zone, 'UTC')"
    var query: PostgresQuery = """
      SELECT questionnaire_id, schedule_id, array_agg(participant_id) AS participants,
        array_agg(notification_id) AS ids, array_agg(at) AS ats, array_agg(expires_at) AS ends,
        array_agg(answered_at) AS answers, array_agg(marks) AS marks,
        array_agg((local_at::date - '1970-01-01'::date) * 24 + date_part('hour', local_at)::int4)
          AS hours,
        array_agg(coalesce(local_at::date - local_joined_at::date, 0)) AS days
      FROM (
        SELECT *, at AT TIME ZONE zone AS local_at, joined_at AT TIME ZONE zone AS local_joined_at
        FROM (
          SELECT n.*, e.joined_at, (\(unescaped: Self.marks))::int2 AS marks,
            \(unescaped: CountedNotifications.sqlZone(zone)) AS zone
          FROM notifications n
          JOIN enrolments e ON e.participant_id = n.participant_id AND e.study_id = n.study_id
          LEFT JOIN LATERAL (
            SELECT time_zone FROM participants
            WHERE participant_id = n.participant_id \(unescaped: few)) AS p ON true
          LEFT JOIN LATERAL (
            SELECT time_zone FROM plan_revisions
            WHERE participant_id = n.participant_id AND study_id = n.study_id
              AND questionnaire_id = n.questionnaire_id AND schedule_id = n.schedule_id
              AND revision = n.revision \(unescaped: few)) AS r ON true
          WHERE n.study_id = \(studyID) AND n.at >= \(from)
      """
    query.append(condition)
    query.append(
      """

          -- Otherwise the zone is worked out for each column.
          OFFSET 0) AS zoned OFFSET 0) AS fact
      GROUP BY questionnaire_id, schedule_id
      """)
    return PostgresStatement(query, each: Self.schedule)
  }

  private static func schedule(_ row: PostgresRow) throws -> ComplianceReading.Schedule {
    let ids: [UUID] = try row.decode("ids")
    let (ats, ends): ([Date], [Date?]) = (try row.decode("ats"), try row.decode("ends"))
    let answers: [Date?] = try row.decode("answers")
    let marks: [Int16] = try row.decode("marks")
    let (hours, days): ([Int32], [Int32]) = (try row.decode("hours"), try row.decode("days"))
    return ComplianceReading.Schedule(
      questionnaireID: try row.decode("questionnaire_id"),
      scheduleID: try row.decode("schedule_id"),
      participants: try row.decode("participants"),
      facts: ids.indices.map { place in
        ComplianceFact(
          id: ids[place], at: ats[place], expiresAt: ends[place],
          marks: ComplianceFact.Marks(rawValue: marks[place]), localHour: hours[place],
          answeredAt: answers[place], studyDay: days[place])
      })
  }

  private static let marks: String = {
    let conditions: [(ComplianceFact.Marks, String)] = [
      (.delivered, "n.delivered_at IS NOT NULL"), (.opened, "n.opened_at IS NOT NULL"),
      (.snoozed, "n.snoozed_at <> '{}'"), (.dismissed, "n.dismissed_at IS NOT NULL"),
      (.handedOut, "n.handed_out_at IS NOT NULL OR n.sent_at IS NOT NULL"),
      (.cancelled, "n.cancelled_at IS NOT NULL"), (.noRoom, "n.no_room IS NOT NULL"),
    ]
    return conditions.map { "\($0.0.rawValue) * (\($0.1))::int" }.joined(separator: " + ")
  }()
}
