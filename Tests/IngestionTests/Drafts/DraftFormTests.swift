import Calendar
import Questionnaires
import Testing

@testable import IngestionService

@Suite struct DraftFormTests {
  private func reasons(_ elementID: String, _ value: AnswerValue?) -> [String] {
    let change = DraftElement(
      answer: Answer(elementID: elementID, value: value), changedAt: Fixture.now)
    let good = DraftElement(
      answer: Answer(elementID: "pulse", value: .number(60)), changedAt: Fixture.now)
    var violations = ViolationList(countMax: 100)
    let kept = DraftForm.wellFormed(
      [DraftChange(place: 0, element: change), DraftChange(place: 1, element: good)],
      in: Fixture.everyKind, limits: DraftLimits(), &violations)
    #expect(kept == (violations.isEmpty ? [change, good] : [good]))
    return violations.reported.map { "\($0.field) \($0.reason.rawValue)" }
  }

  @Test func onlyTheFormCounts() {
    // Out of range, off step, unknown, too many, unfinished: all checked at submission only.
    #expect(reasons("loudness", .number(77)) == [])
    #expect(reasons("sex", .choice(["neither", "nor"])) == [])
    #expect(reasons("sex", .choice([])) == [])
    #expect(reasons("born", .date("20")) == [])
    #expect(reasons("remark", .text("longer than ten characters")) == [])
    #expect(reasons("remark", nil) == [])
  }

  @Test func malformedAnswersAreRejected() {
    #expect(reasons("nothing", .number(1)) == ["elements[0].element_id QUESTION_UNKNOWN"])
    #expect(reasons("title", .text("a")) == ["elements[0].element_id QUESTION_UNKNOWN"])
    #expect(reasons("\u{212A}", .text("a")) == ["elements[0].element_id QUESTION_UNKNOWN"])
    #expect(reasons("loudness", .text("a")) == ["elements[0].answer.text VALUE_TYPE_MISMATCH"])
    #expect(reasons("loudness", .number(.nan)) == ["elements[0].answer.number NOT_FINITE"])
    #expect(reasons("loudness", .number(-.infinity)) == ["elements[0].answer.number NOT_FINITE"])
    #expect(reasons("remark", .text("a\0")) == ["elements[0].answer.text TEXT_INVALID"])
    #expect(
      reasons("sex", .choice(["female", ""])) == [
        "elements[0].answer.choice.codes[1] OPTION_UNKNOWN"
      ])
  }

  @Test func textsHaveALength() {
    #expect(reasons("remark", .text(String(repeating: "ä", count: 10_000))) == [])
    #expect(
      reasons("remark", .text(String(repeating: "ä", count: 10_001))) == [
        "elements[0].answer.text TEXT_TOO_LONG"
      ])
  }

  private func percent(_ answers: [(String, AnswerValue)]) -> Int {
    let conditional = PreparedQuestionnaire(
      questionnaireID: "daily", version: 1, contentHash: "",
      elements: [
        Fixture.question("perceived", .yesNo),
        Fixture.question(
          "loudness", .slider(minimum: 0, maximum: 1, step: 0.1),
          when: [Condition(elementID: "perceived", comparison: .equal(.codes(["yes"])))]),
        Fixture.question("remark", .text(maximumLength: 10), required: false),
      ])
    return conditional.percentAnswered(answers.map { Answer(elementID: $0, value: $1) })
  }

  @Test func thePercentageIsOfWhatIsShown() {
    #expect(percent([]) == 0)
    #expect(percent([("perceived", .choice(["no"]))]) == 50)
    #expect(percent([("perceived", .choice(["yes"]))]) == 33)
    #expect(percent([("perceived", .choice(["yes"])), ("loudness", .number(7))]) == 66)
    // Hidden and blank answers do not count.
    #expect(percent([("perceived", .choice(["no"])), ("loudness", .number(7))]) == 50)
    #expect(percent([("perceived", .choice(["no"])), ("remark", .text(" "))]) == 50)
    #expect(percent([("perceived", .choice(["no"])), ("remark", .text("x"))]) == 100)
    #expect(
      PreparedQuestionnaire(
        questionnaireID: "empty", version: 1, contentHash: "", elements: []
      ).percentAnswered([]) == 0)
  }

  @Test func theOutlookOfADraftFollowsFromTheStudy() {
    let now = Fixture.now
    let subject = Draft.Subject(studyID: "tyt", questionnaireID: "daily", version: 2)
    func state(_ change: (inout StudyRules) -> Void) -> DraftOutlook {
      var rules = StudyRules(
        studyID: "tyt", uses: [QuestionnaireUse(questionnaireID: "daily", version: 2)])
      change(&rules)
      return DraftOutlook(of: subject, by: rules, now: now)
    }
    #expect(state { _ in }.state == .current)
    #expect(state { $0.uses["daily"]?.version = 3 }.state == .olderVersion)
    #expect(state { $0.uses["daily"]?.version = 3 }.currentVersion == 3)
    #expect(state { $0.uses["daily"]?.availability = .deactivated(since: now) }.state == .closed)
    #expect(state { $0.uses["daily"]?.availability = .removed(since: now) }.state == .closed)
    #expect(state { $0.uses = [:] }.state == .closed)
    #expect(state { $0.uses = [:] }.currentVersion == 0)
    #expect(state { $0.endsAt = now }.state == .closed)
    #expect(state { $0.endsAt = now.advanced(byMicroseconds: 1) }.state == .current)
    #expect(state { $0.startsAt = now.advanced(byMicroseconds: 1) }.state == .closed)
    #expect(state { $0.startsAt = now }.state == .current)
    #expect(state { $0.pauses = [StudyPause(from: now)] }.state == .closed)
    #expect(DraftOutlook(of: subject, by: nil, now: now).state == .closed)
  }

  @Test func aStudySaysHowLongADraftIsKept() {
    let day: Int64 = 24 * 3600 * 1_000_000
    #expect(QuestionnaireUse(questionnaireID: "daily").draftMicroseconds == 90 * day)
    #expect(QuestionnaireUse(questionnaireID: "daily", draftDays: 1).draftMicroseconds == day)
    #expect(
      QuestionnaireUse(questionnaireID: "daily", draftDays: .max).draftMicroseconds == 3660 * day)
  }
}
