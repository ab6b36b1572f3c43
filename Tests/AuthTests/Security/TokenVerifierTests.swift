import Fields
import Foundation
import RPCCore
import Synchronization
import Testing

@testable import Identity
@testable import Tokens

@Suite struct TokenVerifierTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let key = SigningKey()
  private let clock = SettableClock(Self.now)
  private let keys = CountingKeys()

  init() { keys.add(key) }

  private func verifier(rememberedMax: Int = 100) -> TokenVerifier {
    TokenVerifier(
      keyRing: keys, issuer: "otolith", audience: "otolith-ingestion", clock: clock,
      rememberedMax: rememberedMax)
  }

  private func claims(expiresIn: TimeInterval = 600, issuedIn: TimeInterval = 0) -> AccessClaims {
    AccessClaims(
      participantID: UUID(), roles: [.participant, .studyLeader], enrolledStudies: ["tyt", "tys"],
      ledStudies: ["son"], groups: ["tyt": "sham"], sessionID: UUID(),
      audiences: ["otolith-planning", "otolith-ingestion"], issuedAt: Self.now + issuedIn,
      expiresAt: Self.now + expiresIn)
  }

  private func token(
    _ claims: AccessClaims, issuer: String = "otolith",
    audiences: [String] = ["otolith-planning", "otolith-ingestion"]
  ) throws -> String {
    try AccessToken.sign(claims, issuer: issuer, audiences: audiences, with: key)
  }

  private func reason(
    _ token: String, by verifier: TokenVerifier? = nil
  ) async -> String? {
    do {
      _ = try await (verifier ?? self.verifier()).verify(token)
      return nil
    } catch let error as RPCError {
      return error.code == .unauthenticated ? error.reason : "\(error)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `claims come back as they were signed`() async throws {
    let claims = claims()
    #expect(try await verifier().verify(token(claims)) == claims)
  }

  @Test func `verbs of defined roles come back, with equal ones once`() async throws {
    var claims = claims()
    let verbs: Set<Verb> = [.studyRead, .exportRead]
    claims.studyVerbs = ["tyt": verbs, "tys": verbs, "son": [.memberRead]]
    let token = try token(claims)
    #expect(try await verifier().verify(token) == claims)
    let payload = try #require(
      Base64URL.decode(Array(token.utf8.split(separator: UInt8(ascii: "."))[1])))
    #expect(String(decoding: payload, as: UTF8.self).split(separator: "export.read").count == 2)
    // Verbs that no role has on studies give nothing there.
    claims.studyVerbs = ["tyt": [.studyRead, .accountErase, .projectChange]]
    #expect(try await verifier().verify(self.token(claims)).studyVerbs == ["tyt": [.studyRead]])
  }

  @Test func `blinded studies that do not fit become all studies`() async throws {
    let studies = (0..<50).map { String(repeating: "s", count: 62) + "\($0 + 10)" }
    var claims = claims()
    claims.ledStudies = Set(studies)
    claims.blindedStudies = [studies[1]]
    #expect(try await verifier().verify(token(claims)).blindedStudies == [studies[1]])
    claims.blindedStudies = Set(studies)
    let read = try await verifier().verify(token(claims))
    #expect(read.blindedStudies == ["*"])
    #expect(read.areGroupsConcealed(inStudy: studies[0]))
    #expect(!self.claims().areGroupsConcealed(inStudy: studies[0]))
  }

  @Test func `a key that has ended vouches for nothing, remembered or not`() async throws {
    var half = key.publicHalf
    half.notAfter = Self.now + 100
    keys.add(half)
    let (verifier, token) = (verifier(), try token(claims()))
    clock.set(Self.now + 99)
    #expect(await reason(token, by: verifier) == nil)
    #expect(verifier.rememberedCount == 1)
    clock.set(Self.now + 100)
    #expect(await reason(token, by: verifier) == "TOKEN_SIGNATURE_INVALID")
    #expect(await reason(token) == "TOKEN_SIGNATURE_INVALID")
    // A fresh token, as a thief of the key would make.
    let fresh = try self.token(claims(expiresIn: 700, issuedIn: 100))
    #expect(await reason(fresh) == "TOKEN_SIGNATURE_INVALID")
  }

  @Test func `groups stay away where the token would be too long with them`() async throws {
    var claims = claims()
    let studies = (10..<60).map { "\($0)" + String(repeating: "s", count: 62) }
    claims.enrolledStudies = Set(studies)
    claims.groups = Dictionary(
      uniqueKeysWithValues: studies.map { ($0, String(repeating: "g", count: 64)) })
    let verified = try await verifier().verify(token(claims))
    #expect(verified.enrolledStudies == claims.enrolledStudies)
    #expect(verified.groups.isEmpty)
    claims.groups = Dictionary(uniqueKeysWithValues: studies.prefix(10).map { ($0, "a") })
    #expect(try await verifier().verify(token(claims)).groups == claims.groups)
  }

  @Test func `header and claims are those of RFC 9068`() throws {
    let claims = claims()
    let parts = try token(claims).split(separator: ".")
    let header = try json(parts[0])
    #expect(header.keys.sorted() == ["alg", "kid", "typ"])
    #expect(header["alg"] as? String == "EdDSA" && header["typ"] as? String == "at+jwt")
    #expect(header["kid"] as? String == key.keyID)
    let payload = try json(parts[1])
    #expect(payload["sub"] as? String == claims.participantID.uuidString.lowercased())
    #expect(payload["exp"] as? Int == 1_800_000_600)
    #expect(payload["iat"] as? Int == 1_800_000_000)
    #expect(payload["aud"] as? [String] == ["otolith-planning", "otolith-ingestion"])
    #expect(payload["studies"] as? [String] == ["tys", "tyt"])
    #expect(payload["roles"] as? [String] == ["participant", "study_leader"])
    #expect(payload["jti"] is String && payload["sid"] is String)
  }

  @Test func `a token lives until it expires, and half a minute for clocks that differ`()
    async throws
  {
    let token = try token(claims(expiresIn: 600))
    let remembering = verifier()
    clock.set(Self.now + 629.9)
    #expect(await reason(token) == nil)
    #expect(await reason(token, by: remembering) == nil)
    clock.set(Self.now + 630)
    #expect(await reason(token) == "TOKEN_EXPIRED")
    #expect(await reason(token, by: remembering) == "TOKEN_EXPIRED")
    #expect(remembering.rememberedCount == 0)
  }

  @Test func `an expired token is expired, also when its key is retired or gone`() async throws {
    let token = try token(claims(expiresIn: 600))
    var retired = key.publicHalf
    retired.notAfter = Self.now + 700
    keys.add(retired)
    let stranger = try AccessToken.sign(
      claims(expiresIn: 600), issuer: "otolith", audiences: ["otolith-ingestion"],
      with: SigningKey())
    for (seconds, expected) in [
      (629.0, "TOKEN_SIGNATURE_INVALID"), (630, "TOKEN_EXPIRED"), (40 * 86_400, "TOKEN_EXPIRED"),
    ] {
      clock.set(Self.now + seconds)
      #expect(await reason(stranger) == expected, "\(seconds)")
    }
    #expect(await reason(token) == "TOKEN_EXPIRED")
  }

  @Test func `a token from the future waits`() async throws {
    #expect(try await reason(token(claims(issuedIn: 30))) == nil)
    #expect(try await reason(token(claims(issuedIn: 31))) == "TOKEN_NOT_YET_VALID")
  }

  @Test func `issuer and audience must be ours`() async throws {
    #expect(
      try await reason(token(claims(), issuer: "elsewhere")) == "TOKEN_ISSUER_UNKNOWN")
    #expect(
      try await reason(token(claims(), audiences: ["otolith-planning"]))
        == "TOKEN_AUDIENCE_MISMATCH")
    #expect(try await reason(token(claims(), audiences: [])) == "TOKEN_AUDIENCE_MISMATCH")
  }

  @Test func `every flipped character is noticed`() async throws {
    let token = Array(try token(claims()).utf8)
    let verifier = verifier()
    for index in token.indices {
      var changed = token
      changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let reason = await reason(String(decoding: changed, as: UTF8.self), by: verifier)
      #expect(
        ["TOKEN_MALFORMED", "TOKEN_SIGNATURE_INVALID"].contains(reason), "at \(index)")
    }
  }

  @Test func `an untrusted key signs nothing`() async throws {
    let stranger = SigningKey()
    let token = try AccessToken.sign(
      claims(), issuer: "otolith", audiences: ["otolith-ingestion"], with: stranger)
    #expect(await reason(token) == "TOKEN_SIGNATURE_INVALID")
    // Also not under the id of a trusted key.
    keys.add(PublicSigningKey(keyID: stranger.keyID, publicKey: key.publicKey))
    #expect(await reason(token) == "TOKEN_SIGNATURE_INVALID")
  }

  @Test(arguments: [
    #"{"alg":"none","kid":"KID","typ":"at+jwt"}"#, #"{"alg":"HS256","kid":"KID","typ":"at+jwt"}"#,
    #"{"alg":"eddsa","kid":"KID","typ":"at+jwt"}"#, #"{"alg":"EdDSA","kid":"KID","typ":"JWT"}"#,
    #"{"alg":"EdDSA","kid":"KID"}"#, #"{"alg":"EdDSA","kid":7,"typ":"at+jwt"}"#,
    #"{"alg":"EdDSA","kid":"","typ":"at+jwt"}"#, #"{"alg":"EdDSA","kid":"ü","typ":"at+jwt"}"#,
    #"{"alg":"RS256","typ":"JWT"}"#,
    #"{"alg":"EdDSA","kid":"KID","typ":"at+jwt","crit":["exp"]}"#,
    #"{"alg":"EdDSA","kid":"KID","typ":"at+jwt","jwk":{"kty":"OKP"}}"#,
    #"{"alg":"EdDSA","kid":"KID","typ":"at+jwt","jku":"https://example.org"}"#,
    #"{"alg":"EdDSA","kid":"KID","typ":"at+jwt","alg":"EdDSA"}"#,
    #"{"alg":"EdDSA","kid":"KID","typ":"at+jwt","x5u":"https://example.org"}"#, "[]", "{}", "x",
  ])
  func `other headers are refused even when they are signed`(header: String) async throws {
    let header = header.replacingOccurrences(of: "KID", with: key.keyID)
    let payload = try token(claims()).split(separator: ".")[1]
    let input = Base64URL.encode(header.utf8) + "." + payload
    let signature = Base64URL.encode(key.signature(of: Array(input.utf8)))
    #expect(await reason(input + "." + signature) == "TOKEN_MALFORMED")
  }

  @Test(arguments: [
    "", ".", "..", "a.b", "a.b.c.d", "....", "e30.e30.", "e30=.e30=.AA==", "\u{0}.\u{0}.\u{0}",
  ])
  func `a token without three complete parts is malformed`(text: String) async {
    #expect(await reason(text) == "TOKEN_MALFORMED")
  }

  @Test(arguments: ["[]", "{}", "x", #"{"iss":"otolith"}"#])
  func `signed contents without claims are malformed`(payload: String) async {
    let token = JSONWebSignature.make(payload: Array(payload.utf8), key: key)
    #expect(await reason(token) == "TOKEN_MALFORMED")
  }

  @Test func `8 KB is the limit on both sides`() async throws {
    var claims = claims()
    claims.enrolledStudies = []
    var studies = 0
    var longest = ""
    while true {
      claims.enrolledStudies.insert("study-\(studies)-" + String(repeating: "x", count: 50))
      guard let longer = try? token(claims) else { break }
      longest = longer
      studies += 1
    }
    #expect((7900...8192).contains(longest.utf8.count))
    #expect(await reason(longest) == nil)
    #expect(throws: AccessToken.TooLong.self) { try token(claims) }
    #expect(await reason(longest + String(repeating: "A", count: 8193)) == "TOKEN_MALFORMED")
  }

  @Test func `a token seen before needs no key, and memory is bounded`() async throws {
    let verifier = verifier(rememberedMax: 3)
    let first = try token(claims())
    _ = try await verifier.verify(first)
    _ = try await verifier.verify(first)
    #expect(keys.questions == 1)
    for _ in 0..<5 { _ = try await verifier.verify(token(claims())) }
    #expect(verifier.rememberedCount == 3)
    _ = try await verifier.verify(first)
    #expect(keys.questions == 7)
  }

  @Test func `rights are asked for by study and role`() throws {
    var claims = claims()
    try claims.requireEnrolment(in: "tyt")
    #expect(throws: RPCError.self) { try claims.requireEnrolment(in: "son") }
    #expect(claims.holds(.exportRead, onStudy: "son") && claims.holds(.exportRead))
    #expect(!claims.holds(.exportRead, onStudy: "tyt"))
    #expect(!claims.holdsOnInstallation(.accountRead))
    claims.roles = [.administrator]
    #expect(claims.holdsOnInstallation(.accountRead))
    #expect(!claims.holds(.exportRead, onStudy: "son") && !claims.holds(.exportRead))
  }

  private func json(_ part: Substring) throws -> [String: Any] {
    let bytes = try #require(Base64URL.decode(part.utf8))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }
}

private final class CountingKeys: TrustedKeySource {
  private let state = Mutex<(keys: [String: PublicSigningKey], questions: Int)>(([:], 0))

  func add(_ key: SigningKey) { add(key.publicHalf) }

  func add(_ key: PublicSigningKey) {
    state.withLock { $0.keys[key.keyID] = key }
  }

  /// Always requires the asynchronous lookup.
  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? { nil }

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    state.withLock { state in
      state.questions += 1
      return keyID.flatMap { state.keys[$0] }.map {
        .own($0.publicKey, notAfter: $0.notAfter ?? .distantFuture)
      }
    }
  }

  var questions: Int { state.withLock { $0.questions } }
}
