import Questionnaires
import Testing

@testable import Formats

/// Messages state the remedy in the terms of the file.
@Suite struct YAMLMessageTests {
  private func findings(_ elements: String) -> [SourceFinding] {
    let text = "questionnaire: q\ntitle: {en: Q}\ndefault-language: en\nelements:\n\(elements)"
    return Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
  }

  @Test(arguments: [
    (
      "  - id: a\n    question: {en: A}\n   type: yes-no\n",
      "align it with the key that it belongs to"
    ),
    ("  - id: a\n    headline:\n      en: Now: rest\n", "put the text into quotes"),
    ("  - id: a\n    headline: {en: \"Open}\n", "a quote is not closed"),
    ("  - id: a\n    headline: {en: @home}\n", "put it into quotes"),
    ("  - id: a\n    headline: [en, de\n    optional: true\n", "comma"),
  ])
  func slipsOfSyntaxAreExplained(_ elements: String, _ advice: String) {
    let findings = findings(elements)
    #expect(findings.map(\.rule) == ["YAML_SYNTAX"])
    #expect(findings[0].advice.contains(advice), "\(findings)")
    #expect((findings[0].position?.line ?? 0) > 4)
  }

  @Test func aTextWithoutItsLanguageIsExplained() {
    let findings = findings("  - id: a\n    headline: Welcome\n")
    #expect(findings.map(\.rule) == ["VALUE_INVALID"])
    #expect(findings[0].advice.contains("write {en: \"Welcome\"}"))
  }

  @Test func codesAreNamed() {
    let findings = findings(
      """
        - id: a
          question: {en: A}
          type: single-choice
          options:
            - {code: 0, label: {en: No}}
            - {code: 10, label: {en: Yes}}
            - {code: 9, label: {en: Other}}
        - id: b
          question: {en: B}
          type: yes-no
          show-when: {question: a, equals: 2}

      """)
    #expect(findings.map(\.rule) == ["CODE_UNKNOWN"])
    #expect(findings[0].advice.contains("it has `0`, `9`, `10`"))
    #expect(findings[0].place == "b: show-when: codes")
  }

  /// The allowed keys are unknown without a type.
  @Test func aMissingTypeIsOneFinding() {
    let findings = findings(
      "  - id: a\n    question: {en: A}\n    options: [{code: 1, label: {en: One}}]\n")
    #expect(findings.map(\.rule) == ["KEY_MISSING"])
    #expect(findings[0].advice.contains("`type`"))
  }

  @Test(arguments: [(false, "KEY_MISSING"), (true, "MEMBER_NOT_ALLOWED")])
  func aMatrixHasTheTypeOfItsMembers(isTyped: Bool, rule: String) {
    func found(_ isTyped: Bool, _ member: String) -> [SourceFinding] {
      let type = """
            type: single-choice
            options: [{code: 1, label: {en: One}}, {code: 2, label: {en: Two}}]

        """
      return findings(
        "  - id: m\n    matrix: {en: M}\n\(isTyped ? type : "")"
          + "    members: [{id: a, question: {en: A}\(member)}]\n")
    }
    let wrong = found(isTyped, ", type: yes-no")
    #expect(wrong.map(\.rule) == [rule])
    #expect(wrong[0].advice.hasSuffix("a matrix has `type`, and its members have none"))
    #expect(found(true, "").isEmpty)
  }

  @Test func aKeyOfAnotherTypeNamesTheType() {
    let findings = findings(
      "  - id: a\n    question: {en: A}\n    type: yes-no\n    options: [{code: 1, label: {en: One}}]\n"
    )
    #expect(findings.map(\.rule) == ["KEY_UNKNOWN"])
    #expect(findings[0].advice.contains("with the type `yes-no`"))
  }

  @Test func placesHaveTheWordsOfTheFile() {
    let words = SourceWords.yaml
    let elements = ["first", "", "third"]
    for (path, expected) in [
      ("elements[2].enable_when[0].codes[0]", "third: show-when: codes"),
      ("elements[1].element_id", "element 2: id"),
      ("elements[0].question.text.translations[1].text", "first: question"),
      (
        "elements[0].question.single_choice.options[1].label.translations[0].text",
        "first: options 2: label"
      ),
      ("elements[0].group.title", "first: title"), ("default_language", "default-language"),
      ("scores[0].items[1]", "scores 1: items 2"), ("", ""),
    ] {
      #expect(words.place(path, elements: elements) == expected)
    }
    #expect(
      SourceWords.xlsForm.place("elements[2].enable_when[1]", elements: elements)
        == "third: relevant")
    #expect(
      SourceWords.redcap.place("elements[0].question.text", elements: elements)
        == "first: Field Label")
  }

  /// One line creates five windows but one finding.
  @Test func aWindowForAllWeekdaysIsWrongOnce() {
    func finding(_ day: Int, _ column: Int) -> SourceFinding {
      SourceFinding(
        file: "s", position: SourcePosition(line: 7, column: column),
        place: "schedule: windows \(day)", rule: "WINDOW_INVALID", advice: "it ends first")
    }
    let findings = [finding(1, 5), finding(2, 5), finding(3, 9)]
    #expect(findings.withoutRepetitions == [findings[0], findings[2]])
  }
}
