import Fields
import FoundationEssentials
import Messages

/// The session of one browser and account, as a cookie keeps it.
struct BrowserSession: Sendable, Hashable {
  var accessToken: String
  var refreshToken: String
  /// As the last sign-in or refresh returned them.
  var outdatedConsents: [AuthV1.OutdatedConsent] = []

  /// What the access token says about its holder. It came from otolith-auth in a sealed cookie, so
  /// that its signature need not be checked to show it to the holder.
  struct Holder: Sendable, Hashable {
    var accountID: String
    var role: String
    var isAnonymous: Bool
    /// Seconds since 1970.
    var issuedAt: Double
  }

  private struct Claims: Decodable {
    var sub: String
    var iat: Double
    var roles: [String]?
    var anonymous: Bool?
  }

  /// Roles from the widest; the first that is held is shown. Without any, the role is empty: the account
  /// lacks a required second factor.
  private static let roles = ["administrator", "study_leader", "gateway", "participant"]

  /// Nil for a token that is not a JWT of otolith-auth.
  var holder: Holder? {
    let parts = accessToken.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(parts[1]),
      let claims = try? JSONDecoder().decode(Claims.self, from: Data(payload))
    else { return nil }
    let held = Set(claims.roles ?? [])
    return Holder(
      accountID: claims.sub.lowercased(),
      role: Self.roles.first { held.contains($0) } ?? "",
      isAnonymous: claims.anonymous ?? false, issuedAt: claims.iat)
  }
}

/// Coding of the session: parts with their length in front.
extension BrowserSession {
  private static let version: UInt8 = 1

  var bytes: [UInt8] {
    let consents = AuthV1.RefreshResponse(outdatedConsents: outdatedConsents).serialized()
    let parts: [[UInt8]] = [Array(accessToken.utf8), Array(refreshToken.utf8), consents]
    return [Self.version]
      + parts.flatMap { part in
        withUnsafeBytes(of: UInt32(part.count).bigEndian) { Array($0) } + part
      }
  }

  /// Nil for other bytes, such as those of another version of the program.
  init?(bytes: [UInt8]) {
    guard bytes.first == Self.version else { return nil }
    var rest = bytes.dropFirst()
    var parts: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      guard rest.count >= 4 else { return nil }
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count else { return nil }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    guard parts.count == 3,
      let access = String(validating: parts[0], as: UTF8.self),
      let refresh = String(validating: parts[1], as: UTF8.self),
      let consents = try? AuthV1.RefreshResponse(serialized: Array(parts[2]))
    else { return nil }
    self.init(
      accessToken: access, refreshToken: refresh, outdatedConsents: consents.outdatedConsents)
  }
}

/// The tokens are secrets: the description hides them.
extension BrowserSession: CustomStringConvertible, CustomReflectable {
  var description: String { "a session" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
