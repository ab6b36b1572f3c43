import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Repeating groups, earlier answers and profile fields in every format.
@Suite struct RepeatConversionTests {
  private static let yaml = """
    questionnaire: medicines
    title: {en: Medicines}
    default-language: en
    elements:
      - {id: number, question: {en: How many?}, type: number, number: {integer: true}}
      - id: meds
        group: {en: Medicine}
        members:
          - {id: name, question: {en: Name?}, type: text}
          - id: dose
            question: {en: "Dose of {{answer:name|it}}, before {{earlier:dose|?}}"}
            type: number
            show-when: {question: name, answered: true}
        repeat: {minimum: 1, maximum: 5}
      - id: visits
        group: {en: Visit}
        members:
          - {id: day, question: {en: Day?}, type: date}
        repeat: {maximum: 4, count: number}
      - id: eyes
        group: {en: Eye}
        members:
          - {id: sight, question: {en: Sight?}, type: number}
        repeat: 2
      - {id: end, text: {en: "Thank you, {{profile:nickname|friend}}."}}
    calculations:
      - {id: milligrams, value: dose * 1000, group: meds}
      - {id: total, value: sum(each(dose))}
      - {id: named, value: count(each(name))}
      - {id: most, value: max(each(calculation(milligrams)))}
      - {id: mean_dose, value: mean(each(dose))}
      - {id: change, value: number - earlier(number)}
      - {id: woman, value: profile(sex) = "female"}
    constraints:
      - {id: safe, question: dose, rule: dose < 10, message: {en: Too much}}
    """

  private func questionnaire() throws -> QuestionnaireDefinition {
    try YAMLTestReader().questionnaire(Self.yaml)
  }

