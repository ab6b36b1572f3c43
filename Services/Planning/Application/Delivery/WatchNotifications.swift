import FoundationEssentials
import Postgres
import ServiceKit

/// Streams due notifications to a gateway until its token expires.
final class WatchNotifications: Sendable {
  /// Limits requested by a gateway.
  struct Terms: Sendable {
    /// Maximum number of leased notifications that are not acknowledged.
    var unacknowledgedMax: Int
    /// Duration of each lease, in seconds; afterwards another gateway may get the notification.
    var lease: TimeInterval
  }

  /// One message of the stream.
  struct News: Sendable {
    var notifications: [DueNotification] = []
    /// Leases that are revoked; their notifications must not be delivered.
    var revoked: [NotificationLease] = []
  }

  static let unacknowledgedMax = 10_000
  static let unacknowledgedDefault = 1_000
  /// Allowed lease durations, in seconds.
  static let leaseRange: ClosedRange<UInt32> = 10...600
  static let leaseDefault: UInt32 = 60
  /// Maximum number of streams per process.
  static let watchersMax = 64
  /// Maximum number of streams per account and process.
  static let watchersOfOneMax = 16
  /// Number of notifications leased at a time.
  private static let batch = 1_000
  /// Maximum interval between two polls.
  private static let interval = Duration.milliseconds(250)
  /// Number of leases checked per poll; the maximum a gateway can get within a second.
  private static let reviewed = 2_500
  /// Interval between scans from the start of the queue, which also find entries behind the last
  /// position.
  private static let wholeInterval = Duration.seconds(1)
  /// Interval between checks whether the caller may still watch.
  private static let tokenInterval = Duration.seconds(1)
  /// Maximum time without a message.
  private static let silenceMax = Duration.seconds(14)

  private let pool: PostgresPool
  private let gatewayLeases: GatewayLeases
  private let suspended: SuspendedAccounts
  private let clock: any WallClock
  private let onLate: @Sendable (Int) -> Void
  private let due = DueNotificationStore()

  /// - Parameters:
  ///   - gatewayLeases: shared with ``AcknowledgeNotifications`` of this process.
  ///   - onLate: called with the number of notifications that were late when first leased
  ///     (`DeliveryRules.isLate`).
  init(
    pool: PostgresPool, gatewayLeases: GatewayLeases, suspended: SuspendedAccounts,
    clock: any WallClock, onLate: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.onLate = onLate
    self.pool = pool
    self.gatewayLeases = gatewayLeases
    self.suspended = suspended
    self.clock = clock
  }

