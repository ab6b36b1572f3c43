import Questionnaires
import Testing

@testable import Formats

/// Rules that are valid, but cannot hold together, are warnings at their place in the file.
@Suite struct AdviceTests {
  /// - Parameters:
  ///   - schedule: below `schedule:` of the first of two questionnaires.
  ///   - rest: further keys of the study.
  private func rules(
    _ schedule: String, other: String = "{daily: [\"20:00\"]}", _ rest: String = ""
  ) throws -> [String] {
    let text = """
      study: s
      title: {en: S}
      consent: {en: C}
      access: open
      default-language: en
      groups: [{id: one, title: {en: One}}, {id: two, title: {en: Two}}]
      questionnaires:
        - {questionnaire: a, version: 1, recurrence: repeated, groups: [one], schedule: \(schedule)}
        - {questionnaire: b, version: 1, recurrence: repeated, schedule: \(other)}
      \(rest)

      """
    let study = try OtolithLibraryReader().study(Array(text.utf8), file: "study.yaml")
    let findings = OtolithStudyFiles(file: "study.yaml", study: study, questionnaires: [])
      .findings()
    for finding in findings {
      #expect(finding.severity == .warning, "\(finding)")
      #expect((finding.position?.line ?? 0) > 7, "\(finding)")
    }
    return findings.map(\.rule)
  }

