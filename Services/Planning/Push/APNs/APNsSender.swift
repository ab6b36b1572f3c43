import Fields
import FoundationEssentials

/// Sends through APNs ("Sending notification requests to APNs", Apple), with self-signed provider
/// tokens.
struct APNsSender: PushSender {
  private let configuration: APNsConfiguration
  private let tokens: ProviderTokens
  private let client: HTTPClient

  init(_ configuration: APNsConfiguration, client: HTTPClient) {
    self.configuration = configuration
    self.client = client
    tokens = ProviderTokens(
      key: configuration.key, keyID: configuration.keyID, teamID: configuration.teamID)
  }

  func send(
    _ message: PushMessage, to address: PushAddress, at now: Date
  ) async -> PushOutcome {
    guard configuration.topics.contains(address.appID) else {
      return .refused("\(address.appID) is not in OTOLITH_PUSH_APNS_TOPIC")
    }
    let payload = APNsPayload.bytes(message)
    guard payload.count <= PushPayload.sizeMax else {
      return .refused("payload of \(payload.count) bytes exceeds \(PushPayload.sizeMax)")
    }
    guard let token = tokens.current(at: now) else {
      return .retry(after: nil, reason: "out of memory while signing")
    }
    let first = await ask(message, address, payload, token: token, at: now)
    guard case .tokenExpired = first else { return Self.outcome(first) }
    guard let other = tokens.replacement(for: token, at: now) else { return Self.outcome(first) }
    return Self.outcome(await ask(message, address, payload, token: other, at: now))
  }

  private static func outcome(_ answer: APNsAnswer) -> PushOutcome {
    switch answer {
    case .outcome(let outcome): outcome
    // The clocks disagree, or the token is less than 20 minutes old.
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
        // A reminder replaces the notification on the screen.
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

/// Address and credentials for APNs.
struct APNsConfiguration: Sendable {
  static let productionURL = "https://api.push.apple.com"

  var key: PrivateKey
  var keyID: String
  var teamID: String
  /// Bundle ids of the apps that use the key.
  var topics: Set<String>
  /// Base URL without a path.
  var baseURL = APNsConfiguration.productionURL
}
