import Fields
package import FoundationEssentials
import PlanningApplication
package import PlanningDomain

/// Sends by APNs ("Sending notification requests to APNs", Apple), with a token of our own signing.
package struct APNsSender: PushSender {
  private let configuration: APNsConfiguration
  private let tokens: ProviderTokens
  private let client: HTTPClient

  package init(_ configuration: APNsConfiguration, client: HTTPClient) {
    self.configuration = configuration
    self.client = client
    tokens = ProviderTokens(
      key: configuration.key, keyID: configuration.keyID, teamID: configuration.teamID)
  }

  package func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    guard configuration.topics.contains(address.appID) else {
      return .refused("\(address.appID) is not among the topics of APNs")
    }
    let payload = APNsPayload.bytes(message)
    guard payload.count <= PushPayload.sizeMax else {
      return .refused("the payload has \(payload.count) bytes")
    }
    guard let token = tokens.current(at: now) else {
      return .retry(after: nil, reason: "no memory for a signature")
    }
    let first = await ask(message, address, payload, token: token, at: now)
    guard case .tokenExpired = first else { return Self.outcome(first) }
    guard let other = tokens.replacement(for: token, at: now) else { return Self.outcome(first) }
    return Self.outcome(await ask(message, address, payload, token: other, at: now))
  }

  private static func outcome(_ answer: APNsAnswer) -> PushOutcome {
    switch answer {
    case .outcome(let outcome): outcome
    // The clocks do not agree, or the next token is due within 20 minutes.
    case .tokenExpired: .retry(after: nil, reason: "APNs: 403 ExpiredProviderToken")
    }
  }

  private func ask(
    _ message: PushMessage, _ address: PushAddress, _ payload: [UInt8], token: String, at now: Date
  ) async -> APNsAnswer {
    let request = HTTPRequest(
      url: "\(configuration.baseURL)/3/device/\(address.token)",
      headers: [
        ("authorization", "bearer \(token)"), ("apns-topic", address.appID),
        ("apns-push-type", "alert"), ("apns-priority", "10"),
        ("apns-expiration", "\(Int64(message.expires.timeIntervalSince1970))"),
        // A reminder takes the place of what it reminds of.
        ("apns-collapse-id", message.notificationID.text), ("apns-id", message.id.text),
        ("content-type", "application/json"),
      ], body: payload)
    do throws(HTTPFailure) {
      return APNsAnswer(try await client.post(request), to: message, at: now)
    } catch {
      return .outcome(.retry(after: nil, reason: "APNs: \(error)"))
    }
  }
}
