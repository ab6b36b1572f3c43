import Foundation
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import PlanningService

/// Metrics of delivery.
struct DeliveryRoundTests {
  @Test func whatIsTellingLate() {
    let due = Date(timeIntervalSince1970: 1_000)
    for (seconds, isLate) in [(-5.0, false), (0, false), (59, false), (60, true), (600, true)] {
      #expect(DeliveryRules.isLate(dueAt: due, now: due + seconds) == isLate)
    }
  }

  /// A repeated acknowledgement is accepted and counted once.
  @Test func anAcknowledgementCountsOnce() async throws {
    let delivered = try await Delivered(limit: 2)
    let rounds = Mutex<[DeliveryRound]>([])
    let gateway = UUID()
    try await delivered.pool.execute(
      "UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at)")
    let leases = try await delivered.claim(for: gateway).map(\.lease)
    #expect(leases.count == 2)
    let acknowledge = AcknowledgeNotifications(
      pool: delivered.pool, gatewayLeases: GatewayLeases(), clock: SetClock(delivered.at + 1)
    ) { round in rounds.withLock { $0.append(round) } }
    let told = [
      AcknowledgeNotifications.Acknowledgement(lease: leases[0], isSent: true),
      AcknowledgeNotifications.Acknowledgement(lease: leases[1], isSent: false),
    ]
    for _ in 0..<2 { #expect(try await acknowledge(told, by: gateway) == [true, true]) }
    #expect(rounds.withLock { $0.map(\.sent) } == [1, 0])
    #expect(rounds.withLock { $0.map(\.postponed) }.first == 1)
  }

  /// A delayed notification, as after an outage.
  @Test(arguments: [(59.0, 0), (61, 1)])
  func whatAGatewayIsToldLateCounts(seconds: TimeInterval, count: Int) async throws {
    let delivered = try await Delivered()
    try await delivered.pool.execute("UPDATE due_prompts SET spread = true")
    let late = Mutex(0)
    let told = Mutex(0)
    let watch = WatchNotifications(
      pool: delivered.pool, gatewayLeases: GatewayLeases(),
      suspended: SuspendedAccounts(pool: delivered.pool), clock: SetClock(delivered.at + seconds)
    ) { more in late.withLock { $0 += more } }
    let task = Task {
      try await watch(
        .init(unacknowledgedMax: 10, lease: 60), for: UUID(), since: .distantPast,
        until: .distantFuture
      ) {
        news in told.withLock { $0 += news.notifications.count }
      }
    }
    defer { task.cancel() }
    try await eventually("a notification arrives") { told.withLock { $0 } == 1 }
    #expect(late.withLock { $0 } == count)
  }

  @Test func backlogsHaveAges() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at - 1)
    let backlog = NotificationBacklog(pool: delivered.pool, clock: clock)
    #expect(try await backlog() == [:])
    clock.set(delivered.at + 30)
    #expect(try await backlog() == [.gateway: .init(count: 1, oldestAge: 30)])
  }
}
