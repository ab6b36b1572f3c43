import Fields
import FoundationEssentials

/// The second factor of an account.
struct SecondFactor: Sendable {
  /// Seconds for which a secret can be confirmed.
  static let pendingLifetime: TimeInterval = 3600
  /// Number of recovery codes that are issued together.
  static let recoveryCodeCount = 10

  /// The secret; nil if the sealing keys do not open it, so that recovery codes alone are accepted.
  var secret: OneTimeSecret?
  var createdAt: Date
  /// Time since which sign-in needs a code; nil while the secret waits for its first code.
  var confirmedAt: Date?
  /// Step of the last accepted code, in 30 seconds since 1970. This and earlier codes are used up.
  var lastStep: Int
  /// Number of unused recovery codes.
  var recoveryCodes: Int

  /// Whether a code of the secret confirms it.
  func isPending(at now: Date) -> Bool {
    confirmedAt == nil && now < createdAt.addingTimeInterval(Self.pendingLifetime)
  }
}

/// A code that a person types as the second factor.
enum SecondFactorCode: Sendable, Hashable {
  /// Six digits of the authenticator app.
  case oneTime(String)
  case recovery(AccessCode)

  /// Reads a code without regard to spaces, dashes and case; nil for other text.
  init?(_ text: String) {
    if let digits = CrockfordBase32.values(in: text, length: OneTimeSecret.digits) {
      guard digits.allSatisfy({ $0 < 10 }) else { return nil }
      self = .oneTime(digits.map(String.init).joined())
    } else if let code = try? AccessCode(text) {
      self = .recovery(code)
    } else {
      return nil
    }
  }
}

/// The address by which authenticator apps take over a secret, often as a QR code: `otpauth://totp/`
/// with issuer and account. Algorithm, digits and period have their default values.
struct OneTimeSecretAddress: Sendable, Hashable {
  /// Maximum sizes of issuer and account, so that the address fits into a QR code of 213 bytes.
  private static let issuerSizeMax = 40
  private static let accountSizeMax = 64

  let text: String

  /// - Parameters:
  ///   - issuer: name of the installation.
  ///   - account: username or address, by which the owner recognises the entry.
  init(_ secret: OneTimeSecret, issuer: String, account: String) {
    let issuer = Self.encoded(issuer, sizeMax: Self.issuerSizeMax)
    let account = Self.encoded(account, sizeMax: Self.accountSizeMax)
    text = "otpauth://totp/\(issuer):\(account)?secret=\(secret.base32)&issuer=\(issuer)"
  }

  /// Encodes all characters but the unreserved ones (RFC 3986 §2.3), and cuts the text.
  private static func encoded(_ text: String, sizeMax: Int) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      let next = PercentEncoding.encode(String(scalar))
      guard encoded.utf8.count + next.utf8.count <= sizeMax else { break }
      encoded += next
    }
    return encoded
  }
}
