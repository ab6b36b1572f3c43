import FoundationEssentials
import Postgres

/// Queue of notifications to deliver. Database triggers on `notifications` add and remove entries.
struct DueNotificationStore: Sendable {
  /// Result of one claim.
  struct Claim: Sendable {
    /// Leased notifications.
    var notifications: [DueNotification] = []
    /// Number of examined entries, including late, cancelled and postponed ones.
    var count = 0
    /// Time of the last examined entry; nil if absent.
    var reached: Date?
  }

  /// Leases due notifications to `owner` until `leaseEnd`.
  ///
  /// Drops notifications that are too late or must not be sent (``calledOff(_:)``). Postpones those
  /// that were held up together once, by a random time.
  ///
  /// A lease of a gateway ends at half of the time until expiry at the latest, so that another
  /// gateway can still deliver the notification. What a gateway let go, by a failure or by the end
  /// of its lease, other gateways can lease first.
  ///
  /// - Parameters:
  ///   - from: skips entries that were due earlier and are known to be leased; nil for none.
  ///   - isUnresponsive: whether the last lease of the caller ended without acknowledgement. Others
  ///     can then lease everything first.
  func claim(
    _ channel: DeliveryChannel, for owner: UUID, atMost limit: Int, from: Date? = nil,
    isUnresponsive: Bool = false, now: Date, leaseEnd: Date, on executor: some PostgresExecutor
  ) async throws -> Claim {
    let othersFirst = now.addingTimeInterval(-DeliveryRules.precedence)
    let latest = isUnresponsive ? othersFirst : now
    let rows = try await executor.query(
      """
      WITH clock AS (SELECT \(now) AS now), taken AS MATERIALIZED (
        SELECT ctid AS place, participant_id, study_id, due_at, try_at, expires_at,
          attempts = 0 AND NOT spread AND due_at < \(now - DeliveryRules.spreadFrom) AS is_held_up
        FROM due_prompts
        WHERE way = \(channel.rawValue) AND try_at <= \(latest)
          AND (last_owner IS DISTINCT FROM \(owner) OR try_at <= \(othersFirst))
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
        SET owner = \(owner), last_owner = \(owner), attempts = attempts + 1,
          try_at = least(\(leaseEnd), CASE WHEN due.way = \(DeliveryChannel.gateway.rawValue)
            AND due.expires_at IS NOT NULL
            THEN clock.now + greatest((due.expires_at - clock.now) / 2, interval '10 seconds') END)
        FROM judged, clock
        WHERE due.ctid = place AND NOT is_called_off AND NOT is_over AND NOT is_held_up
        RETURNING due.participant_id, due.notification_id, due.study_id, due.questionnaire_id,
          due.step, due.attempts, due.due_at, due.expires_at, due.told_devices,
          due.try_at AS lease_ends_at
      )
      SELECT kept.*, NULL::bigint AS count, NULL::timestamptz AS reached FROM kept
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, count(*), max(try_at) FROM judged
      """)
    return try rows.reduce(into: Claim()) { claim, row in
      if let count = try row.decode("count", as: Int?.self) {
        claim.count = count
        claim.reached = try row.decode("reached")
      } else {
        claim.notifications.append(try Self.notification(row))
      }
    }
  }

  /// State of a lease.
  enum Standing: String, Sendable, Hashable {
    case standing
    /// Acknowledged, or expired and leased again.
    case over
    /// Not to be delivered: answered, dismissed, snoozed, cancelled or erased, or the participant
    /// must not be notified any more.
    case revoked
  }

  func standing(
    of leases: [NotificationLease], now: Date, on executor: some PostgresExecutor
  ) async throws -> [NotificationLease: Standing] {
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

  /// Updates the delivery channel of a participant's notifications. Leased ones stay with their
  /// owner, and those already received by a device keep their channel.
  func redirect(_ participantID: UUID) -> PostgresStatement<Void> {
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

  /// Maximum difference between the clocks of the services that mail and plan, in seconds.
  private static let clockTolerance: TimeInterval = 60

  /// Hands a notification that was not mailed to gateways, unless it is over or was sent since.
  func refuseMail(
    _ notificationID: UUID, of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      WITH refused AS (
        UPDATE notifications SET sent_at = NULL, told_attempts = NULL
        WHERE notification_id = \(notificationID) AND participant_id = \(participantID)
          AND \(unescaped: NotificationRow.isPending)
          AND (expires_at IS NULL OR expires_at > \(now))
          AND coalesce(sent_at <= \(now + Self.clockTolerance), true)
        RETURNING *
      )
      INSERT INTO due_prompts AS known (participant_id, notification_id, study_id, questionnaire_id,
        way, due_at, try_at, expires_at, spread, at, reminder_count, reminder_distance_minutes)
      SELECT participant_id, notification_id, study_id, questionnaire_id,
        \(DeliveryChannel.gateway.rawValue), at, \(now), expires_at, true, at, reminder_count,
        reminder_distance_minutes
      FROM refused
      ON CONFLICT (participant_id, notification_id) DO UPDATE
      SET way = EXCLUDED.way, step = 0, due_at = EXCLUDED.due_at, try_at = EXCLUDED.try_at,
        owner = NULL, last_owner = NULL, attempts = 0, spread = true, told_devices = NULL
      """)
  }

  // MARK: - Parts of statements

  /// Builds a statement with the time as `clock.now` and the leases as `named`.
  static func query(
    of leases: [NotificationLease], at now: Date, _ rest: PostgresQuery
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

  /// - Parameter reminder: SQL expression for the number of the reminder.
  static func advance(to reminder: String) -> String {
    let time = "due.at + \(reminder) * due.reminder_distance_minutes * interval '1 minute'"
    return """
      step = \(reminder), due_at = \(time), try_at = \(time), owner = NULL,
        last_owner = NULL, attempts = 0, spread = false, told_devices = NULL
      """
  }

  /// SQL condition for participants who must not be notified: left, consent ended, study paused or
  /// ended, or account suspended. Erased participants have no rows.
  ///
  /// - Parameter table: table with `participant_id` and `study_id`.
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

  private static func notification(_ row: PostgresRow) throws -> DueNotification {
    DueNotification(
      lease: try lease(row), studyID: try row.decode("study_id"),
      questionnaireID: try row.decode("questionnaire_id"), dueAt: try row.decode("due_at"),
      expiresAt: try row.decode("expires_at"), leaseEndsAt: try row.decode("lease_ends_at"),
      toldDevices: Set(try row.decode("told_devices", as: [String]?.self) ?? []))
  }

  @Sendable static func lease(_ row: PostgresRow) throws -> NotificationLease {
    NotificationLease(
      participantID: try row.decode("participant_id"),
      notificationID: try row.decode("notification_id"), step: try row.decode("step"),
      attempt: try row.decode("attempts"))
  }
}
