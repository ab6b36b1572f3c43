internal import DequeModule

/// What a pool knows, guarded by its lock: which connections there are and who waits for one. Its
/// methods decide; the pool carries out.
struct PoolState {
  /// How many single statements share a connection at most: enough to save nearly all the waiting
  /// between an answer and the next statement, few enough that a slow one holds up few others.
  static let sharersMax = 8

  enum Verdict {
    case assign(ConnectionPipeline)
    case wait(connect: Bool)
    case refuse(PostgresError)
  }

  let configuration: PostgresConfiguration
  private(set) var pipelines: [ConnectionPipeline] = []
  /// Those that were used last stand at the end, and are used first.
  private(set) var idle: [(pipeline: ConnectionPipeline, since: ContinuousClock.Instant)] = []
  private(set) var connecting = 0
  private(set) var waiting = 0
  private(set) var isClosed = false
  var writeAccess = WriteAccess()
  /// Connections opened before then are replaced.
  var replacesBefore: ContinuousClock.Instant?
  private var waiters: Deque<Waiter> = []
  private var backoff = Backoff(first: .milliseconds(50), max: .seconds(5))
  private var isBackingOff = false
  private var lastFailure: PostgresError?
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
          message: "\(waiting) callers wait for a connection, which is the limit"))
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

  /// Takes out who has waited too long, with what to tell them.
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

  /// What becomes of those who wait for longer than they may.
  private var impatience: PostgresError {
    if pipelines.isEmpty, let lastFailure { return lastFailure }
    return PostgresError(
      kind: .poolExhausted,
      message: "no connection became free within \(configuration.acquireTimeout)")
  }

  /// How long until the first of those who wait gives up, when nobody watches over it yet.
  mutating func scheduleSweep(now: ContinuousClock.Instant) -> Duration? {
    // Mostly the latest is the last to give up, and the watch is set: then there is nothing to do.
    if let nextSweep, let last = waiters.last, last.waitsUntil >= nextSweep { return nil }
    guard let next = waiters.lazy.filter(\.isQueued).map(\.waitsUntil).min(),
      next < nextSweep ?? .now + .seconds(86_400)
    else { return nil }
    nextSweep = next
    return max(.milliseconds(1), now.duration(to: next))
  }

  // MARK: Connections

  /// Reserves a place for a new connection when somebody waits for it.
  mutating func startConnecting() -> Bool {
    guard !isClosed, !isBackingOff, connecting < waiting,
      pipelines.count + connecting < configuration.connections
    else { return false }
    connecting += 1
    return true
  }

  /// Whether the new connection is wanted.
  mutating func connected(_ pipeline: ConnectionPipeline) -> Bool {
    connecting -= 1
    backoff.reset()
    lastFailure = nil
    if isClosed { return false }
    pipelines.append(pipeline)
    return true
  }

  /// Whether the last attempt to connect has failed.
  var isAway: Bool { lastFailure != nil }

  /// What there is no use in waiting for, until the next attempt.
  private var refusal: PostgresError? {
    guard isBackingOff, pipelines.isEmpty, let lastFailure, lastFailure.isRefusal else {
      return nil
    }
    return lastFailure
  }

  /// Those who wait for connections that are refused.
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

  /// How long to wait before the next attempt; nil when one waits already.
  mutating func connectFailed(_ error: PostgresError) -> Duration? {
    connecting -= 1
    lastFailure = error
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

  /// Whether a connection is to be closed rather than used again.
  func isUnwanted(_ pipeline: ConnectionPipeline) -> Bool {
    isClosed || isOutdated(pipeline)
  }

  private func isOutdated(_ pipeline: ConnectionPipeline) -> Bool {
    writeAccess.isOutdated(openedAt: pipeline.openedAt)
      || replacesBefore.map { pipeline.openedAt < $0 } ?? false
  }

  /// Takes out the idle connections that may not take writes although the server does, or are to be
  /// replaced.
  mutating func takeOutdated() -> [ConnectionPipeline] {
    let all = idle
    idle = all.filter { !isOutdated($0.pipeline) }
    return all.map(\.pipeline).filter { isOutdated($0) }
  }

  /// Gives a free connection to the next who waits, or keeps it; one that is unwanted neither.
  ///
  /// - Returns: one that needs it alone; or some with a statement each, as many as are this
  ///   connection's fair share; or nobody.
  mutating func release(_ pipeline: ConnectionPipeline, now: ContinuousClock.Instant) -> [Waiter] {
    guard !isUnwanted(pipeline) else { return [] }
    // Before the first is taken out, and rounded up.
    let share = (waiting + configuration.connections - 1) / configuration.connections
    guard let first = nextWaiter() else {
      // One that was lost while it was being released is not to come back.
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

  // MARK: Connections that nobody needs

  /// How long until one may have been unused for too long, when nobody watches over it yet.
  mutating func scheduleTrim() -> Duration? {
    guard idle.count > 1, !isTrimming, !isClosed else { return nil }
    isTrimming = true
    return configuration.idleMax
  }

  /// Takes out those that were unused for too long, but one, and says when to look again.
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

  /// The connection of a statement that was answered, if it was the last of those that shared it.
  func takeAnswered(_ waiter: Waiter) -> ConnectionPipeline? {
    guard let pipeline = waiter.pipeline else { return nil }
    pipeline.statementsUnderWay -= 1
    return pipeline.statementsUnderWay == 0 ? pipeline : nil
  }

  // MARK: Closing

  /// Refuses everything from now on; returns who waits and which connections are idle.
  mutating func close() -> ([Waiter], [ConnectionPipeline]) {
    isClosed = true
    defer { idle = [] }
    return (takeAllWaiters(), idle.map { $0.pipeline })
  }

  /// Whether the last connection is gone; else the continuation is kept until then.
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