  private func back(
    _ questionnaire: QuestionnaireDefinition, _ writer: some QuestionnaireWriter,
    _ reader: some QuestionnaireReader
  ) throws -> (copy: QuestionnaireDefinition, report: ConversionReport) {
    let written = writer.write([questionnaire], options: WriteOptions())
    let file = try #require(written.files.first)
    let read = try reader.read(file.bytes, file: file.name, options: ReadOptions()).first
    return (try #require(read?.definition), written.report)
  }

  @Test func theFileIsReadAsWritten() throws {
    let questionnaire = try questionnaire()
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    #expect(
      questionnaire.elements.compactMap(\.group?.repetition) == [
        RepeatDefinition(minimum: 1, maximum: 5),
        RepeatDefinition(maximum: 4, count: .question("number")),
        RepeatDefinition(minimum: 2, maximum: 2),
      ])
    #expect(questionnaire.calculations[0].parentID == "meds")
    #expect(
      questionnaire.calculations[1].expression == .call(.add, [.call(.each, [.answer("dose")])]))
    #expect(questionnaire.calculations[5].expression.earlierQuestions == ["number"])
    #expect(questionnaire.profileFields == ["nickname", "sex"])
    #expect(questionnaire.unrolled.elements.count == 29)
  }

  @Test func otolithsOwnFilesKeepEverything() throws {
    let questionnaire = try questionnaire()
    let (copy, report) = try back(questionnaire, OtolithWriter(), OtolithReader())
    #expect(copy == questionnaire)
    #expect(report.losses == [])
  }

  @Test(arguments: [
    ("repeat: {maximum: 4, count: number, count-calculation: total}", "not both"),
    ("repeat: {minimum: 4}", "`maximum`"), ("repeat: many", "whole number"),
    ("repeat: {maximum: 4, times: 3}", "times"),
  ])
  func mistakesInFilesAreNamed(_ line: String, _ words: String) {
    let text = Self.yaml.replacing("repeat: {maximum: 4, count: number}", with: line)
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.contains { $0.advice.contains(words) }, "\(findings)")
    #expect(findings.allSatisfy { $0.position?.line == 19 }, "\(findings)")
  }

  @Test func fhirKeepsEverythingAndNamesWhatOthersLose() throws {
    let questionnaire = try questionnaire()
    let (copy, report) = try back(
      questionnaire, FHIRQuestionnaireWriter(), FHIRQuestionnaireReader())
    #expect(copy == questionnaire)
    let lost = Dictionary(grouping: report.losses, by: \.place).mapValues { $0.map(\.what) }
    #expect(lost["visits"] == ["the number of repetitions"])
    #expect(lost["meds"] == nil)
    let all = report.losses.map(\.what)
    for id in ["milligrams", "total", "mean_dose", "change", "woman"] {
      #expect(all.contains("the calculation `\(id)`"), "\(id)")
    }
  }

  @Test func groupsOfOtherSystemsRepeatWithABound() throws {
    func read(_ group: String) throws -> (RepeatDefinition?, [ConversionReport.Loss]) {
      let text = """
        {"resourceType": "Questionnaire", "status": "active", "item": [{"linkId": "g", "type": "group",
        "text": "G", \(group) "item": [{"linkId": "q", "type": "string", "text": "Q"}]}]}
        """
      let read = try #require(
        try FHIRQuestionnaireReader().read(
          Array(text.utf8), file: "q.json", options: ReadOptions()
        ).first)
      return (read.definition.elements.first?.group?.repetition, read.report.losses)
    }
    func bound(_ name: String, _ number: Int) -> String {
      """
      {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-\(name)", "valueInteger": \(number)}
      """
    }
    let open = try read(#""repeats": true,"#)
    #expect(open.0 == RepeatDefinition(maximum: 10))
    #expect(open.1.map(\.what).contains("`repeats` without `maxOccurs`"))
    let bounded = try read(
      #""repeats": true, "extension": [\#(bound("minOccurs", 2)), \#(bound("maxOccurs", 7))],"#)
    #expect(bounded.0 == RepeatDefinition(minimum: 2, maximum: 7))
    #expect(!bounded.1.map(\.what).contains("`repeats` without `maxOccurs`"))
    let huge = try read(
      #""repeats": true, "required": true, "extension": [\#(bound("maxOccurs", 5_000))],"#)
    #expect(huge.0 == RepeatDefinition(minimum: 1, maximum: 100))
    #expect(try read(#""repeats": false,"#).0 == nil)
  }

  @Test func xlsFormKeepsRepeatsAndNamesTheRest() throws {
    let questionnaire = try questionnaire()
    let (copy, report) = try back(questionnaire, XLSFormWriter(), XLSFormReader())
    #expect(copy.elements.map(\.id) == questionnaire.elements.map(\.id))
    #expect(
      copy.elements.compactMap(\.group?.repetition)
        == questionnaire.elements.compactMap(\.group?.repetition))
    let calculations = Dictionary(uniqueKeysWithValues: copy.calculations.map { ($0.id, $0) })
    for id in ["milligrams", "total", "named", "most"] {
      let expected = questionnaire.calculations.first { $0.id == id }
      #expect(calculations[id]?.expression == expected?.expression, "\(id)")
      #expect(calculations[id]?.parentID == expected?.parentID, "\(id)")
    }
    #expect(copy.constraints.map(\.expression) == questionnaire.constraints.map(\.expression))
    let lost = Set(report.losses.map(\.place))
    #expect(lost.isSuperset(of: ["meds", "visits", "mean_dose", "change", "woman"]))
    #expect(!lost.contains("eyes"))
  }

  @Test func repeatsOfFormsGetABound() throws {
    let rows: [[String]] = [
      ["type", "name", "label", "repeat_count", "calculation"],
      ["integer", "n", "N", "", ""],
      ["begin_repeat", "open", "Open", "", ""], ["text", "a", "A", "", ""],
      ["end_repeat", "", "", "", ""],
      ["begin_repeat", "counted", "Counted", "${n}", ""], ["decimal", "b", "B", "", ""],
      ["begin_repeat", "inner", "Inner", "3", ""], ["text", "c", "C", "", ""],
      ["end_repeat", "", "", "", ""], ["end_repeat", "", "", "", ""],
      ["begin_repeat", "formula", "Formula", "${n} + 1", ""], ["text", "d", "D", "", ""],
      ["end_repeat", "", "", "", ""],
      ["begin_repeat", "many", "Many", "500", ""], ["text", "e", "E", "", ""],
      ["end_repeat", "", "", "", ""],
      ["calculate", "total", "", "", "sum(${b})"],
      ["calculate", "answers", "", "", "count(${b})"],
    ]
    let read = try #require(
      try XLSFormReader().read(
        XLSFormSamples(survey: rows).workbook, file: "f.xlsx", options: ReadOptions()
      ).first)
    let repeats = Dictionary(
      uniqueKeysWithValues: read.definition.elements.compactMap { element in
        element.group?.repetition.map { (element.id, $0) }
      })
    #expect(
      repeats == [
        "open": RepeatDefinition(maximum: 10),
        "counted": RepeatDefinition(maximum: 10, count: .question("n")),
        "formula": RepeatDefinition(maximum: 10, count: .calculation("formula_count")),
        "many": RepeatDefinition(minimum: 100, maximum: 100),
      ])
    let calculations = read.definition.calculations
    #expect(calculations.first { $0.id == "total" }?.expression.text == "sum(each(b))")
    #expect(calculations.first { $0.id == "formula_count" }?.expression.text == "n + 1")
    let mended = Set(read.report.mended.map(\.place))
    #expect(mended.isSuperset(of: ["open", "counted", "formula"]))
    let lost = Dictionary(
      read.report.losses.map { ($0.place, $0.what) }, uniquingKeysWith: { first, _ in first })
    #expect(lost["inner"] == "repeat")
    #expect(lost["many"] == "repeat_count")
    #expect(lost["answers"] == "calculate")
  }

  @Test func formulasKnowTheirRepetition() throws {
    let rows: [[String]] = [
      ["type", "name", "label", "repeat_count", "calculation", "relevant"],
      ["begin_repeat", "child", "Child", "3", "", ""],
      ["calculate", "number", "", "", "position( .. )", ""],
      ["calculate", "even", "", "", "if(position(..) mod 2 = 0, 'yes', 'no')", ""],
      ["text", "name", "Name ${number}", "", "", "position(..) > 1"],
      ["begin_group", "more", "More", "", "", ""],
      ["calculate", "always_one", "", "", "position(..)", ""],
      ["text", "school", "School", "", "", ""], ["end_group", "", "", "", "", ""],
      ["end_repeat", "", "", "", "", ""],
      ["calculate", "outside", "", "", "position(..)", ""],
      ["calculate", "path", "", "", "position(../..)", ""],
      ["calculate", "first", "", "", "indexed-repeat(${name}, ${child}, 1)", ""],
      ["text", "why", "Why", "", "", "indexed-repeat(${name}, ${child}, 1) = 'x'"],
    ]
    let read = try #require(
      try XLSFormReader().read(
        XLSFormSamples(survey: rows).workbook, file: "f.xlsx", options: ReadOptions()
      ).first)
    let values = Dictionary(
      uniqueKeysWithValues: read.definition.calculations.map { ($0.id, $0.expression.text) })
    #expect(
      values == [
        "number": "repetition()", "even": "remainder(repetition(), 2) = 0",
        "name_shown": "repetition() > 1",
      ])
    #expect(read.definition.calculations.map(\.parentID) == ["child", "child", "child"])
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
    let advice = Dictionary(
      read.report.losses.map { ($0.place, $0.advice) }, uniquingKeysWith: { first, _ in first })
    for id in ["always_one", "outside"] {
      #expect(advice[id]?.contains("`position(..)` directly in a repeat") == true, "\(id)")
    }
    #expect(advice["path"]?.contains("paths are not supported") == true)
    for id in ["first", "why"] {
      #expect(advice[id]?.contains("`indexed-repeat` names one repetition") == true, "\(id)")
    }
    let (copy, report) = try back(read.definition, XLSFormWriter(), XLSFormReader())
    #expect(copy.calculations.map(\.expression) == read.definition.calculations.map(\.expression))
    #expect(report.losses.filter { $0.place == "number" } == [])
  }

  /// REDCap, forms and codebooks have no repeating groups.
  @Test func otherFormatsGetACopyForEachRepetition() throws {
    let questionnaire = try questionnaire()
    let (redcap, report) = try back(questionnaire, REDCapWriter(), REDCapReader())
    let names = Set(redcap.elements.map(\.id))
    #expect(names.isSuperset(of: ["name_1", "name_5", "day_4", "sight_2"]))
    #expect(!names.contains("name_6"))
    #expect(
      report.losses.filter { $0.what == "repeat" }.map(\.place) == ["meds", "visits", "eyes"])
    let codebook = TrackCodebookWriter().write([questionnaire], options: WriteOptions())
    #expect(codebook.report.losses.filter { $0.what == "repeat" }.count == 3)
    let forms = FormsWriter().write([questionnaire])
    #expect(forms.report.losses.filter { $0.what == "repeat" }.count == 3)
  }
}
