import Messages
import RPCClient
import RPCCore

/// Answers calls of a page: JSON to the wire form, the session's token, and back.
struct CallAnswers: Sendable {
  let methods: MethodTable
  let sessions: SessionCalls
  let bodyBytesMax: Int

  /// Methods that replace any session, and those that lead to them.
  private static let signIns: Set<String> = [
    "/otolith.auth.v1.SessionService/SignIn", SignInBinding.completion,
    "/otolith.auth.v1.ProviderSignInService/GetSignInProvider",
    "/otolith.auth.v1.ProviderSignInService/BeginProviderSignIn",
  ]

  /// - Parameter path: path of the method.
  func answer(_ request: WebRequest, to page: Page, path: String) async -> WebResponse {
    if let refusal = RequestChecks.refusal(ofPost: request) { return refusal }
    guard let method = methods[path] else {
      return .error(
        RPCError(.unimplemented, "no such method, or one that pages cannot call"), status: 404)
    }
    var kept = sessions.session(of: page, in: request)
    if !(kept.isUnreadable && Self.signIns.contains(path)),
      let error = SessionCalls.refusal(of: request, kept)
    {
      return .error(error)
    }
    // A binding works once, even if the call fails.
    let isCompletion = path == SignInBinding.completion
    let removal = isCompletion ? SignInBinding.removal : []
    do {
      var wire = try wire(request.body, method)
      if isCompletion { wire = SignInBinding.completed(wire, request.headers["cookie"]) }
      let message = try PageClient.added(sessions.upstream.client, to: wire, path: path)
      let response = try await CallPropagation.$parent.withValue(WebCall(request)) {
        try await sessions.withToken(&kept, request.origin) { session in
          try await sessions.upstream.call(
            method, message,
            sessions.upstream.options(for: method.program, request.origin, session))
        }
      }
      let (rest, tokens) = try methods.schema.removing(
        TokenFields.all.union([SignInBinding.field]), from: response.bytes,
        of: method.types.response)
      sessions.take(tokens, rest, &kept)
      let json = try methods.schema.json(rest, of: method.types.response)
      return WebResponse.json(json)
        .adding(try kept.headers() + SignInBinding.headers(tokens[SignInBinding.field]) + removal)
    } catch {
      let headers = (try? kept.headers()) ?? []
      return WebResponse.error(Self.status(of: error)).adding(headers + removal)
    }
  }

  private func wire(
    _ json: [UInt8], _ method: MethodTable.Method
  ) throws(RPCError) -> RawMessage {
    let limits = DecodingLimits(sizeMax: bodyBytesMax)
    do throws(DecodingError) {
      return RawMessage(
        try json.withUnsafeBufferPointer { (json) throws(DecodingError) in
          try methods.schema.wire(json: json, of: method.types.request, limits: limits)
        })
    } catch {
      throw RPCError(decoding: error, limits: limits)
    }
  }

  /// Errors of a call are passed on; all others are faults of this program.
  static func status(of error: any Error) -> RPCError {
    switch error {
    case let error as RPCError: error
    case is CancellationError: RPCError(.cancelled, "the call was cancelled")
    default: RPCError(.internalError, "internal error")
    }
  }
}
