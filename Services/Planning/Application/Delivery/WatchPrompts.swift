package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

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
  /// Of them, of one account.
  package static let watchersOfOneMax = 16
  /// Taken at once.
  private static let batch = 1_000
  /// Between two looks, where nothing makes it look sooner.
  private static let interval = Duration.milliseconds(250)
  /// Looked at in one look, whether they still stand: all that a gateway can have within a second.
  private static let reviewed = 2_500
  /// From the start of the queue, not only from where the last look ended: what came up behind it is found then.
  private static let wholeInterval = Duration.seconds(1)
  /// Between two looks at whether the caller may still watch.
  private static let tokenInterval = Duration.seconds(1)
  /// Without news there is a sign of life.
  private static let silenceMax = Duration.seconds(14)

  private let pool: PostgresPool
  private let holdings: GatewayHoldings
  private let suspended: SuspendedAccounts
  private let clock: any WallClock
  private let onLate: @Sendable (Int) -> Void
  private let due = DuePromptStore()

  /// - Parameters:
  ///   - holdings: shared with ``AcknowledgePrompts`` of this process.
  ///   - onLate: hears how many prompts were handed out late, for the first time (`DeliveryRules.isLate`).
  package init(
    pool: PostgresPool, holdings: GatewayHoldings, suspended: SuspendedAccounts,
    clock: any WallClock, onLate: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.onLate = onLate
    self.pool = pool
    self.holdings = holdings
    self.suspended = suspended
    self.clock = clock
  }

  /// - Parameters:
  ///   - gatewayID: of the account that watches.
  ///   - write: hears news as they come, and at least every 15 seconds something, empty if there is
  ///     nothing. Waits while the caller does not read: what was not written is not taken.
  /// - Throws: ``DeliveryError`` `.tooManyWatchers`, `.suspended`; `TokenRejection.expired`; `PostgresError`; what
  ///   `write` throws.
  package func callAsFunction(
    _ terms: Terms, for gatewayID: UUID, until tokenEnd: Date,
    _ write: @escaping @Sendable (News) async throws -> Void
  ) async throws {
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let entered = holdings.enter(
      of: gatewayID, holdersMax: Self.watchersMax, ofOneMax: Self.watchersOfOneMax,
      wakesBelow: terms.unacknowledgedMax - Self.roomWanted(terms) + 1
    ) { look.yield() }
    guard let id = entered else {
      throw DeliveryError.tooManyWatchers(
        maximum: Self.watchersMax, ofOneMax: Self.watchersOfOneMax)
    }
    defer { holdings.leave(id) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        try await follow(Stream(id: id, terms: terms, owner: gatewayID), looks: looks, write)
      }
      group.addTask {
        while true {
          try await Task.sleep(for: Self.interval)
          look.yield()
        }
      }
      // A client that does not read would keep its place for ever: it waits in a write.
      group.addTask { [clock, suspended] in
        while clock.now() < tokenEnd {
          if suspended.contains(gatewayID) { throw DeliveryError.suspended }
          try await Task.sleep(for: Self.tokenInterval)
        }
        throw TokenRejection.expired
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// So much room is worth a look before its time: whoever acknowledges one after the other is not to have them
  /// taken one after the other.
  private static func roomWanted(_ terms: Terms) -> Int {
    max(1, min(batch, terms.unacknowledgedMax / 4))
  }

  private func follow(
    _ stream: Stream, looks: AsyncStream<Void>, _ write: @Sendable (News) async throws -> Void
  ) async throws {
    var stream = stream
    var looks = looks.makeAsyncIterator()
    var toldAt = ContinuousClock.now
    try await write(News())
    repeat {
      var hasMore = true
      while hasMore {
        var news = News()
        news.revoked = try await review(&stream, now: clock.now())
        hasMore = try await take(&stream, &news, now: clock.now())
        let hasNews = !news.prompts.isEmpty || !news.revoked.isEmpty
        guard hasNews || ContinuousClock.now - toldAt >= Self.silenceMax else { continue }
        toldAt = .now
        try await write(news)
      }
    } while await looks.next() != nil
    throw CancellationError()
  }

  /// What a gateway was given.
  private struct Stream {
    /// Taken at once, as far as they are not known to be over.
    struct Batch {
      var leases: [PromptLease]
      let end: Date
      var reviewedAt = ContinuousClock.now
    }

    /// In the holdings.
    let id: Int
    let terms: Terms
    /// Whose it is.
    let owner: UUID
    /// What was looked at longest ago comes first.
    var batches: [Batch] = []
    var reviewedAt = ContinuousClock.now
    var tookAt: ContinuousClock.Instant?
    /// Until where the queue was looked at, and when it was from its start.
    var reached: Date?
    var wholeAt = ContinuousClock.now
  }

  /// Forgets what the gateway does not have any more.
  ///
  /// - Returns: what was taken back from it.
  private func review(_ stream: inout Stream, now: Date) async throws -> [PromptLease] {
    let moment = ContinuousClock.now
    // Not with every thousand that are taken.
    guard moment - stream.reviewedAt >= Self.interval / 2 else { return [] }
    stream.reviewedAt = moment
    var batches: [Stream.Batch] = []
    var count = 0
    while count < Self.reviewed, let first = stream.batches.first,
      moment - first.reviewedAt >= Self.interval / 2
    {
      var batch = stream.batches.removeFirst()
      batch.leases = holdings.held(batch.leases, by: stream.id)
      if batch.end <= now {
        holdings.drop(Set(batch.leases))
      } else if !batch.leases.isEmpty {
        batches.append(batch)
        count += batch.leases.count
      }
    }
    guard count > 0 else { return [] }
    let found = try await due.standing(of: batches.flatMap(\.leases), now: now, on: pool)
    holdings.drop(Set(found.lazy.filter { $0.value != .standing }.map(\.key)))
    for var batch in batches {
      batch.leases.removeAll { found[$0] != .standing }
      batch.reviewedAt = moment
      if !batch.leases.isEmpty { stream.batches.append(batch) }
    }
    return found.filter { $0.value == .revoked }.map(\.key)
  }

  /// - Returns: whether more may be due that the gateway has room for.
  private func take(
    _ stream: inout Stream, _ news: inout News, now: Date
  ) async throws -> Bool {
    let moment = ContinuousClock.now
    let room = stream.terms.unacknowledgedMax - holdings.count(of: stream.id)
    let isTime = stream.tookAt.map { moment - $0 >= Self.interval / 2 } ?? true
    guard room >= (isTime ? 1 : Self.roomWanted(stream.terms)) else { return false }
    stream.tookAt = moment
    let isWhole = stream.reached == nil || moment - stream.wholeAt >= Self.wholeInterval
    if isWhole { stream.wholeAt = moment }
    let wanted = min(Self.batch, room)
    let leaseEnd = now.addingTimeInterval(stream.terms.lease)
    let claim = try await due.claim(
      .gateway, for: stream.owner, atMost: wanted, from: isWhole ? nil : stream.reached, now: now,
      leaseEnd: leaseEnd, on: pool)
    stream.reached = claim.count == wanted ? claim.reached : nil
    news.prompts = claim.prompts
    guard !claim.prompts.isEmpty else { return claim.count == wanted }
    let leases = claim.prompts.map(\.lease)
    onLate(
      claim.prompts.count {
        $0.lease.attempt == 1 && DeliveryRules.isLate(dueAt: $0.dueAt, now: now)
      })
    holdings.add(leases, to: stream.id)
    stream.batches.append(Stream.Batch(leases: leases, end: leaseEnd))
    return claim.count == wanted
  }
}
