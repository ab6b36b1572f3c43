internal import DequeModule

/// State of a pool, guarded by its lock: its connections and the waiting callers. Its methods
/// decide; the pool executes.
struct PoolState {
  /// Maximum number of single statements that share a connection: enough to avoid nearly all idle
  /// time between a result and the next statement, few enough that a slow one delays few others.
  static let sharersMax = 8

  enum Verdict {
    case assign(ConnectionPipeline)
    case wait(connect: Bool)
    case refuse(PostgresError)
  }

  let configuration: PostgresConfiguration
  private(set) var pipelines: [ConnectionPipeline] = []
  /// Idle connections; the most recently used one is last, and is used first.
  private(set) var idle: [(pipeline: ConnectionPipeline, since: ContinuousClock.Instant)] = []
  private(set) var connecting = 0
  private(set) var waiting = 0
  private(set) var isClosed = false
  var writeAccess = WriteAccess()
  /// Connections opened before then are replaced.
  var replacesBefore: ContinuousClock.Instant?
  private var waiters: Deque<Waiter> = []
  private var backoff = Backoff(first: .milliseconds(50), max: .seconds(2))
  private var isBackingOff = false
  /// The first and the last failed attempt since the last connection; nil if none failed.
  private var outage: (since: ContinuousClock.Instant, lastFailure: PostgresError)?
  private var nextSweep: ContinuousClock.Instant?
  private var isTrimming = false
  private var closing: [CheckedContinuation<Void, Never>] = []

  init(configuration: PostgresConfiguration) {
    self.configuration = configuration
  }

  static var closedError: PostgresError {
    PostgresError(kind: .closed, message: "the pool is closed")
  }

  // MARK: Waiting

  mutating func admit(_ waiter: Waiter, now: ContinuousClock.Instant) -> Verdict {
    if isClosed { return .refuse(Self.closedError) }
    if waiter.cancelRequested.load(ordering: .relaxed) { return .refuse(Operation.cancelledError) }
    while let (pipeline, _) = idle.popLast() {
      guard pipeline.isReusable else { continue }
      give(pipeline, to: waiter)
      return .assign(pipeline)
    }
    if let refusal { return .refuse(refusal) }
    guard waiting < configuration.waitersMax else {
      return .refuse(
        PostgresError(
          kind: .poolExhausted,
          message: "\(waiting) callers are waiting for a connection, which is the limit"))
    }
    waiter.isQueued = true
    let patience = now + configuration.acquireTimeout
    waiter.waitsUntil = waiter.deadline.map { min($0, patience) } ?? patience
    waiters.append(waiter)
    waiting += 1
    return .wait(connect: startConnecting())
  }

  /// Whether the waiter was still waiting.
  mutating func withdraw(_ waiter: Waiter) -> Bool {
    guard waiter.isQueued else { return false }
    waiter.isQueued = false
    waiting -= 1
    // It stays in the queue, marked, until its turn or its deadline.
    return true
  }

  private mutating func nextWaiter(where isWanted: (Waiter) -> Bool = { _ in true }) -> Waiter? {
    while let waiter = waiters.first {
      if waiter.isQueued, !isWanted(waiter) { return nil }
      waiters.removeFirst()
      guard waiter.isQueued else { continue }
      waiter.isQueued = false
      waiting -= 1
      return waiter
    }
    return nil
  }

  /// Removes callers that have waited too long, with their errors.
  mutating func expire(
    now: ContinuousClock.Instant
  ) -> [(waiter: Waiter, error: PostgresError)] {
    nextSweep = nil
    let expired = waiters.filter { $0.isQueued && $0.waitsUntil <= now }
    guard !expired.isEmpty else { return [] }
    for waiter in expired { waiter.isQueued = false }
    waiting -= expired.count
    waiters.removeAll { !$0.isQueued }
    return expired.map { waiter in
      if let deadline = waiter.deadline, deadline <= now { return (waiter, PostgresDeadline.error) }
      return (waiter, impatience)
    }
  }

  /// The error for callers that have waited too long.
  private var impatience: PostgresError {
    if pipelines.isEmpty, let outage { return outage.lastFailure }
    return PostgresError(
      kind: .poolExhausted,
      message: "no connection became free within \(configuration.acquireTimeout)")
  }

  /// Time until the first waiting caller gives up; nil if already scheduled.
  mutating func scheduleSweep(now: ContinuousClock.Instant) -> Duration? {
    // Usually the last caller also gives up last, and the sweep is already scheduled.
    if let nextSweep, let last = waiters.last, last.waitsUntil >= nextSweep { return nil }
    guard let next = waiters.lazy.filter(\.isQueued).map(\.waitsUntil).min(),
      next < nextSweep ?? .now + .seconds(86_400)
    else { return nil }
    nextSweep = next
    return max(.milliseconds(1), now.duration(to: next))
  }

  // MARK: Connections

  /// Reserves a place for a new connection if a caller waits for it.
  mutating func startConnecting() -> Bool {
    guard !isClosed, !isBackingOff, connecting < waiting,
      pipelines.count + connecting < configuration.connections
    else { return false }
    connecting += 1
    return true
  }

  /// Whether the new connection is needed.
  mutating func connected(_ pipeline: ConnectionPipeline) -> Bool {
    connecting -= 1
    backoff.reset()
    outage = nil
    if isClosed { return false }
    pipelines.append(pipeline)
    return true
  }

