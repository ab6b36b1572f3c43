import Testing

@testable import IngestionService

@Suite struct AnswerPresenceTests {
  @Test func everyRequiredQuestionIsNamedWhenNothingIsAnswered() {
    let expected = Fixture.everyKind.questions.filter { $0.elementID != "remark" }
      .map { Finding("answers[\"\($0.elementID)\"]", .answerMissing) }
    #expect(expected.count == 11)
    #expect(findings(Fixture.sheet { $0.answers = [] }) == expected)
  }

  @Test(arguments: ["", "Sex", "title", "sex ", "nothing"])
  func onlyQuestionsCanBeAnswered(_ elementID: String) {
    let sheet = Fixture.sheet {
      $0.answers.append(Answer(elementID: elementID, value: .number(1)))
    }
    #expect(findings(sheet) == [Finding("answers[11].element_id", .questionUnknown)])
  }

  @Test func idsAreComparedByTheirCharacters() {
    // Swift treats U+212A KELVIN SIGN as equal to "K".
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [Fixture.question("K", .yesNo, required: false)])
    let sheet = Fixture.sheet {
      $0.answers = [Answer(elementID: "\u{212A}", value: .choice(["yes"]))]
    }
    #expect(
      findings(sheet, in: Fixture.context([definition])) == [
        Finding("answers[0].element_id", .questionUnknown)
      ])
  }

  @Test func oneAnswerPerQuestion() {
    let sheet = Fixture.sheet {
      $0.answers.append(Answer(elementID: "sex", value: .choice(["male"])))
      $0.answers.append(Answer(elementID: "sex", value: .choice(["female"])))
    }
    #expect(
      findings(sheet) == [
        Finding("answers[11].element_id", .answeredTwice),
        Finding("answers[12].element_id", .answeredTwice),
      ])
  }

  @Test func anAnswerHasAValue() {
    #expect(
      findings(Fixture.sheet(answering: "sex", nil)) == [
        Finding("answers[0].value", .valueMissing)
      ])
    #expect(
      findings(Fixture.sheet(answering: "remark", nil)) == [
        Finding("answers[0].value", .valueMissing)
      ])
  }

  @Test func theNumberOfAnswersIsLimited() {
    let questions = (0...5000).map {
      Fixture.question("q\($0)", .yesNo, required: false)
    }
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: questions)
    let context = Fixture.context([definition])
    let answers = questions.map { Answer(elementID: $0.id, value: .choice(["no"])) }
    #expect(
      findings(Fixture.sheet { $0.answers = Array(answers.dropLast()) }, in: context) == [])
    #expect(
      findings(Fixture.sheet { $0.answers = answers }, in: context) == [
        Finding("answers", .tooManyAnswers)
      ])
  }
}
