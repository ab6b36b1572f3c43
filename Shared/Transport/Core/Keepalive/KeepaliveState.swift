/// Detects a dead peer: after a time of silence it is sent a PING, and any received bytes count as
/// a reply (doc/keepalive.md of gRPC).
///
/// Received bytes are not reported to it; it compares instants when its timer fires, so it costs a
/// busy connection nothing.
package struct KeepaliveState: Hashable {
  package enum Action: Hashable {
    /// Nothing to do before this instant.
    case wait(until: ContinuousClock.Instant)
    case sendPing
    /// No reply in time.
    case close
  }

  private enum State: Hashable {
    case watching(notBefore: ContinuousClock.Instant)
    case pinged(at: ContinuousClock.Instant)
  }

  /// Payload that distinguishes these PINGs from others.
  package static let pingPayload: UInt64 = 0x6f74_6f6c_6974_6862

  private let time: Duration
  private let timeout: Duration
  private let permitsWithoutCalls: Bool
  private var state: State

  /// - Parameter permitsWithoutCalls: whether PINGs are sent while no call is open.
  package init(
    time: Duration, timeout: Duration, permitsWithoutCalls: Bool,
    startedAt start: ContinuousClock.Instant
  ) {
    self.time = time
    self.timeout = timeout.clamped()
    self.permitsWithoutCalls = permitsWithoutCalls
    state = .watching(notBefore: start.advanced(by: time))
  }

  /// Records the acknowledgement of the PING, so that the answer is noticed before the timeout
  /// ends.
  package mutating func answered(at now: ContinuousClock.Instant) {
    guard case .pinged = state else { return }
    state = .watching(notBefore: now.advanced(by: time))
  }

  /// - Parameter lastRead: time at which the last bytes arrived.
  package mutating func next(
    at now: ContinuousClock.Instant, lastRead: ContinuousClock.Instant, hasCalls: Bool
  ) -> Action {
    if case .pinged(let pinged) = state {
      if lastRead <= pinged {
        let end = pinged.advanced(by: timeout)
        return now < end ? .wait(until: end) : .close
      }
      state = .watching(notBefore: lastRead)
    }
    guard case .watching(let notBefore) = state else { return .close }
    let due = max(lastRead.advanced(by: time), notBefore)
    if now < due { return .wait(until: due) }
    if hasCalls || permitsWithoutCalls {
      state = .pinged(at: now)
      return .sendPing
    }
    // A call that begins before then gets the same time as on a new connection.
    state = .watching(notBefore: now.advanced(by: time))
    return .wait(until: now.advanced(by: time))
  }
}

/// A server's rejection of too many PINGs: a GOAWAY with ENHANCE_YOUR_CALM (gRFC A8).
package enum PingAbuse {
  /// The GOAWAY's debug data.
  package static let debugData = Array("too_many_pings".utf8)
}
