import Fields
import FoundationEssentials

/// A code that lets its holder set an account's password: 23 random characters of Crockford's base
/// 32 (115 bits), so that a plain hash is sufficient (ASVS 5.0 6.5.2), and a check character.
///
/// Parsing ignores case, dashes and white space; `O` is 0, `I` and `L` are 1.
struct AccessCode: Sendable, Hashable {
  static let randomLength = 23
  static let length = randomLength + 1
  private static let groupLength = 4

  /// 24 characters in upper case; this form is hashed.
  let canonical: String

  enum Rejection: Error, Sendable, Hashable {
    /// The text has the wrong length or other characters.
    case notACode
    /// The check character is wrong.
    case mistyped
  }

  /// - Parameter randomBytes: 23 bytes; five bits of each are used, so that all codes are equally
  ///   likely.
  init(randomBytes: [UInt8]) {
    precondition(randomBytes.count == Self.randomLength)
    let values = randomBytes.map { $0 & 0b11111 }
    canonical = CrockfordBase32.text(values + [Self.doubled(Self.evaluated(values))])
  }

  init(_ text: String) throws(Rejection) {
    guard let values = CrockfordBase32.values(in: text, length: Self.length) else {
      throw .notACode
    }
    guard Self.evaluated(values) == 0 else { throw .mistyped }
    canonical = CrockfordBase32.text(values)
  }

  /// The printed form `XXXX-XXXX-XXXX-XXXX-XXXX-XXXX`.
  var formatted: String {
    let characters = Array(canonical.utf8)
    return stride(from: 0, to: characters.count, by: Self.groupLength)
      .map { String(decoding: characters[$0..<$0 + Self.groupLength], as: UTF8.self) }
      .joined(separator: "-")
  }

  // The check: the characters are the coefficients of a polynomial over the field of 32 elements
  // that has the element 2 as a root. Its powers up to the 30th differ, so that every single wrong
  // character and every transposition is detected, and 31 of 32 other errors.

  /// Evaluates the polynomial by Horner's rule; the leading 1 makes a row of zeros invalid.
  private static func evaluated(_ values: [UInt8]) -> UInt8 {
    values.reduce(1) { doubled($0) ^ $1 }
  }

  /// Multiplies by 2 modulo x⁵ + x² + 1.
  private static func doubled(_ value: UInt8) -> UInt8 {
    value & 0b10000 == 0 ? value << 1 : (value << 1) ^ 0b100101
  }
}

/// Result of a request for account access.
enum AccessCodeOutcome: Sendable, Hashable {
  case confirmationMailed
  case invitationMailed
  case resetMailed
  /// The code to hand over, because the account has no address.
  case issued(AccessCode, expiresAt: Date)
}

/// The purpose of an access code. Raw values are stored.
enum AccessCodePurpose: String, Sendable, Hashable, CaseIterable {
  /// Mailed for a forgotten password.
  case reset
  /// Given to staff, who choose their first password with it, or a new one without an address.
  case invitation
  /// Stored by owners of accounts without an address.
  case recovery

  /// Lifetime in seconds; nil if valid until used or replaced.
  var lifetime: TimeInterval? {
    switch self {
    case .reset: 30 * 60
    case .invitation: AccountRules.waitingLifetime
    case .recovery: nil
    }
  }
}

/// A stored access code; only its hash is kept.
struct IssuedAccessCode: Sendable, Hashable {
  /// Maximum number of valid codes of one purpose per account. Each repeated request after a lost
  /// response creates another; a further one invalidates the oldest.
  static let perAccountMax = 20
  /// Seconds for which the request that used a code can be repeated with the same password.
  static let repetition: TimeInterval = 30 * 60

  var purpose: AccessCodePurpose
  var participantID: UUID
  var username: String?
  /// The account's stored address.
  var email: String?
  /// Expiry; nil if the code does not expire.
  var expiresAt: Date?
  var usedAt: Date?

  /// Whether the account has this name.
  func isOf(_ name: AccountName) -> Bool {
    switch name {
    case .username(let username): username.key == self.username?.lowercased()
    case .email(let email): email.key == self.email?.lowercased()
    }
  }

  func isAlive(at now: Date) -> Bool { expiresAt.map { now < $0 } ?? true }
}