  /// - Parameters:
  ///   - gatewayID: account of the gateway.
  ///   - clientID: client of its token; nil without one.
  ///   - tokenStart: time of issue of its token, which ends with a change of its rights.
  ///   - write: called with new messages, and at least every 15 seconds with an empty one. It waits
  ///     while the caller does not read; meanwhile nothing is leased.
  /// - Throws: ``DeliveryError`` `.tooManyWatchers`, `.suspended`; `TokenRejection.expired`; `PostgresError`; errors of
  ///   `write`.
  func callAsFunction(
    _ terms: Terms, for gatewayID: UUID, client clientID: UUID? = nil, since tokenStart: Date,
    until tokenEnd: Date,
    _ write: @escaping @Sendable (News) async throws -> Void
  ) async throws {
    let (looks, look) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let entered = gatewayLeases.enter(
      of: gatewayID, holdersMax: Self.watchersMax, ofOneMax: Self.watchersOfOneMax,
      wakesBelow: terms.unacknowledgedMax - Self.roomWanted(terms) + 1
    ) { look.yield() }
    guard let id = entered else {
      throw DeliveryError.tooManyWatchers(
        maximum: Self.watchersMax, ofOneMax: Self.watchersOfOneMax)
    }
    defer { gatewayLeases.leave(id) }
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
      // A client that does not read blocks in a write and must not keep its stream beyond its
      // token.
      group.addTask { [clock, suspended] in
        while clock.now() < tokenEnd {
          if suspended.contains(gatewayID) { throw DeliveryError.suspended }
          if suspended.hasNewerRights(gatewayID, than: tokenStart)
            || suspended.endsTokens(ofClient: clientID, from: tokenStart)
          {
            break
          }
          try await Task.sleep(for: Self.tokenInterval)
        }
        throw TokenRejection.expired
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Room that starts a poll before the interval ends. Single acknowledgements must not cause
  /// single leases.
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
        let now = clock.now()
        news.revoked = try await review(&stream, now: now)
        hasMore = try await take(&stream, &news, now: now)
        let hasNews = !news.notifications.isEmpty || !news.revoked.isEmpty
        guard hasNews || ContinuousClock.now - toldAt >= Self.silenceMax else { continue }
        toldAt = .now
        try await write(news)
      }
    } while await looks.next() != nil
    throw CancellationError()
  }

  /// State of one stream.
  private struct Stream {
    /// Notifications leased together, without those known to be finished.
    struct Batch {
      var leases: [NotificationLease]
      let end: Date
      var reviewedAt = ContinuousClock.now
    }

    /// Id in `gatewayLeases`.
    let id: Int
    let terms: Terms
    /// Account of the gateway.
    let owner: UUID
    /// Batches, least recently checked first.
    var batches: [Batch] = []
    var reviewedAt = ContinuousClock.now
    /// Whether leases ended without acknowledgement, and none was acknowledged since.
    var isUnresponsive = false
    var tookAt: ContinuousClock.Instant?
    /// Position in the queue of the last scan, and time of the last scan from the start.
    var reached: Date?
    var wholeAt = ContinuousClock.now
  }

  /// Forgets leases that the gateway no longer holds.
  ///
  /// - Returns: The leases that were revoked.
  private func review(_ stream: inout Stream, now: Date) async throws -> [NotificationLease] {
    let moment = ContinuousClock.now
    // Skipped between the batches of one poll.
    guard moment - stream.reviewedAt >= Self.interval / 2 else { return [] }
    stream.reviewedAt = moment
    var batches: [Stream.Batch] = []
    var count = 0
    var (lapsed, acknowledged) = (false, false)
    while count < Self.reviewed, let first = stream.batches.first,
      moment - first.reviewedAt >= Self.interval / 2
    {
      var batch = stream.batches.removeFirst()
      let held = gatewayLeases.held(batch.leases, by: stream.id)
      acknowledged = acknowledged || held.count < batch.leases.count
      batch.leases = held
      if batch.end <= now {
        lapsed = lapsed || !held.isEmpty
        gatewayLeases.drop(Set(held))
      } else if !batch.leases.isEmpty {
        batches.append(batch)
        count += batch.leases.count
      }
    }
    let found =
      count == 0
      ? [:] : try await due.standing(of: batches.flatMap(\.leases), now: now, on: pool)
    if acknowledged || found.values.contains(.over) {
      stream.isUnresponsive = false
    } else if lapsed {
      stream.isUnresponsive = true
    }
    gatewayLeases.drop(Set(found.lazy.filter { $0.value != .standing }.map(\.key)))
    for var batch in batches {
      batch.leases.removeAll { found[$0] != .standing }
      batch.reviewedAt = moment
      if !batch.leases.isEmpty { stream.batches.append(batch) }
    }
    return found.filter { $0.value == .revoked }.map(\.key)
  }

  /// - Returns: Whether more notifications may be due for which the gateway has room.
  private func take(
    _ stream: inout Stream, _ news: inout News, now: Date
  ) async throws -> Bool {
    let moment = ContinuousClock.now
    let room = stream.terms.unacknowledgedMax - gatewayLeases.count(of: stream.id)
    let isTime = stream.tookAt.map { moment - $0 >= Self.interval / 2 } ?? true
    guard room >= (isTime ? 1 : Self.roomWanted(stream.terms)) else { return false }
    stream.tookAt = moment
    let isWhole = stream.reached == nil || moment - stream.wholeAt >= Self.wholeInterval
    if isWhole { stream.wholeAt = moment }
    let wanted = min(Self.batch, room)
    let leaseEnd = now.addingTimeInterval(stream.terms.lease)
    // Leases that ended since the last review count, too.
    let isUnresponsive =
      stream.isUnresponsive
      || stream.batches.contains {
        $0.end <= now && !gatewayLeases.held($0.leases, by: stream.id).isEmpty
      }
    let claim = try await due.claim(
      .gateway, for: stream.owner, atMost: wanted, from: isWhole ? nil : stream.reached,
      isUnresponsive: isUnresponsive, now: now, leaseEnd: leaseEnd, on: pool)
    stream.reached = claim.count == wanted ? claim.reached : nil
    news.notifications = claim.notifications
    guard !claim.notifications.isEmpty else { return claim.count == wanted }
    let leases = claim.notifications.map(\.lease)
    onLate(
      claim.notifications.count {
        $0.lease.attempt == 1 && DeliveryRules.isLate(dueAt: $0.dueAt, now: now)
      })
    gatewayLeases.add(leases, to: stream.id)
    // Leases end early if their notifications expire soon.
    stream.batches += Dictionary(grouping: claim.notifications, by: \.leaseEndsAt).map {
      Stream.Batch(leases: $1.map(\.lease), end: $0)
    }
    return claim.count == wanted
  }
}
