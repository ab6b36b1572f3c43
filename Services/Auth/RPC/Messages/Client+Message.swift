import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension GivenClient {
  /// Returns nil if the request names no client.
  init?(_ message: AuthV1.ClientCredentials?) {
    guard let message, !message.clientID.isEmpty else { return nil }
    self.init(clientID: message.clientID, secret: message.clientSecret)
  }
}

extension RegisteredClient {
  var message: AuthV1.Client {
    AuthV1.Client(
      clientID: clientID.text, name: name, platform: platform.message,
      confidential: isConfidential, audiences: limits.audiences, studyIDs: limits.studyIDs,
      gateway: accountID != nil, introspects: introspects,
      createTime: GoogleProtobuf.Timestamp(createdAt),
      revokeTime: revokedAt.map { GoogleProtobuf.Timestamp($0) },
      secrets: UInt32(clamping: secrets), etag: entityTag)
  }
}

extension RegisteredClient.Platform {
  fileprivate var message: AuthV1.ClientPlatform {
    switch self {
    case .ios: .ios
    case .android: .android
    case .web: .web
    case .server: .server
    case .other: .other
    }
  }
}

extension ClientCount {
  var message: AuthV1.ClientCount {
    AuthV1.ClientCount(
      clientID: clientID?.text ?? "", name: name ?? "", platform: platform?.message ?? .unspecified,
      accounts: UInt64(clamping: accounts), sessions: UInt64(clamping: sessions),
      recentSignIns: UInt64(clamping: recentSignIns))
  }
}

extension FieldChecks {
  mutating func clientName(_ text: String) -> String {
    let name = text.typed
    if name.isEmpty {
      reject("name", .missing)
    } else if name.isLonger(than: ClientRules.nameLengthMax) {
      reject("name", .tooLong, "must have at most \(ClientRules.nameLengthMax) characters")
    } else if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      reject("name", .forbiddenCharacter, "must not contain control characters")
    }
    return name
  }

  mutating func clientPlatform(_ platform: AuthV1.ClientPlatform) -> RegisteredClient.Platform? {
    switch platform {
    case .ios: return .ios
    case .android: return .android
    case .web: return .web
    case .server: return .server
    case .other: return .other
    case .unspecified: reject("platform", .missing)
    case .unrecognized: reject("platform", .unknown, "must be one of the platforms")
    }
    return nil
  }

  mutating func clientLimits(audiences: [String], studyIDs: [String]) -> ClientLimits {
    ClientLimits(
      audiences: audiences.isEmpty ? [] : self.audiences(audiences),
      studyIDs: Set(ledStudies(studyIDs).map(\.text)).sorted())
  }
}
