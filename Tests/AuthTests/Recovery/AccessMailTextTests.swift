import AuthDomain
import Foundation
import Testing

@Suite struct AccessMailTextTests {
  private static let code = "0123-4567-89AB-CDEF-GHJK-MNPQ"

  private func body(_ purpose: MailPurpose, language: String, links: LinkBase?) -> String {
    let address = EmailAddress("a@example.org")!
    let mail = PendingMail(
      participantID: UUID(), recipient: address.text, language: language, username: "gerda",
      purpose: purpose, createdAt: Date(timeIntervalSince1970: 0)
    ).message(from: address, to: address, presentation: MailPresentation(links: links))
    return "\(mail.content.subject)\n\(mail.content.plain)"
  }

  @Test(arguments: ["de", "de-AT", "en", "fr"])
  func `mails have the code, and the link where there is a base`(language: String) throws {
    let links = try LinkBase("https://studies.example.org/password#")
    for purpose in [
      MailPurpose.passwordReset(code: Self.code), .staffInvitation(code: Self.code),
    ] {
      #expect(body(purpose, language: language, links: nil).contains("    \(Self.code)\n"))
      #expect(!body(purpose, language: language, links: nil).contains("https://"))
      #expect(
        body(purpose, language: language, links: links)
          .contains("    https://studies.example.org/password#\(Self.code)\n"))
    }
    // It is written down, not followed.
    let recovery = body(.recoveryCode(code: Self.code), language: language, links: links)
    #expect(recovery.contains("    \(Self.code)\n") && !recovery.contains("https://"))
    let changed = body(.passwordChanged, language: language, links: links)
    #expect(!changed.contains("https://"))
    #expect(changed.hasPrefix(language.hasPrefix("de") ? "Ihr Passwort" : "Your password"))
  }

  @Test(arguments: [
    "https://a.example/", "https://a.example:8443/x?code=", "HTTPS://a.example/#",
    "http://localhost:8080/p/", "http://127.0.0.1/p#",
  ])
  func `bases`(text: String) throws { #expect(try LinkBase(text).text == text) }

  @Test(
    arguments: [
      ("", .notSecure), ("a.example/", .notSecure), ("http://a.example/", .notSecure),
      ("http://localhost.a.example/", .notSecure), ("javascript://a.example/", .notSecure),
      ("https:///x/", .noHost), ("https://:80/", .noHost),
      ("https://name:word@a.example/", .noHost), ("https://a.example", .noPlaceForCode),
      ("https://a.example/reset", .noPlaceForCode), ("https://a.ex ample/", .forbiddenCharacter),
      ("https://a.example/<x>/", .forbiddenCharacter), ("https://ä.example/", .forbiddenCharacter),
      ("https://a.example/\n/", .forbiddenCharacter),
      ("https://a.example/" + String(repeating: "x", count: 182) + "/", .tooLong),
    ] as [(String, LinkBase.Rejection)])
  func `no bases`(text: String, rejection: LinkBase.Rejection) {
    #expect(throws: rejection) { try LinkBase(text) }
  }

  @Test func `the longest base`() throws {
    _ = try LinkBase("https://a.example/" + String(repeating: "x", count: 181) + "/")
  }
}
