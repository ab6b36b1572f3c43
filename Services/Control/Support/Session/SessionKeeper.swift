import Foundation
import Messages
internal import RPCCore

/// Provides the stored session and renews it shortly before its access token expires.
///
/// Refresh tokens can be used once, so renewal holds a lock; waiting processes use its result. New
/// tokens are stored before they are used.
struct SessionKeeper: Sendable {
  private let file: SessionFile
  private let refresh: @Sendable (AuthV1.RefreshRequest) async throws -> AuthV1.RefreshResponse
  private let now: @Sendable () -> Date

  init(
    _ file: SessionFile, now: @escaping @Sendable () -> Date = { Date() },
    refresh: @escaping @Sendable (AuthV1.RefreshRequest) async throws -> AuthV1.RefreshResponse
  ) {
    self.file = file
    self.now = now
    self.refresh = refresh
  }

  /// - Returns: a session whose access token is valid for at least a minute; nil if none is stored.
  /// - Throws: ``SessionFailure`` if the session has ended (the file is removed); errors of
  ///   renewing.
  func session() async throws -> CachedSession? {
    guard let kept = try file.read() else { return nil }
    if kept.isFresh(at: now()) { return kept }
    return try await file.locked {
      guard let kept = try file.read() else { return nil }
      if kept.isFresh(at: now()) { return kept }
      // Checks first that the file can be written; otherwise the new token, and with it the
      // session, would be lost.
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
      throw SessionFailure("the session of \(kept.username) has ended: run `otolithctl login`")
    }
    var renewed = kept
    renewed.accessToken = answer.accessToken
    renewed.accessTokenEnd =
      AccessTokenClaims.end(of: answer.accessToken, receivedAt: now()).timeIntervalSince1970
    renewed.refreshToken = answer.refreshToken
    renewed.sessionEnd = Double(answer.refreshTokenExpireTime?.seconds ?? 0)
    return renewed
  }

  /// Called when a service rejected the access token, so that the next call renews it.
  func forgetAccessToken() async throws {
    try await file.locked {
      guard var kept = try file.read() else { return }
      kept.accessToken = ""
      try file.write(kept)
    }
  }
}

extension RPCError {
  /// Whether a service rejected the access token. Its refresh token may still be valid.
  var refusesToken: Bool { code == .unauthenticated && reason?.hasPrefix("TOKEN_") == true }
}
