internal import DequeModule

/// What a pool knows, guarded by its lock: which connections there are and who waits for one. Its
/// methods decide; the pool carries out.
struct PoolState {
  enum Verdict {
    case assign(Link)
    case wait(connect: Bool)
    case refuse(PostgresError)
  }

  let configuration: PostgresConfiguration
  private(set) var links: [Link] = []
  private(set) var idle: [Link] = []
  private(set) var connecting = 0
  private(set) var waiting = 0
  private(set) var isClosed = false
  private var waiters: Deque<Waiter> = []
  private var backoff = Backoff(first: .milliseconds(50), max: .seconds(5))
  private var isBackingOff = false
  private var lastFailure: PostgresError?
  private var isSweepScheduled = false
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
    while let link = idle.popLast() {
      guard link.isReusable else { continue }
      waiter.link = link
      return .assign(link)
    }
    guard waiting < configuration.waitersMax else {
      return .refuse(
        PostgresError(
          kind: .poolExhausted,
          message: "\(waiting) callers wait for a connection, which is the limit"))
    }
    waiter.isQueued = true
    waiter.deadline = now + configuration.acquireTimeout
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

  private mutating func nextWaiter() -> Waiter? {
    while let waiter = waiters.popFirst() {
      guard waiter.isQueued else { continue }
      waiter.isQueued = false
      waiting -= 1
      return waiter
    }
    return nil
  }

  /// Takes out who has waited too long, with what to tell them.
  mutating func expire(now: ContinuousClock.Instant) -> ([Waiter], PostgresError) {
    isSweepScheduled = false
    var expired: [Waiter] = []
    while let first = waiters.first, first.deadline <= now || !first.isQueued {
      waiters.removeFirst()
      guard first.isQueued else { continue }
      first.isQueued = false
      waiting -= 1
      expired.append(first)
    }
    if links.isEmpty, let lastFailure { return (expired, lastFailure) }
    return (
      expired,
      PostgresError(
        kind: .poolExhausted,
        message: "no connection became free within \(configuration.acquireTimeout)")
    )
  }

  /// How long until the first deadline, when nobody watches over it yet.
  mutating func scheduleSweep(now: ContinuousClock.Instant) -> Duration? {
    guard !isSweepScheduled, let first = waiters.first else { return nil }
    isSweepScheduled = true
    return max(.milliseconds(1), now.duration(to: first.deadline))
  }

  // MARK: Connections

  /// Reserves a place for a new connection when somebody waits for it.
  mutating func startConnecting() -> Bool {
    guard !isClosed, !isBackingOff, connecting < waiting,
      links.count + connecting < configuration.connections
    else { return false }
    connecting += 1
    return true
  }

  /// Whether the new connection is wanted.
  mutating func connected(_ link: Link) -> Bool {
    connecting -= 1
    backoff.reset()
    lastFailure = nil
    if isClosed { return false }
    links.append(link)
    return true
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

  mutating func lost(_ link: Link) {
    links.removeAll { $0 === link }
    idle.removeAll { $0 === link }
  }

  /// Gives a free connection to the next who waits, or keeps it.
  mutating func release(_ link: Link) -> Waiter? {
    guard !isClosed else { return nil }
    if let waiter = nextWaiter() {
      waiter.link = link
      return waiter
    }
    // One that was lost while it was being released is not to come back.
    if links.contains(where: { $0 === link }) { idle.append(link) }
    return nil
  }

  // MARK: Closing

  /// Refuses everything from now on; returns who waits and which connections are idle.
  mutating func close() -> ([Waiter], [Link]) {
    isClosed = true
    let abandoned = waiters.filter(\.isQueued)
    for waiter in abandoned { waiter.isQueued = false }
    waiters = []
    waiting = 0
    defer { idle = [] }
    return (Array(abandoned), idle)
  }

  /// Whether the last connection is gone; else the continuation is kept until then.
  mutating func whenEmpty(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
    if links.isEmpty, connecting == 0 { return true }
    closing.append(continuation)
    return false
  }

  mutating func takeClosing() -> [CheckedContinuation<Void, Never>] {
    guard isClosed, links.isEmpty, connecting == 0 else { return [] }
    defer { closing = [] }
    return closing
  }
}
