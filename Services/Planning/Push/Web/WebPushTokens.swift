import Fields
import FoundationEssentials
import Serialization
import Synchronization

/// Self-signed tokens for push services (VAPID, RFC 8292): one for each service, used for all
/// requests until shortly before its expiry.
final class WebPushTokens: Sendable {
  /// Lifetime of a token, in seconds; at most 24 hours (RFC 8292 §2).
  static let lifetime: Double = 12 * 3_600
  /// Minimum remaining lifetime of a used token, in seconds.
  static let margin: Double = 3_600
  /// Maximum number of remembered tokens; wildcards permit any number of host names.
  static let countMax = 256

  private struct Made {
    var text: String
    var end: Date
  }

  private let key: PrivateKey
  private let contact: String
  private let made = Mutex<[String: Made]>([:])

  /// - Parameter contact: `mailto:` or `https:` URL of the operator.
  init(key: PrivateKey, contact: String) {
    self.key = key
    self.contact = contact
  }

  /// - Parameter origin: origin of the push service.
  /// - Returns: nil if OpenSSL is out of memory.
  func current(for origin: String, at now: Date) -> String? {
    made.withLock { made in
      // After the clock was set back, the token would last longer than services accept.
      if let known = made[origin],
        (Self.margin...Self.lifetime).contains(known.end.timeIntervalSince(now))
      {
        return known.text
      }
      let end = now.addingTimeInterval(Self.lifetime)
      let text = SignedToken.make(key, header: [("typ", "JWT")]) { json in
        json.member("aud", origin)
        json.member("exp", Int64(end.timeIntervalSince1970))
        json.member("sub", contact)
      }
      guard let text else { return nil }
      if made.count >= Self.countMax { made = [:] }
      made[origin] = Made(text: text, end: end)
      return text
    }
  }
}
