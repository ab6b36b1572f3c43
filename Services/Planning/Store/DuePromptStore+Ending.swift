package import FoundationEssentials
package import PlanningDomain
package import Postgres

extension DuePromptStore {
  /// Ends takings that were told, or that nobody will tell: the next reminder is due then, if there is one.
  ///
  /// Locks the notifications first, as whoever answers one does.
  ///
  /// - Parameters:
  ///   - isSent: notes with the notifications that they were told, and by which taking.
  ///   - owner: who had them; what somebody else has is left alone. Nil: whoever it was.
  /// - Returns: those that stood.
  package func finish(
    _ leases: [PromptLease], isSent: Bool, by owner: UUID? = nil, now: Date,
    on executor: some PostgresExecutor
  ) async throws -> Set<PromptLease> {
    guard !leases.isEmpty else { return [] }
    let query = Self.query(
      of: leases, at: now,
      """
      , held AS MATERIALIZED (
        SELECT due.participant_id, due.notification_id, due.step, due.attempts,
          -- Most have none: then the function need not be called.
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

  /// What was taken and is to be taken again.
  package struct Release: Sendable {
    package var lease: PromptLease
    package var tryAt: Date
    /// Of ``DuePrompt``.
    package var toldDevices: Set<String>

    package init(_ lease: PromptLease, tryAt: Date, toldDevices: Set<String> = []) {
      self.lease = lease
      self.tryAt = tryAt
      self.toldDevices = toldDevices
    }
  }

  /// Gives takings back, to be taken again at a time of each.
  ///
  /// - Parameter owner: as in ``finish(_:isSent:by:now:on:)``.
  /// - Returns: those that stood.
  package func release(
    _ releases: [Release], by owner: UUID? = nil, on executor: some PostgresExecutor
  ) async throws -> Set<PromptLease> {
    guard !releases.isEmpty else { return [] }
    let leases = releases.map(\.lease)
    // unnest takes no arrays of arrays of different lengths; names of devices have no commas.
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

  /// Notes of notifications that they were told, though not on every device.
  package func noteSent(
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

  /// Of takings that do not stand any more: those that had told it.
  package func told(
    _ leases: [PromptLease], now: Date, on executor: some PostgresExecutor
  ) async throws -> Set<PromptLease> {
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
