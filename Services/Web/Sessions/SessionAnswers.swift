import Messages
import RPCCore
import Serialization

/// Answers questions of a page about its session.
struct SessionAnswers: Sendable {
  let sessions: SessionCalls
  let schema: MessageSchema

  /// Describes the session of the page: `{}` without one.
  func describe(_ request: WebRequest, of page: Page) -> WebResponse {
    let kept = sessions.session(of: page, in: request)
    if let error = SessionCalls.refusal(of: request, kept) { return .error(error) }
    return answer(kept)
  }

  /// Refreshes the session, although its token has not expired, so that it has the current rights.
  func renew(_ request: WebRequest, of page: Page) async -> WebResponse {
    if let refusal = RequestChecks.refusal(ofPost: request) { return refusal }
    var kept = sessions.session(of: page, in: request)
    if let error = SessionCalls.refusal(of: request, kept) { return .error(error) }
    do {
      try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.refresh(&kept, request.origin, isRenewal: true)
      }
      return answer(kept)
    } catch {
      return WebResponse.error(CallAnswers.status(of: error))
        .adding((try? kept.headers()) ?? [])
    }
  }

  /// Signs out. The browser forgets the session even if otolith-auth cannot be reached.
  func end(_ request: WebRequest, of page: Page) async -> WebResponse {
    if let refusal = RequestChecks.refusal(ofPost: request) { return refusal }
    let kept = sessions.session(of: page, in: request)
    if let error = SessionCalls.mismatch(request, kept) { return .error(error) }
    let removal = kept.hasCookie ? kept.cookie.removal() : []
    guard let session = kept.current else { return WebResponse.json { _ in }.adding(removal) }
    sessions.keeper.end(session)
    do {
      try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.upstream.signOut(session.refreshToken, request.origin)
      }
      return WebResponse.json { _ in }.adding(removal)
    } catch {
      return WebResponse.error(CallAnswers.status(of: error)).adding(removal)
    }
  }

  private func answer(_ kept: SessionCalls.Kept) -> WebResponse {
    do {
      let headers = try kept.headers()
      guard let session = kept.current, let holder = session.holder else {
        return WebResponse.json { _ in }.adding(headers)
      }
      return WebResponse.json { writer in
        writer.member("accountId", holder.accountID)
        writer.member("role", holder.role)
        writer.member("isAnonymous", holder.isAnonymous)
        writer.array("outdatedConsents") { writer in
          for consent in session.outdatedConsents {
            // Cannot fail: the bytes were just written.
            try? schema.writeJSON(
              consent.serialized(), of: AuthV1.OutdatedConsent.fullName, to: &writer)
          }
        }
      }.adding(headers)
    } catch {
      return .error(error)
    }
  }
}
