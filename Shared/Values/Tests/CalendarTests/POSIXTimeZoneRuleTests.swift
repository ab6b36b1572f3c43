import CalendarSamples
import Testing

@testable import Calendar

@Suite struct POSIXTimeZoneRuleTests {
  private func rule(_ text: String) throws -> POSIXTimeZoneRule {
    try #require(POSIXTimeZoneRule(Array(text.utf8)[...]))
  }

  @Test(arguments: [
    ("UTC0", 0), ("CET-1", 3600), ("<-03>3", -10_800), ("<+0545>-5:45", 20_700),
    ("XYZ+3:30:15", -12_615), ("ABC24", -86_400),
  ])
  func aRuleWithoutSummerTimeIsOneOffset(text: String, offset: Int) throws {
    let rule = try rule(text)
    #expect(rule.daylight == nil)
    #expect(rule.offset(atSecond: 0) == offset)
  }

  /// Rule, the last second before a change with its offset, and the offset after the change.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", Instant(2090, 3, 26, 1), 3600, 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", Instant(2090, 10, 29, 1), 7200, 3600),
    // Winter time is the exception here, with a smaller offset than standard time.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", Instant(2090, 3, 26, 1), 0, 3600),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", Instant(2090, 10, 29, 1), 3600, 0),
    // Summer time of the southern hemisphere spans the end of the year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", Instant(2090, 4, 1, 16), 39_600, 36_000),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", Instant(2090, 4, 1, 15), 39_600, 37_800),
    // Hours on the previous and the following day.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", Instant(2090, 3, 26, 1), -7200, -3600),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", Instant(2090, 3, 25, 0), 7200, 10_800),
    // Day counts: 1 March of a leap year is the 60th and the 61st.
    ("AAA0BBB,J60/0,J300/0", Instant(2088, 3, 1), 0, 3600),
    ("AAA0BBB,60/0,300/0", Instant(2088, 3, 1), 0, 3600),
    ("AAA0BBB,59/0,300/0", Instant(2090, 3, 1), 0, 3600),
  ])
  func clocksAreChangedOnTime(text: String, change: Instant, before: Int, after: Int) throws {
    let rule = try rule(text)
    #expect(rule.offset(atSecond: change.secondsSinceEpoch - 1) == before)
    #expect(rule.offset(atSecond: change.secondsSinceEpoch) == after)
  }

  /// RFC 9636 §3.3.1: summer time ends when it begins again.
  @Test(arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23"])
  func summerTimeMayLastAllTheYear(text: String) throws {
    let rule = try rule(text)
    for day in 0..<1500 {
      for second in [-1, 0, 1, 3599, 3600, 14_400, 18_000] {
        #expect(rule.offset(atSecond: 4_102_444_800 + day * 86_400 + second) == -14_400)
      }
    }
  }

  @Test(arguments: [
    "", "U", "UTC", "UT0", "UTC25", "UTC0:60", "UTC0 ", "<UTC0", "<U>0", "CET-1CEST",
    "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,M10.5.0/3,", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J300",
    "CET-1CEST,J366,J300", "CET-1CEST,366,300", "CET-1CEST,M3.5.0/168,M10.5.0",
    "CET-1CEST,M3.5.0/,M10.5.0", "CET-99999999999999999999", ":Europe/Berlin", "CET-1\n",
    String(repeating: "A", count: 130) + "0",
  ])
  func whatIsNoRuleIsRefused(text: String) {
    #expect(POSIXTimeZoneRule(Array(text.utf8)[...]) == nil)
  }
}
