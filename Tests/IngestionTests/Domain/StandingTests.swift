import Calendar
import FoundationEssentials
import Testing

@testable import IngestionService

/// A participant's progress, by the rules that validate sheets.
@Suite struct StandingTests {
  private static let now = Fixture.now
  private static func after(hours: Int64) -> Instant {
    now.advanced(byMicroseconds: hours * 3_600_000_000)
  }

  private func standing(
    _ uses: [QuestionnaireUse], startsAt: Instant? = nil, endsAt: Instant? = nil,
    _ change: (inout StudyStanding.Facts) -> Void = { _ in }
  ) -> StudyStanding {
    var facts = StudyStanding.Facts(
      now: Self.now,
      rules: StudyRules(studyID: "tys", startsAt: startsAt, endsAt: endsAt, uses: uses))
    change(&facts)
    return StudyStanding(facts)
  }

  private func use(
    _ name: String = "a", _ recurrence: QuestionnaireUse.Recurrence = .repeated,
    availability: QuestionnaireUse.Availability = .open, hours: UInt32 = 0,
    blocksSince: Instant? = nil, groups: [String] = [], position: Int = 0
  ) -> QuestionnaireUse {
    QuestionnaireUse(
      questionnaireID: name, recurrence: recurrence, availability: availability,
      repeatIntervalHours: hours, blocksSince: blocksSince, groupIDs: groups, position: position)
  }

  private func tally(_ finishedAt: Instant) -> SheetTally {
    SheetTally(
      sheets: 1, lastFinishedAt: finishedAt,
      last: LatestSheet(version: 1, closing: .complete, answers: []), firstFilledInAt: finishedAt,
      lastFilledInAt: finishedAt <= Self.now ? finishedAt : nil)
  }

  /// Whether it is open, and when it opens.
  private func opening(_ standing: StudyStanding) -> (Bool, Instant?) {
    (standing.questionnaires[0].isOpen, standing.questionnaires[0].opensAt)
  }

