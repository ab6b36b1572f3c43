import Foundation
import Testing

@testable import ServiceKit

@Suite struct IssuerTokenTests {
  private typealias Issuer = PlayedIssuer

  @Test(arguments: SignatureAlgorithm.allCases)
  func `every algorithm counts with a key of its kind`(algorithm: SignatureAlgorithm) async throws {
    let key = PlayedIssuerKey.suiting(algorithm)
    for members in [["kid": "k"], ["kid": "k", "use": "sig", "alg": algorithm.rawValue]] {
      let issuer = try Issuer(keys: [key.json(members)])
      let claims = try await issuer.verifier.verify(Issuer.token(algorithm))
      #expect(claims.roles == [.studyLeader])
      #expect(
        claims.participantID == AccessToken.pseudonym(of: "auth0|alice", issuer: Issuer.name))
    }
  }

  @Test func `RFC 9864's name for EdDSA is one`() async throws {
    let key = PlayedIssuerKey.ed25519
    let issuer = try Issuer(keys: [key.json(["kid": "k", "alg": "Ed25519"])])
    let input = Issuer.input(header: Issuer.header("Ed25519"))
    let signature = key.signature(of: Array(input.utf8), .edDSA)
    #expect(await issuer.reason(input + "." + Base64URL.encode(signature)) == nil)
  }

  /// What a token says its algorithm is, how it was really signed, and the key of that id.
  struct Confusion: Sendable {
    var said: String
    var made: SignatureAlgorithm
    var key: @Sendable () -> String
    var reason = "TOKEN_SIGNATURE_INVALID"
  }

  static let confusions = [
    Confusion(said: "RS256", made: .rs256) { PlayedIssuerKey.p256.json(["kid": "k"]) },
    Confusion(said: "ES256", made: .es256) { PlayedIssuerKey.rsa.json(["kid": "k"]) },
    Confusion(said: "EdDSA", made: .edDSA) { PlayedIssuerKey.p256.json(["kid": "k"]) },
    Confusion(said: "ES256", made: .es256) { PlayedIssuerKey.p384.json(["kid": "k"]) },
    Confusion(said: "ES256", made: .es384) { PlayedIssuerKey.p384.json(["kid": "k"]) },
    Confusion(said: "ES384", made: .es512) { PlayedIssuerKey.p521.json(["kid": "k"]) },
    Confusion(said: "RS256", made: .ps256) { PlayedIssuerKey.rsa.json(["kid": "k"]) },
    Confusion(said: "PS256", made: .rs256) { PlayedIssuerKey.rsa.json(["kid": "k"]) },
    Confusion(said: "RS256", made: .rs512) { PlayedIssuerKey.rsa.json(["kid": "k"]) },
    Confusion(said: "PS512", made: .ps384) { PlayedIssuerKey.rsa.json(["kid": "k"]) },
    // The signature is good, and the issuer has said that the key is for something else.
    Confusion(said: "RS512", made: .rs512) {
      PlayedIssuerKey.rsa.json(["kid": "k", "alg": "RS256"])
    },
    Confusion(said: "PS256", made: .ps256) {
      PlayedIssuerKey.rsa.json(["kid": "k", "alg": "RS256"])
    },
    Confusion(said: "RS256", made: .rs256) { PlayedIssuerKey.otherRSA.json(["kid": "k"]) },
    Confusion(
      said: "none", made: .rs256, key: { PlayedIssuerKey.rsa.json(["kid": "k"]) },
      reason: "TOKEN_MALFORMED"),
    Confusion(
      said: "HS256", made: .rs256, key: { PlayedIssuerKey.rsa.json(["kid": "k"]) },
      reason: "TOKEN_MALFORMED"),
    Confusion(
      said: "rs256", made: .rs256, key: { PlayedIssuerKey.rsa.json(["kid": "k"]) },
      reason: "TOKEN_MALFORMED"),
    Confusion(
      said: "ES256K", made: .es256, key: { PlayedIssuerKey.p256.json(["kid": "k"]) },
      reason: "TOKEN_MALFORMED"),
  ]

  @Test(arguments: confusions)
  func `an algorithm that the key does not permit is refused`(case confusion: Confusion)
    async throws
  {
    let issuer = try Issuer(keys: [confusion.key()])
    let input = Issuer.input(header: Issuer.header(confusion.said))
    let key = PlayedIssuerKey.suiting(confusion.made)
    let signature = key.signature(of: Array(input.utf8), confusion.made)
    #expect(await issuer.reason(input + "." + Base64URL.encode(signature)) == confusion.reason)
  }

  @Test func `salt of another length than the digest's is refused`() async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.rsa.json(["kid": "k"])])
    let input = Issuer.input(header: Issuer.header("PS256"))
    for (length, expected) in [
      (32, nil), (0, "TOKEN_SIGNATURE_INVALID"), (48, "TOKEN_SIGNATURE_INVALID"),
    ] as [(Int32, String?)] {
      let signature = PlayedIssuerKey.rsa.signature(
        of: Array(input.utf8), .ps256, saltLength: length)
      #expect(await issuer.reason(input + "." + Base64URL.encode(signature)) == expected)
    }
  }

  @Test func `a signature of another length or form is refused`() async throws {
    for algorithm in [SignatureAlgorithm.es256, .es512, .rs256, .ps256, .edDSA] {
      let key = PlayedIssuerKey.suiting(algorithm)
      let issuer = try Issuer(keys: [key.json(["kid": "k"])])
      let input = Issuer.input(header: Issuer.header(algorithm.rawValue))
      let good = key.signature(of: Array(input.utf8), algorithm)
      let zero = [UInt8](repeating: 0, count: good.count)
      var bad = [
        Array(good.dropLast()), Array(good.dropFirst()), good + [0], [0] + good, good + good, zero,
        zero.map { _ in 0xFF }, [0],
      ]
      if case .ecdsa(let curve, let digest) = algorithm.scheme {
        bad.append(key.encodedSignature(of: Array(input.utf8), digest))
        let half = [UInt8](repeating: 0, count: curve.coordinateSize)
        bad.append(half + good.suffix(half.count))
        bad.append(good.prefix(half.count) + half)
      }
      for signature in bad {
        let reason = await issuer.reason(input + "." + Base64URL.encode(signature))
        #expect(reason == "TOKEN_SIGNATURE_INVALID", "\(algorithm) with \(signature.count) bytes")
      }
      #expect(await issuer.reason(input + ".") == "TOKEN_MALFORMED")
      #expect(await issuer.reason(input + "." + Base64URL.encode(good)) == nil)
    }
  }

  @Test(arguments: [SignatureAlgorithm.rs256, .ps256, .es256, .edDSA])
  func `every flipped bit is noticed`(algorithm: SignatureAlgorithm) async throws {
    let key = PlayedIssuerKey.suiting(algorithm)
    let issuer = try Issuer(keys: [key.json(["kid": "k"])], types: [.accessToken, .unspecified])
    let token = Array(Issuer.token(algorithm).utf8)
    for index in token.indices {
      for bit in 0..<7 {
        var changed = token
        changed[index] ^= 1 << UInt8(bit)
        let reason = await issuer.reason(String(decoding: changed, as: UTF8.self))
        #expect(
          ["TOKEN_MALFORMED", "TOKEN_SIGNATURE_INVALID"].contains(reason), "bit \(bit) at \(index)")
      }
    }
  }

  // MARK: - Types

  @Test(arguments: ["at+jwt", "AT+JWT", "application/at+jwt", "Application/At+Jwt"])
  func `an access token says so in either case`(type: String) async throws {
    let keys = [PlayedIssuerKey.p256.json(["kid": "k"])]
    let token = Issuer.token(.es256, type: type)
    #expect(try await Issuer(keys: keys).reason(token) == nil)
    #expect(try await Issuer(keys: keys, types: [.unspecified]).reason(token) == "TOKEN_MALFORMED")
  }

  @Test(arguments: ["JWT", "jwt", "application/jwt", nil])
  func `a token of no type counts where the operator permits it`(type: String?) async throws {
    let keys = [PlayedIssuerKey.p256.json(["kid": "k"])]
    let token = Issuer.token(.es256, type: type)
    let strict = try Issuer(keys: keys)
    #expect(await strict.reason(token) == "TOKEN_MALFORMED")
    // Not even the key was looked for.
    #expect(strict.source.questions == 0)
    let types: Set<TokenType> = [.accessToken, .unspecified]
    #expect(try await Issuer(keys: keys, types: types).reason(token) == nil)
  }

  @Test(arguments: ["", "logout+jwt", "id+jwt", "dpop+jwt", "application/x+at+jwt", "at+jwt "])
  func `tokens of other types never count`(type: String) async throws {
    let keys = [PlayedIssuerKey.p256.json(["kid": "k"])]
    let issuer = try Issuer(keys: keys, types: Set(TokenType.allCases))
    #expect(await issuer.reason(Issuer.token(.es256, type: type)) == "TOKEN_MALFORMED")
  }

  @Test(arguments: [
    #","at_hash":"x""#, #","c_hash":"x""#, #","events":{}"#, #","typ":"ID""#, #","token_use":"id""#,
  ])
  func `what is an ID token or a logout token by its claims is refused`(claim: String) async throws
  {
    let keys = [PlayedIssuerKey.p256.json(["kid": "k"])]
    let issuer = try Issuer(keys: keys, types: Set(TokenType.allCases))
    let claims = Issuer.claims(claim)
    #expect(
      await issuer.reason(Issuer.token(.es256, type: "JWT", claims: claims)) == "TOKEN_MALFORMED")
    #expect(await issuer.reason(Issuer.token(.es256, claims: claims)) == nil)
    for use in [#","typ":"Bearer""#, #","token_use":"access","nonce":"n""#] {
      let claims = Issuer.claims(use)
      #expect(await issuer.reason(Issuer.token(.es256, type: "JWT", claims: claims)) == nil)
    }
  }

  @Test func `a key of ours signs access tokens only, and with Ed25519 only`() async throws {
    let key = SigningKey()
    let verifier = TokenVerifier(
      keyRing: OwnKey(publicKey: key.publicKey), issuer: Issuer.name, audience: Issuer.audience,
      clock: PlayedClock(Issuer.now), types: Set(TokenType.allCases))
    let played = PlayedIssuerKey(key)
    _ = try await verifier.verify(Issuer.token(.edDSA, key: played))
    await #expect(throws: TokenRejection.malformed.rpcError) {
      try await verifier.verify(Issuer.token(.edDSA, key: played, type: "JWT"))
    }
    let signature = JSONWebSignature.self
    let other = try signature.init(parsing: Issuer.token(.rs256))
    #expect(!other.isSigned(by: .own(key.publicKey)))
  }

  // MARK: - Which key

  @Test(arguments: ["a", "Xk3/+=9j==", " !\"~", String(repeating: "k", count: 256)])
  func `ids of other issuers' keys are any printable text`(keyID: String) async throws {
    let escaped = keyID.replacingOccurrences(of: "\"", with: "\\\"")
    let issuer = try Issuer(keys: [PlayedIssuerKey.p256.json(["kid": escaped])])
    #expect(await issuer.reason(Issuer.token(.es256, keyID: escaped)) == nil)
  }

  @Test(arguments: ["", "ü", "a\\u0000", "a\\n", String(repeating: "k", count: 257)])
  func `other ids are not looked for`(keyID: String) async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.p256.json(["kid": "k"])])
    #expect(await issuer.reason(Issuer.token(.es256, keyID: keyID)) == "TOKEN_MALFORMED")
    #expect(issuer.source.questions == 0)
  }

  @Test func `a token without an id is checked with the only key that fits`() async throws {
    let token = Issuer.token(.es256, keyID: nil)
    let own = PlayedIssuerKey.p256
    let unknown = "TOKEN_SIGNATURE_INVALID"
    for (keys, expected) in [
      ([own.json()], nil), ([own.json(["kid": "k"])], nil),
      // Keys of other kinds are none that fit, and the same one twice is one.
      ([own.json(["kid": "k"]), PlayedIssuerKey.rsa.json(), PlayedIssuerKey.p384.json()], nil),
      ([own.json(["kid": "k"]), own.json(["kid": "l", "alg": "ES256"])], nil),
      ([own.json(["kid": "k"]), PlayedIssuerKey(curve: .p256).json(["kid": "l"])], unknown),
      ([own.json(), PlayedIssuerKey(curve: .p256).json()], unknown),
      ([PlayedIssuerKey.rsa.json()], unknown), ([], unknown),
    ] as [([String], String?)] {
      #expect(try await Issuer(keys: keys).reason(token) == expected, "\(keys)")
    }
  }

  @Test func `a token with an id is never checked with a key of another or of none`() async throws {
    let key = PlayedIssuerKey.p256
    for keys in [[key.json()], [key.json(["kid": "l"])], [key.json(["kid": "K"])]] {
      #expect(
        try await Issuer(keys: keys).reason(Issuer.token(.es256)) == "TOKEN_SIGNATURE_INVALID")
    }
  }

  @Test func `keys of one id are told apart by the algorithm`() async throws {
    let issuer = try Issuer(keys: [
      PlayedIssuerKey.rsa.json(["kid": "k", "alg": "RS256"]),
      PlayedIssuerKey.otherRSA.json(["kid": "k", "alg": "PS256"]),
      PlayedIssuerKey.p256.json(["kid": "k"]),
    ])
    #expect(await issuer.reason(Issuer.token(.rs256)) == nil)
    #expect(await issuer.reason(Issuer.token(.es256)) == nil)
    #expect(await issuer.reason(Issuer.token(.ps256, key: .otherRSA)) == nil)
    #expect(await issuer.reason(Issuer.token(.ps256)) == "TOKEN_SIGNATURE_INVALID")
  }

  @Test
  func `a key that becomes one of another kind takes effect, at the latest after ten minutes`()
    async throws
  {
    let issuer = try Issuer(keys: [PlayedIssuerKey.rsa.json(["kid": "k"])])
    let old = Issuer.token(.rs256, claims: Issuer.claims(expiresIn: 86_400))
    #expect(await issuer.reason(old) == nil)
    issuer.source.replace(try Issuer.set([PlayedIssuerKey.p256.json(["kid": "k"])]))
    #expect(await issuer.reason(Issuer.token(.es256)) == nil)
    #expect(await issuer.reason(Issuer.token(.rs256)) == "TOKEN_SIGNATURE_INVALID")
    // It was found good, and is believed until it has to be looked at again.
    issuer.clock.set(Issuer.now + 599)
    #expect(await issuer.reason(old) == nil)
    issuer.clock.set(Issuer.now + 600)
    #expect(await issuer.reason(old) == "TOKEN_SIGNATURE_INVALID")
    #expect(issuer.verifier.rememberedCount == 1)
  }

  @Test func `a token is checked once in ten minutes`() async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.rsa.json(["kid": "k"])])
    let token = Issuer.token(.rs256, claims: Issuer.claims(expiresIn: 86_400))
    for second in stride(from: 0, through: 1_200, by: 100) {
      issuer.clock.set(Issuer.now + TimeInterval(second))
      #expect(await issuer.reason(token) == nil)
    }
    #expect(issuer.source.questions == 3)
  }

  @Test func `groups that are a list say nothing`() async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.p256.json(["kid": "k"])])
    for (groups, expected) in [
      (#"["/staff","/leaders"]"#, [:]), ("7", [:]), ("null", [:]), (#"{"tyt":7}"#, [:]),
      (#"{"tyt":"sham"}"#, ["tyt": "sham"]),
    ] as [(String, [String: String])] {
      let token = Issuer.token(.es256, claims: Issuer.claims(#","groups":\#(groups)"#))
      #expect(try await issuer.verifier.verify(token).groups == expected)
    }
  }

  @Test func `issuer, audience and times are asked of every token`() async throws {
    let keys = [PlayedIssuerKey.rsa.json(["kid": "k"])]
    let issuer = try Issuer(keys: keys)
    for (old, new, expected) in [
      (Issuer.name, "https://other.example", "TOKEN_ISSUER_UNKNOWN"),
      (Issuer.audience, "elsewhere", "TOKEN_AUDIENCE_MISMATCH"),
      (#""exp":1800000600"#, #""exp":1799999970"#, "TOKEN_EXPIRED"),
      (#""iat":1800000000"#, #""iat":1800000031"#, "TOKEN_NOT_YET_VALID"),
    ] {
      let claims = Issuer.claims().replacingOccurrences(of: old, with: new)
      #expect(await issuer.reason(Issuer.token(.rs256, claims: claims)) == expected)
    }
  }
}

private struct OwnKey: TrustedKeySource {
  let publicKey: [UInt8]

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    .own(publicKey)
  }
}
