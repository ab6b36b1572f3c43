import FoundationEssentials
import Postgres

extension DueNotificationStore {
  /// Ends leases that were sent or given up, and schedules the next reminder if there is one.
  ///
  /// Locks the notifications first, in the same order as recording an answer does.
  ///
  /// - Parameters:
  ///   - isSent: whether they were sent; stores the time and the attempt.
  ///   - owner: owner of the leases; leases of another owner are ignored. Nil for any owner.
  /// - Returns: The leases that were valid.
  func finish(
    _ leases: [NotificationLease], isSent: Bool, by owner: UUID? = nil, now: Date,
    on executor: some PostgresExecutor
  ) async throws -> Set<NotificationLease> {
    guard !leases.isEmpty else { return [] }
    let query = Self.query(
      of: leases, at: now,
      """
      , held AS MATERIALIZED (
        SELECT due.participant_id, due.notification_id, due.step, due.attempts,
          -- The function call is skipped in the common case without reminders.
          CASE WHEN due.step < due.reminder_count THEN \(unescaped: Self.next) END AS next
        FROM clock CROSS JOIN notifications
        JOIN named USING (participant_id, notification_id)
        JOIN due_prompts AS due USING (participant_id, notification_id)
        WHERE due.step = named.step AND due.attempts = named.attempt
          AND (\(owner)::uuid IS NULL OR coalesce(due.owner, \(owner)) = \(owner))
        ORDER BY notification_id FOR UPDATE OF notifications, due
      ), told AS (
        UPDATE notifications
        SET sent_at = coalesce(sent_at, clock.now), told_attempts[held.step + 1] = held.attempts
        FROM held, clock
        WHERE \(isSent) AND notifications.notification_id = held.notification_id
      ), gone AS (
        DELETE FROM due_prompts AS due USING held
        WHERE \(unescaped: Self.isHeld) AND held.next IS NULL
      ), reminded AS (
        UPDATE due_prompts AS due SET \(unescaped: Self.advance(to: "held.next"))
        FROM held
        WHERE \(unescaped: Self.isHeld) AND held.next IS NOT NULL
      )
      SELECT participant_id, notification_id, step, attempts FROM held
      """)
    return Set(try await executor.query(query).map(Self.lease))
  }

  /// A lease to be released for another attempt.
  struct Release: Sendable {
    var lease: NotificationLease
    var tryAt: Date
    /// See ``DueNotification/toldDevices``.
    var toldDevices: Set<String>

    init(_ lease: NotificationLease, tryAt: Date, toldDevices: Set<String> = []) {
      self.lease = lease
      self.tryAt = tryAt
      self.toldDevices = toldDevices
    }
  }

  /// Releases leases; each can be taken again at its own time.
  ///
  /// - Parameter owner: see ``finish(_:isSent:by:now:on:)``.
  /// - Returns: The leases that were valid.
  func release(
    _ releases: [Release], by owner: UUID? = nil, on executor: some PostgresExecutor
  ) async throws -> Set<NotificationLease> {
    guard !releases.isEmpty else { return [] }
    let leases = releases.map(\.lease)
    // unnest does not accept arrays of arrays of different lengths; device ids contain no commas.
    let devices = releases.map { $0.toldDevices.sorted().joined(separator: ",") }
    let rows = try await executor.query(
      """
      WITH told AS MATERIALIZED (
        SELECT * FROM unnest(\(leases.map(\.participantID)), \(leases.map(\.notificationID)),
          \(leases.map(\.step)), \(leases.map(\.attempt)), \(releases.map(\.tryAt)), \(devices))
          AS t (participant_id, notification_id, step, attempts, try_at, devices)
      ), held AS MATERIALIZED (
        SELECT due.participant_id, due.notification_id, due.step, due.attempts, told.try_at,
          string_to_array(nullif(told.devices, ''), ',') AS devices
        FROM due_prompts AS due JOIN told USING (participant_id, notification_id)
        WHERE due.step = told.step AND due.attempts = told.attempts
          AND (\(owner)::uuid IS NULL OR coalesce(due.owner, \(owner)) = \(owner))
        ORDER BY notification_id FOR UPDATE OF due
      )
      UPDATE due_prompts AS due
      SET try_at = held.try_at, owner = NULL, told_devices = held.devices
      FROM held WHERE \(unescaped: Self.isHeld)
      RETURNING due.participant_id, due.notification_id, due.step, due.attempts
      """)
    return Set(try rows.map(Self.lease))
  }

  /// Records notifications that were sent to some devices only.
  func noteSent(
    _ notificationIDs: [UUID], at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE notifications SET sent_at = \(now)
      FROM (
        SELECT notification_id FROM notifications
        WHERE notification_id = ANY (\(notificationIDs)) AND sent_at IS NULL
        ORDER BY notification_id FOR UPDATE
      ) AS told
      WHERE notifications.notification_id = told.notification_id
      """)
  }

  /// Returns the leases under which their notification was already sent.
  func told(
    _ leases: [NotificationLease], now: Date, on executor: some PostgresExecutor
  ) async throws -> Set<NotificationLease> {
    guard !leases.isEmpty else { return [] }
    let query = Self.query(
      of: leases, at: now,
      """
      SELECT named.participant_id, named.notification_id, named.step, named.attempt AS attempts
      FROM named JOIN notifications USING (participant_id, notification_id)
      WHERE told_attempts[named.step + 1] = named.attempt
      """)
    return Set(try await executor.query(query).map(Self.lease))
  }

  private static let isHeld = """
    due.participant_id = held.participant_id AND due.notification_id = held.notification_id
    """
}

extension DueNotificationStore {
  /// Due notifications of one delivery channel.
  struct Waiting: Sendable, Hashable {
    /// Number, at most ``countMax``.
    var count: Int
    /// Due time, or time of the next attempt, of the oldest one.
    var oldest: Date
  }

  static let countMax = 100_000

  /// Returns the due notifications without a lease, by delivery channel. Those later than
  /// `DeliveryRules.latenessMax` are not counted, because they will not be sent.
  ///
  /// - Throws: `PostgresError`.
  func waiting(
    now: Date, on executor: some PostgresExecutor
  ) async throws -> [DeliveryChannel: Waiting] {
    try await executor.query(
      """
      SELECT way, count(*) AS count, min(try_at) AS oldest FROM (
        SELECT way, try_at FROM due_prompts
        WHERE way = ANY (\(DeliveryChannel.allCases.map(\.rawValue)))
          AND try_at <= \(now) AND try_at > \(now - DeliveryRules.latenessMax)
        LIMIT \(Self.countMax)
      ) AS due GROUP BY way
      """
    ).reduce(into: [:]) { found, row in
      guard let channel = DeliveryChannel(rawValue: try row.decode("way")) else { return }
      found[channel] = Waiting(count: try row.decode("count"), oldest: try row.decode("oldest"))
    }
  }
}
