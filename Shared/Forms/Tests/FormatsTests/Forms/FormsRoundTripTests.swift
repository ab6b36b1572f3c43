import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// Round trips of generated questionnaires: supported contents are equal, and the report lists
/// exactly the rest.
@Suite struct FormsRoundTripTests {
  private func roundTrip(
    _ questionnaire: QuestionnaireDefinition
  ) throws -> (definition: QuestionnaireDefinition, report: ConversionReport) {
    let written = FormsWriter().write([questionnaire])
    var options = ReadOptions()
    options.questionnaireID = questionnaire.id
    options.defaultLanguage = questionnaire.defaultLanguage
    let read = try FormsReader().read(
      written.files[0].bytes, file: "form.json", options: options)
    return (try #require(read.first).definition, written.report)
  }

  @Test(arguments: UInt64(1)...150)
  func whatBothSidesCanExpressIsEqual(seed: UInt64) throws {
    var generator = QuestionnaireGenerator(
      seed: seed, features: [.groups, .patterns, .awkwardTexts, .statistics],
      kinds: [
        "single-choice", "multiple-choice", "date", "time", "number", "text", "text-area", "email",
        "url", "telephone",
      ])
    var questionnaire = generator.questionnaire(size: 20)
    questionnaire = Expressible.part(of: questionnaire)
    let result = try roundTrip(questionnaire)
    #expect(result.definition == questionnaire)
    #expect(result.report.isLossless, "\(result.report.losses)")
    #expect(!questionnaire.elements.isEmpty)
  }

  @Test(arguments: UInt64(1)...300)
  func theReportNamesExactlyWhatIsNotEqual(seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 25)
    let result = try roundTrip(questionnaire)
    let named = Set(result.report.losses.map(\.place))
    #expect(result.report.omittedLosses == 0)
    #expect(result.report.elementCount == questionnaire.elements.count)
    let back = Dictionary(uniqueKeysWithValues: result.definition.elements.map { ($0.id, $0) })
    for element in questionnaire.elements {
      // The written language is reported once, for the questionnaire.
      let original = Expressible.inOneLanguage(element, questionnaire.defaultLanguage)
      #expect(
        (back[element.id] != original) == named.contains(element.id),
        "\(element.id) (\(element.typeName)), back as \(String(describing: back[element.id]))")
    }
    for score in questionnaire.scores { #expect(named.contains(score.id)) }
    let whole = result.report.losses.filter { $0.place.isEmpty }.map(\.what)
    #expect(whole.contains { $0.hasPrefix("translations") } == (generator.languages.count > 1))
    #expect(
      whole.contains("licence, citation and sharing")
        == (questionnaire.provenance != ProvenanceDefinition()))
    #expect(whole.contains("measurements") == !questionnaire.sensors.isEmpty)
    #expect(whole.contains("annotation made.for") == !questionnaire.annotations.isEmpty)
  }

  @Test func whatWasWrittenIsWrittenTheSameAgain() throws {
    for seed in UInt64(1)...60 {
      var generator = QuestionnaireGenerator(seed: seed)
      let first = try roundTrip(generator.questionnaire(size: 15)).definition
      let second = try roundTrip(first)
      #expect(second.definition == first, "seed \(seed)")
      #expect(second.report.isLossless, "seed \(seed): \(second.report.losses)")
    }
  }
}

/// The part of a questionnaire that a form can express, according to the README.
enum Expressible {
  static func part(of questionnaire: QuestionnaireDefinition) -> QuestionnaireDefinition {
    var questionnaire = questionnaire
    let sections = Set(
      questionnaire.elements.filter { $0.group?.style == .section }.map(\.id))
    questionnaire.elements = questionnaire.elements.compactMap { element in
      var element = element
      if sections.contains(element.parentID) { element.parentID = "" }
      switch element.content {
      case .question(var question):
        question.description = TranslatedText()
        switch question.kind {
        case .number(var number):
          number.unit = ""
          question.kind = .number(number)
        case .date: question.kind = .date(DateDefinition())
        case .multipleChoice(var choice):
          for option in choice.options.indices { choice.options[option].isExclusive = false }
          choice.isNoneAllowed = true
          question.kind = .multipleChoice(choice)
        case .text(var entry):
          entry.maximumLength = 0
          question.kind = .text(entry)
        default: break
        }
        element.content = .question(question)
        return element
      case .group(let group): return group.style == .section ? nil : element
      default: return nil
      }
    }
    return questionnaire
  }

  static func inOneLanguage(_ element: ElementDefinition, _ language: String) -> ElementDefinition {
    var questionnaire = QuestionnaireDefinition(
      id: "q", title: TranslatedText(), defaultLanguage: language, elements: [element])
    questionnaire.transformTexts { _, text in
      text.translations.removeAll { $0.language != language }
    }
    return questionnaire.elements[0]
  }
}
