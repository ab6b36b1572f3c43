import Foundation
import Messages
import Postgres
import ServiceKit
import TestSupport

@testable import PlanningService

/// One participant with a notification each day at noon, in a separate database for delivery.
struct Delivered {
  let planned: Planned
  let due = DueNotificationStore()
  var pool: PostgresPool { planned.pool }
  var participantID: UUID { planned.participantID }
  /// Instant of the first notification.
  let at: Date
  let notificationID: UUID

  /// - Parameters:
  ///   - reminders: number of reminders, 10 minutes apart.
  ///   - expires: minutes until expiry.
  init(reminders: UInt32 = 0, expires: UInt32 = 60, limit: Int = 1) async throws {
    let pool = try await TestDatabase.create().pool(as: .planning, connections: 8)
    _ = try await Migrator(schema: "planning", sets: PlanningAssembly.migrationSets).apply(on: pool)
    planned = Planned(pool: pool)
    try await planned.join(at: planned.now - 3_600)
    try await Self.publish(planned, reminders: reminders, expires: expires)
    let plan = try await planned.plan(limit: limit)
    guard let first = plan.first else { throw NothingPlanned() }
    at = first.instant.at.date
    notificationID = first.id
  }

  struct NothingPlanned: Error {}

  private static func publish(
    _ planned: Planned, reminders: UInt32, expires: UInt32
  ) async throws {
    try await planned.publish([
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: "momentary", version: 1, recurrence: .repeated,
        schedules: [
          CatalogueV1.Schedule(
            plan: Schedule(plan: .everyDay(at: 720)).message.plan, expiresAfterMinutes: expires,
            reminders: reminders == 0
              ? nil : CatalogueV1.Reminders(count: reminders, distanceMinutes: 10))
        ])
    ])
  }

  func claim(
    _ way: DeliveryChannel = .gateway, for owner: UUID = UUID(), atMost limit: Int = 100,
    now: Date? = nil, lease: TimeInterval = 60
  ) async throws -> [DueNotification] {
    let now = now ?? at
    return try await due.claim(
      way, for: owner, atMost: limit, now: now, leaseEnd: now + lease, on: pool
    ).notifications
  }

  func finish(_ notifications: [DueNotification], isSent: Bool = true, now: Date? = nil)
    async throws -> Int
  {
    try await pool.transaction {
      try await due.finish(notifications.map(\.lease), isSent: isSent, now: now ?? at, on: $0).count
    }
  }

  func standing(_ notification: DueNotification, now: Date? = nil) async throws
    -> DueNotificationStore.Standing?
  {
    try await due.standing(of: [notification.lease], now: now ?? at + 1, on: pool)[
      notification.lease]
  }

  func report(
    _ kind: NotificationReport.Kind, at time: Date? = nil
  ) async throws {
    _ = try await RecordReports(pool: pool)(
      [NotificationReport(notificationID: notificationID, kind: kind, at: time ?? at)],
      of: participantID, tokenIssuedAt: at, now: at + 1)
  }

  func register(
    _ token: String, device: String = "phone", platform: PushPlatform = .apns, at time: Date? = nil
  ) async throws {
    _ = try await ManagePushDevices(pool: pool, apps: [.apns: nil, .fcm: nil])
      .register(
        PushDevice(
          id: device,
          address: PushAddress(platform: platform, token: token, appID: PlayedPlatforms.app),
          language: nil, registeredAt: time ?? planned.now), of: participantID,
        tokenIssuedAt: planned.now)
  }

  func suspend() async throws {
    try await pool.execute(
      """
      INSERT INTO suspended_accounts (participant_id, revision, suspended, changed_at)
      VALUES (\(participantID), 1, true, \(at))
      """)
  }

  func wantMail() async throws {
    try await planned.apply(
      EventsV1.PromptSettingsChanged(
        participantID: participantID.uuidString.lowercased(), revision: 1,
        changeTime: .init(planned.now), promptMail: true), by: NotificationSettingsConsumer())
  }

  /// Returns the row of the first notification; nil if absent.
  func step() async throws -> (step: Int, dueAt: Date, tryAt: Date, way: Int)? {
    try await pool.query(
      """
      SELECT step, due_at, try_at, way FROM due_prompts
      WHERE notification_id = \(notificationID)
      """
    ).first.map {
      (
        try $0.decode("step"), try $0.decode("due_at"), try $0.decode("try_at"),
        try $0.decode("way")
      )
    }
  }

  func sentAt() async throws -> Date? {
    try await pool.query(
      "SELECT sent_at FROM notifications WHERE notification_id = \(notificationID)"
    )[0].decode("sent_at")
  }
}
