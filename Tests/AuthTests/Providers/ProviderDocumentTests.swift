import Foundation
import Testing

@testable import AuthService

/// What a provider publishes, and addresses of providers.
@Suite struct ProviderDocumentTests {
  private static let issuer = "https://login.example.org/realms/clinic"
  private static let members = [
    "issuer": "\"\(issuer)\"", "authorization_endpoint": "\"\(issuer)/authorize\"",
    "token_endpoint": "\"\(issuer)/token\"", "jwks_uri": "\"\(issuer)/keys\"",
  ]

  /// - Parameter others: members to replace, as JSON.
  private func read(
    _ others: [String: String] = [:], issuer: String = issuer
  ) throws -> ProviderDocument {
    let members = Self.members.merging(others) { $1 }
    let json = "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    return try ProviderDocument(
      reading: Array(json.utf8), issuer: try #require(ProviderAddress(issuer)))
  }

  private func complaint(_ others: [String: String], issuer: String = issuer) -> String? {
    do {
      _ = try read(others, issuer: issuer)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a document with the usual members`() throws {
    let document = try read()
    #expect(document.tokenEndpoint.text == "\(Self.issuer)/token")
    #expect(!document.takesSecretInForm)
    let posting = try read([
      "token_endpoint_auth_methods_supported": #"["private_key_jwt","client_secret_post"]"#
    ])
    #expect(posting.takesSecretInForm)
    // Endpoints may be elsewhere.
    _ = try read(["token_endpoint": #""https://api.example.org/t?x=1""#])
  }

  @Test(
    arguments: [
      (["issuer": #""https://login.example.org/realms/clinic/""#], "another issuer"),
      (["issuer": "7"], "not JSON"),
      (["token_endpoint": #""http://login.example.org/token""#], "token_endpoint"),
      (["token_endpoint": #""http://127.0.0.1/token""#], "token_endpoint"),
      (["jwks_uri": #""file:///etc/passwd""#], "jwks_uri"),
      (["authorization_endpoint": #""javascript:alert(1)""#], "authorization_endpoint"),
      (["code_challenge_methods_supported": #"["plain"]"#], "PKCE"),
      (["token_endpoint_auth_methods_supported": #"["private_key_jwt"]"#], "client_secret_basic"),
    ] as [([String: String], String)])
  func `each wrong member is named`(others: [String: String], words: String) {
    #expect(complaint(others)?.contains(words) == true)
  }

  @Test func `other texts are rejected`() {
    for text in ["", "[]", "{", "null", "<html>"] {
      #expect(throws: ProviderFailure.self, "\(text)") {
        try ProviderDocument(
          reading: Array(text.utf8), issuer: try #require(ProviderAddress(Self.issuer)))
      }
    }
  }

  @Test(
    arguments: [
      ("https://login.example.org", true), ("https://login.example.org:8443/a?b=c", true),
      ("http://127.0.0.1:9000/x", true), ("http://localhost", true), ("http://[::1]:80/", true),
      ("https://[2001:db8::1]/", true),
      ("http://login.example.org", false), ("http://127.0.0.1.example.org", false),
      ("http://localhost.example.org", false), ("https://", false), ("https:///a", false),
      ("https://:80/", false), ("https://a:0/", false), ("https://a:65536/", false),
      ("https://a:b/", false), ("https://user@host/", false), ("https://a/#f", false),
      ("https://a\\@b/", false), ("https://a b/", false), ("https://ä/", false),
      ("https://a\r\nx: y", false), ("ftp://a", false), ("https://[]/", false), ("", false),
      ("https://a/" + String(repeating: "a", count: 1024), false),
    ])
  func addresses(text: String, isValid: Bool) {
    #expect((ProviderAddress(text) != nil) == isValid)
  }

  @Test func `values in forms are encoded`() {
    #expect(PercentEncoding.encode("a b&c=d+é%/~") == "a%20b%26c%3Dd%2B%C3%A9%25%2F~")
  }
}
