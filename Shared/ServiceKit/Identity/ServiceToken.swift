import Fields
import FoundationEssentials

/// By what a service proves to another one who it is: a JWT like an access token, of a type of its own,
/// signed with a key that only the service has.
///
/// It says who asks, whom, and until when, and nothing else: whatever other claims stood in it, its
/// bearer would be that service with the role `service` all the same, nobody's participant and of no
/// study.
enum ServiceToken {
  /// The longest life, in seconds. One that says it lives longer is refused.
  static let lifetimeMax: TimeInterval = 300

  private struct Payload: Codable {
    var iss: String
    var sub: String
    var aud: String
    var iat: NumericDate
    var exp: NumericDate
    var jti: String
  }

  /// `kid` of the tokens that a service signs with a key: two services never share one, whatever key
  /// ids they publish.
  static func keyName(service: String, keyID: String) -> String { "\(service).\(keyID)" }

  static func sign(
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

  /// Checks in the order of ``AccessToken``: signature, times, issuer, audience.
  static func verify(
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
