import AuthDomain
import FoundationEssentials
import ServiceKit

/// Slows guessing of studies' passwords down: by participant, and, since anybody can be as many participants
/// as he likes, by address and by study. Of the latter two only wrong attempts count, so that those who know
/// the password never meet them by being many.
struct StudyPasswordLimiter: Sendable {
  private let attempts: AttemptLimiter
  private let ofPeers = PeerAttempts()

  init(_ attempts: AttemptLimiter) { self.attempts = attempts }

  /// Charges the participant's attempt, checks it, and charges the others if it was wrong.
  ///
  /// - Parameter isRight: checks the password. When it throws, nothing is charged.
  /// - Returns: whether it was right.
  /// - Throws: ``TooManyAttempts``; what `isRight` throws; `PostgresError`.
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
