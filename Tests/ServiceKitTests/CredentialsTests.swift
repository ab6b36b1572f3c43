import Foundation
import Testing

@testable import Settings

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

  @Test("Unknown files and a missing folder are reported")
  func warnings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("sealing-kye", "")
    try write("sealing-key", "")
    try write("pgpass", "")
    let environment = ["CREDENTIALS_DIRECTORY": folder.path]
    let known: Set = ["OTOLITH_SEALING_KEY_FILE", "OTOLITH_DATABASE_URL"]
    let found = try #require(Credentials(environment: environment)).warnings(known: known)
    #expect(found == ["unknown credential sealing-kye (in \(folder.path)): it matches no setting"])
    let gone = try #require(Credentials(environment: ["CREDENTIALS_DIRECTORY": "/nowhere"]))
    #expect(gone.warnings(known: known).count == 1)
    #expect(Credentials(environment: ["CREDENTIALS_DIRECTORY": ""]) == nil)
  }
}
