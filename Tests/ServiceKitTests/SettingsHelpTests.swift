import Testing

@testable import ServiceKit

@Suite struct SettingsHelpTests {
  @Test func meaningsStandBesideNamesInEightyColumns() {
    let help = SettingsHelp(
      group: SettingsGroup(
        "Example",
        [
          Setting<String?>.text("short", "fits"),
          Setting<String?>.text(
            "widest.name.beside.its.text",
            "a meaning that is too long for what is left of the line beside its name"),
          Setting.integer(
            "a.name.that.is.too.wide.for.its.column", default: 2, in: 1...3, unit: "days",
            "stands below"),
        ]))
    #expect(
      help.text == """
        Example:
          OTOLITH_SHORT                   fits
          OTOLITH_WIDEST_NAME_BESIDE_ITS_TEXT
                                          a meaning that is too long for what is left
                                          of the line beside its name
          OTOLITH_A_NAME_THAT_IS_TOO_WIDE_FOR_ITS_COLUMN
                                          stands below (1-3 days; default 2)

        """)
  }

  @Test func theSettingsOfThePreviousLogAreNamedTogether() {
    let lines = SettingsHelp(group: BusSettings.group(runsAlone: false)).text
      .split(separator: "\n")
    #expect(lines.filter { $0.contains("OTOLITH_BUS_PREVIOUS_") }.count == 2)
    #expect(lines.contains { $0.hasPrefix("  OTOLITH_BUS_PREVIOUS_…") })
    #expect(lines.allSatisfy { $0.count < 80 })
  }
}
