package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// What is still to be told. Triggers of `notifications` fill it and take out what has ended.
package struct DuePromptStore: Sendable {
  package init() {}

  /// What one look brought.
  package struct Claim: Sendable {
    /// To be told now.
    package var prompts: [DuePrompt] = []
    /// All that were looked at, with those that are too late, called off or put off.
    package var count = 0
    /// What was due before it is taken, as far as it was there.
    package var reached: Date?
  }

  /// Takes what is due, for one that tells it: nobody else does until `leaseEnd`.
  ///
  /// What is too late is not told, nor what concerns somebody who may not be told any more
  /// (``calledOff(_:)``). What was held up with all others is put off once, at random.
  ///
  /// - Parameter from: looks at nothing that was due before, which spares going over what is taken already; nil:
  ///   at all.
  package func claim(
    _ way: PromptWay, for owner: UUID, atMost limit: Int, from: Date? = nil, now: Date,
    leaseEnd: Date, on executor: some PostgresExecutor
  ) async throws -> Claim {
    let rows = try await executor.query(
      """
      WITH clock AS (SELECT \(now) AS now), taken AS MATERIALIZED (
        SELECT ctid AS place, participant_id, study_id, due_at, try_at, expires_at,
          attempts = 0 AND NOT spread AND due_at < \(now - DeliveryRules.spreadFrom) AS is_held_up
        FROM due_prompts
        WHERE way = \(way.rawValue) AND try_at <= (SELECT now FROM clock)
          AND try_at >= coalesce(\(from), '-infinity')
        ORDER BY try_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), judged AS MATERIALIZED (
        SELECT place, try_at, is_held_up,
          (expires_at <= clock.now) IS TRUE OR due_at < \(now - DeliveryRules.latenessMax) AS is_over,
          \(unescaped: Self.calledOff("taken")) AS is_called_off
        FROM taken, clock
      ), gone AS (
        DELETE FROM due_prompts AS due USING judged, clock
        WHERE due.ctid = place AND (is_called_off
          OR is_over AND \(unescaped: Self.next) IS NULL)
        RETURNING 1
      ), reminded AS (
        UPDATE due_prompts AS due
        SET \(unescaped: Self.advance(to: Self.next))
        FROM judged, clock
        WHERE due.ctid = place AND NOT is_called_off AND is_over
          AND \(unescaped: Self.next) IS NOT NULL
        RETURNING 1
      ), put_off AS (
        UPDATE due_prompts AS due
        SET spread = true, try_at = clock.now + random() * interval '1 second' * least(
          \(DeliveryRules.spreadMax), extract(epoch FROM due.expires_at - clock.now) / 2)
        FROM judged, clock
        WHERE due.ctid = place AND NOT is_called_off AND NOT is_over AND is_held_up
        RETURNING 1
      ), kept AS (
        UPDATE due_prompts AS due
        SET try_at = \(leaseEnd), owner = \(owner), attempts = attempts + 1
        FROM judged
        WHERE due.ctid = place AND NOT is_called_off AND NOT is_over AND NOT is_held_up
        RETURNING due.participant_id, due.notification_id, due.study_id, due.questionnaire_id,
          due.step, due.attempts, due.due_at, due.expires_at, due.told_devices
      )
      SELECT kept.*, NULL::bigint AS count, NULL::timestamptz AS reached FROM kept
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, count(*), max(try_at) FROM judged
      """)
    return try rows.reduce(into: Claim()) { claim, row in
      if let count = try row.decode("count", as: Int?.self) {
        claim.count = count
        claim.reached = try row.decode("reached")
      } else {
        claim.prompts.append(try Self.prompt(row, leaseEnd: leaseEnd))
      }
    }
  }

  /// What became of a taking.
  package enum Standing: String, Sendable, Hashable {
    case standing
    /// Acknowledged, or its time ran out and somebody else has it.
    case over
    /// Not to be told any more, or not now: answered, dismissed, put off, called off, erased, or of somebody
    /// who may not be told any more.
    case revoked
  }

  package func standing(
    of leases: [PromptLease], now: Date, on executor: some PostgresExecutor
  ) async throws -> [PromptLease: Standing] {
    let query = Self.query(
      of: leases, at: now,
      """
      SELECT named.participant_id, named.notification_id, named.step, named.attempt AS attempts,
        CASE
          WHEN due.step = named.step AND due.attempts = named.attempt THEN
            CASE WHEN due.owner IS NULL THEN 'over'
              WHEN \(unescaped: Self.calledOff("due")) THEN 'revoked' ELSE 'standing' END
          WHEN known.notification_id IS NULL OR known.cancelled_at IS NOT NULL
            OR known.answered_at IS NOT NULL OR known.dismissed_at IS NOT NULL THEN 'revoked'
          WHEN due.step IS NULL OR due.step > named.step OR due.attempts > named.attempt
            THEN 'over'
          ELSE 'revoked'
        END AS standing
      FROM clock CROSS JOIN named
      LEFT JOIN due_prompts AS due USING (participant_id, notification_id)
      LEFT JOIN notifications AS known USING (participant_id, notification_id)
      """)
    return try await executor.query(query).reduce(into: [:]) { found, row in
      found[try Self.lease(row)] = Standing(rawValue: try row.decode("standing")) ?? .revoked
    }
  }

  /// Lets others tell what a participant is still to be told, where who does has changed. What somebody has
  /// taken is theirs until they are done, and what a device was told already is told nowhere else.
  package func redirect(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE due_prompts AS due SET way = reached.way
      FROM (
        SELECT participant_id, notification_id, prompt_way(participant_id) AS way FROM due_prompts
        WHERE participant_id = \(participantID) AND way <> prompt_way(participant_id)
          AND told_devices IS NULL
        ORDER BY notification_id FOR UPDATE
      ) AS reached
      WHERE due.participant_id = reached.participant_id
        AND due.notification_id = reached.notification_id
      """)
  }

  // MARK: - Parts of statements

  /// A statement that knows the time as `clock.now` and takings as `named`.
  static func query(
    of leases: [PromptLease], at now: Date, _ rest: PostgresQuery
  ) -> PostgresQuery {
    var query: PostgresQuery = """
      WITH clock AS (SELECT \(now) AS now), named AS MATERIALIZED (
        SELECT * FROM unnest(\(leases.map(\.participantID)), \(leases.map(\.notificationID)),
          \(leases.map(\.step)), \(leases.map(\.attempt)))
          AS t (participant_id, notification_id, step, attempt))

      """
    query.append(rest)
    return query
  }

  static let next = """
    next_reminder(due.step, due.at, due.reminder_count, due.reminder_distance_minutes,
      due.expires_at, clock.now)
    """

  /// - Parameter reminder: which.
  static func advance(to reminder: String) -> String {
    let time = "due.at + \(reminder) * due.reminder_distance_minutes * interval '1 minute'"
    return """
      step = \(reminder), due_at = \(time), try_at = \(time), owner = NULL, attempts = 0,
        spread = false, told_devices = NULL
      """
  }

  /// Whether somebody may not be told any more: left the study or took the consent back, the consent has
  /// ended, the study rests or has ended, or the account is suspended. Who was erased has no row.
  ///
  /// - Parameter table: with participant and study.
  private static func calledOff(_ table: String) -> String {
    """
    (EXISTS (SELECT FROM enrolments AS e
        WHERE e.participant_id = \(table).participant_id AND e.study_id = \(table).study_id
          AND (e.left_at >= coalesce(e.joined_at, e.left_at) OR e.consent_ends_at <= clock.now))
      OR EXISTS (SELECT FROM studies AS s
        WHERE s.study_id = \(table).study_id AND (s.paused OR s.ends_at <= clock.now))
      OR EXISTS (SELECT FROM suspended_accounts AS a
        WHERE a.participant_id = \(table).participant_id AND a.suspended))
    """
  }

  private static func prompt(_ row: PostgresRow, leaseEnd: Date) throws -> DuePrompt {
    DuePrompt(
      lease: try lease(row), studyID: try row.decode("study_id"),
      questionnaireID: try row.decode("questionnaire_id"), dueAt: try row.decode("due_at"),
      expiresAt: try row.decode("expires_at"), leaseEndsAt: leaseEnd,
      toldDevices: Set(try row.decode("told_devices", as: [String]?.self) ?? []))
  }

  @Sendable static func lease(_ row: PostgresRow) throws -> PromptLease {
    PromptLease(
      participantID: try row.decode("participant_id"),
      notificationID: try row.decode("notification_id"), step: try row.decode("step"),
      attempt: try row.decode("attempts"))
  }
}
