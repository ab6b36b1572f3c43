import Foundation
import Testing

@testable import ServiceKit

@Suite("Settings as credentials")
struct CredentialsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-credentials-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func reader(_ variables: [String: String] = [:]) -> SettingsReader {
    SettingsReader(
      variables: variables.merging(["CREDENTIALS_DIRECTORY": folder.path]) { $1 })
  }

  @Test("A file is the file that a setting names, or holds its value")
  func both() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("sealing-key", "00ff\n")
    try write("database-url", "postgresql://otolith_auth:secret@db/otolith\n")
    try write("bus-nats-password", "")
    let reader = reader()
    #expect(reader.string("sealing.key.file") == folder.appending(path: "sealing-key").path)
    #expect(reader.string("database.url") == "postgresql://otolith_auth:secret@db/otolith")
    #expect(reader.string("bus.nats.password") == nil)
    #expect(reader.string("audit.key.file") == nil)
    #expect(SettingsReader(variables: [:]).string("database.url") == nil)
  }

  @Test("A variable comes first")
  func precedence() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("database-url", "postgresql://credential/otolith")
    let variables = ["OTOLITH_DATABASE_URL": "postgresql://variable/otolith"]
    #expect(reader(variables).string("database.url") == "postgresql://variable/otolith")
    // One that is set to nothing is unset.
    #expect(
      reader(["OTOLITH_DATABASE_URL": ""]).string("database.url")
        == "postgresql://credential/otolith")
  }

  @Test("What holds no value is none: too large, no text, a folder")
  func noValues() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("database-url", String(repeating: "x", count: Credentials.valueBytesMax + 1))
    try Data([0xff, 0xfe]).write(to: folder.appending(path: "smtp-url"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "listen"), withIntermediateDirectories: false)
    let reader = reader()
    for key in ["database.url", "smtp.url", "listen"] { #expect(reader.string(key) == nil) }
  }

  @Test("A file that is no setting is told, as is a folder that is not there")
  func warnings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("sealing-kye", "")
    try write("sealing-key", "")
    try write("pgpass", "")
    let environment = ["CREDENTIALS_DIRECTORY": folder.path]
    let known: Set = ["OTOLITH_SEALING_KEY_FILE", "OTOLITH_DATABASE_URL"]
    let found = try #require(Credentials(environment: environment)).warnings(known: known)
    #expect(found == ["the credential sealing-kye (in \(folder.path)) is no setting"])
    let gone = try #require(Credentials(environment: ["CREDENTIALS_DIRECTORY": "/nowhere"]))
    #expect(gone.warnings(known: known).count == 1)
    #expect(Credentials(environment: ["CREDENTIALS_DIRECTORY": ""]) == nil)
  }
}
