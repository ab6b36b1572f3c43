import Calendar
import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

/// Pauses, groups, blocking questionnaires and repeat intervals.
@Suite struct StudyMembershipTests {
  private let hour: Int64 = 3_600_000_000

  private func at(_ hours: Int64) -> Instant {
    Fixture.now.advanced(byMicroseconds: hours * hour)
  }

  private func context(
    _ use: QuestionnaireUse = QuestionnaireUse(questionnaireID: "daily", version: 3),
    others: [QuestionnaireUse] = [], pauses: [StudyPause] = [], hasGroups: Bool = false
  ) -> ValidationContext {
    var context = Fixture.context()
    context.studies["tys"] = .known(
      StudyRules(
        studyID: "tys", uses: [use] + others, pauses: pauses, hasGroups: hasGroups))
    return context
  }

  private func accepted(_ decision: Decision<AcceptedSheet>) -> AcceptedSheet? {
    if case .accepted(let sheet) = decision { sheet } else { nil }
  }

  private func sheet(_ id: String, at hours: Int64) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = id
      $0.startedAt = nil
      $0.finishedAt = DeviceTime(at(hours))
    }
  }

  private let ids = (1...4).map { "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d0\($0)" }

  // MARK: - Pending requests

  @Test func pendingJoinRequestsAreReported() {
    var context = Fixture.context()
    context.enrolments = ["tys": .pending]
    #expect(validate(Fixture.sheet(), in: context).obstacles == [.enrolmentPending])
  }

  // MARK: - Pauses

  @Test func sheetsFromBeforeThePauseAreAccepted() {
    let context = context(pauses: [StudyPause(from: at(0).advanced(byMicroseconds: 1))])
    #expect(accepted(validate(Fixture.sheet(), in: context))?.deviations == [])
  }

  @Test func sheetsFromDuringThePauseWaitForItsEnd() {
    let paused = context(pauses: [StudyPause(from: at(0))])
    guard case .postponed(let violations) = validate(Fixture.sheet(), in: paused) else {
      Issue.record("not postponed")
      return
    }
    #expect(violations.map(\.reason) == [.studyPaused])
    #expect(violations.map(\.field) == ["finish_time"])
    let resumed = context(pauses: [StudyPause(from: at(0), until: at(1))])
    #expect(accepted(validate(Fixture.sheet(), in: resumed))?.deviations == [.paused])
    let after = context(pauses: [StudyPause(from: at(-1), until: at(0))])
    #expect(accepted(validate(Fixture.sheet(), in: after))?.deviations == [])
  }

  @Test func certainViolationsAreNotPostponed() {
    let paused = context(pauses: [StudyPause(from: at(0))])
    let sheet = Fixture.sheet { $0.version = 9 }
    var context = paused
    context.versions[QuestionnaireVersion(questionnaireID: "daily", version: 9)] = .unknown()
    #expect(findings(sheet, in: context) == [Finding("version", .versionUnknown)])
  }

  // MARK: - Consents

  @Test func sheetsFinishedAfterTheConsentArePostponed() {
    var ended = context()
    for end in [at(0), at(-1)] {
      ended.consentEnds = ["tys": end]
      guard case .postponed(let violations) = validate(Fixture.sheet(), in: ended) else {
        Issue.record("not postponed")
        continue
      }
      #expect(violations.map(\.reason) == [.consentEnded])
      #expect(violations.map(\.field) == ["study_id"])
    }
    // Consents end later, or in another study.
    ended.consentEnds = ["tys": at(0).advanced(byMicroseconds: 1), "other": at(-1)]
    #expect(accepted(validate(Fixture.sheet(), in: ended)) != nil)
  }

  @Test func certainViolationsDoNotWaitForAConsent() {
    var ended = context()
    ended.consentEnds = ["tys": at(-1)]
    ended.versions[QuestionnaireVersion(questionnaireID: "daily", version: 9)] = .unknown()
    let sheet = Fixture.sheet { $0.version = 9 }
    #expect(findings(sheet, in: ended) == [Finding("version", .versionUnknown)])
  }

  // MARK: - Groups

  private func grouped(_ groups: MemberGroups?) -> ValidationContext {
    var context = context(
      QuestionnaireUse(questionnaireID: "daily", version: 3, groupIDs: ["a", "b"]),
      hasGroups: true)
    context.groups["tys"] = groups
    return context
  }

  @Test func onlyMembersOfTheGroupFillItIn() {
    for outsider in [nil, MemberGroups(claimed: "c")] {
      #expect(
        findings(Fixture.sheet(), in: grouped(outsider)) == [
          Finding("questionnaire_id", .questionnaireNotInStudy)
        ])
    }
    let member = validate(Fixture.sheet(), in: grouped(MemberGroups(claimed: "b")))
    #expect(accepted(member)?.groupID == "b")
  }

  @Test func theGroupAtTheTimeOfFinishingCounts() {
    let groups = MemberGroups(periods: [
      .init(since: at(-2), groupID: "a"), .init(since: at(0), groupID: "c"),
    ])
    #expect(groups.group(at: at(-1)) == "a")
    #expect(groups.group(at: at(-3)) == "a")
    #expect(groups.group(at: at(0)) == "c")
    #expect(accepted(validate(sheet(ids[0], at: -1), in: grouped(groups)))?.groupID == "a")
    #expect(
      findings(sheet(ids[0], at: 0), in: grouped(groups)) == [
        Finding("questionnaire_id", .notInGroup)
      ])
    // A token that is younger than the bus.
    var claimed = groups
    claimed.claimed = "b"
    #expect(accepted(validate(sheet(ids[0], at: 0), in: grouped(claimed)))?.groupID == "b")
  }

  @Test func withoutAWordFromAuthASheetWaits() {
    let moved = MemberGroups(
      periods: [.init(since: at(-2), groupID: "a"), .init(since: at(-1), groupID: "c")],
      settledUntil: at(-1))
    #expect(validate(Fixture.sheet(), in: grouped(moved)).obstacles == [.groupNotYetKnown])
  }

  /// Holds for any known groups and any other violations of the sheet.
  @Test func anotherGroupsQuestionnaireIsAnsweredAsOneThatTheStudyHasNot() {
    let removed = QuestionnaireUse(
      questionnaireID: "daily", version: 3, recurrence: .oneTime,
      availability: .removed(since: at(-9)), groupIDs: ["a", "b"])
    let changes: [(inout AnswerSheet) -> Void] = [
      { _ in }, { $0.contentHash = "x" }, { $0.version = 9 }, { $0.answers = [] },
      { $0.finishedAt = nil }, { $0.platform = String(repeating: "p", count: 65) },
    ]
    for groups in [nil, MemberGroups(claimed: "c"), MemberGroups(settledUntil: at(-1))] {
      for use in [nil, removed] {
        for change in changes {
          var hidden = grouped(groups)
          if let use { hidden.studies["tys"] = .known(StudyRules(studyID: "tys", uses: [use])) }
          var lacking = hidden
          lacking.studies["tys"] = .known(
            StudyRules(
              studyID: "tys", uses: [QuestionnaireUse(questionnaireID: "x", groupIDs: ["a"])],
              hasGroups: true))
          #expect(
            validate(Fixture.sheet(change), in: hidden)
              == validate(Fixture.sheet(change), in: lacking))
        }
      }
    }
  }

  @Test func theGroupStandsWithEverySheetOfTheStudy() {
    var context = context(hasGroups: true)
    context.groups["tys"] = MemberGroups(periods: [.init(since: at(-1), groupID: "a")])
    #expect(accepted(validate(Fixture.sheet(), in: context))?.groupID == "a")
  }

  // MARK: - Blocking

  private func blocked(
    since: Instant? = nil, groups: [String] = [],
    availability: QuestionnaireUse.Availability = .open
  ) -> ValidationContext {
    context(others: [
      QuestionnaireUse(
        questionnaireID: "first", availability: availability, blocksSince: since ?? at(-10),
        groupIDs: groups)
    ])
  }

  private let first = StudyQuestionnaire(studyID: "tys", questionnaireID: "first")

  @Test func aSheetFromBeforeTheBlockingOneIsMarked() {
    var context = blocked()
    #expect(accepted(validate(Fixture.sheet(), in: context))?.deviations == [.blocked])
    context.firstFinished[first] = at(0).advanced(byMicroseconds: 1)
    #expect(accepted(validate(Fixture.sheet(), in: context))?.deviations == [.blocked])
    context.firstFinished[first] = at(0)
    #expect(accepted(validate(Fixture.sheet(), in: context))?.deviations == [])
  }

  @Test func invisibleBlockingQuestionnairesLeaveNoMark() {
    for context in [
      blocked(since: at(0).advanced(byMicroseconds: 1)), blocked(groups: ["a"]),
      blocked(availability: .deactivated(since: nil)),
    ] {
      #expect(accepted(validate(Fixture.sheet(), in: context))?.deviations == [])
    }
    let itself = context(
      QuestionnaireUse(questionnaireID: "daily", version: 3, blocksSince: at(-10)))
    #expect(accepted(validate(Fixture.sheet(), in: itself))?.deviations == [])
  }

  // MARK: - Repeat intervals

  private let repeated = QuestionnaireUse(
    questionnaireID: "daily", version: 3, repeatIntervalHours: 2)
  private let daily = StudyQuestionnaire(studyID: "tys", questionnaireID: "daily")

  private func stored(_ id: String, at hours: Int64) -> EarlierSheet {
    EarlierSheet(sheetID: UUID(uuidString: id)!, finishedAt: at(hours), answers: [:])
  }

  @Test func aRepetitionWaitsForTheInterval() {
    var context = context(repeated)
    context.earlierSheets[daily] = [stored(ids[0], at: -2)]
    #expect(findings(sheet(ids[1], at: 0), in: context) == [])
    context.earlierSheets[daily] = [stored(ids[0], at: -1)]
    #expect(
      findings(sheet(ids[1], at: 0), in: context) == [Finding("finish_time", .repeatedTooSoon)])
    // The same sheet again is not a second one.
    #expect(findings(sheet(ids[0], at: -1), in: context) == [])
  }

  @Test func lateSheetsAreJudgedByTheTimeTheyWereFinished() {
    var context = context(repeated)
    context.earlierSheets[daily] = [stored(ids[0], at: 0)]
    #expect(findings(sheet(ids[1], at: -1), in: context) == [])
    context.earlierSheets[daily]?.append(stored(ids[2], at: -2))
    #expect(
      findings(sheet(ids[1], at: -1), in: context) == [Finding("finish_time", .repeatedTooSoon)])
  }

  @Test func theSheetsOfABatchCountInTheirOrder() {
    let decisions = BatchValidator.validate(
      [sheet(ids[2], at: 0), sheet(ids[1], at: -1), sheet(ids[0], at: -2)],
      in: context(repeated))
    #expect(
      decisions.map(\.findings) == [[], [Finding("finish_time", .repeatedTooSoon)], []])
  }

  @Test func aQuestionnaireForOnceHasNoInterval() {
    var use = repeated
    use.recurrence = .oneTime
    #expect(use.repeatIntervalMicroseconds == 0)
    use.recurrence = .repeated
    #expect(use.repeatIntervalMicroseconds == 2 * hour)
    // A value that no catalogue publishes.
    use.repeatIntervalHours = .max
    #expect(use.repeatIntervalMicroseconds == 87_840 * hour)
  }

  // MARK: - Scores

  @Test func scoresAreComputedFromTheAnswers() {
    var context = context()
    let definition = Fixture.definition(scores: [
      ScoreDefinition(
        id: "total", method: .sum, items: [ScoreItem(.question("pulse"))],
        factor: 2, bands: [ScoreBand(minimum: 100, code: "high", label: TranslatedText())])
    ])
    context.versions[definition.key] = .known(definition)
    #expect(
      accepted(validate(Fixture.sheet(), in: context))?.scores == [
        SheetScore(scoreID: "total", value: 120, band: "high")
      ])
  }
}
