import Foundation
import Testing

@testable import Identity
@testable import Tokens

/// Types of tokens (`typ`).
@Suite struct IssuerTokenTypeTests {
  private typealias Issuer = PlayedIssuer

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
    // The key was not even looked up.
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
}
