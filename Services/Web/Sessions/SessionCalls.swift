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
    let cookie: SessionCookie
    let hasCookie: Bool

    /// Header fields that store changes in the browser.
    ///
    /// - Throws: INTERNAL if the session is too large for cookies.
    func headers() throws(RPCError) -> [(name: String, value: String)] {
      guard let current else {
        return found != nil || hasCookie ? cookie.removal() : []
      }
      if let found, found.session == current, !found.isOutdated { return [] }
      guard let headers = cookie.headers(for: current, before: found?.parts ?? 0) else {
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
      found: found, current: found.map { keeper.newest(of: $0.session) }, cookie: cookie,
      hasCookie: cookie.isPresent(in: fields))
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
      guard kept.current != nil else { throw error }
      try await refresh(&kept, origin)
      return try await body(kept.current)
    }
  }

  /// Refreshes the session now.
  ///
  /// - Throws: `RPCError`. If the session is over, `kept.current` is nil.
  func refresh(_ kept: inout Kept, _ origin: RequestOrigin) async throws {
    guard let current = kept.current else { return }
    do {
      kept.current = try await keeper.refreshed(current) { [upstream] token in
        try await upstream.refresh(token, origin)
      }
    } catch let error as RPCError where SessionKeeper.endsSession(error) {
      kept.current = nil
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
      var changed = old
      changed.accessToken = access
      keeper.remember(changed, after: old)
      kept.current = changed
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
}
