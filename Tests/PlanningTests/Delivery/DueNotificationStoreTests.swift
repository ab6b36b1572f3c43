import Foundation
import Testing

@testable import PlanningService

/// Due notifications are leased once at a time, and only for participants who may be notified.
struct DueNotificationStoreTests {
  @Test func whatIsPlannedIsDueAtItsInstant() async throws {
    let delivered = try await Delivered()
    #expect(try await delivered.claim(now: delivered.at - 1).isEmpty)
    let notification = try #require(try await delivered.claim().first)
    #expect(notification.lease.notificationID == delivered.notificationID)
    #expect(notification.lease.participantID == delivered.participantID)
    #expect(notification.lease.step == 0)
    #expect(notification.studyID == delivered.planned.studyID)
    #expect(notification.questionnaireID == "momentary")
    #expect(notification.dueAt == delivered.at)
    #expect(notification.expiresAt == delivered.at + 3_600)
    #expect(try await delivered.finish([notification]) == 1)
    #expect(try await delivered.sentAt() == delivered.at)
    #expect(try await delivered.step() == nil)
  }

  /// Holds with any number of concurrent claims.
  @Test func eachGoesToOne() async throws {
    let delivered = try await Delivered(expires: 0, limit: 60)
    // All are due, for this and the next 59 days; those more than two hours old are too late.
    try await delivered.pool.execute(
      "UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at)")
    let taken = try await withThrowingTaskGroup(of: [DueNotification].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var mine: [DueNotification] = []
          while true {
            let some = try await delivered.claim(atMost: 3, now: delivered.at + 1)
            if some.isEmpty { return mine }
            mine += some
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.count == 60)
    #expect(Set(taken.map(\.lease.notificationID)).count == 60)
  }

  /// The lease of a crashed process.
  @Test func whatNobodyFinishesIsTakenAgain() async throws {
    let delivered = try await Delivered()
    let first = try #require(try await delivered.claim().first)
    #expect(try await delivered.claim(now: delivered.at + 59).isEmpty)
    let second = try #require(try await delivered.claim(now: delivered.at + 60).first)
    #expect(second.lease.attempt == first.lease.attempt + 1)
    #expect(try await delivered.finish([first]) == 0)
    #expect(try await delivered.standing(first, now: delivered.at + 61) == .over)
    #expect(try await delivered.standing(second, now: delivered.at + 61) == .standing)
    #expect(try await delivered.finish([second]) == 1)
  }

  /// Others can still deliver what one gateway keeps.
  @Test(arguments: [(0, 600), (3_000, 300), (3_590, 10)])
  func aLeaseEndsBeforeTheExpiry(second: Double, length: Double) async throws {
    let delivered = try await Delivered()
    try await delivered.pool.execute("UPDATE due_prompts SET spread = true")
    let now = delivered.at + second
    let leased = try #require(try await delivered.claim(now: now, lease: 600).first)
    #expect(leased.leaseEndsAt == now + length)
    #expect(try await delivered.step()?.tryAt == now + length)
  }

  @Test func aLeaseLastsAsAskedForWithoutAnExpiry() async throws {
    let delivered = try await Delivered(expires: 0)
    let leased = try #require(try await delivered.claim(lease: 600).first)
    #expect(leased.leaseEndsAt == delivered.at + 600)
  }

  /// Its own lease has ended, and no other gateway took it.
  @Test func theOnlyGatewayHasItAgain() async throws {
    let delivered = try await Delivered()
    let gateway = UUID()
    _ = try #require(try await delivered.claim(for: gateway).first)
    #expect(try await delivered.claim(for: gateway, now: delivered.at + 62).isEmpty)
    #expect(try await delivered.claim(for: gateway, now: delivered.at + 63).count == 1)
  }

  @Test func remindersFollowUntilItIsAnswered() async throws {
    let delivered = try await Delivered(reminders: 3)
    for step in 0..<2 {
      let due = delivered.at + Double(step) * 600
      #expect(try await delivered.claim(now: due - 1).isEmpty)
      let notification = try #require(try await delivered.claim(now: due).first)
      #expect(notification.lease.step == step)
      #expect(notification.dueAt == due)
      #expect(try await delivered.finish([notification], now: due) == 1)
    }
    try await delivered.planned.answer(
      "momentary", notificationID: delivered.notificationID.uuidString)
    #expect(try await delivered.step() == nil)
  }

  /// No reminders at 12:50 and 13:00 if the expiry is 12:45.
  @Test func noReminderComesAfterTheExpiry() async throws {
    let delivered = try await Delivered(reminders: 6, expires: 45)
    var steps: [Int] = []
    for minute in 0..<120 {
      let now = delivered.at + Double(minute) * 60
      let notifications = try await delivered.claim(now: now)
      steps += notifications.map(\.lease.step)
      _ = try await delivered.finish(notifications, now: now)
    }
    #expect(steps == [0, 1, 2, 3, 4])
  }

  // MARK: - What operators see

  @Test func whatNobodyTellsWaits() async throws {
    let delivered = try await Delivered()
    func waiting(_ now: Date) async throws -> DueNotificationStore.Waiting? {
      try await delivered.due.waiting(now: now, on: delivered.pool)[.gateway]
    }
    #expect(try await waiting(delivered.at - 1) == nil)
    #expect(try await waiting(delivered.at + 5) == .init(count: 1, oldest: delivered.at))
    // It is leased until the lease ends.
    #expect(try await delivered.claim().count == 1)
    #expect(try await waiting(delivered.at + 5) == nil)
    #expect(try await waiting(delivered.at + 65) == .init(count: 1, oldest: delivered.at + 60))
    // It is too late to be sent.
    #expect(try await waiting(delivered.at + 60 + 7_200) == nil)
  }

  // MARK: - Too late

  @Test func whatHasExpiredIsNotTold() async throws {
    let delivered = try await Delivered(expires: 30)
    #expect(try await delivered.claim(now: delivered.at + 1_800).isEmpty)
    #expect(try await delivered.step() == nil)
  }

  @Test func whatIsTwoHoursLateIsNotToldButItsReminderIs() async throws {
    let delivered = try await Delivered(reminders: 10, expires: 0)
    let late = delivered.at + 7_201
    #expect(try await delivered.claim(now: late).isEmpty)
    // The last reminder was due 100 minutes after the notification.
    #expect(try await delivered.step() == nil)
    let other = try await Delivered(reminders: 2, expires: 0)
    try await other.pool.execute("UPDATE due_prompts SET reminder_distance_minutes = 70")
    #expect(try await other.claim(now: other.at + 7_201).isEmpty)
    let next = try #require(try await other.step())
    #expect(next.step == 2)
    #expect(next.dueAt == other.at + 2 * 70 * 60)
  }

  /// After an outage the notifications are spread over ten minutes, or half of the remaining time.
  @Test(arguments: [(0, 600.0), (20, 300.0)] as [(UInt32, Double)])
  func whatWasHeldUpIsSpreadOnce(expires: UInt32, seconds: Double) async throws {
    let delivered = try await Delivered(expires: expires, limit: 40)
    try await delivered.pool.execute(
      """
      UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at),
        expires_at = \(expires == 0 ? nil : delivered.at + 1_200)
      """)
    let now = delivered.at + 600
    #expect(try await delivered.claim(now: now).isEmpty)
    let times = try await delivered.pool.query("SELECT try_at FROM due_prompts").map {
      try $0.decode("try_at", as: Date.self).timeIntervalSince(now)
    }
    #expect(times.count == 40)
    #expect(times.allSatisfy { (0...seconds).contains($0) })
    #expect(Set(times).count > 30)
    // Then they are sent despite the delay.
    #expect(try await delivered.claim(now: now + seconds - 0.001).count > 30)
  }

  // MARK: - Participants who must not be notified

  enum Reason: CaseIterable {
    case left, paused, suspended, consentEnded
  }

  private func callOff(_ reason: Reason, _ delivered: Delivered) async throws {
    switch reason {
    case .left: try await delivered.planned.leave(at: delivered.at + 1)
    case .paused:
      try await delivered.pool.execute(
        "UPDATE studies SET paused = true WHERE study_id = \(delivered.planned.studyID)")
    case .suspended: try await delivered.suspend()
    case .consentEnded:
      try await delivered.pool.execute(
        """
        UPDATE enrolments SET consent_ends_at = \(delivered.at + 1)
        WHERE participant_id = \(delivered.participantID)
        """)
    }
  }

  @Test(arguments: Reason.allCases)
  func whoMayNotBeToldIsNot(reason: Reason) async throws {
    let delivered = try await Delivered()
    try await callOff(reason, delivered)
    #expect(try await delivered.claim(now: delivered.at + 2).isEmpty)
    #expect(try await delivered.step() == nil)
  }

  @Test(arguments: Reason.allCases)
  func whatSomebodyHasIsTakenBack(reason: Reason) async throws {
    let delivered = try await Delivered()
    let notification = try #require(try await delivered.claim().first)
    #expect(try await delivered.standing(notification) == .standing)
    try await callOff(reason, delivered)
    #expect(try await delivered.standing(notification, now: delivered.at + 2) == .revoked)
  }

  enum End: CaseIterable {
    case answered, dismissed, cancelled, snoozed, erased
  }

  @Test(arguments: End.allCases)
  func whatHasEndedIsTakenBack(end: End) async throws {
    let delivered = try await Delivered(reminders: 1)
    let first = try #require(try await delivered.claim().first)
    #expect(try await delivered.finish([first]) == 1)
    let reminder = try #require(try await delivered.claim(now: delivered.at + 600).first)
    switch end {
    case .answered:
      try await delivered.planned.answer(
        "momentary", notificationID: delivered.notificationID.uuidString)
    case .dismissed: try await delivered.report(.dismissed)
    case .cancelled:
      try await delivered.pool.execute("UPDATE notifications SET cancelled_at = \(delivered.at)")
    case .snoozed:
      try await delivered.pool.execute(
        "UPDATE notifications SET snoozed_until = \(delivered.at + 1_200)")
    case .erased:
      try await delivered.pool.execute(
        "SELECT erase_participant(\(delivered.participantID), '', 'erase')")
    }
    #expect(try await delivered.standing(reminder, now: delivered.at + 601) == .revoked)
    #expect(try await delivered.finish([reminder]) == 0)
    let left = try await delivered.step()
    #expect((left?.dueAt == delivered.at + 1_200) == (end == .snoozed))
  }

  /// Applies to the last reminder, too.
  @Test func whatIsPutOffIsToldAgain() async throws {
    let delivered = try await Delivered()
    #expect(try await delivered.finish(try await delivered.claim()) == 1)
    #expect(try await delivered.step() == nil)
    try await delivered.pool.execute(
      "UPDATE notifications SET snoozed_until = \(delivered.at + 900)")
    #expect(try await delivered.claim(now: delivered.at + 899).isEmpty)
    let again = try await delivered.claim(now: delivered.at + 900)
    #expect(again.map(\.lease.notificationID) == [delivered.notificationID])
    // Other changes do not bring it back.
    #expect(try await delivered.finish(again, now: delivered.at + 900) == 1)
    try await delivered.pool.execute("UPDATE notifications SET opened_at = \(delivered.at + 901)")
    #expect(try await delivered.step() == nil)
  }

  // MARK: - Delivery channels

  @Test func devicesComeFirstThenMailThenGateways() async throws {
    let delivered = try await Delivered()
    func way() async throws -> DeliveryChannel? {
      try await delivered.step().flatMap { DeliveryChannel(rawValue: Int16($0.way)) }
    }
    #expect(try await way() == .gateway)
    try await delivered.wantMail()
    #expect(try await way() == .mail)
    try await delivered.register("aa")
    #expect(try await way() == .push)
    // New notifications use the new channel, too.
    _ = try await delivered.planned.plan(limit: 2)
    #expect(
      try await delivered.pool.query("SELECT DISTINCT way FROM due_prompts").map {
        try $0.decode("way", as: Int16.self)
      } == [DeliveryChannel.push.rawValue])
    #expect(try await delivered.claim(.gateway).isEmpty)
    #expect(try await delivered.claim(.mail).isEmpty)
    #expect(try await delivered.claim(.push).count == 1)
  }
}
