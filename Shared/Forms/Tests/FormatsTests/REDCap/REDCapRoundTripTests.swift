import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct REDCapRoundTripTests {
  /// Elements and scores that the report does not list are restored unchanged, and listed ones are
  /// not.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func theReportNamesWhatDiffersAndNothingElse(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(
      seed: seed,
      features: seed % 3 == 0
        ? .all
        : QuestionnaireGenerator.Features.all
          .subtracting([.manyLanguages, .annotations, .items, .specialScales]))
    try RoundTrip(generator.questionnaire(), REDCapWriter(), REDCapReader()).check(seed)
  }

  /// Supported contents: nested conditions, counts, matrices, initial answers.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func whatREDCapCanSayComesBackTheSame(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(
      seed: seed, features: [.conditions, .nestedConditions, .matrices, .initialAnswers],
      kinds: ["single-choice", "multiple-choice", "yes-no", "number", "date", "time", "date-time"])
    var questionnaire = generator.questionnaire(size: 25)
    // REDCap has no ids of headlines, no units, and weights only of weighted options.
    questionnaire.elements = questionnaire.elements.filter {
      if case .headline? = $0.content { false } else { true }
    }
    for position in questionnaire.elements.indices {
      guard var question = questionnaire.elements[position].question,
        case .number(var number)? = question.kind
      else { continue }
      number.unit = ""
      question.kind = .number(number)
      questionnaire.elements[position].content = .question(question)
    }
    let trip = try RoundTrip(questionnaire, REDCapWriter(), REDCapReader())
    trip.check(seed)
    // A condition shared by all rows of a matrix moves to the matrix.
    let rows = Set(
      questionnaire.elements.filter { !$0.parentID.isEmpty }.flatMap { [$0.id, $0.parentID] })
    #expect(
      trip.report.losses.filter { !$0.place.isEmpty && !rows.contains($0.place) } == [],
      "seed \(seed)")
  }

  /// Scores of choices with numeric codes.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func scoresThatREDCapCanSayComeBackTheSame(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let options = (0...3).map {
      OptionDefinition(code: "\($0)", label: Samples.text("option \($0)"))
    }
    let count = Int.random(in: 1...5, using: &random)
    let elements = (1...count).map {
      Samples.question("q\($0)", .singleChoice(SingleChoiceDefinition(options: options)))
    }
    func chance() -> Bool { Bool.random(using: &random) }
    let needsAll = chance() || count == 1
    let method: ScoreDefinition.Method =
      needsAll
      ? (count > 1 && chance() ? .mean : .sum)
      : [.sum, .mean, .proratedSum].randomElement(using: &random) ?? .sum
    let isWeighted = needsAll || method == .sum
    let items = elements.map {
      ScoreItem(
        .question($0.id), weight: isWeighted && chance() ? 2.5 : 1, isReversed: chance())
    }
    var questionnaire = Samples.questionnaire("scored")
    questionnaire.elements = elements
    questionnaire.scores = [
      ScoreDefinition(
        id: "total", title: Samples.text("Total"), method: method, items: items,
        minimumAnswered: needsAll ? 0 : 1, factor: chance() ? 4 : 1, offset: chance() ? -1.5 : 0),
      ScoreDefinition(
        id: "overall", method: .sum,
        items: [ScoreItem(.score("total"), weight: 0.5), ScoreItem(.question("q1"))]),
    ]
    let trip = try RoundTrip(questionnaire, REDCapWriter(), REDCapReader())
    #expect(trip.report.losses.filter { !$0.place.isEmpty } == [], "seed \(seed)")
    trip.check(seed)
  }

  /// Logic requires an answer where the condition does, so both evaluate equally.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func conditionsDecideTheSameThereAndBack(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(
      seed: seed, features: [.conditions, .nestedConditions],
      kinds: ["single-choice", "multiple-choice", "yes-no", "number"])
    let trip = try RoundTrip(
      generator.questionnaire(size: 30), REDCapWriter(), REDCapReader())
    trip.check(seed)
    #expect(
      !trip.report.losses.contains {
        $0.what == "shown-if" && $0.advice.contains("cannot express")
      },
      "seed \(seed)")
  }

  @Test func namesThatREDCapDoesNotAllowAreChangedEverywhere() throws {
    var questionnaire = Samples.questionnaire("2nd-visit")
    questionnaire.elements = [
      Samples.question("Rested__", .yesNo), Samples.question("1st", .yesNo),
      Samples.question(
        "next", .yesNo, when: .comparison(Comparison(elementID: "Rested__", .equal, codes: ["yes"]))
      ),
    ]
    let result = REDCapWriter().write([questionnaire], options: WriteOptions())
    let text = String(decoding: result.files[0].bytes, as: UTF8.self)
    #expect(text.contains("\r\nrested,form_2nd_visit,,yesno,"))
    #expect(text.contains("\r\nv_1st,form_2nd_visit,"))
    #expect(text.contains("[rested] = '1'"))
    let named = result.report.losses.filter { !$0.place.isEmpty }
    #expect(named.map(\.place) == ["Rested__", "1st"])
    #expect(named.allSatisfy { $0.what == "id" })
  }

  @Test func fieldsOfTwoFormsAreToldApart() throws {
    let first = Samples.questionnaire("first")
    let second = Samples.questionnaire("second")
    let result = REDCapWriter().write([first, second], options: WriteOptions())
    #expect(result.files.map(\.name) == ["data-dictionary.csv"])
    let read = try REDCapReader().read(
      result.files[0].bytes, file: "d.csv", options: ReadOptions())
    #expect(read.map(\.definition.id) == ["first", "second"])
    #expect(read[1].definition.elements.contains { $0.id == "single_second" })
    let shown = read[1].definition.elements.first { $0.id == "shown_second" }
    #expect(
      shown?.shownIf
        == .comparison(Comparison(elementID: "single_second", .equal, codes: ["a"])))
  }

  @Test func oneLanguageIsWrittenAndNamed() throws {
    var options = WriteOptions()
    options.language = "de"
    let result = REDCapWriter().write([Samples.questionnaire()], options: options)
    let text = String(decoding: result.files[0].bytes, as: UTF8.self)
    #expect(text.contains("Teil A"))
    #expect(result.report.losses.contains { $0.place.isEmpty && $0.what == "default language" })
  }
}
