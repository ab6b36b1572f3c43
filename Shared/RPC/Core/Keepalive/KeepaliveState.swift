/// Whether the other side is still there: after a time of silence it is sent a PING, and whatever
/// arrives is an answer (doc/keepalive.md of gRPC).
///
/// Nothing is told to it when bytes arrive: it compares instants when its time has come, so a busy
/// connection pays nothing for it.
package struct KeepaliveState: Hashable {
  package enum Action: Hashable {
    /// Nothing to be done before this instant.
    case wait(until: ContinuousClock.Instant)
    case sendPing
    /// No answer in time.
    case close
  }

  private enum State: Hashable {
    case watching(notBefore: ContinuousClock.Instant)
    case pinged(at: ContinuousClock.Instant)
  }

  /// Told from the PINGs of others by its payload.
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

  /// The PING has been acknowledged: without a word of this, the answer would be noticed at the end of
  /// the time for it only.
  package mutating func answered(at now: ContinuousClock.Instant) {
    guard case .pinged = state else { return }
    state = .watching(notBefore: now.advanced(by: time))
  }

  /// - Parameter lastRead: when the last bytes came from the other side.
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
    // A call that begins before then has this long to hear something, as on a fresh connection.
    state = .watching(notBefore: now.advanced(by: time))
    return .wait(until: now.advanced(by: time))
  }
}
