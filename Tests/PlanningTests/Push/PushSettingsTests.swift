import Foundation
import ServiceKit
import Testing

@testable import PlanningService

/// Settings of push messages and their errors.
final class PushSettingsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("otolith-push-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ text: String) throws -> String {
    let file = folder.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func apns() throws -> [String: String] {
    [
      "OTOLITH_PUSH_APNS_KEY_FILE": try file(PushTokenTests.p256),
      "OTOLITH_PUSH_APNS_KEY_ID": "ABC123DEFG", "OTOLITH_PUSH_APNS_TEAM_ID": "DEF123GHIJ",
      "OTOLITH_PUSH_APNS_TOPIC": "org.example.one, org.example.two",
    ]
  }

  private func account(_ others: [String: String] = [:]) throws -> String {
    let members = [
      "type": "service_account", "project_id": "p-1", "private_key_id": "k",
      "private_key": PushTokenTests.rsa, "client_email": "a@b",
      "token_uri": "https://oauth2.example.org/token",
    ].merging(others) { $1 }
    return try file(String(decoding: JSONEncoder().encode(members), as: UTF8.self))
  }

  private func problems(_ variables: [String: String]) -> [String] {
    SettingsError.problems {
      _ = try PushSettings(reader: SettingsReader(variables: variables))
    }
  }

  @Test func nothingIsNeeded() throws {
    let settings = try PushSettings(reader: SettingsReader(variables: [:]))
    #expect(settings.apps.isEmpty)
    #expect(settings.texts == .shipped)
  }

  @Test func bothPlatformsAreRead() throws {
    var variables = try apns()
    variables["OTOLITH_PUSH_FCM_CREDENTIALS_FILE"] = try account()
    let settings = try PushSettings(reader: SettingsReader(variables: variables))
    #expect(settings.apps == [.apns: ["org.example.one", "org.example.two"], .fcm: nil])
    #expect(settings.apns?.topics == ["org.example.one", "org.example.two"])
    #expect(settings.apns?.baseURL == "https://api.push.apple.com")
    #expect(settings.fcm?.account.projectID == "p-1")
    #expect(settings.fcm?.baseURL == "https://fcm.googleapis.com")
  }

  @Test func whatBelongsTogetherIsMissed() throws {
    #expect(
      problems(["OTOLITH_PUSH_APNS_TOPIC": "a"]) == [
        "OTOLITH_PUSH_APNS_TOPIC is set, but OTOLITH_PUSH_APNS_KEY_FILE is not"
      ])
    #expect(
      problems(["OTOLITH_PUSH_APNS_KEY_FILE": try file(PushTokenTests.p256)]) == [
        "OTOLITH_PUSH_APNS_KEY_ID is not set: OTOLITH_PUSH_APNS_KEY_FILE requires it",
        "OTOLITH_PUSH_APNS_TEAM_ID is not set: OTOLITH_PUSH_APNS_KEY_FILE requires it",
        "OTOLITH_PUSH_APNS_TOPIC is not set: give the bundle id of the app",
      ])
    #expect(
      problems(["OTOLITH_PUSH_FCM_URL": "https://a"]) == [
        "OTOLITH_PUSH_FCM_URL is set, but OTOLITH_PUSH_FCM_CREDENTIALS_FILE is not"
      ])
  }

  /// Errors never quote the content of a key file.
  @Test func wrongFilesAreNamed() throws {
    var variables = try apns()
    let key = try file(PushTokenTests.rsa)
    variables["OTOLITH_PUSH_APNS_KEY_FILE"] = key
    #expect(
      problems(variables) == [
        "OTOLITH_PUSH_APNS_KEY_FILE: \(key) has no private key on the curve P-256 in PEM"
      ])
    for (members, problem) in [
      (["type": "authorized_user"], "type must be service_account"),
      (
        ["private_key": PushTokenTests.p256],
        "private_key must be an RSA key of at least 2048 bits in PEM"
      ),
      (
        ["token_uri": "http://example.org"],
        "token_uri must begin with https://"
      ),
      (["project_id": "p/../q"], "project_id is not a valid Google Cloud project id"),
    ] {
      let file = try account(members)
      #expect(
        problems(["OTOLITH_PUSH_FCM_CREDENTIALS_FILE": file]) == [
          "OTOLITH_PUSH_FCM_CREDENTIALS_FILE: \(file): \(problem)"
        ])
    }
  }

  @Test func wrongTextsAreNamed() throws {
    let long = String(repeating: "x", count: 5_000)
    let texts = try file(
      #"{"de": {"title": "", "body": "b"}, "d_e": {"title": "t", "body": "b"}, "#
        + #""fr": {"title": "t", "body": "\#(long)"}}"#)
    let name = "OTOLITH_PUSH_TEXTS_FILE: \(texts)"
    #expect(
      problems(["OTOLITH_PUSH_TEXTS_FILE": texts]) == [
        "\(name): “d_e” is not a language tag such as en or pt-BR",
        "\(name): title or body is missing for de",
        "\(name): the text for fr exceeds 4096 bytes in a push message",
        "\(name): the text for en is missing; it is the default",
      ])
  }

  @Test func anOperatorsTextsAreUsed() throws {
    let texts = try file(#"{"en": {"title": "Hi", "body": "There"}}"#)
    let settings = try PushSettings(
      reader: SettingsReader(variables: ["OTOLITH_PUSH_TEXTS_FILE": texts]))
    #expect(settings.texts.text(in: nil) == PushText(title: "Hi", body: "There"))
  }

  @Test func addressesAreHTTPS() throws {
    var variables = try apns()
    variables["OTOLITH_PUSH_APNS_URL"] = "http://api.push.example.org"
    #expect(
      problems(variables) == [
        "OTOLITH_PUSH_APNS_URL is \"http://api.push.example.org\": expected an https:// URL "
          + "without a trailing /"
      ])
  }

  @Test func webPushIsRead() throws {
    var variables = [
      "OTOLITH_PUSH_WEB_KEY_FILE": try file(PushTokenTests.p256),
      "OTOLITH_PUSH_WEB_CONTACT": "mailto:a@example.org",
    ]
    let settings = try PushSettings(reader: SettingsReader(variables: variables))
    #expect(settings.apps == [.web: nil])
    #expect(
      settings.web?.publicKey
        == "BGE8nW5ze7yz-cEd0ZIc04E6eGJNVhZGo2Ozn0pX8bGJdky0ctdy_6tqHNQJYXfBcUEkkVlWIeUGY88McY7mxH4"
    )
    let terms = try #require(settings.webPushTerms)
    #expect(terms.publicKey == settings.web?.publicKey)
    #expect(terms.hosts == WebPushHosts(WebPushHosts.standard))
    variables["OTOLITH_PUSH_WEB_CONTACT"] = "a@example.org"
    variables["OTOLITH_PUSH_WEB_HOSTS"] = "https://push.example.org"
    #expect(
      problems(variables) == [
        "OTOLITH_PUSH_WEB_CONTACT is \"a@example.org\": expected a mailto: or https:// URL",
        "OTOLITH_PUSH_WEB_HOSTS is \"https://push.example.org\": expected host names such as "
          + "push.example.org or *.example.org, separated by commas",
      ])
    let key = try file(PushTokenTests.rsa)
    #expect(
      problems(["OTOLITH_PUSH_WEB_KEY_FILE": key]) == [
        "OTOLITH_PUSH_WEB_CONTACT is not set: give a mailto: or https: URL",
        "OTOLITH_PUSH_WEB_KEY_FILE: \(key) has no private key on the curve P-256 in PEM",
      ])
    #expect(
      problems(["OTOLITH_PUSH_WEB_HOSTS": "a"]) == [
        "OTOLITH_PUSH_WEB_HOSTS is set, but OTOLITH_PUSH_WEB_KEY_FILE is not"
      ])
  }
}
