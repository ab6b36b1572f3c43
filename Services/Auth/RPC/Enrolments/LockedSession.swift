import FoundationEssentials
import Postgres
import RPC

extension AuthCore {
  /// Makes changes of one account take turns, and finds the session of the caller's token: what a
  /// sign-out or a stolen refresh token ended gets no fresh token, and changes nothing.
  ///
  /// Throws UNAUTHENTICATED with reason SESSION_ENDED.
  func lockSession(
    _ sessionID: UUID, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Session {
    guard try await accounts.lock(participantID, on: connection),
      let session = try await sessions.find(sessionID, on: connection),
      session.participantID == participantID, session.family.isAlive(at: now, rules: rules)
    else { throw RPCError.sessionEnded }
    return session
  }
}
