import Fields
import Foundation
import TestBasics
import Testing

@testable import Tokens

@Suite struct IssuerKeySetTests {
  private let x = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"

  /// Returns why a set of these keys is invalid; nil if it is valid.
  private func complaint(_ keys: String...) -> String? {
    do {
      _ = try PlayedIssuer.set(keys)
      return nil
    } catch {
      return "\((error as? JSONWebKeySet.Malformed)?.description ?? "\(error)")"
    }
  }

  private static func rsa(bits: Int, exponent: [UInt8] = [1, 0, 1], last: UInt8 = 1) -> String {
    var modulus = [UInt8](repeating: 0, count: (bits + 7) / 8)
    modulus[0] = 1 << UInt8((bits + 7) % 8)
    modulus[modulus.count - 1] |= last
    return #"{"kty":"RSA","kid":"r","n":"\#(Base64URL.encode(modulus))","#
      + #""e":"\#(Base64URL.encode(exponent))"}"#
  }

  @Test func `keys that are not for checking tokens or not known are left out`() throws {
    let keys = [
      #"{"kty":"oct","k":"AAAA","kid":"s"}"#, #"{"kty":"AKP","alg":"ML-DSA-44","pub":7}"#,
      #"{"kty":"EC","crv":"secp256k1","x":"AA","y":"AA"}"#, #"{"kty":"EC","x":"AA"}"#,
      #"{"kty":"OKP","crv":"X25519","x":"AA","kid":"x"}"#,
      #"{"kty":"OKP","crv":"Ed448","x":"AA","kid":"x"}"#, #"{"kty":"RSA","use":"enc","n":"AA"}"#,
      #"{"kty":"RSA","n":"AA","e":"AQAB","key_ops":["encrypt","wrapKey"]}"#,
      #"{"kty":"RSA","n":"AA","e":"AQAB","alg":"RSA-OAEP","kid":"keycloak"}"#,
      #"{"kty":"EC","crv":"P-256","x":"AA","y":"AA","alg":"ECDH-ES"}"#,
      PlayedIssuerKey.p256.json(["kid": "good", "x5t": "abc"]).dropLast()
        + #","key_ops":["verify","sign"],"x5c":["AA=="],"exp":7}"#,
    ]
    #expect(try PlayedIssuer.set(keys.map { String($0) }).keys.map(\.keyID) == ["good"])
    #expect(try IssuerKeySet(reading: #"{"keys":[],"other":[]}"#).keys.isEmpty)
  }

