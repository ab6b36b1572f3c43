import Calendar
import FoundationEssentials
import Testing

@testable import IngestionService

@Suite struct StudyRulesTests {
  private let before = Fixture.now.advanced(byMicroseconds: -1)
  private let after = Fixture.now.advanced(byMicroseconds: 1)

  @Test func unknownStudy() {
    var context = Fixture.context()
    context.studies["tys"] = .unknown()
    #expect(findings(Fixture.sheet(), in: context) == [Finding("study_id", .studyUnknown)])
  }

  @Test func aStudyThatCannotBeAskedForWaits() {
    var context = Fixture.context()
    for resolution: Resolution<StudyRules>? in [.unavailable, nil, .unknown(settledUntil: before)] {
      context.studies["tys"] = resolution
      #expect(validate(Fixture.sheet(), in: context).obstacles == [.studyNotYetKnown])
    }
  }

  @Test func certainViolationsAreRejectedAtOnce() {
    var context = Fixture.context()
    context.studies["tys"] = .unavailable
    #expect(
      findings(Fixture.sheet { $0.closing = nil }, in: context) == [
        Finding("closing", .closingInvalid)
      ])
  }

  @Test func strangersLearnNothing() {
    var context = Fixture.context()
    context.enrolments = ["other": .enrolled]
    let sheet = Fixture.sheet { $0.answers = [] }
    #expect(findings(sheet, in: context) == [Finding("study_id", .notEnrolled)])
  }

  @Test func sheetsFromBeforeLeavingAreAccepted() {
    var context = Fixture.context()
    context.enrolments = ["tys": .left(at: Fixture.now)]
    #expect(findings(Fixture.sheet(), in: context) == [])
    context.enrolments = ["tys": .left(at: before)]
    #expect(findings(Fixture.sheet(), in: context) == [Finding("study_id", .notEnrolled)])
  }

  @Test func unsettledEnrolmentsWait() {
    var context = Fixture.context()
    for (doubt, reason) in [
      (Enrolment.Doubt.tokenOutdated, Reason.tokenOutdated), (.notYetKnown, .enrolmentNotYetKnown),
    ] {
      context.enrolments = ["tys": .left(at: Fixture.now, doubt: doubt)]
      #expect(findings(Fixture.sheet(), in: context) == [])
      context.enrolments = ["tys": .left(at: before, doubt: doubt)]
      #expect(validate(Fixture.sheet(), in: context).obstacles == [reason])
      context.enrolments = ["tys": .stranger(doubt: doubt)]
      #expect(validate(Fixture.sheet(), in: context).obstacles == [reason])
    }
  }

  @Test func sheetsFromBetweenTwoMembershipsAreRefused() {
    var context = Fixture.context()
    for (until, expected) in [
      (Fixture.now, []), (after, [Finding("study_id", .notEnrolled)]),
    ] {
      context.enrolments = [
        "tys": Enrolment(absences: [.init(after: before, until: until)])
      ]
      #expect(findings(Fixture.sheet(), in: context) == expected)
    }
    context.enrolments = ["tys": Enrolment(absences: [.init(after: Fixture.now, until: after)])]
    #expect(findings(Fixture.sheet(), in: context) == [])
  }

  @Test func theStudyHasABeginning() {
    #expect(findings(Fixture.sheet(), in: Fixture.context(startsAt: Fixture.now)) == [])
    #expect(
      findings(Fixture.sheet(), in: Fixture.context(startsAt: after)) == [
        Finding("finish_time", .studyNotStarted)
      ])
  }

  @Test func theStudyHasAnEnd() {
    #expect(findings(Fixture.sheet(), in: Fixture.context(endsAt: after)) == [])
    #expect(
      findings(Fixture.sheet(), in: Fixture.context(endsAt: Fixture.now)) == [
        Finding("finish_time", .studyEnded)
      ])
  }

  @Test func theQuestionnaireBelongsToTheStudy() {
    #expect(
      findings(Fixture.sheet(), in: Fixture.context(uses: [])) == [
        Finding("questionnaire_id", .questionnaireNotInStudy)
      ])
  }

  /// Rules of a revision that rejects the sheet for that reason.
  private func rules(refusing reason: Reason) -> StudyRules {
    var rules = StudyRules(
      studyID: "tys", uses: [QuestionnaireUse(questionnaireID: "daily", version: 3)])
    switch reason {
    case .studyNotStarted: rules.startsAt = .distantFuture
    case .studyEnded: rules.endsAt = Fixture.now
    case .questionnaireNotInStudy: rules.uses = [:]
    case .questionnaireDeactivated:
      rules.uses["daily"]?.availability = .deactivated(since: nil)
    case .alreadyFilledIn: rules.uses["daily"]?.recurrence = .oneTime
    case .repeatedTooSoon: rules.uses["daily"]?.repeatIntervalHours = 1
    default: rules.uses["daily"]?.groupIDs = ["a"]
    }
    return rules
  }

  /// Each reason that depends on the study's revision: with rules older than the device may know,
  /// the sheet is postponed.
  @Test(arguments: [
    Reason.studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated,
    .alreadyFilledIn, .repeatedTooSoon, .notInGroup,
  ])
  func rejectionsOfAnOldRevisionArePostponed(_ reason: Reason) {
    var context = Fixture.context()
    let daily = StudyQuestionnaire(studyID: "tys", questionnaireID: "daily")
    context.oneTimeSheets[daily] = UUID()
    context.earlierSheets[daily] = [
      EarlierSheet(sheetID: UUID(), finishedAt: before, answers: [:])
    ]
    // Was in the group once, so the reason may mention the group.
    context.groups["tys"] = MemberGroups(periods: [
      .init(since: .distantPast, groupID: "a"), .init(since: before, groupID: "c"),
    ])
    for (settledUntil, isSettled) in [(Fixture.now, true), (before, false), (.distantPast, false)] {
      var rules = rules(refusing: reason)
      rules.settledUntil = settledUntil
      context.studies["tys"] = .known(rules)
      let decision = validate(Fixture.sheet(), in: context)
      #expect(decision.findings?.map(\.reason) == (isSettled ? [reason] : nil))
      #expect(decision.obstacles == (isSettled ? nil : [.studyUnconfirmed]))
    }
    // Violations of the sheet itself need no confirmation.
    #expect(
      findings(Fixture.sheet { $0.sheetID = "x" }, in: context) == [
        Finding("sheet_id", .sheetIDInvalid)
      ])
  }

  @Test(arguments: [
    (QuestionnaireUse.Availability.deactivated(since: nil), Reason.questionnaireDeactivated),
    (.deactivated(since: Fixture.now), .questionnaireDeactivated),
    (.removed(since: Fixture.now), .questionnaireNotInStudy),
  ])
  func closedQuestionnairesAreRefused(
    _ availability: QuestionnaireUse.Availability, _ reason: Reason
  ) {
    let use = QuestionnaireUse(questionnaireID: "daily", availability: availability)
    #expect(
      findings(Fixture.sheet(), in: Fixture.context(uses: [use])) == [
        Finding("questionnaire_id", reason)
      ])
  }

  @Test func sheetsFromBeforeClosingAreAccepted() {
    for availability: QuestionnaireUse.Availability in [
      .deactivated(since: after), .removed(since: after),
    ] {
      let use = QuestionnaireUse(questionnaireID: "daily", availability: availability)
      #expect(findings(Fixture.sheet(), in: Fixture.context(uses: [use])) == [])
    }
  }

  @Test func unknownVersions() {
    var context = Fixture.context()
    let key = QuestionnaireVersion(questionnaireID: "daily", version: 4)
    context.versions[key] = .unknown()
    #expect(
      findings(Fixture.sheet { $0.version = 4 }, in: context) == [
        Finding("version", .versionUnknown)
      ])
    for resolution: Resolution<PreparedQuestionnaire>? in [
      .unavailable, nil, .unknown(settledUntil: before),
    ] {
      context.versions[key] = resolution
      #expect(
        validate(Fixture.sheet { $0.version = 4 }, in: context).obstacles == [.versionNotYetKnown])
    }
  }

  @Test func olderVersionsStayValid() {
    let older = PreparedQuestionnaire(
      questionnaireID: "daily", version: 1, contentHash: "01",
      elements: [Fixture.question("loudness", .slider(minimum: 0, maximum: 10, step: 1))])
    let context = Fixture.context(
      [Fixture.everyKind, older],
      uses: [QuestionnaireUse(questionnaireID: "daily", version: 3)])
    let sheet = Fixture.sheet {
      $0.version = 1
      $0.contentHash = "01"
      $0.answers = [Answer(elementID: "loudness", value: .number(10))]
    }
    #expect(findings(sheet, in: context) == [])
    // The same answer is out of range in the current version.
    #expect(
      findings(Fixture.sheet(answering: "loudness", .number(10)), in: context) == [
        Finding("answers[0].number", .outOfRange)
      ])
  }

  @Test func contentsMustBeThoseOfTheVersion() {
    let sheet = Fixture.sheet {
      $0.contentHash = Fixture.hash.uppercased()
      $0.answers = []
    }
    #expect(findings(sheet) == [Finding("content_hash", .contentHashMismatch)])
  }

  @Test func oneTimeQuestionnairesAreFilledInOnce() throws {
    let use = QuestionnaireUse(questionnaireID: "daily", recurrence: .oneTime)
    var context = Fixture.context(uses: [use])
    guard case .accepted(let accepted) = validate(Fixture.sheet(), in: context) else {
      Issue.record("refused")
      return
    }
    #expect(accepted.isOneTime)
    let key = StudyQuestionnaire(studyID: "tys", questionnaireID: "daily")
    context.oneTimeSheets[key] = UUID()
    #expect(
      findings(Fixture.sheet(), in: context) == [
        Finding("questionnaire_id", .alreadyFilledIn)
      ])
    // The same sheet again is not a second one.
    context.oneTimeSheets[key] = UUID(uuidString: Fixture.sheetID)
    #expect(findings(Fixture.sheet(), in: context) == [])
  }

  @Test func repeatedQuestionnairesAreNot() {
    var context = Fixture.context()
    context.oneTimeSheets[StudyQuestionnaire(studyID: "tys", questionnaireID: "daily")] = UUID()
    #expect(findings(Fixture.sheet(), in: context) == [])
  }
}

extension Enrolment {
  fileprivate static func left(at instant: Instant, doubt: Doubt? = nil) -> Enrolment {
    Enrolment(absences: [Absence(after: instant)], doubt: doubt)
  }
}
