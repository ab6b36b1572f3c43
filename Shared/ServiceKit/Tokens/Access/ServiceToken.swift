import Fields
package import FoundationEssentials

/// The token that proves a service's identity to another one: a JWT of its own type, signed with a
/// key that only the service has.
///
/// It contains the caller, the audience and the expiry. Other claims are ignored: the caller always
/// has the role `service`, and is no participant.
package enum ServiceToken {
  /// Maximum lifetime in seconds; tokens with a longer one are rejected.
  package static let lifetimeMax: TimeInterval = 300

  private struct Payload: Codable {
    var iss: String
    var sub: String
    var aud: String
    var iat: NumericDate
    var exp: NumericDate
    var jti: String
  }

  /// Returns the `kid` of a service's tokens. It contains the service's name, so that two services
  /// never share one.
  static func keyName(service: String, keyID: String) -> String { "\(service).\(keyID)" }

  package static func sign(
    service: String, audience: String, issuedAt now: Date, with key: SigningKey
  ) throws -> String {
    let payload = Payload(
      iss: service, sub: service, aud: audience, iat: NumericDate(now),
      exp: NumericDate(now + lifetimeMax), jti: UUID().text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return JSONWebSignature.make(
      payload: [UInt8](try encoder.encode(payload)), key: key, type: .service,
      keyID: keyName(service: service, keyID: key.keyID))
  }

  /// Checks signature, times, issuer and audience, in the order of ``AccessToken``.
  package static func verify(
    _ token: JSONWebSignature, key: TrustedServiceKey, audience: String, now: Date
  ) throws(TokenRejection) -> AccessClaims {
    guard token.isSigned(by: .own(key.publicKey)) else { throw .signatureInvalid }
    guard MemberNames.areUnique(in: token.payload),
      let payload = try? JSONDecoder().decode(Payload.self, from: Data(token.payload))
    else { throw .malformed }
    let (issuedAt, expiresAt) = (payload.iat.date, payload.exp.date)
    guard expiresAt.timeIntervalSince(issuedAt) <= lifetimeMax else { throw .malformed }
    guard now < expiresAt + AccessToken.leeway else { throw .expired }
    guard issuedAt <= now + AccessToken.leeway else { throw .notYetValid }
    guard payload.iss == key.service, payload.sub == key.service else { throw .issuerUnknown }
    guard payload.aud == audience else { throw .audienceMismatch }
    let id = AccessToken.pseudonym(of: key.service, issuer: "otolith services")
    return AccessClaims(
      participantID: id, roles: [.service], callingService: key.service, sessionID: id,
      audiences: [audience], issuedAt: issuedAt, expiresAt: expiresAt)
  }
}

/// Public key that proves the identity of a service.
package struct TrustedServiceKey: Sendable, Hashable {
  /// The only service that the key is valid for.
  package var service: String
  /// RFC 7638 thumbprint.
  package var keyID: String
  /// Ed25519, 32 bytes.
  package var publicKey: [UInt8]
  /// Expiry of the key.
  package var notAfter: Date

  package init(service: String, keyID: String, publicKey: [UInt8], notAfter: Date) {
    self.service = service
    self.keyID = keyID
    self.publicKey = publicKey
    self.notAfter = notAfter
  }

  package var name: String { ServiceToken.keyName(service: service, keyID: keyID) }
}