  @Test func `a key that is broken is named with what is wrong`() {
    let okp = #"{"kty":"OKP","crv":"Ed25519""#
    let good = PlayedIssuerKey.p256.members
    let pairs: [(String, String)] = [
      (okp + "}", "x is missing"), (okp + #","x":"AAAA"}"#, "x has 3 bytes; expected 32"),
      (okp + #","x":"\#(x)="}"#, "x is not base64url without padding"),
      (okp + #","x":"\#(x)","kid":""}"#, "its kid must have 1 to 256 printable ASCII characters"),
      (okp + #","x":"\#(x)","alg":"HS256"}"#, "its alg HS256 is not valid for public keys"),
      (okp + #","x":"\#(x)","alg":"none"}"#, "its alg none is not valid for public keys"),
      (okp + #","x":"\#(x)","alg":"ES256"}"#, "its alg ES256 does not match its kind"),
      (
        okp + #","x":"\#(x)","d":"AAAA"}"#,
        "it contains the private key; publish only the public key"
      ),
      (#"{"kty":"RSA","e":"AQAB"}"#, "n is missing"), (#"{"kty":"RSA","n":"AA"}"#, "e is missing"),
      (
        PlayedIssuerKey.p256.json(["alg": "ES384"]), "its alg ES384 does not match its kind"
      ),
      (
        PlayedIssuerKey.rsa.json(["alg": "EdDSA"]), "its alg EdDSA does not match its kind"
      ),
      (
        PlayedIssuerKey.p256.json(["crv": "P-384"]),
        "x and y have 32 and 32 bytes; expected 48 each"
      ),
      (
        PlayedIssuerKey.p256.json(["x": good["y"] ?? "", "y": good["x"] ?? ""]),
        "x and y are not a point on P-256"
      ),
      (
        PlayedIssuerKey.p256.json([
          "x": Base64URL.encode([UInt8](repeating: 0, count: 32)),
          "y": Base64URL.encode([UInt8](repeating: 0, count: 32)),
        ]), "x and y are not a point on P-256"
      ),
      (
        PlayedIssuerKey.p256.json(["x": Base64URL.encode([UInt8](repeating: 0xFF, count: 32))]),
        "x and y are not a point on P-256"
      ),
    ]
    for (key, expected) in pairs {
      #expect(complaint(key) == "keys[0]: \(expected)", "\(key)")
    }
    #expect(
      complaint(PlayedIssuerKey.rsa.json(), PlayedIssuerKey.p256.json(["kid": "a+/=", "x": "AA"]))
        == #"keys[1] (kid "a+/="): x and y have 1 and 32 bytes; expected 32 each"#)
  }

  @Test func `moduli of 2048 to 8192 bits count`() {
    for bits in [2048, 2049, 3072, 4095, 8192] { #expect(complaint(Self.rsa(bits: bits)) == nil) }
    for bits in [8, 512, 1024, 2047, 8193, 16_384] {
      #expect(
        complaint(Self.rsa(bits: bits))
          == #"keys[0] (kid "r"): n has \#(bits) bits; expected 2048 to 8192"#)
    }
    #expect(complaint(PlayedIssuerKey(rsaBits: 1024).json())?.contains("1024 bits") == true)
    #expect(complaint(Self.rsa(bits: 2048, last: 0)) == #"keys[0] (kid "r"): n is even"#)
  }

  @Test func `exponents are odd numbers of at most four bytes`() {
    for exponent in [[3], [1, 0, 1], [0, 1, 0, 1], [0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
      #expect(complaint(Self.rsa(bits: 2048, exponent: exponent)) == nil)
    }
    for exponent in [[], [0], [1], [0, 1], [2], [1, 0, 0], [1, 0, 0, 0, 1]] as [[UInt8]] {
      #expect(
        complaint(Self.rsa(bits: 2048, exponent: exponent))
          == #"keys[0] (kid "r"): e must be an odd number from 3 to 2^32 - 1"#)
    }
  }

  @Test func `zeros in front of an RSA key's numbers change nothing`() throws {
    let members = PlayedIssuerKey.rsa.members
    let modulus = try #require(Base64URL.decode((members["n"] ?? "").utf8))
    let padded = PlayedIssuerKey.rsa.json(["n": Base64URL.encode([0] + modulus)])
    let keys = try PlayedIssuer.set([padded, PlayedIssuerKey.rsa.json()]).keys
    #expect(keys.count == 2 && keys[0].thumbprint == keys[1].thumbprint)
    let message = Array("message".utf8)
    let signature = PlayedIssuerKey.rsa.signature(of: message, .rs256)
    #expect(keys[0].isValid(signature: signature, of: message, algorithm: .rs256))
  }

  @Test func `an id stands for one key of an algorithm`() {
    let rsa = PlayedIssuerKey.rsa
    // The same key may occur twice.
    #expect(complaint(rsa.json(["kid": "k"]), rsa.json(["kid": "k", "alg": "RS256"])) == nil)
    #expect(complaint(rsa.json(), PlayedIssuerKey.otherRSA.json()) == nil)
    #expect(complaint(rsa.json(["kid": "k"]), PlayedIssuerKey.p256.json(["kid": "k"])) == nil)
    #expect(
      complaint(
        rsa.json(["kid": "k"]), PlayedIssuerKey.otherRSA.json(["kid": "k", "alg": "PS256"]))
        == #"keys[1] (kid "k"): an earlier key has the same kid"#)
  }

  @Test func `what is no set says where`() {
    for (json, expected) in [
      ("", "invalid JSON"), ("[]", "it has a wrong type (RFC 7517)"),
      ("{}", "keys is missing"), (#"{"keys":7}"#, "keys has a wrong type (RFC 7517)"),
      (#"{"keys":[7]}"#, "keys[0] has a wrong type (RFC 7517)"),
      (#"{"keys":[{"kty":"oct"},{}]}"#, "keys[1].kty is missing"),
      (#"{"keys":[{"kty":"RSA","n":7}]}"#, "keys[0].n has a wrong type (RFC 7517)"),
    ] {
      #expect {
        try IssuerKeySet(reading: json)
      } throws: { error in
        (error as? JSONWebKeySet.Malformed)?.description == expected
      }
    }
  }

  @Test func `a set has at most 64 KB`() throws {
    let padding = String(repeating: " ", count: JSONWebKeySet.sizeMax - 11)
    #expect(try IssuerKeySet(reading: #"{"keys":[]}"# + padding).keys.isEmpty)
    #expect(throws: JSONWebKeySet.Malformed.self) {
      try IssuerKeySet(reading: #"{"keys":[]}"# + padding + " ")
    }
  }

  /// A modified set is rejected, or contains the key unchanged, or a key that did not sign the
  /// token.
  @Test func `no changed set accepts what the whole one did not`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let played = [PlayedIssuerKey.rsa, .p256, .p521, .ed25519]
    let json = #"{"keys":["# + played.map { $0.json(["kid": "k"]) }.joined(separator: ",") + "]}"
    let genuine = Set(try IssuerKeySet(reading: json).keys.map(\.thumbprint))
    let tokens = try [SignatureAlgorithm.rs256, .es256, .es512, .edDSA].map {
      try JSONWebSignature(parsing: PlayedIssuer.token($0))
    }
    for _ in 0..<2_000 {
      var bytes = Array(json.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      }
      guard let set = try? IssuerKeySet(reading: String(decoding: bytes, as: UTF8.self)) else {
        continue
      }
      for key in set.keys where !genuine.contains(key.thumbprint) {
        let accepted = tokens.contains { $0.isSigned(by: .issuers(key)) }
        #expect(!accepted, "seed \(seed)")
      }
    }
  }
}
