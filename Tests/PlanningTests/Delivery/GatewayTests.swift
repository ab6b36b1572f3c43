import Foundation
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import PlanningService

/// Leases of gateways: handing out, acknowledgement, loss.
struct GatewayTests {
  /// Messages that a gateway received on its stream.
  private final class Told: Sendable {
    let news = Mutex<[WatchNotifications.News]>([])
    var notifications: [DueNotification] { news.withLock { $0.flatMap(\.notifications) } }
    var revoked: [NotificationLease] { news.withLock { $0.flatMap(\.revoked) } }
  }

  /// Account of the gateway.
  private static let gatewayID = UUID()

  private func watching(
    _ delivered: Delivered, _ clock: SetClock, max: Int = 10, by gatewayID: UUID = gatewayID,
    gatewayLeases: GatewayLeases = GatewayLeases(), _ body: (Told) async throws -> Void
  ) async throws {
    let told = Told()
    let watch = watch(delivered, clock, gatewayLeases)
    let task = Task {
      try await watch(
        WatchNotifications.Terms(unacknowledgedMax: max, lease: 60), for: gatewayID,
        since: .distantPast, until: .distantFuture
      ) { news in told.news.withLock { $0.append(news) } }
    }
    do {
      try await body(told)
    } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    _ = await task.result
  }

  private func watch(
    _ delivered: Delivered, _ clock: SetClock, _ gatewayLeases: GatewayLeases = GatewayLeases(),
    suspended: SuspendedAccounts? = nil
  ) -> WatchNotifications {
    WatchNotifications(
      pool: delivered.pool, gatewayLeases: gatewayLeases,
      suspended: suspended ?? SuspendedAccounts(pool: delivered.pool), clock: clock)
  }

  private func acknowledge(
    _ delivered: Delivered, _ clock: SetClock, _ leases: [NotificationLease], isSent: Bool = true,
    by gatewayID: UUID = gatewayID, gatewayLeases: GatewayLeases = GatewayLeases()
  ) async throws -> [Bool] {
    try await AcknowledgeNotifications(
      pool: delivered.pool, gatewayLeases: gatewayLeases, clock: clock)(
        leases.map { .init(lease: $0, isSent: isSent) }, by: gatewayID)
  }

