import Foundation
import PlanningApplication
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import PlanningDomain

/// What gateways have, acknowledge and lose.
struct GatewayTests {
  /// What a gateway was told, while it watches.
  private final class Told: Sendable {
    let news = Mutex<[WatchPrompts.News]>([])
    var prompts: [DuePrompt] { news.withLock { $0.flatMap(\.prompts) } }
    var revoked: [PromptLease] { news.withLock { $0.flatMap(\.revoked) } }
  }

  private func watching(
    _ delivered: Delivered, _ clock: SetClock, max: Int = 10,
    _ body: (Told) async throws -> Void
  ) async throws {
    let told = Told()
    let watch = WatchPrompts(pool: delivered.pool, clock: clock)
    let task = Task {
      try await watch(
        WatchPrompts.Terms(unacknowledgedMax: max, lease: 60), until: .distantFuture
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

  private func acknowledge(
    _ delivered: Delivered, _ clock: SetClock, _ leases: [PromptLease], isSent: Bool = true
  ) async throws -> [Bool] {
    try await AcknowledgePrompts(pool: delivered.pool, clock: clock)(
      leases.map { .init(lease: $0, isSent: isSent) })
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

  @Test func noMoreThanAskedForAreUnacknowledged() async throws {
    let delivered = try await Delivered(expires: 0, limit: 5)
    try await delivered.pool.execute(
      "UPDATE due_prompts SET due_at = \(delivered.at), try_at = \(delivered.at)")
    let clock = SetClock(delivered.at)
    try await watching(delivered, clock, max: 2) { told in
      var known = 0
      while known < 5 {
        let wanted = min(known + 2, 5)
        try await eventually("\(wanted) have come") { told.prompts.count == wanted }
        #expect(told.prompts.count - known <= 2)
        let leases = told.prompts[known...].map(\.lease)
        #expect(try await acknowledge(delivered, clock, leases).allSatisfy { $0 })
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

  @Test func aTokenThatExpiresEndsTheWatching() async throws {
    let delivered = try await Delivered()
    let clock = SetClock(delivered.at)
    let watch = WatchPrompts(pool: delivered.pool, clock: clock)
    await #expect(throws: TokenRejection.expired) {
      try await watch(.init(unacknowledgedMax: 1, lease: 60), until: delivered.at) { _ in }
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
