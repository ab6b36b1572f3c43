import Codebooks
import Questionnaires
import Testing

/// Descriptions of variables over several versions.
@Suite struct VersionTests {
  private func choice(_ labels: [String]) -> QuestionDefinition.Kind {
    .singleChoice(
      SingleChoiceDefinition(
        options: labels.enumerated().map { Fixture.option(String($0.offset), $0.element) }))
  }

  /// - Parameter versions: newest first.
  private func variable(_ versions: [[ElementDefinition]], _ id: String = "a") -> CodebookVariable {
    var variables = QuestionnaireVariables(questionnaire: "diary")
    for (index, elements) in versions.enumerated() {
      variables.add(
        Fixture.questionnaire(elements), version: UInt32(versions.count - index),
        contentHash: "")
    }
    return variables.answer(id, named: id)
  }

  @Test func versionsThatAskAlikeAreOne() {
    let element = Fixture.question("a", choice(["no", "yes"]))
    let variable = self.variable([[element], [element], [element]])
    #expect(variable.definitions.map(\.versions) == [[3, 2, 1]])
    #expect(variable.changes.isEmpty)
    #expect(!variable.missing.map(\.reason).contains("not_in_version"))
  }

  @Test func changesAreNamed() {
    let kind = choice(["no", "yes"])
    let old = Fixture.question("a", kind)
    func changes(_ new: ElementDefinition) -> [CodebookChange] { variable([[new], [old]]).changes }
    #expect(changes(Fixture.question("a", kind, text: "How much?")) == [.reworded])
    #expect(changes(Fixture.question("a", choice(["nope", "yes"]))) == [.relabelled])
    #expect(changes(Fixture.question("a", choice(["no", "yes", "very"]))) == [.recoded])
    #expect(changes(Fixture.question("a", kind, isOptional: true)).isEmpty)
  }

  @Test func codesAreThoseOfAllVersionsWithTheNewestWords() {
    let variable = self.variable([
      [Fixture.question("a", choice(["none", "some"]))],
      [Fixture.question("a", choice(["no", "yes", "very"]))],
    ])
    #expect(variable.codes.map(\.code) == ["0", "1", "2"])
    #expect(variable.codes.map(\.label.text) == ["none", "some", "very"])
    #expect(variable.changes == [.relabelled, .recoded])
  }

  @Test func formsOfAllVersionsCount() {
    let slider = QuestionDefinition.Kind.slider(
      SliderDefinition(minimum: 0, maximum: 10, step: 1))
    let line = QuestionDefinition.Kind.visualAnalogue(VisualAnalogueDefinition())
    let whole = Fixture.question("a", slider)
    #expect(variable([[whole], [Fixture.question("a", line)]]).form == .number)
    #expect(variable([[whole], [Fixture.question("a", choice(["no"]))]]).form == .mixed)
  }

  @Test func whatAVersionLacksIsSaid() {
    let variable = self.variable([[], [Fixture.question("a", .yesNo)]])
    #expect(variable.definitions.map(\.versions) == [[1]])
    #expect(variable.missing.map(\.reason).contains("not_in_version"))
  }

  @Test func hundredsOfDifferentVersionsStayBounded() {
    let versions = (0..<500).map { [Fixture.question("a", .yesNo, text: "Wording \($0)")] }
    let variable = self.variable(versions)
    #expect(variable.definitions.count == CodebookVariable.definitionsMax)
    #expect(variable.olderDefinitions == 500 - CodebookVariable.definitionsMax)
    #expect(variable.current?.label.text == "Wording 0")
    #expect(!variable.hasNumericCodes)
  }

  @Test func missingReasonsFollowTheDefinition() {
    let condition = Condition.comparison(
      Comparison(elementID: "b", .equal, codes: ["yes"]))
    func missing(_ element: ElementDefinition) -> [String] {
      self.variable([[Fixture.question("b", .yesNo), element]]).missing.map(\.reason)
    }
    #expect(missing(Fixture.question("a", .yesNo)) == ["closed_early", "taken_back"])
    #expect(
      missing(Fixture.question("a", .yesNo, isOptional: true, shownIf: condition))
        == ["not_shown", "skipped", "closed_early", "taken_back"])
    let none = MultipleChoiceDefinition(
      options: [Fixture.option("x", "x")], isNoneAllowed: true)
    let variable = self.variable([[Fixture.question("a", .multipleChoice(none))]])
    #expect(variable.missing.last?.reason == "none_chosen")
    #expect(variable.missing.last?.cell == ";")
  }

  @Test func wordsAreInTheLanguageAskedForOrSaySo() {
    let element = Fixture.question("a", choice(["no"]))
    func words(_ language: String) -> CodebookWords? {
      Fixture.variables([element], language: language).answer("a", named: "a").current?.label
    }
    #expect(words("de") == CodebookWords("How? auf Deutsch", language: "de"))
    #expect(words("de-AT") == CodebookWords("How? auf Deutsch", language: "de"))
    #expect(words("fr") == CodebookWords("How?", language: "en"))
    #expect(words("") == CodebookWords("How?", language: "en"))
    let described = Fixture.variables([element], language: "de").described
    #expect(described.versions.map(\.title.text) == ["Tagebuch"])
  }
}
