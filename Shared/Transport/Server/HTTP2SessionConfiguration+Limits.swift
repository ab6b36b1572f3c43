import HTTP2

extension HTTP2SessionConfiguration {
  /// Maximum number of frames in one read of the socket.
  private static let framesPerRead: UInt64 = 65_536 / 9

  init(limits: ServerLimits) {
    self.init()
    concurrentStreamsMax = UInt32(clamping: limits.concurrentCallsMax)
    headerListSizeMax = limits.metadataSizeMax
    headerFieldsMax = limits.metadataFieldsMax
    // Our own limits apply first, account for answered calls, and report the reason; nghttp2's must
    // not interfere.
    resetBurst = UInt64(UInt32.max)
    resetsPerSecond = UInt64(UInt32.max)
    outboundAcknowledgementsMax =
      max(0, limits.floods.pings.burst) + max(0, limits.floods.settings.burst)
      + Int(Self.framesPerRead)
    delaysEarlyResets = true
    lowWaterMark = limits.queuedBytesMax / 2
  }
}
