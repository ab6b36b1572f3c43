import Testing

@testable import ServiceKit

@Suite("Variables that are no settings")
struct UnknownSettingsTests {
  private let settings = UnknownSettings(known: ["OTOLITH_LISTEN", "OTOLITH_A"])

  private func warnings(_ names: String...) -> [String] {
    settings.warnings(
      in: SettingsSources(environment: Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })))
  }

  @Test("Those of this service, of another and of other programs are no matter")
  func known() {
    #expect(warnings("OTOLITH_LISTEN", "OTOLITH_A") == [])
    #expect(warnings("OTOLITH_SESSION_DAYS", "OTOLITH_SUPERUSER_DATABASE_URL", "PATH") == [])
    #expect(warnings("OTOLITH_QUITE_ANOTHER").count == 1)
  }

  @Test("Of a file, all that it names is told, with the line")
  func inAFile() {
    var sources = SettingsSources(environment: [:])
    sources.file = SettingsFile(
      path: "/f", contents: Array("OTOLITH_LISTEN=x\nOTOLITH_LISTE=x\n\nPGPASSFILE=/p\n".utf8))
    #expect(
      settings.warnings(in: sources) == [
        "/f:2: OTOLITH_LISTE is no setting: OTOLITH_LISTEN is meant, perhaps",
        "/f:4: PGPASSFILE is no setting of Otolith, and this file sets nothing else: give it by the "
          + "environment",
      ])
  }

  @Test("The nearest setting is named, if there is one")
  func misspelled() {
    #expect(
      warnings("OTOLITH_SESION_DAYS", "OTOLITH_QUITE_SOMETHING_ELSE") == [
        "OTOLITH_QUITE_SOMETHING_ELSE is no setting",
        "OTOLITH_SESION_DAYS is no setting: OTOLITH_SESSION_DAYS is meant, perhaps",
      ])
  }

  @Test("otolithctl tells those of nobody, and leaves those of services alone")
  func ofControl() {
    let environment = [
      "OTOLITH_AUTH_ADRESS": "x", "OTOLITH_AUTH_ADDRESS": "x", "OTOLITH_LISTEN": "x",
      "OTOLITH_DATABASE_URL": "x", "OTOLITH_CONFIG_FILE": "x", "OTOLITH_SMTP_URL": "x",
      "OTOLITH_PASSWORD_FILE": "x", "OTOLITH_PLANNING_DATABASE_URL": "x",
      "OTOLITH_TLS_TRUST_ROOTS_FILE": "x", "HOME": "/",
    ]
    #expect(
      ControlSetting.warnings(environment) == [
        "OTOLITH_AUTH_ADRESS is no setting: OTOLITH_AUTH_ADDRESS is meant, perhaps"
      ])
  }

  @Test(
    "Edits between two words",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("same", "same", 0),
      ("SESION", "SESSION", 1), ("ab", "ba", 2),
    ])
  func distance(one: String, other: String, edits: Int) {
    #expect(EditDistance.between(one, other) == edits)
    #expect(EditDistance.between(other, one) == edits)
  }
}
