import Testing

@testable import ServiceKit

@Suite struct SettingsHelpTests {
  @Test func meaningsStandBesideNamesInEightyColumns() {
    let help = SettingsHelp(
      "Example",
      [
        SettingHelp("OTOLITH_SHORT", "fits"),
        SettingHelp(
          "OTOLITH_WIDEST_NAME_BESIDE_ITS_TEXT",
          "a meaning that is too long for what is left of the line beside its name"),
        SettingHelp("OTOLITH_A_NAME_THAT_IS_TOO_WIDE_FOR_ITS_COLUMN", "stands below"),
      ])
    #expect(
      help.text == """
        Example:
          OTOLITH_SHORT                   fits
          OTOLITH_WIDEST_NAME_BESIDE_ITS_TEXT
                                          a meaning that is too long for what is left
                                          of the line beside its name
          OTOLITH_A_NAME_THAT_IS_TOO_WIDE_FOR_ITS_COLUMN
                                          stands below

        """)
  }

  @Test func severalNamesAreWrappedToo() {
    let names = (1...4).map { "OTOLITH_SETTING_NUMBER_\($0)" }.joined(separator: ", ")
    let lines = SettingsHelp("Example", [SettingHelp(names, "together")]).text.split(
      separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.last?.trimmingPrefix(while: { $0 == " " }) == "together")
  }
}
