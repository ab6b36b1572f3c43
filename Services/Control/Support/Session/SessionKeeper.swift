public import Foundation
public import Messages
internal import RPCCore

/// Goes on with the session that is kept, and renews it when its access token is about to end.
///
/// Refresh tokens are good once: who renews the session holds its lock, and whoever waited for it takes what the
/// other got. What came is written down before it is used.
public struct SessionKeeper: Sendable {
  private let file: SessionFile
  private let refresh: @Sendable (AuthV1.RefreshRequest) async throws -> AuthV1.RefreshResponse
  private let now: @Sendable () -> Date

  public init(
    _ file: SessionFile, now: @escaping @Sendable () -> Date = { Date() },
    refresh: @escaping @Sendable (AuthV1.RefreshRequest) async throws -> AuthV1.RefreshResponse
  ) {
    self.file = file
    self.now = now
    self.refresh = refresh
  }

  /// - Returns: the session with an access token that is good for a minute at least; nil where none is kept.
  /// - Throws: ``SessionFailure`` where it has ended, the file is gone then; what renewing it throws.
  public func session() async throws -> CachedSession? {
    guard let kept = try file.read() else { return nil }
    if kept.isFresh(at: now()) { return kept }
    return try await file.locked {
      guard let kept = try file.read() else { return nil }
      if kept.isFresh(at: now()) { return kept }
      // What cannot be written must not be renewed: the new token would be lost, and with it the session.
      try file.write(kept)
      let renewed = try await renewed(kept)
      try file.write(renewed)
      return renewed
    }
  }

  private func renewed(_ kept: CachedSession) async throws -> CachedSession {
    let answer: AuthV1.RefreshResponse
    do {
      answer = try await refresh(.init(refreshToken: kept.refreshToken))
    } catch let error as RPCError
      where error.code == .unauthenticated || error.reason == "ACCOUNT_ERASED"
    {
      _ = try file.remove()
      throw SessionFailure("the session of \(kept.username) has ended: `otolithctl login` again")
    }
    var renewed = kept
    renewed.accessToken = answer.accessToken
    renewed.accessTokenEnd =
      AccessTokenClaims.end(of: answer.accessToken, receivedAt: now()).timeIntervalSince1970
    renewed.refreshToken = answer.refreshToken
    renewed.sessionEnd = Double(answer.refreshTokenExpireTime?.seconds ?? 0)
    return renewed
  }

  /// After a service refused the access token: the next call begins with another one.
  public func forgetAccessToken() async throws {
    try await file.locked {
      guard var kept = try file.read() else { return }
      kept.accessToken = ""
      try file.write(kept)
    }
  }
}
