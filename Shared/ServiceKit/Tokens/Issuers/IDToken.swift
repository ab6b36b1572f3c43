package import FoundationEssentials

/// A verified ID token of an OpenID Connect provider (OpenID Connect Core 1.0 §2, §3.1.3.7).
package struct IDToken: Sendable, Hashable {
  /// The person at the issuer: 1 to 255 ASCII characters, never reassigned.
  package var subject: String
  /// Address that the provider has verified; nil if it has not.
  package var verifiedEmail: String?
  /// `preferred_username`.
  package var username: String?
  /// Texts in the claim that gives roles.
  package var roleNames: [String]
  /// Time when the person proved to be itself (`auth_time`).
  package var authenticatedAt: Date?
  /// Methods of the proof (`amr`, RFC 8176).
  package var methods: [String]
  /// Class of the proof (`acr`).
  package var contextClass: String?

  /// Why a token is rejected. Raw values are for the log.
  package enum Rejection: String, Error, Sendable, Hashable {
    case malformed = "malformed"
    /// Neither RS256 nor ES256.
    case algorithm = "algorithm not permitted"
    /// The issuer publishes no such key.
    case keyUnknown = "unknown key"
    case signature = "invalid signature"
    case issuer = "another issuer"
    /// The token is for another client.
    case audience = "another audience"
    /// `azp` names another client, or is missing beside several audiences.
    case authorizedParty = "another authorized party"
    case expired = "expired"
    /// `iat` is in the future or too far in the past.
    case issuedAt = "issued at another time"
    /// The token belongs to another sign-in.
    case nonce = "another nonce"
    /// The person did not prove to be itself again, although it was asked for.
    case authenticatedAt = "no new authentication"
  }

  /// What a token of one sign-in must contain.
  package struct Expectation: Sendable, Hashable {
    package var issuer: String
    package var clientID: String
    package var nonce: String
    /// Name or path of the claim that gives roles; see ``ClaimNames``.
    package var rolesClaim: String
    /// Earliest permitted `auth_time`; nil if the provider may use an earlier authentication.
    package var authenticatedSince: Date?

    package init(
      issuer: String, clientID: String, nonce: String, rolesClaim: String,
      authenticatedSince: Date? = nil
    ) {
      self.issuer = issuer
      self.clientID = clientID
      self.nonce = nonce
      self.rolesClaim = rolesClaim
      self.authenticatedSince = authenticatedSince
    }
  }

  /// Maximum difference between the clocks of the provider and this machine, in seconds.
  package static let leeway: TimeInterval = 60
  /// Maximum age of a token in seconds: it comes directly from the provider.
  package static let ageMax: TimeInterval = 300
  /// Algorithms of ID tokens. All others are rejected, `none` and the HMACs among them.
  package static let algorithms: Set<SignatureAlgorithm> = [.rs256, .es256]

  private struct Payload: Decodable {
    private enum CodingKeys: String, CodingKey {
      case iss, sub, aud, azp, exp, iat, nonce, acr, amr, email
      case authTime = "auth_time"
      case emailVerified = "email_verified"
      case username = "preferred_username"
    }

    var iss: String
    var sub: String
    var audiences: [String]
    var azp: String?
    var exp: Date
    var iat: Date
    var nonce: String?
    var authTime: Date?
    var acr: String?
    var amr: [String]
    var email: String?
    var username: String?

    init(from decoder: any Decoder) throws {
      let claims = try decoder.container(keyedBy: CodingKeys.self)
      iss = try claims.decode(String.self, forKey: .iss)
      sub = try claims.decode(String.self, forKey: .sub)
      audiences = try claims.decode(ClaimTexts.self, forKey: .aud).texts
      azp = try claims.decodeIfPresent(String.self, forKey: .azp)
      exp = try claims.decode(NumericDate.self, forKey: .exp).date
      iat = try claims.decode(NumericDate.self, forKey: .iat).date
      nonce = try claims.decodeIfPresent(String.self, forKey: .nonce)
      authTime = try claims.decodeIfPresent(NumericDate.self, forKey: .authTime)?.date
      // These are used if they have the right type.
      acr = try? claims.decode(String.self, forKey: .acr)
      amr = (try? claims.decode([String].self, forKey: .amr)) ?? []
      username = try? claims.decode(String.self, forKey: .username)
      let isVerified = (try? claims.decode(Bool.self, forKey: .emailVerified)) ?? false
      email = isVerified ? try? claims.decode(String.self, forKey: .email) : nil
    }
  }

  /// Verifies the signature first, so that no unsigned claim is trusted.
  ///
  /// - Parameter key: returns the issuer's key for a key id and an algorithm.
  /// - Throws: ``Rejection``.
  package static func verify(
    _ text: String, _ expected: Expectation, now: Date,
    key: (String?, SignatureAlgorithm) async -> IssuerKey?
  ) async throws(Rejection) -> IDToken {
    let token: JSONWebSignature
    do {
      token = try JSONWebSignature(parsing: text)
    } catch {
      throw .malformed
    }
    guard algorithms.contains(token.algorithm) else { throw .algorithm }
    // Access tokens of the same issuer have a type of their own.
    guard token.type == .unspecified else { throw .malformed }
    guard let key = await key(token.keyID, token.algorithm) else { throw .keyUnknown }
    guard token.isSigned(by: .issuers(key)) else { throw .signature }
    guard MemberNames.areUnique(in: token.payload),
      let payload = try? JSONDecoder().decode(Payload.self, from: Data(token.payload)),
      (1...255).contains(payload.sub.utf8.count),
      payload.sub.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { throw .malformed }
    try check(payload, expected, now: now)
    let names = ClaimNames(roles: expected.rolesClaim)
    return IDToken(
      subject: payload.sub, verifiedEmail: payload.email, username: payload.username,
      roleNames: NamedClaims.read(token.payload, names: names)?.roles ?? [],
      authenticatedAt: payload.authTime, methods: payload.amr, contextClass: payload.acr)
  }

  private static func check(
    _ payload: Payload, _ expected: Expectation, now: Date
  ) throws(Rejection) {
    guard payload.iss == expected.issuer else { throw .issuer }
    guard payload.audiences.contains(expected.clientID) else { throw .audience }
    guard
      payload.azp ?? (payload.audiences.count == 1 ? expected.clientID : nil) == expected.clientID
    else { throw .authorizedParty }
    guard now < payload.exp + leeway else { throw .expired }
    guard payload.iat <= now + leeway, now <= payload.iat + ageMax + leeway else {
      throw .issuedAt
    }
    guard payload.nonce == expected.nonce else { throw .nonce }
    if let authTime = payload.authTime, authTime > now + leeway { throw .authenticatedAt }
    guard let since = expected.authenticatedSince else { return }
    guard let authTime = payload.authTime, authTime >= since - leeway else {
      throw .authenticatedAt
    }
  }
}
