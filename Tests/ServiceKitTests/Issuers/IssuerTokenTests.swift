import Fields
import Foundation
import Testing

@testable import Tokens

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

  @Test func `an issuer speaks for its own people alone, however it names them`() async throws {
    let key = PlayedIssuerKey.ed25519
    let issuer = try Issuer(keys: [key.json(["kid": "k"])])
    let participant = UUID()
    for name in [participant.text, participant.uuidString] {
      let claims = Issuer.claims().replacing("auth0|alice", with: name)
      let read = try await issuer.verifier.verify(Issuer.token(.edDSA, claims: claims))
      #expect(read.participantID == AccessToken.pseudonym(of: name, issuer: Issuer.name))
      #expect(read.participantID != participant)
      #expect(read.participantID != AccessToken.pseudonym(of: name, issuer: "another"))
    }
  }

  @Test func `RFC 9864's name for EdDSA is one`() async throws {
    let key = PlayedIssuerKey.ed25519
    let issuer = try Issuer(keys: [key.json(["kid": "k", "alg": "Ed25519"])])
    let input = Issuer.input(header: Issuer.header("Ed25519"))
    let signature = key.signature(of: Array(input.utf8), .edDSA)
    #expect(await issuer.reason(input + "." + Base64URL.encode(signature)) == nil)
  }

  /// The algorithm in a token's header, the one it was signed with, and the key of that id.
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
    // The signature is valid, but the issuer restricts the key to another algorithm.
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

  @Test func `many threads may check with one key`() async throws {
    let keys = [PlayedIssuerKey.rsa, .p256].map { $0.json(["kid": "k"]) }
    let issuer = try Issuer(keys: keys)
    let refused = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var refused = 0
          for round in 0..<50 {
            let algorithm: SignatureAlgorithm = (task + round).isMultiple(of: 2) ? .ps256 : .es256
            // No token was cached, because signatures of both kinds are randomised.
            if await issuer.reason(Issuer.token(algorithm)) != nil { refused += 1 }
          }
          return refused
        }
      }
      return await group.reduce(0, +)
    }
    #expect(refused == 0)
    #expect(issuer.source.questions == 400)
  }

  @Test(
    arguments: [
      (#""exp":1800000600.9"#, nil), (#""exp":1.8000006e9"#, nil), (#""exp":253402300799"#, nil),
      (#""exp":253402300800"#, "TOKEN_MALFORMED"), (#""exp":1e300"#, "TOKEN_MALFORMED"),
      (#""exp":-1"#, "TOKEN_MALFORMED"), (#""exp":0"#, "TOKEN_EXPIRED"),
      (#""exp":9223372036854775807"#, "TOKEN_MALFORMED"),
      (#""exp":"1800000600""#, "TOKEN_MALFORMED"),
      (#""exp":1799999970.9"#, "TOKEN_EXPIRED"), (#""exp":null"#, "TOKEN_MALFORMED"),
    ] as [(String, String?)])
  func `times are numbers of this age`(expiry: String, expected: String?) async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.p256.json(["kid": "k"])])
    let claims = Issuer.claims().replacingOccurrences(of: #""exp":1800000600"#, with: expiry)
    #expect(await issuer.reason(Issuer.token(.es256, claims: claims)) == expected)
  }

  @Test func `an access token of Cognito's is for the client that it names`() async throws {
    let issuer = try Issuer(keys: [PlayedIssuerKey.p256.json(["kid": "k"])])
    let aud = #""aud":"\#(Issuer.audience)","#
    let client = #""client_id":"\#(Issuer.audience)","#
    for (instead, expected) in [
      (client + #""token_use":"access","#, nil),
      (#""client_id":"other","token_use":"access","#, "TOKEN_AUDIENCE_MISMATCH"),
      (#""aud":"other","# + client + #""token_use":"access","#, "TOKEN_AUDIENCE_MISMATCH"),
      (#""aud":[],"# + client + #""token_use":"access","#, "TOKEN_AUDIENCE_MISMATCH"),
      (client, "TOKEN_MALFORMED"), (client + #""token_use":"id","#, "TOKEN_MALFORMED"),
      (#""token_use":"access","#, "TOKEN_MALFORMED"), ("", "TOKEN_MALFORMED"),
    ] as [(String, String?)] {
      let claims = Issuer.claims().replacingOccurrences(of: aud, with: instead)
      #expect(await issuer.reason(Issuer.token(.es256, claims: claims)) == expected, "\(instead)")
    }
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