  @Test func unclosedQuestionnairesAreOpen() {
    #expect(opening(standing([use()])) == (true, nil))
    #expect(opening(standing([use("a", .oneTime)])) == (true, nil))
    #expect(
      opening(standing([use()], startsAt: Self.now, endsAt: Self.after(hours: 1))) == (true, nil))
  }

  @Test func aStudyThatBeginsLaterOpensThen() {
    let start = Self.after(hours: 5)
    #expect(opening(standing([use()], startsAt: start)) == (false, start))
    #expect(opening(standing([use()], startsAt: start, endsAt: start)) == (false, nil))
    #expect(opening(standing([use()], endsAt: Self.now)) == (false, nil))
    #expect(standing([use()], endsAt: start).questionnaires[0].closesAt == start)
  }

  @Test func anIntervalOpensByItself() {
    for (finished, expected) in [
      (-24, (true, nil)), (-23, (false, Self.after(hours: 1))), (0, (false, Self.after(hours: 24))),
      // A clock that was ahead does not close it.
      (2, (true, nil)),
    ] as [(Int64, (Bool, Instant?))] {
      let found = standing([use(hours: 24)]) {
        $0.tallies["a"] = tally(Self.after(hours: finished))
      }
      #expect(opening(found) == expected, "\(finished)")
    }
    let ending = standing([use(hours: 24)], endsAt: Self.after(hours: 1)) {
      $0.tallies["a"] = tally(Self.after(hours: -23))
    }
    #expect(opening(ending) == (false, nil))
  }

  @Test func oneTimeQuestionnairesStayClosed() {
    let filled = standing([use("a", .oneTime)]) { $0.tallies["a"] = tally(Self.now) }
    #expect(opening(filled) == (false, nil))
    #expect(opening(standing([use("a", .oneTime)])) == (true, nil))
  }

  @Test func externallyEndedClosuresHaveNoOpeningTime() {
    let closed = standing([use(availability: .deactivated(since: Self.now))])
    #expect(opening(closed) == (false, nil))
    let paused = standing([use()]) {
      $0.rules.pauses = [StudyPause(from: Self.after(hours: -1))]
    }
    #expect(opening(paused) == (false, nil) && paused.isPaused)
    let past = standing([use()]) {
      $0.rules.pauses = [StudyPause(from: Self.after(hours: -2), until: Self.after(hours: -1))]
    }
    #expect(opening(past) == (true, nil) && !past.isPaused)
    #expect(opening(standing([use()]) { $0.mayFillIn = false }) == (false, nil))
  }

  @Test func blocksStandInTheStudysOrder() {
    let uses = [
      use("other"), use("second", .oneTime, blocksSince: Self.now, position: 2),
      use("first", .oneTime, blocksSince: Self.now, position: 1),
      use("later", .oneTime, blocksSince: Self.after(hours: 1), position: 3),
      use("arm", .oneTime, blocksSince: Self.now, groups: ["x"], position: 4),
    ]
    func blocking(_ change: (inout StudyStanding.Facts) -> Void = { _ in }) -> [[String]] {
      standing(uses, change).questionnaires.map(\.blockedBy)
    }
    #expect(blocking() == [["first", "second"], [], [], []])
    #expect(blocking { $0.tallies["first"] = tally(Self.now) }[0] == ["second"])
    #expect(
      blocking { $0.tallies["first"] = tally(Self.after(hours: 1)) }[0] == ["first", "second"])
    #expect(blocking { $0.groups.claimed = "x" }[0] == ["first", "second", "arm"])
    let found = standing(uses)
    #expect(found.questionnaires.map(\.isOpen) == [false, true, true, true])
    #expect(found.questionnaires[0].opensAt == nil)
  }

  /// Open questionnaires are accepted without a mark, blocked ones with a mark.
  @Test func validationSaysTheSame() {
    let optional = Fixture.question("seen", .yesNo, required: false)
    let definitions = ["a", "b"].map {
      PreparedQuestionnaire(
        questionnaireID: $0, version: 3, contentHash: Fixture.hash, elements: [optional])
    }
    for recurrence in [QuestionnaireUse.Recurrence.oneTime, .repeated] {
      for blocksSince in [nil, Self.now] {
        for ago in [nil, 0, 1, 2, 3] as [Int64?] {
          let uses = [
            use("a", recurrence, hours: 2), use("b", .oneTime, blocksSince: blocksSince),
          ]
          var context = Fixture.context(definitions, uses: uses)
          let before = ago.map { Self.after(hours: -$0) }
          let key = StudyQuestionnaire(studyID: "tys", questionnaireID: "a")
          if let before {
            let sheetID = UUID()
            context.oneTimeSheets[key] = sheetID
            context.earlierSheets[key] = [
              EarlierSheet(sheetID: sheetID, finishedAt: before, answers: [:])
            ]
          }
          let sheet = Fixture.sheet {
            $0.questionnaireID = "a"
            $0.answers = [Answer(elementID: "seen", value: .choice(["no"]))]
          }
          let found = standing(uses) { $0.tallies["a"] = before.map(tally) }
          let isTaken = validate(sheet, in: context).deviations == []
          #expect(
            found.questionnaires[0].isOpen == isTaken, "\(recurrence) \(ago ?? -1)")
        }
      }
    }
  }

  /// During a binding sequence only its next questionnaire, and those that block the sequence, are
  /// open.
  @Test func validationSaysTheSameOfBindingOrders() {
    typealias F = SequenceFixture
    var study = F([F.list("a", "b", "c"), F.list("b", "d")]) {
      if $0.questionnaireID == "e" { $0 = use("e", .oneTime, blocksSince: F.time(-1000)) }
    }
    for (seconds, name) in [(-500, "x"), (-400, "a"), (-300, "b"), (-200, "d"), (-100, "c")] {
      #expect(study.submit([F.sheet(name, at: Int64(seconds))]) == ["ok"])
      for isBlocked in [true, false] {
        var facts = StudyStanding.Facts(now: Self.now, rules: study.rules)
        if !isBlocked { facts.tallies["e"] = tally(F.time(-2000)) }
        facts.order = study.order(at: Self.now)
        let next = facts.order?.state.pending.first?.questionnaireID
        for found in StudyStanding(facts).questionnaires where found.use.questionnaireID != "e" {
          var copy = study
          let isTaken = copy.submit([F.sheet(found.use.questionnaireID, at: 0)]) == ["ok"]
          let blockedBy = (isBlocked ? ["e"] : []) + (isTaken ? [] : [next]).compactMap(\.self)
          #expect(found.blockedBy == blockedBy, "\(name) \(found.use.questionnaireID)")
          #expect(found.isOpen == blockedBy.isEmpty)
        }
        let interlude = StudyStanding(facts).questionnaires.first { $0.use.questionnaireID == "e" }
        #expect(interlude?.isOpen == isBlocked && interlude?.blockedBy == [])
      }
    }
  }

  @Test func everybodySeesTheOwnInTheStudysOrder() {
    let uses = [
      use("c", position: 2), use("b", groups: ["x"], position: 1),
      use("gone", availability: .removed(since: Self.now)), use("a", .oneTime, position: 3),
    ]
    func names(_ change: (inout StudyStanding.Facts) -> Void = { _ in }) -> [String] {
      standing(uses, change).questionnaires.map(\.use.questionnaireID)
    }
    #expect(names() == ["c", "a"])
    #expect(names { $0.groups.claimed = "x" } == ["b", "c", "a"])
  }

  @Test func overAll() {
    let draft = DraftProgress(draftID: UUID(), percent: 40, expiresAt: Self.now)
    let uses = [use("a", .oneTime), use("b", .oneTime), use("c", .oneTime), use("d"), use("e")]
    let found = standing(uses) {
      $0.tallies = ["a": tally(Self.now), "d": tally(Self.now), "gone": tally(Self.now)]
      $0.drafts = ["a": draft, "b": draft]
      $0.offered = ["e"]
    }
    #expect(found.filledIn == 2 && found.begun == 1 && found.percent == 33 && found.sheets == 3)
    #expect(found.questionnaires.map { $0.draft?.percent } == [40, 40, nil, nil, nil])
    #expect(found.questionnaires.map(\.isOffered) == [false, false, false, false, true])
    #expect(standing([use("d")]).percent == 100)
    // A blocking questionnaire counts, also if it is repeated.
    let blocking = [use("m", blocksSince: Self.now), use("a", .oneTime), use("d")]
    #expect(standing(blocking).percent == 0)
    #expect(standing(blocking) { $0.tallies = ["a": tally(Self.now)] }.percent == 50)
    #expect(
      standing(blocking) { $0.tallies = ["a": tally(Self.now), "m": tally(Self.now)] }.percent
        == 100)
  }
}
