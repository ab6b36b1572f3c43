import Testing

@testable import ServiceKit

@Suite("Variables that are no settings")
struct UnknownSettingsTests {
  private let settings = UnknownSettings(
    help: ["OTOLITH_LISTEN", "OTOLITH_A, or OTOLITH_B", "with OTOLITH_BUS_C, if it is set"])

  private func warnings(_ names: String...) -> [String] {
    settings.warnings(in: Dictionary(uniqueKeysWithValues: names.map { ($0, "x") }))
  }

  @Test("Those of this service, of another and of other programs are no matter")
  func known() {
    #expect(warnings("OTOLITH_LISTEN", "OTOLITH_A", "OTOLITH_B", "OTOLITH_BUS_C") == [])
    #expect(warnings("OTOLITH_SESSION_DAYS", "OTOLITH_BUS_PREVIOUS_C", "PATH") == [])
    #expect(warnings("OTOLITH_BUS_PREVIOUS_QUITE_ANOTHER").count == 1)
  }

  @Test("The nearest setting is named, if there is one")
  func misspelled() {
    #expect(
      warnings("OTOLITH_SESION_DAYS", "OTOLITH_QUITE_SOMETHING_ELSE") == [
        "OTOLITH_QUITE_SOMETHING_ELSE is no setting",
        "OTOLITH_SESION_DAYS is no setting: OTOLITH_SESSION_DAYS is meant, perhaps",
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
