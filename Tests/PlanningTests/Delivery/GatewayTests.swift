import Foundation
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import PlanningApplication
@testable import PlanningDomain

/// What gateways have, acknowledge and lose.
struct GatewayTests {
  /// What a gateway was told, while it watches.
  private final class Told: Sendable {
    let news = Mutex<[WatchPrompts.News]>([])
    var prompts: [DuePrompt] { news.withLock { $0.flatMap(\.prompts) } }
    var revoked: [PromptLease] { news.withLock { $0.flatMap(\.revoked) } }
  }

  /// Its account.
  private static let gatewayID = UUID()

  private func watching(
    _ delivered: Delivered, _ clock: SetClock, max: Int = 10,
    holdings: GatewayHoldings = GatewayHoldings(), _ body: (Told) async throws -> Void
  ) async throws {
    let told = Told()
    let watch = watch(delivered, clock, holdings)
    let task = Task {
      try await watch(
        WatchPrompts.Terms(unacknowledgedMax: max, lease: 60), for: Self.gatewayID,
        until: .distantFuture
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
    _ delivered: Delivered, _ clock: SetClock, _ holdings: GatewayHoldings = GatewayHoldings(),
    suspended: SuspendedAccounts? = nil
  ) -> WatchPrompts {
    WatchPrompts(
      pool: delivered.pool, holdings: holdings,
      suspended: suspended ?? SuspendedAccounts(pool: delivered.pool), clock: clock)
  }

  private func acknowledge(
    _ delivered: Delivered, _ clock: SetClock, _ leases: [PromptLease], isSent: Bool = true,
    by gatewayID: UUID = gatewayID, holdings: GatewayHoldings = GatewayHoldings()
  ) async throws -> [Bool] {
    try await AcknowledgePrompts(pool: delivered.pool, holdings: holdings, clock: clock)(
      leases.map { .init(lease: $0, isSent: isSent) }, by: gatewayID)
  }

  @Test func whatAnotherGatewayHasIsItsOwn() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a prompt comes") { !told.prompts.isEmpty }
      let leases = told.prompts.map(\.lease)
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
      try await eventually("a prompt comes") { !told.prompts.isEmpty }
      let leases = told.prompts.map(\.lease)
      #expect(try await acknowledge(delivered, clock, leases) == [true])
      #expect(try await delivered.sentAt() == delivered.at)
      // The answer may have been lost.
      #expect(try await acknowledge(delivered, clock, leases) == [true])
      #expect(told.revoked.isEmpty)
    }
  }

