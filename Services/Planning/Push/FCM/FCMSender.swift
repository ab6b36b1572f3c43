import FoundationEssentials

/// Sends through FCM's HTTP v1 API.
struct FCMSender: PushSender {
  private let url: String
  private let tokens: AccessTokens
  private let client: HTTPClient

  init(_ configuration: FCMConfiguration, client: HTTPClient) {
    url =
      "\(configuration.baseURL)/v1/projects/\(configuration.account.projectID)/messages:send"
    tokens = AccessTokens(account: configuration.account, client: client)
    self.client = client
  }

  func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    let size = FCMPayload.bytes(message, token: "", at: now).count
    guard size <= PushPayload.sizeMax else {
      return .refused("payload of \(size) bytes exceeds \(PushPayload.sizeMax)")
    }
    let body = FCMPayload.bytes(message, token: address.token, at: now)
    do throws(AccessTokens.Failure) {
      let token = try await tokens.current(at: now)
      let first = await ask(body, token: token, at: now)
      guard case .tokenRefused = first else { return Self.outcome(first) }
      let other = try await tokens.current(at: now, insteadOf: token)
      return Self.outcome(await ask(body, token: other, at: now))
    } catch {
      switch error {
      case .refused(let reason): return .refused("FCM: \(reason)")
      case .unavailable(let after, let reason):
        return .retry(after: after, reason: "FCM: \(reason)")
      }
    }
  }

  private static func outcome(_ answer: FCMAnswer) -> PushOutcome {
    switch answer {
    case .outcome(let outcome): outcome
    case .tokenRefused: .refused("FCM: 401, also with a new access token")
    }
  }

  private func ask(_ body: [UInt8], token: String, at now: Date) async -> FCMAnswer {
    let request = HTTPRequest(
      url: url,
      headers: [("authorization", "Bearer \(token)"), ("content-type", "application/json")],
      body: body)
    do throws(HTTPFailure) {
      return FCMAnswer(try await client.post(request), at: now)
    } catch {
      return .outcome(.retry(after: nil, reason: "FCM: \(error)"))
    }
  }
}
