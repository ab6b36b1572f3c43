import Foundation
import Testing

@testable import Settings

/// `/etc/otolith/otolithctl.conf`.
@Suite("Settings of otolithctl")
struct ControlSettingsTests {
  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result
  {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  @Test("The file counts, and the environment takes precedence")
  func file() throws {
    let text = "OTOLITH_BACKUP_STAMP_FILE=/srv/stamp\nOTOLITH_AUTH_ADMIN_ADDRESS=a.example:7411\n"
    try withFile(text) { path in
      var reader = ControlSetting.reader(environment: [:], file: path)
      #expect(reader.read(ControlSetting.backupStamp) == "/srv/stamp")
      #expect(reader.read(ControlSetting.authAdmin)?.map(\.description) == ["a.example:7411"])
      #expect(reader.problems.isEmpty)
      // The second names the file of a service.
      var other = ControlSetting.reader(
        environment: [
          "OTOLITH_BACKUP_STAMP_FILE": "/mnt/stamp", "OTOLITH_CONFIG_FILE": "/nowhere",
        ],
        file: path)
      #expect(other.read(ControlSetting.backupStamp) == "/mnt/stamp")
      #expect(other.problems.isEmpty)
    }
  }

  @Test("The file need not exist, and misspelt settings in it are problems")
  func problems() throws {
    #expect(ControlSetting.reader(environment: [:], file: "/nowhere").problems.isEmpty)
    try withFile("OTOLITH_BACKUP_STAMP_FIL=/srv/stamp\n") { path in
      #expect(
        ControlSetting.reader(environment: [:], file: path).problems == [
          "\(path):1: OTOLITH_BACKUP_STAMP_FIL is not a setting: did you mean "
            + "OTOLITH_BACKUP_STAMP_FILE?"
        ])
    }
  }
}
