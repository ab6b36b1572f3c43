import Foundation
import Testing

@testable import Settings

@Suite("Settings of a command line and its file")
final class SettingsPlacesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "places-\(UUID().uuidString)").path
  private static let registry = SettingsRegistry([
    RunningSetting.group(of: "otolith-auth"), DatabaseSetting.group(of: "otolith-auth"),
    ListeningSetting.group(of: "otolith-auth"),
  ])

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func load(
    file: String? = nil, set assignments: [String] = [], environment: [String: String] = [:]
  ) -> SettingsSources {
    var places = SettingsPlaces(service: "otolith-auth", registry: Self.registry)
    places.file = file
    places.assignments = assignments
    places.environment = environment
    return places.load()
  }

  private func written(_ text: String) throws -> String {
    let path = "\(folder)/\(UUID().uuidString).conf"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("The default file belongs to the service")
  func usual() {
    #expect(SettingsPlaces.usualFile(of: "otolith-auth") == "/etc/otolith/auth.conf")
    #expect(SettingsPlaces.usualFile(of: "fault-observer") == "/etc/otolith/fault-observer.conf")
  }

  @Test("--set accepts several spellings")
  func assignments() {
    for name in ["log-level", "log.level", "LOG_LEVEL", "OTOLITH_LOG_LEVEL", "otolith-log-level"] {
      let sources = load(set: ["\(name)=debug=x"])
      #expect(sources.flags == ["OTOLITH_LOG_LEVEL": "debug=x"])
      #expect(sources.problems == [])
    }
  }

  @Test(
    "Invalid --set arguments are reported",
    arguments: [
      (["log-level"], "--set log-level: expected NAME=VALUE, e.g. log-level=debug"),
      (["log-levl=x"], "--set log-levl: unknown setting; did you mean log-level?"),
      (["quite-another=x"], "--set quite-another: unknown setting"),
      (["config-file=x"], "--set config-file: use --config FILE"),
      (["log-level=info", "log-level=debug"], "--set log-level is given twice"),
      (
        ["database-url=postgresql://a:secret@b/c"],
        "--set database-url: a secret on the command line is visible in the process list: name a file by "
          + "OTOLITH_DATABASE_URL_FILE, or use the environment"
      ),
    ])
  func wrongAssignments(assignments: [String], problem: String) {
    #expect(load(set: assignments).problems == [problem])
  }

  @Test("The file is named by --config or the environment")
  func files() throws {
    let one = try written("OTOLITH_LOG_LEVEL=debug")
    let other = try written("OTOLITH_LOG_LEVEL=trace")
    let environment = ["OTOLITH_CONFIG_FILE": other]
    #expect(load(file: one, environment: environment).file?.path == one)
    #expect(load(environment: environment).file?.path == other)
    #expect(load(environment: environment).file?.entries["OTOLITH_LOG_LEVEL"]?.value == "trace")
    #expect(load(file: "/dev/null").problems == [])
  }

  @Test("An unreadable named file is reported")
  func unreadable() throws {
    #expect(load(file: "/nowhere").problems == ["--config: /nowhere does not exist"])
    #expect(
      load(environment: ["OTOLITH_CONFIG_FILE": "/nowhere"]).problems
        == ["OTOLITH_CONFIG_FILE: /nowhere does not exist"])
    #expect(load(file: folder).problems.first?.contains("Is a directory") == true)
    #expect(load(file: "/dev/zero").problems.first?.contains("not a settings file") == true)
    let pipe = "\(folder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(load(file: pipe).problems == ["--config: \(pipe) cannot be read: it is no file"])
    let itself = try written("\n\nOTOLITH_CONFIG_FILE=/x\nA")
    #expect(
      load(file: itself).problems == [
        "\(itself):4: expected NAME=VALUE",
        "\(itself):3: OTOLITH_CONFIG_FILE cannot be set in the settings file itself",
      ])
  }

  @Test("A world-readable file with secrets causes a warning")
  func protection() throws {
    func warnings(_ text: String, _ mode: Int) throws -> [String] {
      let path = try written(text)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      return SettingsWarnings.file(load(file: path), of: Self.registry)
    }
    let secret = "OTOLITH_DATABASE_URL=postgresql://a:b@c/d"
    #expect(try warnings(secret, 0o644).map { $0.contains("OTOLITH_DATABASE_URL") } == [true])
    #expect(try warnings(secret, 0o640) == [])
    // An address without a password and file names are not secrets.
    let open = "OTOLITH_DATABASE_URL=postgresql://a@c/d\nOTOLITH_TLS_KEY_FILE=/k"
    #expect(try warnings(open, 0o644) == [])
    // A writable file is a risk even without secrets.
    for text in [open, secret] {
      let told = try warnings(text, 0o666)
      #expect(told.map { $0.contains("0666") && $0.contains("change") } == [true])
      #expect(told.map { $0.contains("OTOLITH_DATABASE_URL") } == [text == secret])
    }
    let blind = try warnings(secret, 0o642)
    #expect(blind.map { $0.contains("change") && !$0.contains("OTOLITH") } == [true])
  }
}
