import Calendar
import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService
@testable import TestBasics

@Suite struct AmendmentJudgeTests {
  private static let sheetID = UUID(uuidString: Fixture.sheetID)!

  private static func sheet(revision: Int = 1) -> SheetRecord {
    SheetRecord(
      participantID: UUID(), sheetID: sheetID, sequence: 1, receivedAt: Fixture.now,
      finishedAt: Fixture.now, utcOffsetMinutes: 0,
      sheet: AnswerSheet(answers: Fixture.validAnswers), groupID: "", deviations: [], scores: [],
      revision: revision)
  }

  private static func amendment(
    _ change: Amendment.Change, on revision: Int = 1, id: UUID = UUID()
  ) -> Amendment {
    Amendment(
      amendmentID: id, sheetID: sheetID, baseRevision: revision, reason: "",
      amendedAt: Fixture.now, change: change)
  }

  private func decide(
    _ judge: inout AmendmentValidator, _ amendment: Amendment,
    _ preview: AmendmentValidator.Preview? = .withdrawal(nil, SheetFacts())
  ) -> AmendmentVerdict {
    judge.decide(amendment, hash: amendment.canonicalBytes, preview)
  }

  @Test func eachBuildsOnTheOneBefore() {
    var judge = AmendmentValidator(sheets: [Self.sheet()], hashes: [:])
    let first = Self.amendment(.withdrawnAnswers(["sex"]))
    #expect(decide(&judge, first).verdict == .created)
    #expect(decide(&judge, first).verdict == .exists)
    let stale = decide(&judge, Self.amendment(.withdrawnSheet))
    #expect(stale.verdict == .conflict && stale.newestRevision == 2)
    #expect(stale.conflicts.map(\.reason) == [.revisionStale])
    let ahead = decide(&judge, Self.amendment(.withdrawnSheet, on: 3))
    #expect(ahead.verdict == .conflict && ahead.newestRevision == 2)
    #expect(ahead.conflicts.map(\.reason) == [.revisionUnknown])
    #expect(ahead.conflicts[0].description == "the revision does not exist; the newest is 2")
    #expect(decide(&judge, Self.amendment(.withdrawnSheet, on: 2)).newestRevision == 3)
    let late = decide(&judge, Self.amendment(.withdrawnSheet, on: 3))
    #expect(late.verdict == .exists)
    #expect(judge.revisions.map(\.revision) == [2, 3])
    #expect(judge.revisions[0].answers.count == Fixture.validAnswers.count - 1)
    #expect(judge.sheet(Self.sheetID)?.isWithdrawn == true)
  }

  @Test func withdrawnAnswersAreNotWithdrawnAgain() {
    var judge = AmendmentValidator(sheets: [Self.sheet()], hashes: [:])
    let taken = Self.amendment(.withdrawnAnswers(["sex"]))
    #expect(decide(&judge, taken).verdict == .created)
    // The base revision does not matter.
    for revision in 1...3 {
      let again = decide(&judge, Self.amendment(.withdrawnAnswers(["sex"]), on: revision))
      #expect(again.verdict == .exists && again.newestRevision == 2 && again.conflicts.isEmpty)
    }
    #expect(judge.revisions.count == 1)
    let other = Fixture.validAnswers.first { $0.elementID != "sex" }?.elementID ?? ""
    let both = Self.amendment(.withdrawnAnswers(["sex", other]), on: 2)
    #expect(decide(&judge, both).verdict == .created)
    #expect(judge.revisions.map(\.answers.count) == [1, 2].map { Fixture.validAnswers.count - $0 })
    // Postponed or forbidden amendments do not reveal the revision.
    for verdict: Verdict in [.rejected([.notRevisable]), .postponed([])] {
      let again = Self.amendment(.withdrawnAnswers(["sex"]), on: 3)
      #expect(decide(&judge, again, .forbidden(verdict)).verdict == verdict)
      #expect(decide(&judge, again, .unfit(verdict)).verdict == verdict)
    }
  }

