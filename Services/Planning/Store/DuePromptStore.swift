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
  }

  /// Takes what is due, for one that tells it: nobody else does until `leaseEnd`.
  ///
  /// What is too late is not told, nor what concerns somebody who may not be told any more
  /// (``calledOff(_:)``). What was held up with all others is put off once, at random.
  package func claim(
    _ way: PromptWay, for owner: UUID, atMost limit: Int, now: Date, leaseEnd: Date,
    on executor: some PostgresExecutor
  ) async throws -> Claim {
    let rows = try await executor.query(
      """
      WITH clock AS (SELECT \(now) AS now), taken AS MATERIALIZED (
        SELECT ctid AS place, participant_id, study_id, due_at, expires_at,
          attempts = 0 AND NOT spread AND due_at < \(now - DeliveryRules.spreadFrom) AS is_held_up
        FROM due_prompts
        WHERE way = \(way.rawValue) AND try_at <= (SELECT now FROM clock)
        ORDER BY try_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), judged AS MATERIALIZED (
        SELECT place, is_held_up,
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
        SET \(unescaped: Self.advance)
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
          due.step, due.attempts, due.due_at, due.expires_at
      )
      SELECT kept.*, NULL::bigint AS count FROM kept
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, count(*) FROM judged
      """)
    return try rows.reduce(into: Claim()) { claim, row in
      if let count = try row.decode("count", as: Int?.self) {
        claim.count = count
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

  /// Ends takings that were told, or that nobody will tell: the next reminder is due then, if there is one.
  ///
  /// - Parameter isSent: notes with the notifications that they were told.
  /// - Returns: those that stood.
  package func finish(
    _ leases: [PromptLease], isSent: Bool, now: Date, on connection: PostgresConnection
  ) async throws -> Set<PromptLease> {
    guard !leases.isEmpty else { return [] }
    let held = try await hold(leases, now: now, on: connection)
    guard !held.isEmpty else { return [] }
    if isSent {
      try await connection.execute(
        """
        UPDATE notifications SET sent_at = \(now)
        WHERE notification_id = ANY (\(held.map(\.notificationID))) AND sent_at IS NULL
        """)
    }
    let finish = Self.query(
      of: held, at: now,
      """
      , gone AS (
        DELETE FROM due_prompts AS due USING named, clock
        WHERE \(unescaped: Self.isNamed) AND \(unescaped: Self.next) IS NULL
      )
      UPDATE due_prompts AS due SET \(unescaped: Self.advance)
      FROM named, clock
      WHERE \(unescaped: Self.isNamed) AND \(unescaped: Self.next) IS NOT NULL
      """)
    try await connection.execute(finish)
    return Set(held)
  }

  /// Gives takings back, to be taken again at a time of each.
  ///
  /// - Returns: those that stood.
  package func release(
    _ leases: [(lease: PromptLease, tryAt: Date)], on executor: some PostgresExecutor
  ) async throws -> Set<PromptLease> {
    guard !leases.isEmpty else { return [] }
    let rows = try await executor.query(
      """
      UPDATE due_prompts AS due SET try_at = told.try_at, owner = NULL
      FROM unnest(\(leases.map(\.lease.participantID)), \(leases.map(\.lease.notificationID)),
        \(leases.map(\.lease.step)), \(leases.map(\.lease.attempt)), \(leases.map(\.tryAt)))
        AS told (participant_id, notification_id, step, attempt, try_at)
      WHERE due.participant_id = told.participant_id AND due.notification_id = told.notification_id
        AND due.step = told.step AND due.attempts = told.attempt
      RETURNING due.participant_id, due.notification_id, due.step, due.attempts
      """)
    return Set(try rows.map(Self.lease))
  }

  /// Of takings that do not stand any more: those that were told all the same.
  package func told(
    _ leases: [PromptLease], now: Date, on executor: some PostgresExecutor
  ) async throws -> Set<PromptLease> {
    guard !leases.isEmpty else { return [] }
    let query = Self.query(
      of: leases, at: now,
      """
      SELECT named.participant_id, named.notification_id, named.step, named.attempt AS attempts
      FROM named
      JOIN notifications USING (participant_id, notification_id)
      LEFT JOIN due_prompts AS due USING (participant_id, notification_id)
      WHERE sent_at IS NOT NULL AND (due.step IS NULL OR due.step > named.step)
      """)
    return Set(try await executor.query(query).map(Self.lease))
  }

  /// Lets others tell what a participant is still to be told, where who does has changed. What somebody has
  /// taken is theirs until they are done.
  package func redirect(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE due_prompts SET way = prompt_way(participant_id)
      WHERE participant_id = \(participantID) AND way <> prompt_way(participant_id)
      """)
  }

  // MARK: - Parts of statements

  /// Locks the notifications of the takings that stand, as whoever answers one does first.
  private func hold(
    _ leases: [PromptLease], now: Date, on connection: PostgresConnection
  ) async throws -> [PromptLease] {
    let query = Self.query(
      of: leases, at: now,
      """
      SELECT due.participant_id, due.notification_id, due.step, due.attempts
      FROM notifications
      JOIN named USING (participant_id, notification_id)
      JOIN due_prompts AS due USING (participant_id, notification_id)
      WHERE due.step = named.step AND due.attempts = named.attempt
      ORDER BY notification_id FOR UPDATE OF notifications
      """)
    return try await connection.query(query).map(Self.lease)
  }

  /// A statement that knows the time as `clock.now` and takings as `named`.
  private static func query(
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

  private static let isNamed = """
    due.participant_id = named.participant_id AND due.notification_id = named.notification_id
      AND due.step = named.step AND due.attempts = named.attempt
    """

  private static let next = """
    next_reminder(due.step, due.at, due.reminder_count, due.reminder_distance_minutes,
      due.expires_at, clock.now)
    """

  /// To the next reminder.
  private static let advance = """
    (step, due_at, try_at, owner, attempts, spread) = (
      SELECT next, due.at + next * due.reminder_distance_minutes * interval '1 minute',
        due.at + next * due.reminder_distance_minutes * interval '1 minute', NULL::uuid, 0, false
      FROM (SELECT \(next) AS next) AS found)
    """

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
      expiresAt: try row.decode("expires_at"), leaseEndsAt: leaseEnd)
  }

  @Sendable private static func lease(_ row: PostgresRow) throws -> PromptLease {
    PromptLease(
      participantID: try row.decode("participant_id"),
      notificationID: try row.decode("notification_id"), step: try row.decode("step"),
      attempt: try row.decode("attempts"))
  }
}
