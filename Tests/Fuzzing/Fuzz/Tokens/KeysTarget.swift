import Fields
import Foundation

@testable import Tokens

/// Key sets as issuers publish them (JWKS): what is read is one that can check signatures, and no
/// signature is right by chance.
enum KeysTarget: FuzzTarget {
  static let name = "keys"

  static func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    own(text)
    let set: IssuerKeySet
    do throws(JSONWebKeySet.Malformed) {
      set = try IssuerKeySet(reading: text)
    } catch {
      expect(!error.description.isEmpty, "nothing is said about \(text.debugDescription)")
      return
    }
    expect(text.utf8.count <= JSONWebKeySet.sizeMax, "\(text.utf8.count) bytes are read")
    let message = Array("message".utf8)
    for key in set.keys {
      expect(!key.algorithms.isEmpty && !key.thumbprint.isEmpty, "\(key) is for nothing")
      for algorithm in SignatureAlgorithm.allCases {
        let found = set.key(key.keyID, for: algorithm)
        if let found {
          expect(found.algorithms.contains(algorithm), "\(algorithm) found \(found)")
          expect(key.keyID == nil || found.keyID == key.keyID, "\(key) found \(found)")
        }
        for count in [0, 1, 64, 96, 132, 256, 300] {
          let signature = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
          expect(
            !key.isValid(signature: signature, of: message, algorithm: algorithm),
            "\(algorithm) is right by chance with \(text)")
        }
      }
    }
  }

  private static func own(_ text: String) {
    let keys: [PublicSigningKey]
    do {
      keys = try JSONWebKeySet.decode(text)
    } catch {
      expect(error is JSONWebKeySet.Malformed, "\(error)")
      return
    }
    do {
      let again = try JSONWebKeySet.decode(JSONWebKeySet.encode(keys))
      expect(again == keys, "\(keys) became \(again)")
    } catch {
      fatalError("what was written cannot be read: \(error)")
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let modulus = Base64URL.encode((0..<256).map { UInt8(truncatingIfNeeded: $0 &* 31 | 0x81) })
    let ed25519 =
      #"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo","kid":"a"}"#
    let elliptic =
      #"{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","#
      + #""y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0","use":"sig","kid":"e"}"#
    let rsa = #"{"kty":"RSA","n":"\#(modulus)","e":"AQAB","alg":"RS256","kid":"r"}"#
    return [
      ("all", #"{"keys":[\#(ed25519),\#(elliptic),\#(rsa)]}"#), ("own", #"{"keys":[\#(ed25519)]}"#),
      ("elliptic", #"{"keys":[\#(elliptic)]}"#), ("rsa", #"{"keys":[\#(rsa)]}"#),
      ("twins", #"{"keys":[\#(ed25519),\#(ed25519)]}"#), ("empty", #"{"keys":[]}"#),
      (
        "others",
        #"{"keys":[{"kty":"oct","k":"AA"},{"kty":"EC","crv":"x"},{"kty":"RSA","use":"enc"}]}"#
      ),
      ("secret", #"{"keys":[{"kty":"EC","crv":"P-256","d":"AA","key_ops":["verify"]}]}"#),
      ("types", #"{"keys":[{"kty":1}],"x":null}"#),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
