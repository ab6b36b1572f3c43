import Foundation
import Testing

@testable import Settings

/// Warnings about settings that are not rejected.
extension ServiceSettingsTests {
  private static let databases =
    DatabaseSetting.group(of: "otolith-auth").settings
    + BusSettings.group(runsAlone: false).settings + ReplicaSettings.settings.map(\.definition)

  @Test("Unencrypted connections to remote databases cause a warning")
  func databasesOnOtherMachines() throws {
    func warned(_ address: String, _ setting: String = "OTOLITH_DATABASE_URL") throws -> Bool {
      let warnings = SettingsWarnings.databases(
        SettingsReader(variables: [setting: address]), of: Self.databases, defaultMode: nil)
      #expect(warnings.allSatisfy { $0.contains(setting) && $0.contains("sslmode=verify-full") })
      #expect(!warnings.contains { $0.contains("secret") })
      return !warnings.isEmpty
    }
    for address in [
      "postgresql://db.example/otolith", "postgresql://u:secret@10.0.0.1:5433/otolith",
      "host=db.example sslmode=prefer", "postgresql://localhost,db.example/otolith",
      "host=localhost hostaddr=10.0.0.1", "postgresql://db.example/otolith?sslmode=allow",
    ] {
      for setting in [
        "OTOLITH_DATABASE_URL", "OTOLITH_MIGRATION_DATABASE_URL", "OTOLITH_BUS_DATABASE_URL",
        "OTOLITH_DATABASE_REPLICA_URL",
      ] {
        #expect(try warned(address, setting), "\(address)")
      }
    }
    for address in [
      "postgresql:///otolith", "postgresql://localhost/otolith", "host=/run/postgresql",
      "postgresql://[::1]/otolith", "postgresql://127.0.0.1/otolith", "dbname=otolith",
      "postgresql://db.example/otolith?sslmode=require",
      "postgresql://db.example/otolith?sslmode=verify-full&sslrootcert=system",
      "host=db.example hostaddr=127.0.0.1",
    ] {
      #expect(try !warned(address), "\(address)")
    }
    let byEnvironment = SettingsWarnings.databases(
      SettingsReader(variables: ["OTOLITH_DATABASE_URL": "host=db.example"]), of: Self.databases,
      defaultMode: "verify-full")
    #expect(byEnvironment.isEmpty)
  }

  @Test("Readable key files cause a warning with their mode")
  func keyFilesThatOthersCanRead() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/keys-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func warnings(_ mode: Int, credentials: String? = nil) throws -> [String] {
      let path = "\(folder)/\(UUID().uuidString)"
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: Data(), attributes: [.posixPermissions: mode]))
      return SettingsWarnings.keyFiles(
        SettingsReader(variables: [
          "OTOLITH_SEALING_KEY_FILE": path, "OTOLITH_AUDIT_KEY_FILE": folder + "/missing",
        ]),
        of: SealingSettings.group(runsAlone: false).settings
          + AuditSettings.settings.map(\.definition),
        credentials: credentials)
    }
    for mode in [0o444, 0o440, 0o604, 0o640] {
      let told = try warnings(mode)
      #expect(told.count == 1)
      #expect(
        told.allSatisfy {
          $0.hasPrefix("OTOLITH_SEALING_KEY_FILE: \(folder)/")
            && $0.contains("0\(String(mode, radix: 8))")
        })
    }
    for mode in [0o400, 0o600, 0o700] { #expect(try warnings(mode).isEmpty) }
    #expect(try warnings(0o440, credentials: folder).isEmpty)
    #expect(try warnings(0o440, credentials: folder + "-other").count == 1)
  }
}
