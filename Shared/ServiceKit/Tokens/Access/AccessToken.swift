import Fields
package import FoundationEssentials
import ServiceBasics

/// Signs and verifies access tokens: JWTs (RFC 9068). Otolith's own have type `at+jwt` and are
/// signed with EdDSA. Another issuer's may use the algorithms of its keys and the types that the
/// operator permits.
public enum AccessToken {
  /// Maximum clock difference between two machines, in seconds.
  package static let leeway: TimeInterval = 30

  /// `sid`, `jti` and `roles` are always present in Otolith's own tokens; other issuers may omit
  /// them.
  private struct Payload: Codable {
    var iss: String
    var sub: String
    var aud: Audience?
    var iat: NumericDate
    var nbf: NumericDate?
    var exp: NumericDate
    var jti: String?
    var sid: String?
    var roles: ClaimTexts?
    var studies: ClaimTexts?
    var leads: ClaimTexts?
    var studyRoles: StudyRoles?
    var studyVerbs: StudyVerbs?
    var blinded: ClaimTexts?
    var groups: Groups?
    var client: ClientName?
    var use: ClaimTexts?
    var consentEnds: ConsentEnds?
    var isTestParticipant: Flag?
    var provenAt: ProofTime?
    var isAnonymous: Flag?

    enum CodingKeys: String, CodingKey {
      case iss, sub, aud, iat, nbf, exp, jti, sid, roles, studies, leads, groups
      case studyRoles = "study_roles"
      case studyVerbs = "study_verbs"
      case blinded = "blinded_studies"
      case client = "client_id"
      case use = "token_use"
      case consentEnds = "consent_ends"
      case isTestParticipant = "test_participant"
      case provenAt = "auth_time"
      case isAnonymous = "anonymous"
    }

    /// Audiences of the token. Cognito's access tokens usually have no `aud`, but name the client
    /// they were issued to.
    var audiences: [String]? {
      aud?.names ?? (use?.texts == ["access"] ? client?.texts : nil)
    }
  }

  /// `auth_time`; another type in a foreign token is ignored.
  private struct ProofTime: Codable {
    var date: Date?

    init(_ date: Date) { self.date = date }

    init(from decoder: any Decoder) throws {
      date = (try? decoder.singleValueContainer().decode(NumericDate.self))?.date
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(date.map(NumericDate.init))
    }
  }

  /// `client_id`, written as a string (RFC 9068 §2.2).
  private struct ClientName: Codable {
    var texts: [String]

    init(_ clientID: UUID) { texts = [clientID.text] }

