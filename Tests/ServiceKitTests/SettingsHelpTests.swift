import Testing

@testable import Settings

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
}