  @Test func whatFailedComesAgainLater() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a prompt comes") { !told.prompts.isEmpty }
      let leases = told.prompts.map(\.lease)
      #expect(try await acknowledge(delivered, clock, leases, isSent: false) == [true])
      #expect(try await acknowledge(delivered, clock, leases, isSent: false) == [true])
      #expect(try await delivered.step()?.tryAt == delivered.at + 10)
      clock.set(delivered.at + 10)
      try await eventually("it comes again") { told.prompts.count == 2 }
      #expect(told.revoked.isEmpty)
      #expect(told.prompts[1].lease.attempt == 2)
      #expect(try await acknowledge(delivered, clock, leases) == [false])
    }
  }

  /// Both had it in their time, and both told it: only the one that was not late counts, as often as either asks.
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
    // What was told before stays so when the reminder is told, too.
    let reminder = try #require(
      try await delivered.claim(for: Self.gatewayID, now: delivered.at + 600).first
    ).lease
    clock.set(delivered.at + 601)
    #expect(
      try await acknowledge(delivered, clock, [late, reminder, other]) == [false, true, true])
    #expect(try await acknowledge(delivered, clock, [other, reminder]) == [true, true])
    #expect(try await delivered.sentAt() == delivered.at + 60)
  }

  /// Whether the process that the gateway watches hears the acknowledgement, or another one.
  @Test(arguments: [true, false])
  func noMoreThanAskedForAreUnacknowledged(isHeard: Bool) async throws {
    let delivered = try await Delivered(expires: 0, limit: 5)
    try await delivered.pool.execute(
      "UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at)")
    let clock = SetClock(delivered.at)
    let holdings = GatewayHoldings()
    try await watching(delivered, clock, max: 2, holdings: holdings) { told in
      var known = 0
      while known < 5 {
        let wanted = min(known + 2, 5)
        try await eventually("\(wanted) have come") { told.prompts.count == wanted }
        #expect(told.prompts.count - known <= 2)
        let leases = told.prompts[known...].map(\.lease)
        #expect(
          try await acknowledge(
            delivered, clock, leases, holdings: isHeard ? holdings : GatewayHoldings()
          ).allSatisfy { $0 })
        known = wanted
      }
    }
  }

  @Test func whoeverLeavesIsTakenBack() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a prompt comes") { !told.prompts.isEmpty }
      try await delivered.planned.leave(at: delivered.at)
      try await eventually("it is taken back") { !told.revoked.isEmpty }
      #expect(told.revoked == told.prompts.map(\.lease))
    }
  }

  @Test func aGatewayThatIsGoneLeavesItsPromptsToOthers() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock) { told in
      try await eventually("a prompt comes") { !told.prompts.isEmpty }
    }
    clock.set(delivered.at + 60)
    try await watching(delivered, clock) { told in
      try await eventually("another gateway has it") { !told.prompts.isEmpty }
      #expect(told.prompts.map(\.lease.notificationID) == [delivered.notificationID])
      #expect(told.prompts.map(\.lease.attempt) == [2])
    }
  }

  /// Nothing that a lost gateway had is counted any more.
  @Test func whatAGatewayHasIsForgottenWithIt() throws {
    let holdings = GatewayHoldings()
    func lease(_ attempt: Int) -> PromptLease {
      PromptLease(participantID: UUID(), notificationID: UUID(), step: 0, attempt: attempt)
    }
    let woken = Mutex(0)
    let leases = (1...4).map(lease)
    func enter(_ gateway: UUID = UUID(), _ onRoom: @escaping @Sendable () -> Void = {}) -> Int? {
      holdings.enter(of: gateway, holdersMax: 3, ofOneMax: 1, wakesBelow: 2, onRoom: onRoom)
    }
    let gateway = UUID()
    let first = try #require(enter(gateway) { woken.withLock { $0 += 1 } })
    let second = try #require(enter())
    // As often as it may.
    #expect(enter(gateway) == nil)
    let third = try #require(enter())
    #expect(enter() == nil)
    holdings.leave(third)
    holdings.add(leases, to: first)
    #expect(holdings.count(of: first) == 4)
    #expect(holdings.count(of: second) == 0)
    holdings.drop([leases[0], leases[1]])
    #expect(woken.withLock { $0 } == 0)
    holdings.drop([leases[2], lease(1)])
    #expect(woken.withLock { $0 } == 1)
    #expect(holdings.held(leases, by: first) == [leases[3]])
    // It had room before.
    holdings.drop([leases[3]])
    #expect(woken.withLock { $0 } == 1)
    holdings.leave(second)
    holdings.add(leases, to: second)
    #expect(holdings.count(of: second) == 0)
    #expect(enter() != nil)
  }

  @Test func aTokenThatExpiresEndsTheWatching() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    let watch = watch(delivered, clock)
    await #expect(throws: TokenRejection.expired) {
      try await watch(
        .init(unacknowledgedMax: 1, lease: 60), for: Self.gatewayID, until: delivered.at
      ) { _ in }
    }
  }

  @Test(arguments: ["", "a.b.c.d", "\(UUID()).\(UUID()).1.1", "\(UUID()).1.1"])
  func onlyOurOwnNamesOfLeasesAreRead(text: String) {
    #expect(PromptLease(text: text) == nil)
  }

  @Test func aLeaseIsReadAsItIsWritten() {
    let lease = PromptLease(participantID: UUID(), notificationID: UUID(), step: 3, attempt: 12)
    #expect(PromptLease(text: lease.text) == lease)
    #expect(PromptLease(text: lease.text + "0") != lease)
    #expect(PromptLease(text: lease.text.replacing(".3.", with: ".03.")) == nil)
  }
}
