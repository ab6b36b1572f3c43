import HTTP2
import NIOCore
import RPCCore

/// Enforces limits of a connection that do not concern a single call: floods of frames, and slow
/// transfers.
///
/// It costs a comparison per read for well-behaved clients. A timer runs only while something is
/// unfinished, four times within the shortest timeout.
///
/// `@unchecked Sendable`: confined to the connection's event loop.
final class ConnectionGuard: @unchecked Sendable {
  protocol Connection: AnyObject {
    /// Ends the connection because the client exceeded a limit.
    func refuseConnection(_ limit: ServerLimit)
    /// Ends calls whose requests arrive too slowly.
    ///
    /// - Returns: whether there are unfinished requests.
    func judgeRequests(at now: ContinuousClock.Instant) -> Bool
    /// Ends calls whose responses are not read.
    ///
    /// - Returns: whether any responses are queued.
    func judgeResponses(at now: ContinuousClock.Instant) -> Bool
  }

  private let session: HTTP2Session
  private let eventLoop: any EventLoop
  private let metrics: LimitMetrics
  private let period: TimeAmount
  private weak var connection: (any Connection)?
  private var floods: FloodDetector
  private var headers: HeaderProgress
  private var expiredCalls: UInt64 = 0
  private var isWatching = false
  /// Whether the connection is ending; further input is not counted.
  private(set) var hasRefused = false

  init(
    _ limits: ServerLimits, session: HTTP2Session, eventLoop: any EventLoop, metrics: LimitMetrics
  ) {
    self.session = session
    self.eventLoop = eventLoop
    self.metrics = metrics
    floods = FloodDetector(limits.floods)
    headers = HeaderProgress(timeout: limits.headersTimeout)
    var shorter = min(
      limits.headersTimeout, limits.bodyRate.interval, limits.openRequestTimeout)
    if limits.responseProgressTimeout > .zero {
      shorter = min(shorter, limits.responseProgressTimeout)
    }
    period = TimeAmount(clamping: min(max(shorter / 4, .milliseconds(10)), .seconds(5)))
  }

  func start(_ connection: any Connection) {
    self.connection = connection
  }

  /// Judges the frames after the events of a read: calls in the same bytes may have earned them.
  func readHandled() {
    guard !hasRefused else { return }
    let counts = session.takeFrameCounts()
    let unfinished = session.unfinishedFrame
    if counts.isQuiet, unfinished == nil { return }
    let now = ContinuousClock.now
    if !counts.isQuiet { judge(counts, at: now) }
    if unfinished != nil, !hasRefused {
      _ = headers.isTooSlow(unfinished: unfinished, at: now)
      watch()
    }
  }

  /// Called if the client reset a call because of its announced deadline.
  func callExpired() { expiredCalls &+= 1 }

  /// Called when a request is unfinished, or data is queued for sending.
  func watch() {
    guard !isWatching else { return }
    isWatching = true
    // Not cancelled, since cancelling searches all timers of the loop.
    eventLoop.scheduleTask(in: period) { [weak self] in self?.look() }
  }

  private func look() {
    isWatching = false
    guard !hasRefused, let connection else { return }
    let now = ContinuousClock.now
    let unfinished = session.unfinishedFrame
    if headers.isTooSlow(unfinished: unfinished, at: now) {
      refuse(.headersTime)
      return
    }
    let requestsWait = connection.judgeRequests(at: now)
    let responsesWait = connection.judgeResponses(at: now)
    if requestsWait || responsesWait || unfinished != nil, !hasRefused { watch() }
  }

  private func judge(_ counts: HTTP2FrameCounts, at now: ContinuousClock.Instant) {
    metrics.hit(.metadataSize, times: counts.headerListsTooLarge)
    metrics.hit(.metadataFields, times: counts.headerListsTooLong)
    metrics.hit(.concurrentStreams, times: counts.refusedStreams)
    let work = ConnectionWork(
      requests: session.requests, answers: session.answers, writes: session.bodyWrites,
      bytes: session.bodyBytes, expiredCalls: expiredCalls)
    if let limit = floods.judge(counts, work: work, at: now) { refuse(limit) }
  }

  private func refuse(_ limit: ServerLimit) {
    hasRefused = true
    metrics.hit(limit)
    connection?.refuseConnection(limit)
  }
}