  @Test func whatAnotherGatewayHasIsItsOwn() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a notification arrives") { !told.notifications.isEmpty }
      let leases = told.notifications.map(\.lease)
      #expect(try await acknowledge(delivered, clock, leases, by: UUID()) == [false])
      #expect(
        try await acknowledge(delivered, clock, leases, isSent: false, by: UUID()) == [false])
      #expect(try await acknowledge(delivered, clock, leases) == [true])
    }
  }

  @Test func whatIsAcknowledgedIsSent() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a notification arrives") { !told.notifications.isEmpty }
      let leases = told.notifications.map(\.lease)
      #expect(try await acknowledge(delivered, clock, leases) == [true])
      #expect(try await delivered.sentAt() == delivered.at)
      // The response may have been lost.
      #expect(try await acknowledge(delivered, clock, leases) == [true])
      #expect(told.revoked.isEmpty)
    }
  }

  @Test func whatFailedComesAgainLater() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a notification arrives") { !told.notifications.isEmpty }
      let leases = told.notifications.map(\.lease)
      #expect(try await acknowledge(delivered, clock, leases, isSent: false) == [true])
      #expect(try await acknowledge(delivered, clock, leases, isSent: false) == [true])
      #expect(try await delivered.step()?.tryAt == delivered.at + 10)
      // Another gateway would have it first.
      clock.set(delivered.at + 13)
      try await eventually("it arrives again") { told.notifications.count == 2 }
      #expect(told.revoked.isEmpty)
      #expect(told.notifications[1].lease.attempt == 2)
      #expect(try await acknowledge(delivered, clock, leases) == [false])
    }
  }

  /// Both gateways delivered under their own lease. Only the acknowledgement within its lease
  /// counts, however often it is repeated.
  @Test(arguments: [0, 1] as [UInt32])
  func whoWasLateIsToldSo(reminders: UInt32) async throws {
    let delivered = try await Delivered(reminders: reminders)
    let clock = SetClock(delivered.at)
    let late = try #require(try await delivered.claim().first).lease
    clock.set(delivered.at + 60)
    let other = try #require(
      try await delivered.claim(for: Self.gatewayID, now: delivered.at + 60).first
    ).lease
    for _ in 0..<2 {
      #expect(try await acknowledge(delivered, clock, [other]) == [true])
      #expect(try await acknowledge(delivered, clock, [late]) == [false])
      #expect(try await acknowledge(delivered, clock, [late, other]) == [false, true])
    }
    #expect(try await delivered.step()?.step == (reminders == 0 ? nil : 1))
    guard reminders > 0 else { return }
    // The acknowledgement still counts after the reminder was sent.
    let reminder = try #require(
      try await delivered.claim(for: Self.gatewayID, now: delivered.at + 600).first
    ).lease
    clock.set(delivered.at + 601)
    #expect(
      try await acknowledge(delivered, clock, [late, reminder, other]) == [false, true, true])
    #expect(try await acknowledge(delivered, clock, [other, reminder]) == [true, true])
    #expect(try await delivered.sentAt() == delivered.at + 60)
  }

  /// Runs with the acknowledgement sent to the gateway's process or to another one.
  @Test(arguments: [true, false])
  func noMoreThanAskedForAreUnacknowledged(isHeard: Bool) async throws {
    let delivered = try await Delivered(expires: 0, limit: 5)
    try await delivered.pool.execute(
      "UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at)")
    let clock = SetClock(delivered.at)
    let gatewayLeases = GatewayLeases()
    try await watching(delivered, clock, max: 2, gatewayLeases: gatewayLeases) { told in
      var known = 0
      while known < 5 {
        let wanted = min(known + 2, 5)
        try await eventually("\(wanted) notifications arrive") {
          told.notifications.count == wanted
        }
        #expect(told.notifications.count - known <= 2)
        let leases = told.notifications[known...].map(\.lease)
        #expect(
          try await acknowledge(
            delivered, clock, leases, gatewayLeases: isHeard ? gatewayLeases : GatewayLeases()
          ).allSatisfy { $0 })
        known = wanted
      }
    }
  }

  @Test func whoeverLeavesIsTakenBack() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a notification arrives") { !told.notifications.isEmpty }
      try await delivered.planned.leave(at: delivered.at)
      try await eventually("it is revoked") { !told.revoked.isEmpty }
      #expect(told.revoked == told.notifications.map(\.lease))
    }
  }

  @Test func aGatewayThatIsGoneLeavesItsNotificationsToOthers() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a notification arrives") { !told.notifications.isEmpty }
    }
    clock.set(delivered.at + 63)
    try await watching(delivered, clock) { told in
      try await eventually("another gateway has it") { !told.notifications.isEmpty }
      #expect(told.notifications.map(\.lease.notificationID) == [delivered.notificationID])
      #expect(told.notifications.map(\.lease.attempt) == [2])
    }
  }

  /// The first gateway to watch stays silent or fails; what is due later goes to the other, too.
  @Test(arguments: [true, false])
  func whatOneGatewayLetsGoGoesToAnother(isSilent: Bool) async throws {
    let delivered = try await Delivered(expires: 0, limit: 3)
    try await delivered.pool.execute(
      """
      UPDATE due_prompts SET due_at = due.at, try_at = due.at
      FROM (SELECT notification_id, \(delivered.at)::timestamptz
          + (row_number() OVER (ORDER BY at) - 1) * interval '1 minute' AS at
        FROM due_prompts) AS due
      WHERE due.notification_id = due_prompts.notification_id
      """)
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock, by: UUID()) { healthy in
      try await watching(delivered, clock) { first in
        // Either may have the first one.
        try await eventually("it is leased") {
          first.notifications.count + healthy.notifications.count == 1
        }
        let (loser, winner) = first.notifications.isEmpty ? (healthy, first) : (first, healthy)
        if !isSilent {
          let account = try #require(
            try await delivered.pool.query("SELECT owner FROM due_prompts WHERE attempts = 1")
              .first?.decode("owner", as: UUID.self))
          _ = try await acknowledge(
            delivered, clock, loser.notifications.map(\.lease), isSent: false, by: account)
        }
        // The second is due at the end of the lease; a silent gateway does not take that either.
        clock.set(delivered.at + (isSilent ? 60 : 10))
        try await eventually("the other has it") {
          winner.notifications.count { $0.lease.attempt == 2 || isSilent } >= (isSilent ? 2 : 1)
        }
        #expect(
          loser.notifications.count { $0.lease.notificationID == delivered.notificationID } == 1)
        if isSilent { #expect(loser.notifications.count == 1) }
      }
    }
  }

  /// The leases of a disconnected gateway are no longer counted.
  @Test func whatAGatewayHasIsForgottenWithIt() throws {
    let gatewayLeases = GatewayLeases()
    func lease(_ attempt: Int) -> NotificationLease {
      NotificationLease(participantID: UUID(), notificationID: UUID(), step: 0, attempt: attempt)
    }
    let woken = Mutex(0)
    let leases = (1...4).map(lease)
    func enter(_ gateway: UUID = UUID(), _ onRoom: @escaping @Sendable () -> Void = {}) -> Int? {
      gatewayLeases.enter(of: gateway, holdersMax: 3, ofOneMax: 1, wakesBelow: 2, onRoom: onRoom)
    }
    let gateway = UUID()
    let first = try #require(enter(gateway) { woken.withLock { $0 += 1 } })
    let second = try #require(enter())
    // The maximum number of streams is reached.
    #expect(enter(gateway) == nil)
    let third = try #require(enter())
    #expect(enter() == nil)
    gatewayLeases.leave(third)
    gatewayLeases.add(leases, to: first)
    #expect(gatewayLeases.count(of: first) == 4)
    #expect(gatewayLeases.count(of: second) == 0)
    gatewayLeases.drop([leases[0], leases[1]])
    #expect(woken.withLock { $0 } == 0)
    gatewayLeases.drop([leases[2], lease(1)])
    #expect(woken.withLock { $0 } == 1)
    #expect(gatewayLeases.held(leases, by: first) == [leases[3]])
    // There was room before, so `onRoom` is not called.
    gatewayLeases.drop([leases[3]])
    #expect(woken.withLock { $0 } == 1)
    gatewayLeases.leave(second)
    gatewayLeases.add(leases, to: second)
    #expect(gatewayLeases.count(of: second) == 0)
    #expect(enter() != nil)
  }

  @Test func aTokenThatExpiresEndsTheWatching() async throws {
    let delivered = try await Delivered()
    let watch = watch(delivered, SetClock(delivered.at))
    await #expect(throws: TokenRejection.expired) {
      let terms = WatchNotifications.Terms(unacknowledgedMax: 1, lease: 60)
      try await watch(terms, for: Self.gatewayID, since: .distantPast, until: delivered.at) { _ in }
    }
  }

  @Test func aChangeOfRightsEndsTheWatching() async throws {
    let delivered = try await Delivered()
    let suspended = SuspendedAccounts(pool: delivered.pool)
    let watch = watch(delivered, SetClock(delivered.at), suspended: suspended)
    let (id, at) = (Self.gatewayID, delivered.at)
    suspended.tell(
      AccountSuspension(
        participantID: id, revision: 1, isSuspended: false, changedAt: at, rightsChangedAt: at))
    await #expect(throws: TokenRejection.expired) {
      let terms = WatchNotifications.Terms(unacknowledgedMax: 1, lease: 60)
      try await watch(terms, for: id, since: at - 60, until: .distantFuture) { _ in }
    }
  }

  @Test(arguments: ["", "a.b.c.d", "\(UUID()).\(UUID()).+1.1", "\(UUID()).1.1"])
  func onlyOurOwnNamesOfLeasesAreRead(text: String) {
    #expect(NotificationLease(text: text) == nil)
  }

  @Test func aLeaseIsReadAsItIsWritten() {
    let lease = NotificationLease(
      participantID: UUID(), notificationID: UUID(), step: 3, attempt: 12)
    #expect(NotificationLease(text: lease.text) == lease)
    #expect(NotificationLease(text: lease.text.uppercased()) == lease)
    #expect(NotificationLease(text: lease.text.replacing(".3.", with: ".03.")) == nil)
  }
}
