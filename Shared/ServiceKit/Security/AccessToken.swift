import FoundationEssentials

/// Access tokens: JWTs of type `at+jwt` (RFC 9068), signed with EdDSA and nothing else.
public enum AccessToken {
  /// Clocks of two machines may differ by this much, in seconds.
  static let leeway: TimeInterval = 30

  private struct Payload: Codable {
    var iss: String
    var sub: String
    var aud: [String]
    var iat: Int64
    var nbf: Int64?
    var exp: Int64
    var jti: String
    var sid: String
    var roles: [String]
    var studies: [String]?
    var leads: [String]?
    /// By study.
    var groups: [String: String]?
  }

  /// Signs claims for the audiences named. Times are cut to whole seconds. Lists are sorted and
  /// ids in lower case, so that equal claims read equal. Groups are left out where the token would
  /// be too long with them.
  ///
  /// - Throws: ``TooLong`` when no verifier would look at the token.
  public static func sign(
    _ claims: AccessClaims, issuer: String, audiences: [String], with key: SigningKey
  ) throws -> String {
    var payload = Payload(
      iss: issuer, sub: claims.participantID.uuidString.lowercased(), aud: audiences,
      iat: seconds(claims.issuedAt), exp: seconds(claims.expiresAt),
      jti: UUID().uuidString.lowercased(), sid: claims.sessionID.uuidString.lowercased(),
      roles: claims.roles.map(\.rawValue).sorted(),
      studies: claims.enrolledStudies.isEmpty ? nil : claims.enrolledStudies.sorted(),
      leads: claims.ledStudies.isEmpty ? nil : claims.ledStudies.sorted(),
      groups: claims.groups.isEmpty ? nil : claims.groups)
    if let token = try sign(payload, with: key) { return token }
    payload.groups = nil
    guard let token = try sign(payload, with: key) else { throw TooLong() }
    return token
  }

  /// Nil for a token that no verifier would look at.
  private static func sign(_ payload: Payload, with key: SigningKey) throws -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let token = JSONWebSignature.make(payload: [UInt8](try encoder.encode(payload)), key: key)
    return token.utf8.count <= JSONWebSignature.sizeMax ? token : nil
  }

  /// The claims do not fit into a token of 8 KB.
  public struct TooLong: Error {}

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
    let notBefore = Date(timeIntervalSince1970: Double(payload.nbf ?? payload.iat))
    guard now < expiresAt + leeway else { throw .expired }
    guard notBefore <= now + leeway else { throw .notYetValid }
    guard payload.iss == issuer else { throw .issuerUnknown }
    guard payload.aud.contains(audience) else { throw .audienceMismatch }
    return AccessClaims(
      participantID: participantID, roles: Set(payload.roles.compactMap(Role.init(rawValue:))),
      enrolledStudies: Set(payload.studies ?? []), ledStudies: Set(payload.leads ?? []),
      groups: payload.groups ?? [:], sessionID: sessionID, issuedAt: issuedAt, expiresAt: expiresAt)
  }

  /// `NumericDate` (RFC 7519 §2), rounded down: a token never lives longer than meant.
  private static func seconds(_ date: Date) -> Int64 {
    Int64(date.timeIntervalSince1970.rounded(.down))
  }
}