  /// Whether the last attempt to connect has failed.
  var isAway: Bool { outage != nil }

  /// The error that rejects callers at once, until the next attempt to connect. A short outage, as
  /// of a restart, makes them wait; in a longer one they would wait in vain.
  private var refusal: PostgresError? {
    guard isBackingOff, pipelines.isEmpty, let (since, lastFailure) = outage else { return nil }
    let isLong = .now - since >= configuration.acquireTimeout
    return lastFailure.isRefusal || isLong ? lastFailure : nil
  }

  /// Removes callers that wait for rejected connections.
  mutating func takeRefused() -> [Waiter] {
    guard refusal != nil else { return [] }
    return takeAllWaiters()
  }

  private mutating func takeAllWaiters() -> [Waiter] {
    let taken = waiters.filter(\.isQueued)
    for waiter in taken { waiter.isQueued = false }
    waiters = []
    waiting = 0
    return Array(taken)
  }

  /// The wait before the next attempt; nil if already scheduled.
  mutating func connectFailed(_ error: PostgresError) -> Duration? {
    connecting -= 1
    outage = (outage?.since ?? .now, error)
    guard !isBackingOff, !isClosed else { return nil }
    isBackingOff = true
    return backoff.next()
  }

  mutating func endBackoff() {
    isBackingOff = false
  }

  mutating func lost(_ pipeline: ConnectionPipeline) {
    pipelines.removeAll { $0 === pipeline }
    idle.removeAll { $0.pipeline === pipeline }
  }

  /// Whether a connection must be closed instead of being reused.
  func isUnwanted(_ pipeline: ConnectionPipeline) -> Bool {
    isClosed || isOutdated(pipeline)
  }

  private func isOutdated(_ pipeline: ConnectionPipeline) -> Bool {
    writeAccess.isOutdated(openedAt: pipeline.openedAt)
      || replacesBefore.map { pipeline.openedAt < $0 } ?? false
  }

  /// Removes idle connections that may still be read-only although the server is not, or must be
  /// replaced.
  mutating func takeOutdated() -> [ConnectionPipeline] {
    let all = idle
    idle = all.filter { !isOutdated($0.pipeline) }
    return all.map(\.pipeline).filter { isOutdated($0) }
  }

  /// Assigns a free connection to waiting callers, or keeps it; an outdated one is neither.
  ///
  /// - Returns: one caller that needs it exclusively; or callers of single statements, up to the
  ///   fair share of this connection; or none.
  mutating func release(_ pipeline: ConnectionPipeline, now: ContinuousClock.Instant) -> [Waiter] {
    guard !isUnwanted(pipeline) else { return [] }
    // Computed before the first is removed, and rounded up.
    let share = (waiting + configuration.connections - 1) / configuration.connections
    guard let first = nextWaiter() else {
      // A connection lost while being released must not be kept.
      if pipelines.contains(where: { $0 === pipeline }) { idle.append((pipeline, now)) }
      return []
    }
    give(pipeline, to: first)
    var takers = [first]
    guard first.operation != nil else { return takers }
    while takers.count < min(share, Self.sharersMax),
      let next = nextWaiter(where: { $0.operation != nil })
    {
      give(pipeline, to: next)
      takers.append(next)
    }
    return takers
  }

  // MARK: Unused connections

  /// Time until a connection has been unused for too long; nil if already scheduled.
  mutating func scheduleTrim() -> Duration? {
    guard idle.count > 1, !isTrimming, !isClosed else { return nil }
    isTrimming = true
    return configuration.idleMax
  }

  /// Removes connections that were unused for too long, except one, and returns when to check
  /// again.
  mutating func trim(now: ContinuousClock.Instant) -> (
    unused: [ConnectionPipeline], next: Duration?
  ) {
    isTrimming = false
    let limit = now - configuration.idleMax
    let unused = idle.dropLast().prefix { $0.since <= limit }.map { $0.pipeline }
    idle.removeFirst(unused.count)
    return (unused, scheduleTrim())
  }

  private func give(_ pipeline: ConnectionPipeline, to waiter: Waiter) {
    waiter.pipeline = pipeline
    if waiter.operation != nil { pipeline.statementsUnderWay += 1 }
  }

  /// The connection of a completed statement if it was the last of those that shared it.
  func takeAnswered(_ waiter: Waiter) -> ConnectionPipeline? {
    guard let pipeline = waiter.pipeline else { return nil }
    pipeline.statementsUnderWay -= 1
    return pipeline.statementsUnderWay == 0 ? pipeline : nil
  }

  // MARK: Closing

  /// Rejects everything from now on; returns the waiting callers and the idle connections.
  mutating func close() -> ([Waiter], [ConnectionPipeline]) {
    isClosed = true
    defer { idle = [] }
    return (takeAllWaiters(), idle.map { $0.pipeline })
  }

  /// Whether the last connection is closed; otherwise the continuation is kept until then.
  mutating func whenEmpty(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
    if pipelines.isEmpty, connecting == 0 { return true }
    closing.append(continuation)
    return false
  }

  mutating func takeClosing() -> [CheckedContinuation<Void, Never>] {
    guard isClosed, pipelines.isEmpty, connecting == 0 else { return [] }
    defer { closing = [] }
    return closing
  }
}
