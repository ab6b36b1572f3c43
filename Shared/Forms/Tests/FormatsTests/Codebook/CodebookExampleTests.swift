import Questionnaires
import Testing

@testable import Formats

/// Two third-party codebooks beside the checkout. If they are missing, ``CodebookReaderTests``
/// covers the layout.
///
/// The numbers were counted independently with Python's csv module: the rows below the header by
/// their first two columns, and the non-empty cells of the columns `key_…`, `item_…` and the answer
/// columns. The ids were copied from the files manually.
@Suite struct CodebookExampleTests {
  private let languages = ["de", "en", "es", "fr", "hu", "it", "ru", "sr"]

  private func read(_ name: String, id: String) throws -> TrackCodebook? {
    guard let bytes = try ImportExamples.bytes(name) else { return nil }
    var options = ReadOptions()
    options.questionnaireID = id
    return try TrackCodebookReader().codebooks(bytes, file: name, options: options)[0]
  }

  @Test func theBaselineCodebook() throws {
    guard let codebook = try read("codebook-stress-baseline.csv", id: "stress-baseline") else {
      return
    }
    let report = codebook.rows
    #expect(report.rows.map(\.row) == Array(1...33))
    #expect(report.languages == languages)
    #expect(
      report.counts == [
        .title: 3, .blank: 1, .languages: 1, .header: 1, .text: 3, .pageBreak: 3, .headline: 2,
        .question("SingleChoice"): 16, .question("Knob"): 1, .question("SingleChoiceKnob"): 1,
        .question("YesNoSwitch"): 1,
      ])
    #expect(
      codebook.questionnaire.report.counts == [
        "text-block": 3, "page-break": 3, "headline": 2, "single-choice": 16, "slider": 1,
        "text": 1, "yes-no": 1,
      ])
    let expected: [(Int, String)] = [
      (7, "text_1"), (8, "page_break_1"), (9, "headline_1"), (10, "pers"), (11, "alter"),
      (12, "geschlecht"), (13, "country"), (14, "familie"), (15, "bildung"), (16, "covid1"),
      (17, "covid2"), (18, "covid3"), (19, "page_break_2"), (20, "headline_2"), (21, "text_2"),
      (22, "pss1"), (23, "pss2"), (24, "pss3"), (25, "pss4"), (26, "pss5"), (27, "pss6"),
      (28, "pss7"), (29, "pss8"), (30, "pss9"), (31, "pss10"), (32, "page_break_3"),
      (33, "text_3"),
    ]
    #expect(report.rows.dropFirst(6).map(\.elementID) == expected.map(\.1))
    #expect(report.rows.filter { !$0.notes.isEmpty }.map(\.row) == [5, 13, 18])
    let definition = codebook.questionnaire.definition
    #expect(definition.elements.map(\.id) == expected.map(\.1))
    #expect(QuestionnaireChecker().check(definition) == [])
    // 76 codes minus the two of the yes/no switch; 192 texts; 624 answers minus the 2 · 8 labels of
    // the knob and the 2 · 8 of the switch.
    #expect(count(definition) == Counts(codes: 74, texts: 192, answers: 592))
    #expect(definition.elements.compactMap(\.question).allSatisfy { !$0.isOptional })
    let age = definition.elements.first { $0.id == "alter" }
    guard case .slider(let slider)? = age?.question?.kind else {
      Issue.record("a slider was expected")
      return
    }
    #expect((slider.minimum, slider.maximum, slider.step) == (18, 120, 1))
    #expect(slider.isKnob)
  }

  @Test func theFollowUpCodebook() throws {
    guard let codebook = try read("codebook-stress-followup.csv", id: "stress-follow-up") else {
      return
    }
    #expect(codebook.rows.rows.map(\.row) == Array(1...22))
    #expect(codebook.rows.languages == languages)
    #expect(
      codebook.rows.counts == [
        .title: 3, .blank: 1, .languages: 1, .header: 1, .text: 3, .pageBreak: 2, .headline: 1,
        .question("SingleChoice"): 10,
      ])
    #expect(
      codebook.questionnaire.report.counts == [
        "text-block": 3, "page-break": 2, "headline": 1, "single-choice": 10,
      ])
    #expect(codebook.rows.rows.allSatisfy { $0.notes.isEmpty })
    let definition = codebook.questionnaire.definition
    #expect(QuestionnaireChecker().check(definition) == [])
    #expect(count(definition) == Counts(codes: 50, texts: 112, answers: 400))
  }

  /// A workbook of the older generation. The numbers were counted from the XML of its parts.
  @Test func bothSheetsOfTheOlderGeneration() throws {
    guard let bytes = try ImportExamples.bytes("codebook-heart.xlsx") else { return }
    let sheets = try TrackCodebookReader().codebooks(
      bytes, file: "codebook-heart.xlsx", options: ReadOptions())
    #expect(
      sheets.map(\.questionnaire.definition.id) == [
        "codebook-heart-baseline", "codebook-heart-followup",
      ])
    #expect(sheets.map(\.rows.languages) == [languages, languages])
    let baseline = sheets[0].rows
    #expect(baseline.rows.map(\.row) == Array(1...97))
    #expect(
      baseline.counts == [
        .title: 3, .languages: 1, .header: 1, .text: 12, .pageBreak: 11,
        .question("SingleChoice"): 63, .question("MultipleChoice"): 2, .question("Knob"): 3,
        .question("SingleChoiceKnob"): 1,
      ])
    let followUp = sheets[1].rows
    #expect(followUp.rows.map(\.row) == Array(1...63))
    #expect(
      followUp.counts == [
        .title: 3, .languages: 1, .header: 1, .text: 12, .pageBreak: 10,
        .question("SingleChoice"): 34, .question("MultipleChoice"): 2,
      ])
    #expect(
      count(sheets[0].questionnaire.definition) == Counts(codes: 251, texts: 648, answers: 2008))
    #expect(
      count(sheets[1].questionnaire.definition) == Counts(codes: 150, texts: 384, answers: 1200))
    for sheet in sheets {
      #expect(sheet.questionnaire.report.losses == [])
      #expect(QuestionnaireChecker().check(sheet.questionnaire.definition) == [])
    }
    let ill = sheets[0].questionnaire.definition.elements.first { $0.id == "heart1" }
    #expect(ill?.question?.kind?.options?.map(\.code) == ["0", "1", "77"])
    #expect(ill?.question?.kind?.options?[2].label["fr"] == "je ne sais pas")
  }

  /// Writing to a codebook and reading again restores everything, including the switch's answers
  /// and the app's choice.
  @Test(arguments: ["codebook-stress-baseline.csv", "codebook-stress-followup.csv"])
  func theWayBackLosesNothing(_ name: String) throws {
    guard let codebook = try read(name, id: "stress") else { return }
    let definition = codebook.questionnaire.definition
    let written = TrackCodebookWriter().write([definition], options: WriteOptions())
    #expect(written.report.losses.map(\.what) == ["provenance"])
    var options = ReadOptions()
    options.questionnaireID = "stress"
    let again = try TrackCodebookReader().codebooks(
      written.files[0].bytes, file: "stress.csv", options: options)[0]
    let read = again.questionnaire.definition
    #expect(read.elements == definition.elements)
    #expect(read.title == definition.title)
  }

  private struct Counts: Equatable {
    var codes: Int
    var texts: Int
    var answers: Int
  }

  private func count(_ definition: QuestionnaireDefinition) -> Counts {
    var counts = Counts(codes: 0, texts: 0, answers: 0)
    for element in definition.elements {
      switch element.content {
      case .headline(let text)?, .text(let text)?: counts.texts += text.translations.count
      case .question(let question)?:
        counts.texts += question.text.translations.count
        let options = question.kind?.options ?? []
        counts.codes += options.count
        counts.answers += options.reduce(0) { $0 + $1.label.translations.count }
      default: break
      }
    }
    return counts
  }
}
