import Foundation
import Testing

@testable import AuthService

@Suite struct AccessMailTextTests {
  private static let code = "0123-4567-89AB-CDEF-GHJK-MNPQ"

  private func body(
    _ purpose: MailPurpose, language: String, links: LinkBase? = nil,
    confirmationLinks: LinkBase? = nil, emailLinks: LinkBase? = nil
  ) -> String {
    let address = EmailAddress("a@example.org")!
    let mail = PendingMail(
      participantID: UUID(), recipient: address.text, language: language, username: "gerda",
      purpose: purpose, createdAt: Date(timeIntervalSince1970: 0)
    ).message(
      from: address, to: address,
      presentation: MailPresentation(
        links: links, confirmationLinks: confirmationLinks, emailLinks: emailLinks))
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
    let invitation = body(.staffInvitation(code: Self.code), language: language)
    #expect(invitation.contains("`otolithctl password set`"))
    // This code is written down rather than followed as a link.
    let recovery = body(.recoveryCode(code: Self.code), language: language, links: links)
    #expect(recovery.contains("    \(Self.code)\n") && !recovery.contains("https://"))
    let changed = body(.passwordChanged, language: language, links: links)
    #expect(!changed.contains("https://"))
    #expect(changed.hasPrefix(language.hasPrefix("de") ? "Ihr Passwort" : "Your password"))
  }

  /// Each kind of code has a page of its own.
  @Test(arguments: ["de", "en"])
  func `codes that confirm have a link where there is a base for them`(language: String) throws {
    let (account, email) = (
      try LinkBase("https://a.example/new#"), try LinkBase("https://a.example/at#")
    )
    func body(_ purpose: MailPurpose, linked: Bool) throws -> String {
      self.body(
        purpose, language: language, links: try LinkBase("https://a.example/password#"),
        confirmationLinks: linked ? account : nil, emailLinks: linked ? email : nil)
    }
    let code = "01234-56789"
    for (purpose, link) in [
      (MailPurpose.confirmation(code: code), "https://a.example/new#\(code)"),
      (.emailChange(code: code), "https://a.example/at#\(code)"),
    ] {
      #expect(try body(purpose, linked: true).contains("    \(code)\n"))
      #expect(try body(purpose, linked: true).contains("\n    \(link)\n\n"))
      #expect(try !body(purpose, linked: false).contains("https://"))
      #expect(try !body(purpose, linked: false).contains("\n\n\n"))
    }
    // This code is typed in addition to the other.
    #expect(try !body(.emailChangeCurrent(code: code), linked: true).contains("https://"))
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
      ("https://a.example:w/x/", .noHost), ("https://a.example:+80/x/", .noHost),
      ("https://[/x/", .noHost), ("https://a.example:123456/x/", .noHost),
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