  @Test func aCopiedConsentHasToBeReviewed() throws {
    func rules(_ consent: String) throws -> [String] {
      let text = """
        study: s
        title: {en: S}
        consent: \(consent)
        access: open
        default-language: en
        questionnaires: [{questionnaire: a, version: 1, recurrence: repeated}]

        """
      let study = try OtolithLibraryReader().study(Array(text.utf8), file: "study.yaml")
      let findings = OtolithStudyFiles(file: "study.yaml", study: study, questionnaires: [])
        .findings()
      for finding in findings { #expect(finding.position?.line == 3, "\(finding)") }
      return findings.map(\.rule)
    }
    #expect(try rules("{en: I agree.}") == [])
    #expect(try rules("{en: \"[To be reviewed] I agree.\"}") == ["CONSENT_TO_REVIEW"])
    let marked = ConsentReview.marking(TranslatedText([Translation(language: "en", text: "A")]))
    #expect(ConsentReview.marking(marked) == marked)
    #expect(ConsentReview.languages(in: marked) == ["en"])
  }

  @Test(arguments: [
    ("snooze: {times: 1, minutes: 45}, expires-after-minutes: 45", ["SNOOZE_BEYOND_EXPIRY"]),
    ("snooze: {times: 1, minutes: 44}, expires-after-minutes: 45", []),
    ("snooze: {times: 1, minutes: 45}", []),
  ])
  func aSnoozeMustEndBeforeTheExpiry(_ keys: String, _ expected: [String]) throws {
    #expect(try rules("{daily: [\"09:00\"], \(keys)}") == expected)
  }

  @Test(arguments: [
    ("everyday: \"20:00-08:00\"", ["WINDOW_OVER_NIGHT"]),
    ("everyday: \"21:00-06:00\"", ["WINDOW_OVER_NIGHT"]),
    ("weekdays: \"09:00-21:00\", weekend: \"23:00-11:00\"", ["WINDOW_OVER_NIGHT"]),
    ("everyday: \"18:00-02:00\"", []), ("everyday: \"08:00-24:00\"", []),
    ("everyday: \"00:00-24:00\"", []), ("everyday: \"08:00-20:00\"", []),
  ])
  func aWindowOverTheNightIsNamed(_ windows: String, _ expected: [String]) throws {
    #expect(try rules("{standard: {per-day: 2, windows: {\(windows)}}}") == expected)
  }

  @Test(arguments: [
    (4, "{daily: [\"20:00\"]}", ["DAILY_CAP_TOO_LOW"]), (5, "{daily: [\"20:00\"]}", []),
    (4, "{custom: [{days: [sunday], at: \"20:00\"}]}", ["DAILY_CAP_TOO_LOW"]),
    // Not on the same days.
    (4, "{daily: [\"20:00\"], start-day: 8}", []),
    (4, "{daily: [\"20:00\"], days: {every-days: 2}}", []),
    (4, "{daily: [\"20:00\"], anchor: {staff-date: visit}}", []),
    (4, "{daily: [\"20:00\"], start-day: 7}", ["DAILY_CAP_TOO_LOW"]),
  ])
  func theLimitOfADayAllowsWhatIsAsked(
    _ most: Int, _ other: String, _ expected: [String]
  ) throws {
    let first =
      "{standard: {per-day: 4, windows: {everyday: \"09:00-19:00\"}}, start-day: 1, days: {count: 7}}"
    #expect(try rules(first, other: other, "prompts: {per-day-max: \(most)}") == expected)
  }

  /// The first questionnaire is for one group only.
  @Test func groupsAreCountedByThemselves() throws {
    let other = "{daily: [\"20:00\", \"21:00\"]}"
    #expect(
      try rules("{daily: [\"09:00\"]}", other: other, "prompts: {per-day-max: 3}") == [])
    #expect(
      try rules("{daily: [\"09:00\"]}", other: other, "prompts: {per-day-max: 2}")
        == ["DAILY_CAP_TOO_LOW"])
  }

  @Test(arguments: [
    (15, "", ["TRIGGER_NEVER_FIRES"]), (14, "", []),
    (8, ", questionnaires: [b]", ["TRIGGER_NEVER_FIRES"]),
    (7, ", questionnaires: [b]", []),
  ])
  func complianceNeedsEnoughNotifications(
    _ least: Int, _ rest: String, _ expected: [String]
  ) throws {
    let trigger =
      "triggers: [{id: low, compliance: {percent-below: 50, days: 7, prompts-min: \(least)\(rest)}}]"
    let found = try rules("{daily: [\"09:00\"]}", trigger)
    #expect(found.filter { $0 != "TRIGGER_UNUSED" } == expected)
  }

  /// Numbers beyond every limit are errors, and do not overflow.
  @Test func theGreatestNumbersAreRead() throws {
    let text = """
      study: s
      title: {en: S}
      consent: {en: C}
      access: open
      default-language: en
      questionnaires:
        - questionnaire: a
          version: 1
          recurrence: repeated
          schedule:
            standard: {per-day: 4294967295, windows: {everyday: "08:00-20:00"}}
            start-day: 4294967295
            anchor: {offset-days: 2147483647}
            days: {count: 4294967295}
            snooze: {times: 4294967295, minutes: 4294967295}
      prompts: {per-day-max: 4294967295}
      triggers:
        - id: t
          compliance: {percent-below: 1, days: 4294967295, prompts-min: 4294967295}

      """
    let study = try OtolithLibraryReader().study(Array(text.utf8), file: "study.yaml")
    let findings = OtolithStudyFiles(file: "study.yaml", study: study, questionnaires: [])
      .findings()
    #expect(findings.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("type: visual-analogue", ["SCALE_WITHOUT_WORDS"]),
    ("type: visual-analogue\n    maximum-label: {en: good}", []),
    ("type: slider\n    slider: {minimum: 0, maximum: 10, step: 1}", ["SCALE_WITHOUT_WORDS"]),
    ("type: slider\n    slider: {minimum: 0, maximum: 10, step: 1, show-number: true}", []),
    ("type: slider\n    slider: {minimum: 0, maximum: 10, step: 1, minimum-label: {en: bad}}", []),
  ])
  func aScaleNeedsWords(_ type: String, _ expected: [String]) {
    #expect(findings("question: {en: A}", type).map(\.rule) == expected)
  }

  private func findings(_ question: String, _ rest: String) -> [SourceFinding] {
    let text = """
      questionnaire: q
      title: {en: Q}
      default-language: en
      elements:
        - id: a
          \(question)
          \(rest)

      """
    return Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
  }

  @Test(arguments: [
    ("vas", "visual-analogue"), ("likert", "single-choice"), ("radio", "single-choice"),
    ("select", "single-choice"), ("select_one", "single-choice"), ("checkbox", "multiple-choice"),
    ("textarea", "text-area"), ("boolean", "yes-no"),
  ])
  func typesOfOtherSystemsLeadToOurs(_ theirs: String, _ ours: String) {
    let findings = findings("question: {en: A}", "type: \(theirs)")
    #expect(findings.map(\.rule) == ["TYPE_UNKNOWN"])
    #expect(findings.first?.advice.contains("did you mean `\(ours)`?") == true)
  }

  @Test(arguments: [
    ("required", "optional"), ("hint", "description"), ("relevant", "show-when"),
    ("default", "initial"), ("visible-if", "show-when"),
  ])
  func keysOfOtherSystemsLeadToOurs(_ theirs: String, _ ours: String) {
    let findings = findings("question: {en: A}", "type: yes-no\n    \(theirs): true")
    #expect(findings.map(\.rule) == ["KEY_UNKNOWN"])
    #expect(findings.first?.advice.contains("did you mean `\(ours)`?") == true, "\(findings)")
  }
}
