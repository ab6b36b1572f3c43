import Fields
import Testing

@testable import Settings

@Suite("Unknown variables")
struct UnknownSettingsTests {
  private let settings = UnknownSettings(known: ["OTOLITH_LISTEN", "OTOLITH_A"])

  private func warnings(_ names: String...) -> [String] {
    settings.warnings(
      in: SettingsSources(environment: Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })))
  }

  @Test("Known and foreign variables are ignored")
  func known() {
    #expect(warnings("OTOLITH_LISTEN", "OTOLITH_A") == [])
    #expect(warnings("OTOLITH_SESSION_DAYS", "OTOLITH_SUPERUSER_DATABASE_URL", "PATH") == [])
    #expect(warnings("OTOLITH_AUTH_DATABASE_URL") == [])
    #expect(warnings("OTOLITH_QUITE_ANOTHER").count == 1)
  }

  @Test("All unknown names in a file are reported with their line")
  func inAFile() {
    var sources = SettingsSources(environment: [:])
    sources.file = SettingsFile(
      path: "/f", contents: Array("OTOLITH_LISTEN=x\nOTOLITH_LISTE=x\n\nPGPASSFILE=/p\n".utf8))
    #expect(
      settings.warnings(in: sources) == [
        "/f:4: PGPASSFILE is not a setting of Otolith, and other variables cannot be set here: use the "
          + "environment"
      ])
  }

  @Test("A misspelled name in a file is a problem, the name of another release is not")
  func problems() {
    var sources = SettingsSources(environment: ["OTOLITH_LISTE": "x"])
    sources.file = SettingsFile(
      path: "/f", contents: Array("OTOLITH_LISTEM=x\nOTOLITH_QUITE_NEW=x\nPGHOST=x\n".utf8))
    #expect(
      settings.problems(in: sources) == [
        "/f:1: OTOLITH_LISTEM is not a setting: did you mean OTOLITH_LISTEN?"
      ])
    #expect(settings.warnings(in: sources).count == 3)
  }

  @Test("The nearest setting is named, if there is one")
  func misspelled() {
    #expect(
      warnings("OTOLITH_SESION_DAYS", "OTOLITH_QUITE_SOMETHING_ELSE") == [
        "OTOLITH_QUITE_SOMETHING_ELSE is not a setting",
        "OTOLITH_SESION_DAYS is not a setting: did you mean OTOLITH_SESSION_DAYS?",
      ])
  }

  @Test("otolithctl reports unknown settings and accepts those of services")
  func ofControl() {
    let environment = [
      "OTOLITH_AUTH_ADRESS": "x", "OTOLITH_AUTH_ADDRESS": "x", "OTOLITH_LISTEN": "x",
      "OTOLITH_DATABASE_URL": "x", "OTOLITH_CONFIG_FILE": "x", "OTOLITH_SMTP_URL": "x",
      "OTOLITH_PASSWORD_FILE": "x", "OTOLITH_PLANNING_DATABASE_URL": "x",
      "OTOLITH_TLS_TRUST_ROOTS_FILE": "x", "HOME": "/",
    ]
    #expect(
      ControlSetting.warnings(environment) == [
        "OTOLITH_AUTH_ADRESS is not a setting: did you mean OTOLITH_AUTH_ADDRESS?"
      ])
  }

  @Test(
    "Edits between two words",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("same", "same", 0),
      ("SESION", "SESSION", 1), ("ab", "ba", 1),
    ])
  func distance(one: String, other: String, edits: Int) {
    #expect(NearestWord.edits(from: one, to: other) == edits)
    #expect(NearestWord.edits(from: other, to: one) == edits)
  }
}
