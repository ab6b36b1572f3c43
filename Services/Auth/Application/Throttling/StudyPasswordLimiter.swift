import FoundationEssentials
import ServiceKit

/// Throttles guessing of study passwords by participant and, because anonymous accounts are free,
/// by address and by study. The latter two count only wrong attempts, so that a large group of
/// legitimate participants is not throttled.
struct StudyPasswordLimiter: Sendable {
  private let attempts: AttemptLimiter
  private let ofPeers = PeerAttemptCounter()

  init(_ attempts: AttemptLimiter) { self.attempts = attempts }

  /// Charges the participant's attempt, checks it, and charges address and study if it was wrong.
  ///
  /// - Parameter isRight: checks the password. If it throws, nothing is charged.
  /// - Returns: whether the password was correct.
  /// - Throws: ``TooManyAttempts``; errors of `isRight`; `PostgresError`.
  func check(
    _ study: StudyID, by participantID: UUID, from peer: Peer?, at now: Date,
    isRight: () async throws -> Bool
  ) async throws -> Bool {
    let (everywhere, here) = (
      ThrottleKey.studyPasswordFromAnywhere(study), ThrottleKey.studyPasswordFromPeer(study)
    )
    if let wait = peer.flatMap({ ofPeers.wait(here, by: $0, at: now) }) {
      throw TooManyAttempts(wait: wait)
    }
    try await attempts.require(everywhere, at: now)
    let own = ThrottleKey.studyPassword(study, by: participantID)
    try await attempts.charge(own, at: now)
    let right: Bool
    do {
      right = try await isRight()
    } catch {
      try await attempts.refund(own)
      throw error
    }
    if right {
      try await attempts.clear(own)
    } else {
      if let peer { ofPeers.failed(here, by: peer, at: now) }
      try await attempts.failed(everywhere, at: now)
    }
    return right
  }
}
