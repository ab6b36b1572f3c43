package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit
import Synchronization

/// Hands prompts to a gateway as they come due, until its token expires.
package final class WatchPrompts: Sendable {
  /// How much a gateway takes on.
  package struct Terms: Sendable {
    /// Prompts that it has and has not acknowledged, at most.
    package var unacknowledgedMax: Int
    /// For each, in seconds; then another gateway may have it.
    package var lease: TimeInterval

    package init(unacknowledgedMax: Int, lease: TimeInterval) {
      self.unacknowledgedMax = unacknowledgedMax
      self.lease = lease
    }
  }

  /// What is told at once.
  package struct News: Sendable {
    package var prompts: [DuePrompt] = []
    /// Not to be told any more: taken back.
    package var revoked: [PromptLease] = []
  }

  package static let unacknowledgedMax = 10_000
  package static let unacknowledgedDefault = 1_000
  /// In seconds.
  package static let leaseRange: ClosedRange<UInt32> = 10...600
  package static let leaseDefault: UInt32 = 60
  /// Of one process.
  package static let watchersMax = 64
  /// Taken at once.
  private static let batch = 1_000
  /// Between two looks.
  private static let interval = Duration.milliseconds(250)
  /// Between two looks at whether the token is still good.
  private static let tokenInterval = Duration.seconds(1)
  /// So many looks without news are answered with a sign of life: 15 seconds.
  private static let silentMax = 60

  private let pool: PostgresPool
  private let clock: any WallClock
  private let due = DuePromptStore()
  private let watchers = Mutex(0)

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Parameter write: hears news as they come, and at least every 15 seconds something, empty if there is
  ///   nothing. Waits while the caller does not read: what was not written is not taken.
  /// - Throws: ``DeliveryError`` `.tooManyWatchers`; `TokenRejection.expired`; `PostgresError`; what `write`
  ///   throws.
  package func callAsFunction(
    _ terms: Terms, until tokenEnd: Date, _ write: @escaping @Sendable (News) async throws -> Void
  ) async throws {
    try admit()
    defer { watchers.withLock { $0 -= 1 } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in try await follow(terms, write) }
      // A client that does not read would keep its place for ever: it waits in a write.
      group.addTask { [clock] in
        while clock.now() < tokenEnd { try await Task.sleep(for: Self.tokenInterval) }
        throw TokenRejection.expired
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func follow(
    _ terms: Terms, _ write: @Sendable (News) async throws -> Void
  ) async throws {
    var stream = Stream(owner: UUID(), terms: terms)
    var silent = 0
    var reviewedAt = ContinuousClock.now
    try await write(News())
    while true {
      var news = News()
      // Not with every thousand that are taken.
      if ContinuousClock.now - reviewedAt >= Self.interval {
        news.revoked = try await review(&stream, now: clock.now())
        reviewedAt = .now
      }
      let hasMore = try await take(&stream, &news, now: clock.now())
      if news.prompts.isEmpty, news.revoked.isEmpty, silent < Self.silentMax {
        silent += 1
      } else {
        silent = 0
        try await write(news)
      }
      if !hasMore { try await Task.sleep(for: Self.interval) }
    }
  }

  /// What a gateway has.
  private struct Stream {
    let owner: UUID
    let terms: Terms
    var held: [PromptLease: Date] = [:]
  }

  /// Forgets what the gateway does not have any more.
  ///
  /// - Returns: what was taken back from it.
  private func review(_ stream: inout Stream, now: Date) async throws -> [PromptLease] {
    guard !stream.held.isEmpty else { return [] }
    var revoked: [PromptLease] = []
    for (lease, standing) in try await due.standing(
      of: Array(stream.held.keys), now: now, on: pool)
    {
      if standing == .revoked, stream.held[lease].map({ now < $0 }) == true {
        revoked.append(lease)
      }
      if standing != .standing { stream.held[lease] = nil }
    }
    for (lease, end) in stream.held where end <= now { stream.held[lease] = nil }
    return revoked
  }

  /// - Returns: whether more may be due that the gateway has room for.
  private func take(
    _ stream: inout Stream, _ news: inout News, now: Date
  ) async throws -> Bool {
    let room = min(Self.batch, stream.terms.unacknowledgedMax - stream.held.count)
    guard room > 0 else { return false }
    let leaseEnd = now.addingTimeInterval(stream.terms.lease)
    let claim = try await due.claim(
      .gateway, for: stream.owner, atMost: room, now: now, leaseEnd: leaseEnd, on: pool)
    news.prompts = claim.prompts
    for prompt in claim.prompts { stream.held[prompt.lease] = leaseEnd }
    return claim.count == room
  }

  private func admit() throws {
    let isAdmitted = watchers.withLock { count in
      guard count < Self.watchersMax else { return false }
      count += 1
      return true
    }
    guard isAdmitted else { throw DeliveryError.tooManyWatchers(maximum: Self.watchersMax) }
  }
}
