import HTTP2

/// Checks the frames of one connection against ``FloodLimits``.
struct FloodDetector {
  private var resets: TokenBucket
  private var provokedResets: TokenBucket
  private var refusedStreams: TokenBucket
  private var pings: TokenBucket
  private var settings: TokenBucket
  private var emptyData: TokenBucket
  private var smallWindowUpdates: TokenBucket
  private var priorities: TokenBucket
  private var unknownFrames: TokenBucket
  private var oversizedHeaders: TokenBucket
  private var oversizedHeaderBytes: TokenBucket
  private var workBefore = ConnectionWork()

  init(_ limits: FloodLimits) {
    resets = TokenBucket(limits.resets)
    provokedResets = TokenBucket(limits.provokedResets)
    refusedStreams = TokenBucket(limits.refusedStreams)
    pings = TokenBucket(limits.pings)
    settings = TokenBucket(limits.settings)
    emptyData = TokenBucket(limits.emptyData)
    smallWindowUpdates = TokenBucket(limits.smallWindowUpdates)
    priorities = TokenBucket(limits.priorities)
    unknownFrames = TokenBucket(limits.unknownFrames)
    oversizedHeaders = TokenBucket(limits.oversizedHeaders)
    oversizedHeaderBytes = TokenBucket(limits.oversizedHeaderBytes)
  }

  /// - Parameter work: useful work of the connection since its start.
  /// - Returns: the exceeded limit, if any.
  mutating func judge(
    _ counts: HTTP2FrameCounts, work: ConnectionWork, at now: ContinuousClock.Instant
  ) -> ServerLimit? {
    earn(work - workBefore)
    workBefore = work
    if !resets.take(counts.resets, at: now) { return .resets }
    if !provokedResets.take(counts.provokedResets, at: now) { return .provokedResets }
    if !refusedStreams.take(counts.refusedStreams, at: now) { return .refusedStreams }
    if !pings.take(counts.pings, at: now) { return .pings }
    if !settings.take(counts.settings, at: now) { return .settings }
    if !emptyData.take(counts.emptyData, at: now) { return .emptyData }
    if !smallWindowUpdates.take(counts.smallWindowUpdates, at: now) { return .smallWindowUpdates }
    if !priorities.take(counts.priorities, at: now) { return .priorities }
    if !unknownFrames.take(counts.unknown, at: now) { return .unknownFrames }
    let oversized = counts.headerListsTooLarge + counts.headerListsTooLong
    if !oversizedHeaders.take(oversized, at: now) { return .oversizedHeaders }
    return oversizedHeaderBytes.take(counts.excessHeaderBytes, at: now)
      ? nil : .oversizedHeaderBytes
  }

  private mutating func earn(_ work: ConnectionWork) {
    guard work.requests | work.answers | work.writes | work.expiredCalls != 0 else { return }
    let requests = Double(work.requests)
    let answers = Double(work.answers)
    let writes = Double(work.writes)
    let bytes = Double(work.bytes)
    resets.earn(answers + Double(work.expiredCalls))
    pings.earn(answers + writes + bytes / 16_384)
    settings.earn(bytes / 65_536)
    smallWindowUpdates.earn(requests + answers + 2 * writes + bytes / 1_024)
    priorities.earn(requests)
    unknownFrames.earn(requests)
  }
}

/// The useful work of a connection since its start, which earns the client its frames.
struct ConnectionWork: Hashable {
  /// Number of streams that the client opened.
  var requests: UInt64 = 0
  /// Number of streams answered, including with errors.
  var answers: UInt64 = 0
  /// Number of messages sent, and their bytes.
  var writes: UInt64 = 0
  var bytes: UInt64 = 0
  /// Number of calls that the client ended because of its announced deadline.
  var expiredCalls: UInt64 = 0

  static func - (left: ConnectionWork, right: ConnectionWork) -> ConnectionWork {
    ConnectionWork(
      requests: left.requests &- right.requests, answers: left.answers &- right.answers,
      writes: left.writes &- right.writes, bytes: left.bytes &- right.bytes,
      expiredCalls: left.expiredCalls &- right.expiredCalls)
  }
}
