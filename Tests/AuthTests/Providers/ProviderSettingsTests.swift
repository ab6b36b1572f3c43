import Foundation
import ServiceKit
import Testing

@testable import AuthService

/// `OTOLITH_SIGN_IN_PROVIDER_…`.
@Suite struct ProviderSettingsTests {
  /// - Parameter others: settings after the common part of their names; nil to remove one.
  private func read(
    _ others: [String: String?] = [:]
  ) throws -> (values: ProviderSettings.Values?, problems: [String]) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("secret-\(UUID().uuidString)")
    try Data("a secret word\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var settings: [String: String] = [
      "ISSUER": "https://login.example.org/realms/clinic", "CLIENT_ID": "otolith",
      "CLIENT_SECRET_FILE": file.path,
      "REDIRECT_URL": "https://study.example.org/console/signed-in",
    ]
    for (name, value) in others { settings[name] = value }
    let variables = Dictionary(
      uniqueKeysWithValues: settings.map { ("OTOLITH_SIGN_IN_PROVIDER_\($0)", $1) })
    var reader = SettingsReader(variables: variables)
    let values = ProviderSettings.read(&reader)
    return (values, reader.problems)
  }

  @Test func `the least settings`() throws {
    let (values, problems) = try read()
    #expect(problems.isEmpty)
    let read = try #require(values)
    #expect(read.client.secret == "a secret word" && read.client.scopes == "openid email profile")
    #expect(read.rules.displayName == "login.example.org" && read.rules.accounts == .link)
    #expect(read.rules.roles.isEmpty && read.rules.sessionLifetime == 12 * 3600)
    #expect(try self.read(["ISSUER": nil]).values == nil)
  }

  @Test func `roles of claims`() throws {
    let (values, problems) = try read([
      "ROLES": "/staff/all=study_leader, a=b = administrator,data=data_manager@sleep-1,"
        + "data=recruiter@sleep-2,lead=study_leader@sleep-1",
      "SECOND_FACTOR_ACR": "gold, urn:mfa", "NAME": "Example Clinic",
    ])
    #expect(problems.isEmpty)
    let rules = try #require(values).rules
    #expect(rules.roles["/staff/all"] == [.staff])
    #expect(rules.roles["a=b"] == [ProviderRole(role: "administrator")])
    #expect(rules.roles["data"]?.count == 2)
    #expect(
      rules.roles(of: ["lead", "x"]) == [
        .staff, ProviderRole(role: "study_leader", study: StudyID("sleep-1")),
      ])
    #expect(rules.roles(of: ["x"]).isEmpty)
    #expect(rules.secondFactorClasses == ["gold", "urn:mfa"])
  }

  @Test(
    arguments: [
      ("ISSUER", "http://login.example.org"), ("ISSUER", "https://login.example.org?x=1"),
      ("CLIENT_ID", nil), ("CLIENT_SECRET_FILE", nil), ("CLIENT_SECRET_FILE", "/nowhere"),
      ("REDIRECT_URL", nil), ("REDIRECT_URL", "http://study.example.org/console/signed-in"),
      ("NAME", String(repeating: "x", count: 65)), ("SCOPES", "email"), ("ROLES", "x"),
      ("ROLES", "=study_leader"), ("ROLES", "x=gateway"), ("ROLES", "x=participant"),
      ("ROLES", "x=data_manager"), ("ROLES", "x=administrator@sleep-1"),
      ("ROLES", "x=project_owner@sleep-1"), ("ROLES", "x=data_manager@Sleep 1"),
      ("ACCOUNTS", "any"), ("SECOND_FACTOR", "never"), ("SESSION_HOURS", "0"),
    ] as [(String, String?)])
  func `every wrong setting is named`(name: String, value: String?) throws {
    let problems = try read([name: value]).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.contains("OTOLITH_SIGN_IN_PROVIDER_\(name)") == true)
  }
}
