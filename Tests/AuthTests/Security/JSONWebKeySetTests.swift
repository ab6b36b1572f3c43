import Foundation
import ServiceKit
import Testing

@Suite struct JSONWebKeySetTests {
  @Test func `reads what it writes`() throws {
    let keys = [SigningKey().publicHalf, SigningKey().publicHalf]
    #expect(try JSONWebKeySet.decode(JSONWebKeySet.encode(keys)) == keys)
    #expect(try JSONWebKeySet.decode(JSONWebKeySet.encode([])) == [])
  }

  @Test func `writes the members of RFC 8037 and nothing secret`() throws {
    let json = try JSONWebKeySet.encode([SigningKey().publicHalf])
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let key = try #require((document?["keys"] as? [[String: String]])?.first)
    #expect(key.keys.sorted() == ["alg", "crv", "kid", "kty", "use", "x"])
    #expect(key["kty"] == "OKP" && key["crv"] == "Ed25519" && key["alg"] == "EdDSA")
  }

  @Test func `the expiry of a key is a NumericDate`() throws {
    var key = SigningKey().publicHalf
    key.notAfter = Date(timeIntervalSince1970: 1_800_000_000)
    let json = try JSONWebKeySet.encode([key])
    #expect(json.contains(#""exp":1800000000,"#))
    #expect(try JSONWebKeySet.decode(json) == [key])
  }

  @Test func `skips keys of other kinds`() throws {
    let json = """
      {"keys":[{"kty":"RSA","n":"AQAB","e":"AQAB","kid":"r"},
      {"kty":"EC","crv":"P-256","x":"AA","y":"AA"},
      {"kty":"OKP","crv":"X25519","x":"AA","kid":"x"},
      {"kty":"OKP","crv":"Ed25519","x":"AA","kid":"enc","use":"enc"},
      {"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo","kid":"k"}]}
      """
    #expect(try JSONWebKeySet.decode(json).map(\.keyID) == ["k"])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"k"}]}"#,
    #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"k","x":"AAAA"}]}"#,
    #"{"keys":[{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#,
    #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"a b","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#,
    #"{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"k","alg":"HS256","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#,
  ])
  func `refuses a set whose Ed25519 keys are not whole`(json: String) {
    #expect(throws: JSONWebKeySet.Malformed.self) { try JSONWebKeySet.decode(json) }
  }

  @Test func `reads at most 64 KB`() throws {
    let padding = String(repeating: " ", count: JSONWebKeySet.sizeMax - 11)
    #expect(try JSONWebKeySet.decode(#"{"keys":[]}"# + padding).isEmpty)
    #expect(throws: JSONWebKeySet.Malformed.self) {
      try JSONWebKeySet.decode(#"{"keys":[]}"# + padding + " ")
    }
  }
}
