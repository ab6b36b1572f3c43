import Foundation
import ServiceKit
import Testing

@testable import AuthService

@Suite struct AuthSettingsTests {
  private func settings(_ variables: [String: String]) throws -> AuthSettings {
    try AuthSettings(reader: SettingsReader(variables: variables))
  }

  private func problems(_ variables: [String: String]) -> [String] {
    do {
      _ = try settings(variables)
      return []
    } catch let error as SettingsError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `a mail server`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("smtp-\(UUID().uuidString)")
    try Data("secret word\nmore\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let settings = try settings([
      "OTOLITH_SMTP_URL": "smtp://mail.example.org:587", "OTOLITH_SMTP_USERNAME": "otolith",
      "OTOLITH_SMTP_PASSWORD_FILE": file.path, "OTOLITH_MAIL_FROM": "studies@example.org",
    ])
    guard case .smtp(let smtp) = settings.mail else {
      Issue.record("no mail server")
      return
    }
    #expect(smtp.url == "smtp://mail.example.org:587")
    #expect(smtp.username == "otolith" && smtp.password == "secret word")
    #expect(smtp.requiresTLS)
    #expect(settings.mailSender.text == "studies@example.org")
    #expect(settings.sessionRules == SessionRules())
  }

  @Test func `a folder, for development`() throws {
    // A separate folder, because the service refuses one with other files.
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("mails-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = place.path
    let settings = try settings([
      "OTOLITH_MAIL_DIRECTORY": folder, "OTOLITH_SESSION_IDLE_DAYS": "7",
      "OTOLITH_SESSION_DAYS": "30", "OTOLITH_ACCOUNT_LINK_BASE": "https://a.example/password#",
      "OTOLITH_CONFIRMATION_LINK_BASE": "https://a.example/new#",
      "OTOLITH_EMAIL_LINK_BASE": "https://a.example/address#",
      "OTOLITH_SECOND_FACTOR_ROLES": "administrator, study_leader",
    ])
    guard case .directory(folder) = settings.mail else {
      Issue.record("no folder")
      return
    }
    #expect(settings.mailPresentation.links?.link("X") == "https://a.example/password#X")
    #expect(settings.mailPresentation.confirmationLinks?.link("X") == "https://a.example/new#X")
    #expect(settings.mailPresentation.emailLinks?.link("X") == "https://a.example/address#X")
    #expect(settings.sessionRules.idleLifetime == 7 * 86_400)
    #expect(settings.sessionRules.absoluteLifetime == 30 * 86_400)
    #expect(settings.sessionRules.secondFactorRoles == [.administrator, .studyLeader])
  }

  @Test(
    arguments: [
      ([:], ["OTOLITH_SMTP_URL"]),
      (["OTOLITH_MAIL_DIRECTORY": "/nowhere"], ["OTOLITH_MAIL_DIRECTORY"]),
      (["OTOLITH_SMTP_URL": "http://x"], ["OTOLITH_SMTP_URL", "OTOLITH_MAIL_FROM"]),
      (
        ["OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "x", "OTOLITH_SMTP_TLS": "no"],
        ["OTOLITH_SMTP_TLS", "OTOLITH_MAIL_FROM"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_SMTP_USERNAME": "x",
        ], ["OTOLITH_SMTP_USERNAME"]
      ),
      (
        ["OTOLITH_SMTP_URL": "smtp://name:word@x", "OTOLITH_MAIL_FROM": "a@b.de"],
        ["OTOLITH_SMTP_URL"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_AUDIT_KEY_PREVIOUS_FILE": "/nowhere",
        ], ["OTOLITH_AUDIT_KEY_PREVIOUS_FILE", "OTOLITH_AUDIT_KEY_PREVIOUS_FILE"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_MAIL_DIRECTORY": "/",
        ], ["OTOLITH_SMTP_URL"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_SESSION_DAYS": "0",
        ], ["OTOLITH_SESSION_DAYS"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_SECOND_FACTOR_ROLES": "administrator,gateway",
        ], ["OTOLITH_SECOND_FACTOR_ROLES"]
      ),
      (
        [
          "OTOLITH_SMTP_URL": "smtp://x", "OTOLITH_MAIL_FROM": "a@b.de",
          "OTOLITH_ACCOUNT_LINK_BASE": "http://a.example/password#",
          "OTOLITH_CONFIRMATION_LINK_BASE": "https://a.example",
          "OTOLITH_EMAIL_LINK_BASE": "https://a.example/address",
        ],
        [
          "OTOLITH_ACCOUNT_LINK_BASE", "OTOLITH_CONFIRMATION_LINK_BASE", "OTOLITH_EMAIL_LINK_BASE",
        ]
      ),
    ] as [([String: String], [String])])
  func `every wrong setting is named`(variables: [String: String], wrong: [String]) {
    let problems = problems(variables)
    #expect(problems.count == wrong.count, "\(problems)")
    for name in wrong { #expect(problems.contains { $0.contains(name) }, "\(name): \(problems)") }
  }
}
