import FoundationEssentials
import Synchronization

/// Self-signed provider tokens for APNs. A token is used for all requests until it is 50 minutes
/// old. Apple rejects tokens older than an hour and replacements within 20 minutes.
final class ProviderTokens: Sendable {
  /// Maximum age of a used token, in seconds.
  static let ageMax: Double = 50 * 60
  /// Minimum age of a replaced token, in seconds.
  static let ageMin: Double = 20 * 60

  private struct Made {
    var text: String
    var at: Date
  }

  private let key: PrivateKey
  private let keyID: String
  private let teamID: String
  private let made = Mutex<Made?>(nil)

  /// - Parameter key: ES256 key with Apple's id `keyID`.
  init(key: PrivateKey, keyID: String, teamID: String) {
    self.key = key
    self.keyID = keyID
    self.teamID = teamID
  }

  /// - Returns: nil if OpenSSL is out of memory.
  func current(at now: Date) -> String? {
    made.withLock { made in
      // After the clock was set back, the token's time lies in the future and APNs would reject it.
      if let made, (0...Self.ageMax).contains(now.timeIntervalSince(made.at)) { return made.text }
      made = make(at: now)
      return made?.text
    }
  }

  /// Returns a replacement for a token that APNs rejected as expired.
  ///
  /// - Returns: Another token; nil if the current one may not be replaced yet.
  func replacement(for refused: String, at now: Date) -> String? {
    made.withLock { made in
      guard let present = made else { return nil }
      // Another call has already replaced it.
      if present.text != refused { return present.text }
      guard now.timeIntervalSince(present.at) >= Self.ageMin else { return nil }
      made = make(at: now)
      return made?.text
    }
  }

  private func make(at now: Date) -> Made? {
    let text = SignedToken.make(key, header: [("kid", keyID)]) { json in
      json.member("iss", teamID)
      json.member("iat", Int64(now.timeIntervalSince1970))
    }
    return text.map { Made(text: $0, at: now) }
  }
}
