import Codebooks
import Questionnaires
import Testing

/// Descriptions of each type of question.
@Suite struct QuestionTypeTests {
  private func described(
    _ kind: QuestionDefinition.Kind, legacy: Bool = false
  ) throws -> (form: CodebookForm, definition: CodebookDefinition) {
    let variable = Fixture.variables(
      [Fixture.question("a", kind)], usesLegacyScales: legacy
    ).answer("a", named: "a")
    #expect(variable.source == .answer)
    #expect(variable.subject == "a")
    #expect(variable.definitions.count == 1)
    let definition = try #require(variable.current)
    #expect(definition.type == kind.typeName)
    #expect(definition.versions == [1])
    #expect(definition.label == CodebookWords("How?", language: "en"))
    return (variable.form, definition)
  }

  @Test func choices() throws {
    let options = [Fixture.option("1", "one", weight: 5), Fixture.option("2", "two")]
    let single = try described(.singleChoice(SingleChoiceDefinition(options: options)))
    #expect(single.form == .code)
    #expect(
      single.definition.codes == [
        CodebookCode("1", CodebookWords("one", language: "en"), weight: 5),
        CodebookCode("2", CodebookWords("two", language: "en")),
      ])
    var exclusive = options
    exclusive[1].isExclusive = true
    let multiple = try described(.multipleChoice(MultipleChoiceDefinition(options: exclusive)))
    #expect(multiple.form == .codes)
    #expect(multiple.definition.codes.map(\.exclusive) == [false, true])
    let yesNo = try described(.yesNo)
    #expect(yesNo.form == .code)
    #expect(yesNo.definition.codes.map(\.code) == ["yes", "no"])
    #expect(yesNo.definition.codes.map(\.weight) == [1, 0])
    #expect(try described(.country).form == .code)
  }

  @Test func scales() throws {
    let slider = SliderDefinition(
      minimum: 0, maximum: 10, step: 1, minimumLabel: Fixture.text("never"),
      maximumLabel: Fixture.text("always"))
    let whole = try described(.slider(slider))
    #expect(whole.form == .integer)
    #expect([whole.definition.minimum, whole.definition.maximum] == [0, 10])
    #expect(whole.definition.step == 1)
    #expect(whole.definition.minimumLabel?.text == "never")
    #expect(whole.definition.maximumLabel?.text == "always")
    var fine = slider
    fine.step = 0.5
    #expect(try described(.slider(fine)).form == .number)
    fine.step = 0
    #expect(try described(.slider(fine)).form == .number)
    let line = try described(.visualAnalogue(VisualAnalogueDefinition()))
    #expect(line.form == .number)
    #expect([line.definition.minimum, line.definition.maximum] == [0, 100])
  }

  @Test(arguments: [
    (ManikinDefinition.Dimension.valence, "unpleasant", "pleasant"),
    (.arousal, "calm", "excited"), (.dominance, "controlled", "in control"),
  ])
  func directionsOfManikins(
    _ dimension: ManikinDefinition.Dimension, _ lowest: String, _ highest: String
  ) throws {
    let manikin = QuestionDefinition.Kind.selfAssessmentManikin(ManikinDefinition(dimension))
    let now = try described(manikin)
    #expect(now.form == .integer)
    #expect([now.definition.minimum, now.definition.maximum, now.definition.step] == [1, 9, 1])
    #expect(now.definition.minimumLabel?.text == lowest)
    #expect(now.definition.maximumLabel?.text == highest)
    let legacy = try described(manikin, legacy: true)
    #expect(legacy.form == .number)
    #expect(
      [legacy.definition.minimum, legacy.definition.maximum, legacy.definition.step]
        == [0, 1, 0.125])
    #expect(legacy.definition.minimumLabel?.text == lowest)
  }

  @Test func numbersAndMoments() throws {
    let number = try described(
      .number(NumberDefinition(minimum: 1, maximum: nil, isInteger: true, unit: "kg")))
    #expect(number.form == .integer)
    #expect(number.definition.unit == "kg")
    #expect(number.definition.minimum == 1)
    #expect(number.definition.maximum == nil)
    #expect(try described(.number(NumberDefinition())).form == .number)
    let duration = try described(.duration(DurationDefinition(maximumSeconds: 60)))
    #expect(duration.form == .number)
    #expect(duration.definition.unit == "s")
    #expect(duration.definition.maximum == 60)
    let date = try described(.date(DateDefinition(earliest: "2020-01-01")))
    #expect(date.form == .date)
    #expect(date.definition.earliest == "2020-01-01")
    #expect(date.definition.latest == nil)
    #expect(try described(.time).form == .time)
    #expect(try described(.dateTime).form == .localTime)
  }

  @Test func textsAndTheUnknown() throws {
    let line = try described(.text(TextEntryDefinition()))
    #expect(line.form == .text)
    #expect(line.definition.lengthMaximum == 255)
    let unknown = try described(.unsupported(UnsupportedDefinition(type: "hologram")))
    #expect(unknown.form == .text)
    #expect(unknown.definition.codes.isEmpty)
  }

  @Test func inheritedKindsAreThoseOfTheMatrix() throws {
    let options = [Fixture.option("0", "no"), Fixture.option("1", "yes")]
    let matrix = ElementDefinition(
      id: "m",
      content: .group(
        GroupDefinition(
          title: Fixture.text("In the last week"), style: .matrix,
          sharedKind: .singleChoice(SingleChoiceDefinition(options: options)))))
    let variable = Fixture.variables([
      matrix, Fixture.question("row", .inherited, text: "I slept well", parent: "m"),
    ]).answer("row", named: "row")
    #expect(variable.form == .code)
    #expect(variable.hasNumericCodes)
    #expect(variable.codes.map(\.code) == ["0", "1"])
    #expect(variable.current?.group?.text == "In the last week")
    #expect(variable.current?.label.text == "I slept well")
  }

  @Test func whatNobodyAskedHasNoDefinition() {
    let variable = Fixture.variables([]).answer("a", named: "a")
    #expect(variable.definitions.isEmpty)
    #expect(variable.form == .text)
  }
}
