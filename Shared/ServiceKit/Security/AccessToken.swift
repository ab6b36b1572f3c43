import FoundationEssentials

/// Access tokens: JWTs of type `at+jwt` (RFC 9068), signed with EdDSA and nothing else.
public enum AccessToken {
  /// Clocks of two machines may differ by this much, in seconds.
  static let leeway: TimeInterval = 30

  private struct Payload: Codable {
    var iss: String
    var sub: String
    var aud: [String]
    var iat: Int
    var exp: Int
    var jti: String
    var sid: String
    var roles: [String]
    var studies: [String]?
    var leads: [String]?
  }

  /// Signs claims for the audiences named. Times are cut to whole seconds.
  public static func sign(
    _ claims: AccessClaims, issuer: String, audiences: [String], with key: SigningKey
  ) throws -> String {
    let payload = Payload(
      iss: issuer, sub: claims.participantID.uuidString.lowercased(), aud: audiences,
      iat: Int(claims.issuedAt.timeIntervalSince1970),
      exp: Int(claims.expiresAt.timeIntervalSince1970),
      jti: UUID().uuidString.lowercased(), sid: claims.sessionID.uuidString.lowercased(),
      roles: claims.roles.map(\.rawValue).sorted(),
      studies: claims.enrolledStudies.isEmpty ? nil : claims.enrolledStudies.sorted(),
      leads: claims.ledStudies.isEmpty ? nil : claims.ledStudies.sorted())
    return JSONWebSignature.make(payload: [UInt8](try JSONEncoder().encode(payload)), key: key)
  }

  /// Checks in an order that believes nothing unsigned: signature, then times, issuer, audience.
  static func verify(
    _ token: JSONWebSignature, publicKey: [UInt8], issuer: String, audience: String, now: Date
  ) throws(TokenRejection) -> AccessClaims {
    guard token.isSigned(by: publicKey) else { throw .signatureInvalid }
    guard let payload = try? JSONDecoder().decode(Payload.self, from: Data(token.payload)),
      let participantID = UUID(uuidString: payload.sub),
      let sessionID = UUID(uuidString: payload.sid)
    else { throw .malformed }
    let expiresAt = Date(timeIntervalSince1970: Double(payload.exp))
    let issuedAt = Date(timeIntervalSince1970: Double(payload.iat))
    guard now < expiresAt else { throw .expired }
    guard issuedAt <= now + leeway else { throw .notYetValid }
    guard payload.iss == issuer else { throw .issuerUnknown }
    guard payload.aud.contains(audience) else { throw .audienceMismatch }
    return AccessClaims(
      participantID: participantID, roles: Set(payload.roles.compactMap(Role.init(rawValue:))),
      enrolledStudies: Set(payload.studies ?? []), ledStudies: Set(payload.leads ?? []),
      sessionID: sessionID, issuedAt: issuedAt, expiresAt: expiresAt)
  }
}
