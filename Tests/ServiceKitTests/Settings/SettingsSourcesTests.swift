import Foundation
import Testing

@testable import Settings

/// Precedence of the sources of a setting.
@Suite("Sources of settings")
final class SettingsSourcesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "settings-\(UUID().uuidString)").path
  private let level = RunningSetting.logLevel.definition
  private let url = DatabaseSetting.url(of: "otolith-auth").definition
  private let key = ListeningSetting.key.definition

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func file(_ name: String, _ text: String) -> String {
    let path = "\(folder)/\(name)"
    #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
    return path
  }

  private func sources(
    flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) -> SettingsSources {
    var sources = SettingsSources(environment: environment)
    sources.flags = flags
    sources.file = file.map { SettingsFile(path: "/f", contents: Array($0.utf8)) }
    return sources
  }

  @Test("Precedence of the sources; an empty value counts as unset")
  func precedence() {
    let name = "OTOLITH_LOG_LEVEL"
    for (flag, environment, line, expected) in [
      ("1", "2", "3", ("1", SettingSource.flag)), ("", "2", "3", ("2", .environment)),
      ("", "", "3", ("3", .file(path: "/f", line: 2))), ("1", "", "3", ("1", .flag)),
    ] {
      let found = sources(
        flags: [name: flag], environment: [name: environment], file: "\n\(name)=\(line)"
      ).value(of: level)
      #expect(found.value?.text == expected.0)
      #expect(found.value?.source == expected.1)
      #expect(found.problem == nil)
    }
    #expect(sources(environment: [name: ""], file: "\(name)=").value(of: level).value == nil)
  }

  @Test("A secret may come from a file or a credential")
  func secrets() {
    let held = file("held", "dbname=held\n")
    _ = file("database-url", "dbname=credential\r\n")
    let byEnvironment = ["OTOLITH_DATABASE_URL_FILE": held]
    let credentials = ["CREDENTIALS_DIRECTORY": folder]
    let line = "OTOLITH_DATABASE_URL='dbname=line'"
    func text(_ sources: SettingsSources) -> String? { sources.value(of: url).value?.text }
    #expect(text(sources(environment: byEnvironment)) == "dbname=held")
    #expect(
      text(sources(environment: byEnvironment.merging(credentials) { $1 }, file: line))
        == "dbname=held")
    #expect(text(sources(environment: credentials, file: line)) == "dbname=credential")
    #expect(text(sources(file: line)) == "dbname=line")
    #expect(text(sources(file: "OTOLITH_DATABASE_URL_FILE=\(held)")) == "dbname=held")
    let found = sources(environment: byEnvironment).value(of: url).value
    #expect(found?.sourceText == "environment, from \(held)")
    // Only secrets can be read from a file.
    #expect(
      sources(environment: ["OTOLITH_LOG_LEVEL_FILE": held]).value(of: level).value == nil)
  }

  @Test("A setting that names a file uses the credential's file")
  func filesByCredential() {
    let path = file("tls-key", "PEM\nof\nmany lines")
    let found = sources(environment: ["CREDENTIALS_DIRECTORY": folder]).value(of: key)
    #expect(found.value?.text == path && found.problem == nil)
    #expect(found.value?.source == .credential(path: path))
    #expect(sources(environment: ["CREDENTIALS_DIRECTORY": ""]).value(of: key).value == nil)
    #expect(sources(environment: ["CREDENTIALS_DIRECTORY": "/nowhere"]).value(of: key).value == nil)
  }

  @Test("An invalid secret file is reported without falling back")
  func badSecrets() {
    let lower = "OTOLITH_DATABASE_URL=dbname=line"
    for (text, words) in [
      ("", "is empty"), ("\n", "is empty"), ("a\nb", "has more than one line"),
      ("a\0b", "contains a NUL"), (String(repeating: "x", count: 1 << 17), "is too large"),
    ] {
      let path = file("secret-\(UUID().uuidString)", text)
      let found = sources(environment: ["OTOLITH_DATABASE_URL_FILE": path], file: lower)
        .value(of: url)
      #expect(found.value == nil)
      #expect(found.problem?.hasPrefix("OTOLITH_DATABASE_URL_FILE: \(path) \(words)") == true)
    }
    let missing = sources(environment: ["OTOLITH_DATABASE_URL_FILE": "/nowhere"], file: lower)
    #expect(missing.value(of: url).problem == "OTOLITH_DATABASE_URL_FILE: /nowhere does not exist")
    let ofFolder = sources(environment: ["OTOLITH_DATABASE_URL_FILE": folder]).value(of: url)
    #expect(ofFolder.problem?.contains("Is a directory") == true)
    let both = sources(
      environment: ["OTOLITH_DATABASE_URL": "x", "OTOLITH_DATABASE_URL_FILE": "/y"])
    #expect(
      both.value(of: url).problem
        == "OTOLITH_DATABASE_URL and OTOLITH_DATABASE_URL_FILE are both set in the environment: set only one"
    )
  }

  @Test("A problem of a source is reported once")
  func told() {
    var reader = SettingsReader(sources(environment: ["OTOLITH_DATABASE_URL_FILE": "/nowhere"]))
    #expect(reader.read(DatabaseSetting.url(of: "otolith-auth")) == nil)
    #expect(reader.problems == ["OTOLITH_DATABASE_URL_FILE: /nowhere does not exist"])
    #expect(reader.withoutProblems.problems == [])
  }
}
