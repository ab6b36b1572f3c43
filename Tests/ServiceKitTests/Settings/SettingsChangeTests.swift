import Foundation
import Testing

@testable import ServiceKit
@testable import Settings

@Suite("Differences after a reload")
struct SettingsChangeTests {
  private static let registry = SettingsRegistry([
    DatabaseSetting.group(of: "otolith-auth"), RunningSetting.group(of: "otolith-auth"),
    LimitSettings.group,
  ])

  private func snapshot(_ variables: [String: String]) -> SettingsSnapshot {
    SettingsSnapshot(Self.registry, SettingsSources(environment: variables))
  }

  private func change(
    started: [String: String] = [:], adopted: [String: String]? = nil, now: [String: String]
  ) -> (effective: [String], pending: [String]) {
    let change = SettingsChange(
      Self.registry, started: snapshot(started), adopted: snapshot(adopted ?? started),
      now: snapshot(now))
    return (change.effective.map(\.variable), change.pending.map(\.variable))
  }

  @Test("Changes that take effect, and changes that need a restart")
  func kinds() {
    let found = change(
      started: ["OTOLITH_LIMIT_CALLS": "3"],
      now: [
        "OTOLITH_LOG_LEVEL": "debug", "OTOLITH_DATABASE_CONNECTIONS": "9",
        "OTOLITH_MIGRATION_DATABASE_URL": "dbname=x", "OTOLITH_NO_SETTING": "x",
      ])
    #expect(found.effective == ["OTOLITH_LOG_LEVEL", "OTOLITH_LIMIT_CALLS"])
    #expect(found.pending == ["OTOLITH_DATABASE_CONNECTIONS"])
    #expect(
      change(now: [:]).effective == [] && change(now: ["OTOLITH_LOG_LEVEL": ""]).pending == [])
  }

  @Test("Pending changes are reported until reverted, effective ones once")
  func repeated() {
    let now = ["OTOLITH_LOG_LEVEL": "debug", "OTOLITH_DATABASE_CONNECTIONS": "9"]
    let again = change(started: [:], adopted: now, now: now)
    #expect(again.effective == [] && again.pending == ["OTOLITH_DATABASE_CONNECTIONS"])
    let back = change(started: [:], adopted: now, now: [:])
    #expect(back.effective == ["OTOLITH_LOG_LEVEL"] && back.pending == [])
  }

  @Test("The contents of secret files are compared")
  func contents() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "held-\(UUID().uuidString)").path
    func write(_ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    try write("dbname=one")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let variables = ["OTOLITH_DATABASE_URL_FILE": path]
    let started = snapshot(variables)
    try write("dbname=two")
    let change = SettingsChange(
      Self.registry, started: started, adopted: started, now: snapshot(variables))
    #expect(change.pending.map(\.variable) == ["OTOLITH_DATABASE_URL"])
  }
}
