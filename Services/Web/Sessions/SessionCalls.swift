import Messages
import RPCCore
import ServiceBasics
import Settings

/// Makes calls with the session of a page, and keeps its cookies up to date.
struct SessionCalls: Sendable {
  let upstream: Upstream
  let keeper: SessionKeeper
  let keys: InEffect<SealingKeys>

  /// The session of one request.
  struct Kept: Sendable {
    /// As it was in the cookies; nil without one.
    let found: SessionCookie.Found?
    /// As it is now; nil without a session, and after it has ended.
    var current: BrowserSession?
    /// The session that otolith-auth has rejected, so that its cookie is useless.
    var over: BrowserSession?
    let cookie: SessionCookie
    let hasCookie: Bool
    let keeper: SessionKeeper

    /// Whether there is a cookie that this process cannot open. Another instance may have a newer
    /// key, or a later start the right one: the cookie may be an anonymous participant's only key.
    var isUnreadable: Bool { found == nil && hasCookie }

    /// Header fields that store changes in the browser. The newest state at the time of the answer
    /// counts, since another call may have been answered meanwhile.
    ///
    /// - Throws: INTERNAL if the session is too large for cookies.
    func headers() throws(RPCError) -> [(name: String, value: String)] {
      guard let latest = (current ?? found?.session).flatMap({ keeper.newest(of: $0) }) else {
        // Signed out by another call: by now the cookie may be that of another account.
        return []
      }
      if current == nil, let over, latest.refreshToken == over.refreshToken {
        return cookie.removal()
      }
      if let found, found.session == latest, !found.isOutdated { return [] }
      guard let headers = cookie.headers(for: latest, before: found?.parts ?? 0) else {
        throw RPCError(.internalError, "the session does not fit into cookies")
      }
      return headers
    }
  }

  /// Reads the session of a request.
  func session(of page: Page, in request: WebRequest) -> Kept {
    let cookie = SessionCookie(page: page, keys: keys.current)
    let fields = request.headers["cookie"]
    let found = cookie.session(in: fields)
    return Kept(
      found: found, current: found.flatMap { keeper.newest(of: $0.session) }, cookie: cookie,
      hasCookie: cookie.isPresent(in: fields), keeper: keeper)
  }

  /// An error if the session cannot be used for the request: its cookie cannot be opened, or the
  /// page expects another account.
  static func refusal(of request: WebRequest, _ kept: Kept) -> RPCError? {
    if kept.isUnreadable {
      return RPCError(
        .unavailable, "the session in the cookie cannot be read by this server; try again",
        reason: WebReason.sessionUnreadable)
    }
    return mismatch(request, kept)
  }

  /// An error if the page expects another account than that of the session.
  static func mismatch(_ request: WebRequest, _ kept: Kept) -> RPCError? {
    guard let named = request.header("otolith-participant"), let current = kept.current,
      current.holder?.accountID != named.lowercased()
    else { return nil }
    return RPCError(
      .unauthenticated, "the session is that of another account",
      reason: WebReason.anotherParticipant)
  }

  /// Runs `body` with the session; if its token has expired, refreshes it and runs `body` again.
  ///
  /// - Throws: `RPCError`; that of the refresh, if the session is over. `kept.current` is nil then.
  func withToken<Result: Sendable>(
    _ kept: inout Kept, _ origin: RequestOrigin,
    _ body: (BrowserSession?) async throws -> Result
  ) async throws -> Result {
    do {
      return try await body(kept.current)
    } catch let error as RPCError
      where error.code == .unauthenticated && error.reason?.hasPrefix("TOKEN_") == true
    {
      guard kept.current != nil else {
        throw kept.found == nil ? error : SessionKeeper.signedOut
      }
      try await refresh(&kept, origin)
      return try await body(kept.current)
    }
  }

  /// Refreshes the session now.
  ///
  /// - Parameter isRenewal: whether the page has asked for it; one some seconds ago is enough then.
  /// - Throws: `RPCError`. If the session is over, `kept.current` is nil.
  func refresh(
    _ kept: inout Kept, _ origin: RequestOrigin, isRenewal: Bool = false
  ) async throws {
    guard let current = kept.current else { return }
    do {
      kept.current = try await keeper.refreshed(current, isRenewal: isRenewal) {
        [upstream] token in
        try await upstream.refresh(page: token, origin)
      }
    } catch let error as RPCError where SessionKeeper.endsSession(error) {
      if let latest = keeper.newest(of: current), latest.refreshToken != current.refreshToken {
        // Exchanged meanwhile: a late call with the used token is rejected.
        kept.current = latest
        return
      }
      kept.current = nil
      kept.over = current
      throw Self.ended(error)
    }
  }

  /// Stores the tokens of a response.
  ///
  /// - Parameters:
  ///   - tokens: removed fields of the response, by name.
  ///   - wire: the rest of the response.
  func take(_ tokens: [String: String], _ wire: [UInt8], _ kept: inout Kept) {
    guard let access = tokens[TokenFields.access] else { return }
    if let refresh = tokens[TokenFields.refresh] {
      // All responses that begin a session have the same fields.
      let begun = try? AuthV1.RefreshResponse(serialized: wire)
      kept.current = BrowserSession(
        accessToken: access, refreshToken: refresh,
        outdatedConsents: begun?.outdatedConsents ?? [])
    } else if let old = kept.current {
      kept.current = keeper.replace(access, of: old)
    }
  }

  /// UNAUTHENTICATED with the reason of the refresh.
  private static func ended(_ error: RPCError) -> RPCError {
    RPCError(
      .unauthenticated, "the session is over: \(error.message)",
      reason: error.reason ?? AuthV1.ErrorReason.sessionEnded.text)
  }
}

/// Names in proto files of the fields that no page sees.
enum TokenFields {
  static let access = "access_token"
  static let refresh = "refresh_token"
  static let all: Set<String> = [access, refresh]
}

/// Reasons of errors of otolith-web itself.
enum WebReason {
  /// `otolith-participant` names another account than the session.
  static let anotherParticipant = "ANOTHER_PARTICIPANT"
  /// The cookie cannot be opened with the keys of this process.
  static let sessionUnreadable = "SESSION_UNREADABLE"
}
