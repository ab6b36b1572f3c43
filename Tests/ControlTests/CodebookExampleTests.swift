import CatalogueService
import ControlSupport
import Messages
import Testing

/// The two codebooks of another project that stand beside the checkout. Counted by hand; where the
/// files are not at hand the layout is covered by ``CodebookReaderTests``.
@Suite struct CodebookExampleTests {
  private let languages = ["de", "en", "es", "fr", "hu", "it", "ru", "sr"]

  @Test func theBaselineCodebook() throws {
    guard let path = TestFiles.importExample("codebook-stress-baseline.csv") else { return }
    let codebook = try CodebookReader().codebook(
      at: path, options: CodebookOptions(questionnaireID: "stress-baseline"))
    let report = codebook.report
    #expect(report.rows.map(\.row) == Array(1...33))
    #expect(report.languages == languages)
    #expect(
      report.counts == [
        .title: 3, .blank: 1, .languages: 1, .header: 1, .text: 3, .pageBreak: 3, .headline: 2,
        .question("SingleChoice"): 16, .question("Knob"): 1, .question("SingleChoiceKnob"): 1,
        .question("YesNoSwitch"): 1,
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
    #expect(codebook.questionnaire.elements.map(\.elementID) == expected.map(\.1))

    let questions = Dictionary(
      uniqueKeysWithValues: codebook.questionnaire.elements.compactMap { element in
        element.question.map { (element.elementID, $0) }
      })
    #expect(questions.count == 19)
    #expect(questions.values.allSatisfy { !$0.optionalAnswer })
    #expect(questions["familie"]?.codes == ["1", "2", "3", "4", "5", "6", "7"])
    for number in 1...10 { #expect(questions["pss\(number)"]?.codes == ["0", "1", "2", "3", "4"]) }
    guard case .slider(let age)? = questions["alter"]?.type else {
      Issue.record("a slider was expected")
      return
    }
    #expect((age.minimum, age.maximum, age.step) == (18, 120, 1))
    #expect(age.knob)
    // Every element but the page breaks speaks all eight languages.
    #expect(questions.values.allSatisfy { $0.text?.translations.map(\.language) == languages })

    let request = CodebookStudy(studyID: "stress").importRequest(of: [(codebook, .oneTime)])
    #expect(ImportDefinition(request).findings() == [])
  }

  @Test func theFollowUpCodebook() throws {
    guard let path = TestFiles.importExample("codebook-stress-followup.csv") else { return }
    let codebook = try CodebookReader().codebook(
      at: path, options: CodebookOptions(questionnaireID: "stress-follow-up"))
    #expect(codebook.report.rows.map(\.row) == Array(1...22))
    #expect(codebook.report.languages == languages)
    #expect(
      codebook.report.counts == [
        .title: 3, .blank: 1, .languages: 1, .header: 1, .text: 3, .pageBreak: 2, .headline: 1,
        .question("SingleChoice"): 10,
      ])
    #expect(codebook.report.rows.allSatisfy { $0.notes.isEmpty })
    let request = CodebookStudy(studyID: "stress").importRequest(of: [(codebook, .repeated)])
    #expect(ImportDefinition(request).findings() == [])
  }
}

extension CatalogueV1.Question {
  fileprivate var codes: [String]? {
    if case .singleChoice(let choice)? = type { choice.options.map(\.code) } else { nil }
  }
}
