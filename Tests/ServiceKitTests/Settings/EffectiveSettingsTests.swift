import Foundation
import Testing

@testable import Settings

@Suite("Effective settings")
struct EffectiveSettingsTests {
  private static let registry = SettingsRegistry([
    DatabaseSetting.group(of: "otolith-auth"), ListeningSetting.group(of: "otolith-auth"),
    RunningSetting.group(of: "otolith-auth"), PeerSetting.group, ConnectionSettings.group,
    TokenSettings.group(of: "otolith-auth", runsAlone: false),
    BusSettings.group(runsAlone: false), LimitSettings.group,
  ])

  private func effective(
    _ variables: [String: String], file: String = "", flags: [String: String] = [:]
  ) -> EffectiveSettings {
    var sources = SettingsSources(environment: variables)
    sources.flags = flags
    sources.file = SettingsFile(path: "/f", contents: Array(file.utf8))
    var reader = SettingsReader(sources)
    _ = ServiceSettings(serviceName: "otolith-auth", runsAlone: false, reading: &reader)
    return EffectiveSettings(Self.registry, reader: reader)
  }

  private func row(_ variable: String, _ settings: EffectiveSettings) throws
    -> EffectiveSettings.Row
  {
    try #require(settings.rows.first { $0.variable == "OTOLITH_" + variable })
  }

  @Test("Each setting with its value and source")
  func places() throws {
    let settings = effective(
      ["OTOLITH_LIMIT_CALLS": "7"], file: "\nOTOLITH_LOG_LEVEL=debug",
      flags: ["OTOLITH_SHUTDOWN_GRACE_SECONDS": "3"])
    for (variable, value, source) in [
      ("LOG_LEVEL", "debug", "/f:2"), ("LIMIT_CALLS", "7", "environment"),
      ("SHUTDOWN_GRACE_SECONDS", "3", "--set"), ("DATABASE_CONNECTIONS", "4", "default"),
      // Derived: on loopback callers share an address.
      ("LIMIT_CALLS_PER_PEER", "7", "default"), ("REFLECTION", "on", "default"),
      ("LISTEN", "127.0.0.1:7401", "default"),
    ] {
      let row = try row(variable, settings)
      #expect(row.value == value, "\(variable)")
      #expect(row.source == source, "\(variable)")
    }
    #expect(try row("ADMIN_LISTEN", settings).value == nil)
    #expect(try row("ADMIN_LISTEN", settings).note == "no admin endpoint")
    #expect(settings.rows.count == Self.registry.settings.count)
    #expect(settings.text.split(separator: "\n").count == settings.rows.count)
    #expect(settings.text.contains("OTOLITH_LOG_LEVEL=debug "))
  }

  @Test("Secrets are hidden in every source")
  func secrets() throws {
    let held = FileManager.default.temporaryDirectory
      .appending(path: "held-\(UUID().uuidString)").path
    try Data("postgresql://u:unmistakable@h/d".utf8).write(to: URL(fileURLWithPath: held))
    defer { try? FileManager.default.removeItem(atPath: held) }
    let settings = effective(
      [
        "OTOLITH_DATABASE_URL": "postgresql://u:unmistakable@h/d?sslpassword=unmistakable",
        "OTOLITH_MIGRATION_DATABASE_URL_FILE": held,
        "OTOLITH_BUS_DATABASE_URL": "unmistakable",
        "OTOLITH_BUS_NATS_PASSWORD": "unmistakable",
        "OTOLITH_BUS_NATS_SERVERS": "a:1,nats://u:unmistakable@b:2",
        "OTOLITH_JWKS_URL": "https://u:unmistakable@issuer/keys",
        "OTOLITH_AUTH_ADDRESS": "unmistakable@x:1,http://u:unmistakable@y:2",
        "OTOLITH_TLS_KEY_FILE": "/etc/key.pem",
      ], file: "OTOLITH_BUS_NATS_TOKEN=unmistakable\nOTOLITH_DATABASE_REPLICA_URL='unmistakable")
    #expect(!settings.text.contains("unmistakable"))
    #expect(!settings.json.contains("unmistakable"))
    let url = try row("DATABASE_URL", settings).value
    #expect(url?.contains("host=h") == true && url?.contains("password=…") == true)
    #expect(try row("MIGRATION_DATABASE_URL", settings).source == "environment, from \(held)")
    #expect(try row("BUS_DATABASE_URL", settings).value == "(hidden)")
    #expect(try row("JWKS_URL", settings).value == "https://…@issuer/keys")
    #expect(try row("TLS_KEY_FILE", settings).value == "/etc/key.pem")
    let json = try JSONSerialization.jsonObject(with: Data(settings.json.utf8))
    #expect((json as? [[String: Any]])?.count == settings.rows.count)
  }

  @Test("Unreadable values are reported")
  func problems() throws {
    let settings = effective(["OTOLITH_DATABASE_URL_FILE": "/nowhere"])
    let row = try row("DATABASE_URL", settings)
    #expect(row.problem == "OTOLITH_DATABASE_URL_FILE: /nowhere does not exist")
    #expect(settings.text.contains("/nowhere does not exist"))
  }
}
