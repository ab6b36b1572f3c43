import Calendar
import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

/// Binding sequences (generic forms §4.1) with batches and late sheets.
@Suite struct SequenceTests {
  private typealias F = SequenceFixture
  private let plain = SequenceFixture([F.list("a", "b", "c")])

  @Test func theOrderHoldsFromSheetToSheet() {
    var study = plain
    #expect(study.submit([F.sheet("x", at: -100)]) == ["ok"])
    #expect(study.submit([F.sheet("a", at: -90)]) == ["ok"])
    #expect(study.submit([F.sheet("c", at: -80)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("x", at: -80)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("a", at: -80)]) == ["SEQUENCE_REPEATED"])
    #expect(study.submit([F.sheet("b", at: -70)]) == ["ok"])
    #expect(study.submit([F.sheet("b", at: -60)]) == ["SEQUENCE_REPEATED"])
    #expect(study.submit([F.sheet("c", at: -50)]) == ["ok"])
    // After the end of the sequence, everything may be filled in again.
    #expect(study.submit([F.sheet("c", at: -40)]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -30)]) == ["ok"])
    #expect(study.submit([F.sheet("a", at: -20)]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -10)]) == ["SEQUENCE_NOT_NEXT"])
  }

  @Test func aSheetWithoutAnyAnswerLeavesTheOrderAsItIs() {
    var study = plain
    var (begun, next) = (F.sheet("a", at: -80), F.sheet("b", at: -60))
    (begun.closing, begun.answers) = (.expired, [])
    (next.closing, next.answers) = (.expired, [])
    #expect(
      study.submit([
        begun, F.sheet("x", at: -75), F.sheet("a", at: -70), next, F.sheet("c", at: -50),
        F.sheet("b", at: -40),
      ]) == ["ok", "ok", "ok", "ok", "SEQUENCE_NOT_NEXT", "ok"])
  }

  @Test func theDescriptionNamesTheNext() {
    var context = Fixture.context([])
    context.studies["tys"] = .known(plain.rules)
    context.versions[QuestionnaireVersion(questionnaireID: "x", version: 1)] = .known(
      PreparedQuestionnaire(
        questionnaireID: "x", version: 1, contentHash: "00",
        elements: [
          Fixture.question("n", .number(minimum: nil, maximum: nil, isInteger: false))
        ]))
    context.sequenceSteps["tys"] = [
      SequenceStep(
        questionnaireID: "a",
        sheet: EarlierSheet(sheetID: UUID(), finishedAt: F.time(-50), answers: [:]),
        receivedAt: F.time(-50))
    ]
    guard case .rejected(let violations) = validate(F.sheet("x", at: -40), in: context) else {
      Issue.record("not refused")
      return
    }
    #expect(violations.map(\.field) == ["questionnaire_id"])
    #expect(violations.first?.description == "the study's binding order asks for b first")
  }

  @Test func aBatchIsJudgedInTheOrderOfFinishing() {
    var study = plain
    let sheets = [F.sheet("c", at: -10), F.sheet("a", at: -30), F.sheet("b", at: -20)]
    #expect(study.submit(sheets) == ["ok", "ok", "ok"])
    // The same sheets again, within another batch.
    #expect(study.submit(sheets + [F.sheet("x", at: -5)]) == ["ok", "ok", "ok", "ok"])
    var disordered = plain
    #expect(
      disordered.submit([
        F.sheet("a", at: -30), F.sheet("c", at: -20), F.sheet("b", at: -10),
      ]) == ["ok", "SEQUENCE_NOT_NEXT", "ok"])
    #expect(disordered.submit([F.sheet("x", at: -5)]) == ["SEQUENCE_NOT_NEXT"])
  }

  @Test func aLateSheetIsJudgedByWhatWasFinishedBeforeIt() {
    var study = plain
    let (a, b, c) = (F.sheet("a", at: -300), F.sheet("b", at: -200), F.sheet("c", at: -100))
    #expect(study.submit([F.sheet("x", at: -50)]) == ["ok"])
    #expect(study.submit([b]) == ["ok"])
    #expect(study.submit([a]) == ["ok"])
    #expect(study.submit([c]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -250)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("x", at: -350)]) == ["ok"])
    // Rejected until its predecessor arrives, then accepted.
    var other = plain
    #expect(other.submit([a]) == ["ok"])
    #expect(other.submit([c]) == ["SEQUENCE_NOT_NEXT"])
    #expect(other.submit([b]) == ["ok"])
    #expect(other.submit([c]) == ["ok"])
  }

  @Test func conditionsDecideWhetherAnOrderBegins() {
    var study = SequenceFixture([F.list("a", "b", over: 10), F.list("a", "c", over: 20)])
    #expect(study.submit([F.sheet("a", 10, at: -90), F.sheet("x", at: -80)]) == ["ok", "ok"])
    #expect(
      study.submit([F.sheet("a", 11, at: -70), F.sheet("x", at: -60)])
        == ["ok", "SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("b", at: -50), F.sheet("x", at: -45)]) == ["ok", "ok"])
    #expect(
      study.submit([F.sheet("a", 21, at: -40), F.sheet("b", at: -30)]) == ["ok", "ok"])
    #expect(study.submit([F.sheet("x", at: -20)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("c", at: -10), F.sheet("x", at: -5)]) == ["ok", "ok"])
  }

  @Test func anotherQuestionnairesAnswerDecidesAsItWasThen() {
    var study = SequenceFixture([
      NextListDefinition(
        afterQuestionnaireID: "a",
        condition: Condition(
          questionnaireID: "x", elementID: "n", comparison: .equal(.number(1))),
        offers: [NextOffer(questionnaireID: "b")], isBinding: true)
    ])
    #expect(study.submit([F.sheet("x", 1, at: -90), F.sheet("a", at: -80)]) == ["ok", "ok"])
    #expect(study.submit([F.sheet("x", 2, at: -70)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("b", at: -60), F.sheet("x", 2, at: -50)]) == ["ok", "ok"])
    #expect(study.submit([F.sheet("a", at: -40), F.sheet("x", 1, at: -30)]) == ["ok", "ok"])
    // Later sheets do not affect earlier ones.
    #expect(study.submit([F.sheet("c", at: -20)]) == ["ok"])
  }

  @Test(arguments: [
    QuestionnaireUse.Availability.deactivated(since: F.time(-60)), .deactivated(since: nil),
    .removed(since: F.time(-60)),
  ])
  func closedQuestionnairesAreSkipped(_ availability: QuestionnaireUse.Availability) {
    var study = SequenceFixture([F.list("a", "b", "c")]) { use in
      if use.questionnaireID == "b" { use.availability = availability }
    }
    #expect(study.submit([F.sheet("a", at: -55)]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -50)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("c", at: -45)]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -40)]) == ["ok"])
    // It was demanded while it was open.
    guard availability != .deactivated(since: nil) else { return }
    #expect(
      study.submit([F.sheet("a", at: -80), F.sheet("c", at: -70)])
        == ["ok", "SEQUENCE_NOT_NEXT"])
  }

  @Test func completedQuestionnairesAreSkipped() {
    var study = SequenceFixture([F.list("a", "b", "c")]) { use in
      if use.questionnaireID == "b" { use.recurrence = .oneTime }
      if use.questionnaireID == "c" { use.repeatIntervalHours = 1 }
    }
    #expect(
      study.submit(
        ["a", "b", "c"].enumerated().map {
          F.sheet($1, at: -9000 + Int64($0))
        }) == ["ok", "ok", "ok"])
    #expect(study.submit([F.sheet("a", at: -8000), F.sheet("x", at: -7990)]) == ["ok", "ok"])
    #expect(
      study.submit([F.sheet("a", at: -100), F.sheet("x", at: -90), F.sheet("c", at: -80)])
        == ["ok", "SEQUENCE_NOT_NEXT", "ok"])
  }

  @Test func anothersQuestionnaireIsSkipped() {
    var study = SequenceFixture([F.list("a", "b", "c")]) { use in
      if use.questionnaireID == "b" { use.groupIDs = ["sham"] }
    }
    #expect(study.submit([F.sheet("a", at: -50), F.sheet("c", at: -40)]) == ["ok", "ok"])
  }

  @Test func blockingQuestionnairesComeFirst() {
    var study = SequenceFixture([F.list("a", "b")]) { use in
      if use.questionnaireID == "x" { use.blocksSince = F.time(-1000) }
    }
    #expect(study.submit([F.sheet("a", at: -90)]) == ["ok"])
    #expect(study.submit([F.sheet("x", at: -80)]) == ["ok"])
    #expect(study.submit([F.sheet("c", at: -70)]) == ["SEQUENCE_NOT_NEXT"])
    #expect(study.submit([F.sheet("x", at: -65)]) == ["SEQUENCE_REPEATED"])
    #expect(study.submit([F.sheet("b", at: -60), F.sheet("c", at: -50)]) == ["ok", "ok"])
  }

  @Test func sheetsFromBeforeTheOrderAndOfWrongClocksAreLeftAlone() {
    var study = plain
    study.rules.bindingLists = BindingLists(
      [F.list("a", "b", "c")], since: F.time(-100))
    #expect(study.submit([F.sheet("a", at: -101), F.sheet("x", at: -90)]) == ["ok", "ok"])
    #expect(
      study.submit([F.sheet("a", at: -100), F.sheet("x", at: -99)])
        == ["ok", "SEQUENCE_NOT_NEXT"])
    let ahead: Int64 = 3 * 86_400
    #expect(study.submit([F.sheet("x", at: ahead)]) == ["ok"])
    #expect(study.submit([F.sheet("c", at: ahead + 1), F.sheet("b", at: -50)]) == ["ok", "ok"])
  }

  /// A postponed sheet of the sequence postpones later ones.
  @Test func undecidedSheetsPostponeLaterOnes() {
    var study = plain
    let a = F.sheet("a", at: -90)
    let waiting = study.submit([a, F.sheet("b", at: -80), F.sheet("x", at: -95)]) {
      $0.versions[QuestionnaireVersion(questionnaireID: "a", version: 1)] = .unavailable
    }
    #expect(
      waiting == ["waits: VERSION_NOT_YET_KNOWN", "waits: EARLIER_SHEET_WAITS", "ok"])
  }

  /// Rules that may be outdated reject nothing permanently.
  @Test func anUnconfirmedOrderOnlyMakesWait() {
    var study = plain
    study.rules.settledUntil = F.time(-100)
    #expect(
      study.submit([F.sheet("a", at: -90), F.sheet("x", at: -80)])
        == ["ok", "waits: STUDY_UNCONFIRMED"])
  }
}
