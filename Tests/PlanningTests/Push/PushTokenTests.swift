import Fields
import Foundation
import Testing

@testable import PlanningService
@testable import Tokens

/// Keys and signed tokens, verified by the code that reads tokens of other issuers.
struct PushTokenTests {
  static let p256 = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrvxihjLIOlUu272P
    /6b3bCSGSMKSSpwuFTPJaI9Znh6hRANCAARhPJ1uc3u8s/nBHdGSHNOBOnhiTVYW
    RqNjs59KV/GxiXZMtHLXcv+rahzUCWF3wXFBJJFZViHlBmPPDHGO5sR+
    -----END PRIVATE KEY-----
    """
  private static let p256X = "YTydbnN7vLP5wR3RkhzTgTp4Yk1WFkajY7OfSlfxsYk"
  private static let p256Y = "dky0ctdy_6tqHNQJYXfBcUEkkVlWIeUGY88McY7mxH4"
  static let rsa = """
    -----BEGIN PRIVATE KEY-----
    MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCIAdGOt1RzwQ4d
    7oDYSd6Vz24AYT0y94yCYmz17p4ppaKMhLkaBBkBIXtcgkugrHjzR1CD1g03XU2N
    bmtiEstVjUCfNoc9d2kgfh8auEZQKQRTOJt+3wFnt19tPa7OUlDrXf+9vLuNL1vx
    C1f7tu/YsXpz5ROMB+19R8MUecMVLd4HJF7xBX2hgoN03bmCwMdZBvjj9JsjWXMB
    HbbFptp4IP1UJ3ErnwRdFDbNkT9fSujGvg155IwseNE7sH8LfIPU1ainhGfDmklu
    CmC/nnthi2iQ+jwIMSQMRqwa71NYtS9wdw4gEdxj0NFdBZCONbEuHVJOoNlRUUfL
    HP0DvcF/AgMBAAECggEADt4asTNjn9cXUCNTN2b1K5hGKfQh81vcosuCphcZzWtb
    YRQIg1+2TLQtyZeUD9zlczwKVlcZu8HPKVT27Sd+eHwyompHZMCUdTuu8nCkKGgg
    yRN+QA4TF7+TxsaAQPKpAN8WMVYb2du2/Rskg5I5wYzpL253xrjTzScBRtA8CKkB
    on0igqjqoUDwad6fgNwf0BC3a5MEOC6qwF6YmHp1nI837DksxJKWGkbdoqqP3obD
    nPPJRzpjrLyYMpssL7VTaN88nSKMAhx3HFJ3LIe7+P6MMukgiYPiLnsJViPGOEX2
    hh+eZm21CITI3VUtg8m6qEIRJFVfXyiq3W+44LLzDQKBgQC+AOK21RlHJEkovpHU
    66iYS56TVaZsL1o3VUOZ5W6cUVM5afUN8OMeXyyR3PVYfTyE6LWLF0SiYn8DsmEa
    HB0XkPj/4y2rB3S1iJjTC1sNkitk9Dgw53q9avAAeWZBq+mHc885VrxfijsEBcdV
    aL22GFkNDxocX0fE8yn4uGhiZQKBgQC3P5M65zsAJoO1pgTCG6w3Et410U1EheUB
    1Fx7O7H6L5y3RG0WAzu6diYcAiQdxz1PHEK19b62g1PDmGZ0p/J8RcS5beNWSycc
    vrGlwLzVQxEw9aIWd9JKLGYw87NOExsKCtAVgoY9x0QyeVleu2pHbIZ6p7+KdweN
    BhuWNuNkEwKBgApaXAAgXm887+uTbrjOWnJp9GsMyLOuZNkNAVD6amuEFufS+TJY
    RNfb0b7k7k1zDYAkeffpPaknespFxvq4O3GUSa0PwOZH0rkthz5AqSZ1J34pvIIV
    qt91Wzx7YPIFHwVtbwYtzrfZ/Vs7wV/LBENO0lNe1kpjerKlmUzfJ3jtAoGBAJ6A
    AOscAi55IcdGmCsFIIpqaYWHShwQ7CoO8wcsdR7/e8AREYHOviTj+MaVG4QeR2tb
    +F/G9XSMVzGBam1Qry7KcgQphk+npWb5klLaSPr1jbMZY1+nuF6r1KBWyiqn3+Vp
    wN46Db710okN6T1FQgIRXqhM3CH6Hq/eLpJZW4m9AoGALn4bMJPqrU6pCWSSrwqb
    Z758t4Vd7rywE+FMO3Tr0jVGftpe9/TQn4fRd+JPUUQZ+EdW8ZgWG6xZ2r/1xfeo
    GuTRwYISH/G4ih/dSQr26oNHJlkdKdYWvxPHrgxluVP1Man6bSfxNfLVHpjNS7HP
    yp3fiHs/AvCJFAkBFL0atLA=
    -----END PRIVATE KEY-----
    """
  private static let rsaModulus =
    "iAHRjrdUc8EOHe6A2Enelc9uAGE9MveMgmJs9e6eKaWijIS5GgQZASF7XIJLoKx480dQg9YNN11NjW5r"
    + "YhLLVY1AnzaHPXdpIH4fGrhGUCkEUzibft8BZ7dfbT2uzlJQ613_vby7jS9b8QtX-7bv2LF6c-UTjAft"
    + "fUfDFHnDFS3eByRe8QV9oYKDdN25gsDHWQb44_SbI1lzAR22xabaeCD9VCdxK58EXRQ2zZE_X0roxr4N"
    + "eeSMLHjRO7B_C3yD1NWop4Rnw5pJbgpgv557YYtokPo8CDEkDEasGu9TWLUvcHcOIBHcY9DRXQWQjjWx"
    + "Lh1STqDZUVFHyxz9A73Bfw"
  private static let p384 = """
    -----BEGIN PRIVATE KEY-----
    MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDB+MmYYLnH4WQ0GWn/T
    Z5HkiPvao/rta6ZffoWElljFAic4EQAxifbLmvzTZj5Fml+hZANiAARhQ2fbO9uU
    rQthCmngcosdOsptAXohGnk2lgSitVbTGFut9aAgACq8WxS206vOPjwbjXaEa1NA
    fXdPpCc+eZ+zVRSkcwwxmbeyFEDRYrLgSlF9f9zYUUg5ajiB2eUJIzk=
    -----END PRIVATE KEY-----
    """

  @Test func signaturesAreWhatOthersVerify() throws {
    let message = Array("header.payload".utf8)
    let curve = try #require(PrivateKey(pem: Self.p256, for: .es256))
    let point = try #require(
      OpenSSLKey(curve: .p256, x: try bytes(Self.p256X), y: try bytes(Self.p256Y)))
    // Numbers with leading zeros would be too short without padding.
    for _ in 0..<300 {
      let signature = try #require(curve.signature(of: message))
      #expect(signature.count == 64)
      #expect(point.isValid(ecdsa: signature, of: message, digest: .sha256))
    }
    let rsa = try #require(PrivateKey(pem: Self.rsa, for: .rs256))
    let modulus = try #require(
      OpenSSLKey(modulus: try bytes(Self.rsaModulus), exponent: [1, 0, 1]))
    let signature = try #require(rsa.signature(of: message))
    #expect(
      modulus.isValid(rsa: signature, of: message, digest: .sha256, isProbabilistic: false))
  }

  @Test func onlyKeysOfTheAlgorithmAreKeys() {
    #expect(PrivateKey(pem: Self.rsa, for: .es256) == nil)
    #expect(PrivateKey(pem: Self.p384, for: .es256) == nil)
    #expect(PrivateKey(pem: Self.p256, for: .rs256) == nil)
    #expect(PrivateKey(pem: "", for: .es256) == nil)
    #expect(PrivateKey(pem: String(Self.p256.dropLast(40)), for: .es256) == nil)
  }

  @Test func aProviderTokenSaysWhoAndWhen() throws {
    let tokens = try made()
    let now = Date(timeIntervalSince1970: 1_790_000_000.9)
    let parts = try #require(tokens.current(at: now)).split(separator: ".")
    #expect(parts.count == 3)
    #expect(
      try text(parts[0]) == #"{"alg":"ES256","kid":"ABC123DEFG"}"#)
    #expect(try text(parts[1]) == #"{"iss":"DEF123GHIJ","iat":1790000000}"#)
    let point = try #require(
      OpenSSLKey(curve: .p256, x: try bytes(Self.p256X), y: try bytes(Self.p256Y)))
    #expect(
      point.isValid(
        ecdsa: try bytes(String(parts[2])), of: Array("\(parts[0]).\(parts[1])".utf8),
        digest: .sha256))
  }

  /// Apple rejects tokens older than an hour and replacements within 20 minutes.
  @Test func aProviderTokenLastsForFiftyMinutes() throws {
    let tokens = try made()
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let first = try #require(tokens.current(at: start))
    #expect(tokens.current(at: start.addingTimeInterval(50 * 60)) == first)
    let second = try #require(tokens.current(at: start.addingTimeInterval(50 * 60 + 1)))
    #expect(second != first)
    // The clock was set back.
    #expect(tokens.current(at: start) != second)
  }

  @Test func anExpiredProviderTokenIsReplacedNotBeforeTwentyMinutes() throws {
    let tokens = try made()
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let first = try #require(tokens.current(at: start))
    #expect(tokens.replacement(for: first, at: start.addingTimeInterval(20 * 60 - 1)) == nil)
    let second = try #require(
      tokens.replacement(for: first, at: start.addingTimeInterval(20 * 60)))
    #expect(second != first)
    // A second caller with the same rejected token gets the replacement made by the first.
    #expect(tokens.replacement(for: first, at: start.addingTimeInterval(20 * 60)) == second)
  }

  private func made() throws -> ProviderTokens {
    ProviderTokens(
      key: try #require(PrivateKey(pem: Self.p256, for: .es256)), keyID: "ABC123DEFG",
      teamID: "DEF123GHIJ")
  }

  private func bytes(_ text: String) throws -> [UInt8] {
    try #require(Base64URL.decode(text.utf8))
  }

  private func text(_ part: Substring) throws -> String {
    String(decoding: try bytes(String(part)), as: UTF8.self)
  }
}
