import Foundation
import Testing

@testable import ServiceKit

@Suite("What a service of this machine is given, from beside it")
final class HostSettingsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "host-\(UUID().uuidString)").path
  private var file: String { "\(folder)/auth.conf" }
  private var store: String { "\(folder)/credstore" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/credstore", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private var found: HostSettings {
    HostSettings(of: "otolith-auth", file: file, credentials: store)
  }

  @Test("Its file and its credentials, and none of other services")
  func values() throws {
    try write(
      """
      OTOLITH_DATABASE_URL=postgresql:///file
      OTOLITH_LISTEN=0.0.0.0:7501
      OTOLITH_ADMIN_LISTEN=127.0.0.1:0
      OTOLITH_SMTP_URL=smtp://mail
      OTOLITH_MAIL_FROM=

      """, to: file)
    for name in ["auth.database-url", "auth.sealing-key", "auth.pgpass", "planning.tls-key"] {
      try write("postgresql:///credential", to: "\(store)/otolith-\(name)")
    }
    let found = found
    #expect(found.isRead && found.path == file)
    #expect(found.problems == [] && found.warnings == [])
    // A credential goes before the file.
    #expect(
      found.values == [
        "OTOLITH_DATABASE_URL_FILE": "\(store)/otolith-auth.database-url",
        "OTOLITH_SEALING_KEY_FILE": "\(store)/otolith-auth.sealing-key",
        "OTOLITH_LISTEN": "0.0.0.0:7501", "OTOLITH_ADMIN_LISTEN": "127.0.0.1:0",
        "OTOLITH_SMTP_URL": "smtp://mail",
      ])
    #expect(found.listen == NetworkAddress("0.0.0.0:7501"))
    #expect(found.adminListen == nil)
  }

  @Test("What is wrong keeps it from starting, what is misspelled does nothing")
  func findings() throws {
    try write("OTOLITH_LISTEN\nOTOLITH_LITSEN=[::1]:7501\n", to: file)
    try write("", to: "\(store)/otolith-auth.sealing-kye")
    #expect(found.problems == ["\(file):1: not NAME=VALUE"])
    #expect(
      found.warnings == [
        "\(file):2: OTOLITH_LITSEN is no setting: OTOLITH_LISTEN is meant, perhaps",
        "the credential otolith-auth.sealing-kye (in \(store)) is no setting",
      ])
  }

  @Test("A file that is not there is a problem only where somebody named it")
  func absent() {
    #expect(found.problems == ["--config: \(file) is not there"])
    let usual = HostSettings(of: "otolith-nobody", credentials: "/nowhere")
    #expect(!usual.isRead && usual.path == "/etc/otolith/nobody.conf")
    #expect(usual.problems == [] && usual.warnings == [] && usual.values == [:])
  }
}
