package import FoundationEssentials
import Synchronization

/// What APNs knows us by: a token that we sign ourselves, the same for all requests until it is 50 minutes
/// old. Apple takes none older than an hour and wants none replaced within 20 minutes.
package final class ProviderTokens: Sendable {
  /// In seconds.
  package static let ageMax: Double = 50 * 60
  /// In seconds.
  package static let ageMin: Double = 20 * 60

  private struct Made {
    var text: String
    var at: Date
  }

  private let key: PrivateKey
  private let keyID: String
  private let teamID: String
  private let made = Mutex<Made?>(nil)

  /// - Parameter key: for ES256, by Apple's name `keyID`.
  package init(key: PrivateKey, keyID: String, teamID: String) {
    self.key = key
    self.keyID = keyID
    self.teamID = teamID
  }

  /// - Returns: nil when OpenSSL has no memory.
  package func current(at now: Date) -> String? {
    made.withLock { made in
      // A clock that was set back leaves a token of the future, which nobody takes.
      if let made, (0...Self.ageMax).contains(now.timeIntervalSince(made.at)) { return made.text }
      made = make(at: now)
      return made?.text
    }
  }

  /// In the place of one that APNs called expired.
  ///
  /// - Returns: another token; nil where the present one may not be replaced yet.
  package func replacement(for refused: String, at now: Date) -> String? {
    made.withLock { made in
      guard let present = made else { return nil }
      // Somebody else had it replaced already.
      if present.text != refused { return present.text }
      guard now.timeIntervalSince(present.at) >= Self.ageMin else { return nil }
      made = make(at: now)
      return made?.text
    }
  }

  private func make(at now: Date) -> Made? {
    let text = SignedToken.make(key, header: [("kid", keyID)]) { json in
      json.name("iss")
      json.string(teamID)
      json.name("iat")
      json.integer(Int64(now.timeIntervalSince1970))
    }
    return text.map { Made(text: $0, at: now) }
  }
}
