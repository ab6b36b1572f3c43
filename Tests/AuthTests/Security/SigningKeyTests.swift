import Fields
import Testing

@testable import Tokens

/// RFC 8037 appendix A.
@Suite struct SigningKeyTests {
  private let seed = Base64URL.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A".utf8)!

  @Test func `has the public half and thumbprint of the published example`() throws {
    let key = try #require(SigningKey(seed: seed))
    #expect(Base64URL.encode(key.publicKey) == "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
    #expect(key.keyID == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
  }

  @Test func `signs like the published example`() throws {
    let key = try #require(SigningKey(seed: seed))
    let message = Array("eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc".utf8)
    let signature = key.signature(of: message)
    #expect(
      Base64URL.encode(signature)
        == "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg")
    #expect(SigningKey.isValid(signature: signature, of: message, publicKey: key.publicKey))
    #expect(!SigningKey.isValid(signature: signature, of: message + [0], publicKey: key.publicKey))
    #expect(!SigningKey.isValid(signature: [], of: message, publicKey: key.publicKey))
    #expect(!SigningKey.isValid(signature: signature, of: message, publicKey: []))
  }

  @Test func `a seed has 32 bytes`() {
    #expect(SigningKey(seed: Array(seed.dropLast())) == nil)
    #expect(SigningKey(seed: seed + [0]) == nil)
  }

  @Test func `new keys differ and never print their secret`() {
    let key = SigningKey()
    #expect(key.keyID != SigningKey().keyID)
    #expect("\(key)" == "SigningKey(\(key.keyID))")
    #expect(String(reflecting: key) == "SigningKey(\(key.keyID))")
  }
}
