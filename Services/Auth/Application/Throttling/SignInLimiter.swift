import AuthDomain
import FoundationEssentials
import ServiceKit

/// Slows guessing of passwords at sign-in down, so that a stranger's guesses keep the stranger waiting and
/// not the owner of the name.
///
/// Where it is known from which address somebody calls, each address has limits of its own for each name, and
/// all addresses together wide ones. Where it is not, behind a gateway that does not say, all who try a name
/// share the narrow limits.
struct SignInLimiter: Sendable {
  private let attempts: AttemptLimiter
  private let ofPeers = PeerAttempts()

  init(_ attempts: AttemptLimiter) { self.attempts = attempts }

  /// Charges an attempt before its outcome is known.
  ///
  /// - Throws: ``TooManyAttempts``; then nothing was charged. `PostgresError`.
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

  /// Takes back an attempt that was charged and never made.
  func refund(_ identifier: String, from peer: Peer?) async throws {
    if let peer { ofPeers.refund(.signIn(identifier), by: peer) }
    try await attempts.refund(stored(identifier, peer))
  }

  /// After a success.
  func clear(_ identifier: String, from peer: Peer?) async throws {
    if let peer { ofPeers.clear(.signIn(identifier), by: peer) }
    try await attempts.clear(stored(identifier, peer))
  }

  private func stored(_ identifier: String, _ peer: Peer?) -> ThrottleKey {
    peer == nil ? .signIn(identifier) : .signInFromAnywhere(identifier)
  }
}