  @Test func theLastAnswerTakesTheSheetWithIt() {
    let elementIDs = Fixture.validAnswers.map(\.elementID)
    var judge = AmendmentValidator(sheets: [Self.sheet()], hashes: [:])
    let most = Self.amendment(.withdrawnAnswers(Array(elementIDs.dropLast())))
    #expect(decide(&judge, most).verdict == .created)
    #expect(judge.sheet(Self.sheetID)?.isWithdrawn == false)
    let last = Self.amendment(.withdrawnAnswers(elementIDs), on: 2)
    #expect(decide(&judge, last).verdict == .created)
    #expect(judge.sheet(Self.sheetID)?.isWithdrawn == true)
    #expect(judge.revisions.map(\.isWithdrawn) == [false, true])
    // Sent by another device that does not know of the withdrawal.
    let again = Self.amendment(.withdrawnAnswers(elementIDs), on: 1)
    #expect(decide(&judge, again).verdict == .exists)
    let late = Self.amendment(.answers(Fixture.validAnswers), on: 3)
    #expect(
      decide(&judge, late, .answers(Fixture.validAnswers, [])).verdict
        == .rejected([.alreadyWithdrawn]))
  }

  @Test func answersThatSayNothingTakeBackWhatSaidSomethingAlone() {
    for (before, isWithdrawn) in [(Fixture.validAnswers, true), ([], false)] {
      var sheet = Self.sheet()
      sheet.sheet.answers = before
      var judge = AmendmentValidator(sheets: [sheet], hashes: [:])
      #expect(decide(&judge, Self.amendment(.answers([])), .answers([], [])).verdict == .created)
      #expect(judge.revisions.map(\.isWithdrawn) == [isWithdrawn])
    }
  }

  @Test func storedAmendmentsAreRecognisedFirst() {
    let stored = Self.amendment(.withdrawnSheet)
    var judge = AmendmentValidator(
      sheets: [], hashes: [stored.amendmentID: stored.canonicalBytes])
    #expect(decide(&judge, stored, nil).verdict == .exists)
    #expect(decide(&judge, stored, .forbidden(.rejected([.notRevisable]))).verdict == .exists)
    let other = Self.amendment(.withdrawnSheet, on: 2, id: stored.amendmentID)
    #expect(decide(&judge, other, nil).verdict == .conflict)
    let unknown = decide(&judge, Self.amendment(.withdrawnSheet), nil)
    #expect(unknown.verdict == .rejected([.sheetUnknown]) && unknown.newestRevision == 0)
    #expect(judge.revisions.isEmpty)
  }

  @Test(arguments: [99, 100, 101])
  func theLimitIsForWhatAddsAlone(revision: Int) {
    var judge = AmendmentValidator(sheets: [Self.sheet(revision: revision)], hashes: [:])
    let answers = Self.amendment(.answers(Fixture.validAnswers), on: revision)
    #expect(
      decide(&judge, answers, .answers(Fixture.validAnswers, [])).verdict
        == (revision < 100 ? .created : .rejected([.tooManyRevisions])))
    judge = AmendmentValidator(sheets: [Self.sheet(revision: revision)], hashes: [:])
    let taken = Self.amendment(.withdrawnAnswers(["sex"]), on: revision)
    #expect(decide(&judge, taken).verdict == .created)
    let whole = Self.amendment(.withdrawnSheet, on: revision + 1)
    #expect(decide(&judge, whole).verdict == .created)
  }

  /// Under any order and repetition of two devices' amendments, revisions have no gap and each
  /// amendment is stored once.
  @Test func revisionsAreOneLine() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let sent = (0..<6).map { _ in
        Self.amendment(
          random.chance(15)
            ? .withdrawnSheet
            : .withdrawnAnswers([Fixture.validAnswers.randomElement(using: &random)!.elementID]),
          on: Int.random(in: 1..<4, using: &random))
      }
      var judge = AmendmentValidator(sheets: [Self.sheet()], hashes: [:])
      for _ in 0..<30 {
        let amendment = sent.randomElement(using: &random)!
        let before = judge.revisions.count
        let verdict = decide(&judge, amendment)
        #expect((verdict.verdict == .created) == (judge.revisions.count > before), "seed \(seed)")
      }
      let revisions = judge.revisions
      #expect(revisions.map(\.revision) == Array(2..<(2 + revisions.count)), "seed \(seed)")
      #expect(
        Set(revisions.map(\.amendment.amendmentID)).count == revisions.count, "seed \(seed)")
      #expect(revisions.dropLast().filter(\.isWithdrawn).isEmpty, "seed \(seed)")
    }
  }

  @Test func theBytesTellAmendmentsApart() {
    let id = UUID()
    let all: [Amendment] = [
      Self.amendment(.withdrawnSheet, id: id), Self.amendment(.withdrawnSheet, on: 2, id: id),
      Self.amendment(.withdrawnAnswers(["a", "bc"]), id: id),
      Self.amendment(.withdrawnAnswers(["ab", "c"]), id: id),
      Self.amendment(.answers([]), id: id), Self.amendment(.answers(Fixture.validAnswers), id: id),
    ]
    #expect(Set(all.map(\.canonicalBytes)).count == all.count)
    #expect(
      Self.amendment(.answers(Fixture.validAnswers.reversed()), id: id).canonicalBytes
        == all[5].canonicalBytes)
    #expect(
      Self.amendment(.withdrawnAnswers(["bc", "a"]), id: id).canonicalBytes
        == all[2].canonicalBytes)
  }
}
