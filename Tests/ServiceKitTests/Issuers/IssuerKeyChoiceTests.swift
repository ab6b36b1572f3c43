import Foundation
import Testing

@testable import Identity
@testable import ServiceKit
@testable import Tokens

/// The choice of the key for a token, and how long the result is cached.
@Suite struct IssuerKeyChoiceTests {
  private typealias Issuer = PlayedIssuer

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
      // Keys of other kinds do not count, and a duplicate counts once.
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
    // A verified token is trusted until it has to be verified again.
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
}