    init(from decoder: any Decoder) throws { texts = try ClaimTexts(from: decoder).texts }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(texts.first)
    }
  }

  /// Groups by study.
  ///
  /// Other issuers often use `groups` for a list; it is ignored.
  private struct Groups: Codable {
    var names: [String: String]

    init(names: [String: String]) { self.names = names }

    init(from decoder: any Decoder) throws {
      names = (try? decoder.singleValueContainer().decode([String: String].self)) ?? [:]
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(names)
    }
  }

  /// Ends in seconds since 1970, parallel to `studies`; 0 for none. Another type in a foreign token
  /// is ignored.
  private struct ConsentEnds: Codable {
    var seconds: [Int]

    init(_ ends: [String: Date], of studies: [String]) {
      seconds = studies.map { Int(ends[$0]?.timeIntervalSince1970 ?? 0) }
    }

    init(from decoder: any Decoder) throws {
      seconds = (try? decoder.singleValueContainer().decode([Int].self)) ?? []
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(seconds)
    }

    func ends(of studies: [String]) -> [String: Date] {
      guard seconds.count == studies.count else { return [:] }
      return zip(studies, seconds).reduce(into: [:]) { ends, entry in
        if entry.1 != 0 { ends[entry.0] = Date(timeIntervalSince1970: TimeInterval(entry.1)) }
      }
    }
  }

  /// A Boolean claim; any value other than true counts as absent, because other issuers may use the
  /// name differently.
  private struct Flag: Codable {
    var isSet: Bool

    init(isSet: Bool) { self.isSet = isSet }

    init(from decoder: any Decoder) throws {
      isSet = (try? decoder.singleValueContainer().decode(Bool.self)) ?? false
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(isSet)
    }
  }

  /// A list or a single string (RFC 7519 §4.1.3).
  private struct Audience: Codable {
    var names: [String]

    init(names: [String]) { self.names = names }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        names = [name]
      } else {
        names = try container.decode([String].self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(names)
    }
  }

  /// Returns a pseudonymous id for a foreign subject. It is stable and specific to the issuer, so
  /// that no issuer can speak for participants of `otolith-auth` or another issuer.
  static func pseudonym(of subject: String, issuer: String) -> UUID {
    var bytes = Array(Sodium.sha256(Array("\(issuer)\n\(subject)".utf8)).prefix(16))
    // RFC 9562 §5.8: version 8, custom format.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Signs claims for the given audiences. Times are truncated to whole seconds; lists are sorted
  /// and ids in lower case, so that equal claims are encoded equally. Groups are omitted if they
  /// would make the token too long; blinded studies become all studies then.
  ///
  /// - Throws: ``TooLong`` if the token would exceed the maximum size.
  public static func sign(
    _ claims: AccessClaims, issuer: String, audiences: [String], with key: SigningKey
  ) throws -> String {
    var payload = Payload(
      iss: issuer, sub: claims.participantID.text,
      aud: Audience(names: audiences),
      iat: NumericDate(claims.issuedAt), exp: NumericDate(claims.expiresAt),
      jti: UUID().text, sid: claims.sessionID.text,
      roles: ClaimTexts(claims.roles.map(\.rawValue).sorted()),
      studies: claims.enrolledStudies.isEmpty ? nil : ClaimTexts(claims.enrolledStudies.sorted()),
      leads: claims.ledStudies.isEmpty ? nil : ClaimTexts(claims.ledStudies.sorted()),
      studyRoles: claims.studyRoles.isEmpty ? nil : StudyRoles(claims.studyRoles),
      studyVerbs: claims.studyVerbs.isEmpty ? nil : StudyVerbs(claims.studyVerbs),
      blinded: claims.blindedStudies.isEmpty ? nil : ClaimTexts(claims.blindedStudies.sorted()),
      groups: claims.groups.isEmpty ? nil : Groups(names: claims.groups),
      client: claims.clientID.map(ClientName.init),
      consentEnds: claims.consentEnds.isEmpty
        ? nil : ConsentEnds(claims.consentEnds, of: claims.enrolledStudies.sorted()),
      isTestParticipant: claims.isTestParticipant ? Flag(isSet: true) : nil,
      provenAt: claims.provenAt.map(ProofTime.init),
      isAnonymous: claims.isAnonymous ? Flag(isSet: true) : nil)
    if let token = try sign(payload, with: key) { return token }
    payload.groups = nil
    if payload.blinded != nil { payload.blinded = ClaimTexts([AccessClaims.allStudies]) }
    guard let token = try sign(payload, with: key) else { throw TooLong() }
    return token
  }

  /// Returns nil if the token would exceed the maximum size.
  private static func sign(_ payload: Payload, with key: SigningKey) throws -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let token = JSONWebSignature.make(payload: [UInt8](try encoder.encode(payload)), key: key)
    return token.utf8.count <= JSONWebSignature.sizeMax ? token : nil
  }

  /// The claims do not fit into a token of 8 KB.
  public struct TooLong: Error {}

  /// Whether the claims, which are not verified, say that the token has expired.
  package static func statesExpiry(_ token: JSONWebSignature, before now: Date) -> Bool {
    struct Expiry: Decodable { var exp: NumericDate }
    let stated = try? JSONDecoder().decode(Expiry.self, from: Data(token.payload))
    return stated.map { now >= $0.exp.date + leeway } ?? false
  }

  /// Verifies the signature first, then times, issuer and audience, so that no unsigned claim is
  /// trusted.
  ///
  /// - Parameter audience: nil to accept any audience.
  package static func verify(
    _ token: JSONWebSignature, key: TrustedKey, issuer: String, audience: String?,
    names: ClaimNames = ClaimNames(), now: Date
  ) throws(TokenRejection) -> AccessClaims {
    guard token.isSigned(by: key) else { throw .signatureInvalid }
    if token.type == .unspecified, IDTokenClaims.areIn(token.payload) { throw .malformed }
    guard MemberNames.areUnique(in: token.payload),
      let payload = try? JSONDecoder().decode(Payload.self, from: Data(token.payload)),
      !payload.sub.isEmpty, let audiences = payload.audiences
    else { throw .malformed }
    let participantID = key.id(of: payload.sub, issuer: payload.iss)
    let sessionID = key.id(of: payload.sid ?? payload.jti ?? payload.sub, issuer: payload.iss)
    let expiresAt = payload.exp.date
    guard now < expiresAt + leeway else { throw .expired }
    guard (payload.nbf ?? payload.iat).date <= now + leeway else { throw .notYetValid }
    guard payload.iss == issuer else { throw .issuerUnknown }
    guard audience.map(audiences.contains) ?? true else { throw .audienceMismatch }
    let rights = key.namesRights(names) ? NamedClaims.read(token.payload, names: names) : nil
    let roles = rights?.roles ?? payload.roles?.texts ?? []
    return AccessClaims(
      participantID: participantID, roles: key.roles(roles, names: names),
      enrolledStudies: Set(rights?.studies ?? payload.studies?.texts ?? []),
      ledStudies: Set(rights?.leads ?? payload.leads?.texts ?? []),
      // Another issuer's tokens name roles by the claims above only.
      studyRoles: rights == nil ? payload.studyRoles?.roles ?? [:] : [:],
      studyVerbs: rights == nil ? payload.studyVerbs?.verbs ?? [:] : [:],
      blindedStudies: Set(payload.blinded?.texts ?? []),
      groups: payload.groups?.names ?? [:],
      consentEnds: rights == nil
        ? payload.consentEnds?.ends(of: payload.studies?.texts ?? []) ?? [:] : [:],
      isTestParticipant: payload.isTestParticipant?.isSet ?? false, sessionID: sessionID,
      audiences: audiences, issuedAt: payload.iat.date, expiresAt: expiresAt,
      provenAt: payload.provenAt?.date, isAnonymous: payload.isAnonymous?.isSet ?? false,
      clientID: key.clientID(payload.client?.texts.first))
  }
}
