import FoundationEssentials
import ServiceKit

/// Throttles password guessing at sign-in, so that a stranger's guesses delay the stranger and not
/// the owner of the name.
///
/// If the network address is known, each address has its own narrow limit per name, and all
/// addresses together have a wide one. Otherwise, all clients share the narrow limit of a name.
struct SignInLimiter: Sendable {
  private let attempts: AttemptLimiter
  private let ofPeers = PeerAttemptCounter()

  init(_ attempts: AttemptLimiter) { self.attempts = attempts }

  /// Charges an attempt before its outcome is known.
  ///
  /// - Throws: ``TooManyAttempts``, with nothing charged; `PostgresError`.
  func charge(_ identifier: String, from peer: Peer?, at now: Date) async throws {
    let narrow = ThrottleKey.signIn(identifier)
    guard let peer else {
      try await attempts.charge(narrow, at: now)
      return
    }
    if case .wait(let seconds) = ofPeers.attempt(narrow, by: peer, at: now) {
      throw TooManyAttempts(wait: seconds)
    }
    do {
      try await attempts.charge(.signInFromAnywhere(identifier), at: now)
    } catch {
      ofPeers.refund(narrow, by: peer)
      throw error
    }
  }

  /// Refunds a charged attempt that was not made.
  func refund(_ identifier: String, from peer: Peer?) async throws {
    if let peer { ofPeers.refund(.signIn(identifier), by: peer) }
    try await attempts.refund(stored(identifier, peer))
  }

  /// Clears the counts after a success.
  func clear(_ identifier: String, from peer: Peer?) async throws {
    if let peer { ofPeers.clear(.signIn(identifier), by: peer) }
    try await attempts.clear(stored(identifier, peer))
  }

  private func stored(_ identifier: String, _ peer: Peer?) -> ThrottleKey {
    peer == nil ? .signIn(identifier) : .signInFromAnywhere(identifier)
  }
}
