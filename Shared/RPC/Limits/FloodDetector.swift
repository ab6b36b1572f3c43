import HTTP2

/// Judges what one connection sent by the ``FloodLimits``.
struct FloodDetector {
  /// What the server sent, ever.
  struct Sent: Hashable {
    var writes: UInt64 = 0
    var bytes: UInt64 = 0
  }

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
  private var sentBefore = Sent()

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
  }

  /// - Parameter sent: what the server has sent since the connection began.
  /// - Returns: the limit that was exceeded.
  mutating func judge(
    _ counts: HTTP2FrameCounts, sent: Sent, at now: ContinuousClock.Instant
  ) -> ServerLimit? {
    earn(Double(sent.writes &- sentBefore.writes), Double(sent.bytes &- sentBefore.bytes))
    sentBefore = sent
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
    return oversizedHeaders.take(oversized, at: now) ? nil : .oversizedHeaders
  }

  private mutating func earn(_ writes: Double, _ bytes: Double) {
    guard writes > 0 else { return }
    resets.earn(writes / 4)
    pings.earn(writes + bytes / 16_384)
    smallWindowUpdates.earn(2 * writes + bytes / 1_024)
  }
}
