import Calendar
internal import Fields
import FoundationEssentials

extension SheetValidation {
  mutating func checkStudy(sheetID: UUID?, judgedAt: Instant?) -> QuestionnaireUse? {
    switch context.studies[sheet.studyID] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(
        .studyUnknown, "study_id", "there is no study \(sheet.studyID.quotedExcerpt)")
      return nil
    case .unknown, .unavailable:
      waits(for: .studyNotYetKnown, "study_id", "the study is not known here yet")
      return nil
    case .known(let rules):
      // Which rules the study had at a time that cannot be right, nobody can say.
      let finishedAt = isPlausible ? judgedAt : nil
      areRulesSettled = judgedAt.map { $0 <= rules.settledUntil } ?? true
      checkDuration(of: rules, happenedAt: finishedAt)
      checkPauses(of: rules, judgedAt: judgedAt)
      checkConsent(judgedAt: judgedAt)
      let groups = context.groups[sheet.studyID] ?? MemberGroups()
      guard sheet.questionnaireID.isASCII,
        let use = rules.use(of: sheet.questionnaireID, shownTo: groups)
      else {
        refuseQuestionnaire(of: rules, groups: groups, judgedAt: judgedAt)
        return nil
      }
      checkAvailability(of: use, finishedAt: finishedAt)
      checkRecurrence(of: use, sheetID: sheetID)
      checkInterval(of: use, finishedAt: finishedAt)
      checkGroups(of: use, judgedAt: judgedAt)
      checkBlocking(of: use, rules: rules, judgedAt: judgedAt)
      checkIncompleteness(of: use)
      checkSequence(of: rules, judgedAt: judgedAt)
      return use
    }
  }

  /// One that the study has not, or only for groups to which the participant never belonged: word for
  /// word the same, and waiting for the same. Where groups see questionnaires of their own, both wait
  /// until it is certain to which one the participant belongs.
  private mutating func refuseQuestionnaire(
    of rules: StudyRules, groups: MemberGroups, judgedAt: Instant?
  ) {
    if rules.hidesQuestionnaires, let judgedAt, judgedAt > groups.settledUntil {
      areRulesSettled = false
    }
    refuse(
      .questionnaireNotInStudy, "questionnaire_id",
      "the study has no questionnaire \(sheet.questionnaireID.quotedExcerpt)")
  }

  /// Where `finishedAt` is nil the sheet may be from before the closing.
  private mutating func checkAvailability(
    of use: QuestionnaireUse, finishedAt: Instant?
  ) {
    func wasOpen(until since: Instant) -> Bool { finishedAt.map { $0 < since } ?? true }
    switch use.availability {
    case .open:
      break
    case .deactivated(let since):
      if let since, wasOpen(until: since) { break }
      refuse(
        .questionnaireDeactivated, "questionnaire_id", "the questionnaire is deactivated")
    case .removed(let since):
      if wasOpen(until: since) { break }
      refuse(
        .questionnaireNotInStudy, "questionnaire_id",
        "the questionnaire left the study at \(since.iso8601)")
    }
  }

  private mutating func checkRecurrence(
    of use: QuestionnaireUse, sheetID: UUID?
  ) {
    let key = sheet.use
    guard use.recurrence == .oneTime, fillsIn, let stored = context.oneTimeSheets[key],
      stored != sheetID
    else { return }
    refuse(.alreadyFilledIn, "questionnaire_id", AcceptedSheet.alreadyFilledIn)
  }

  /// By the times at which sheets were finished, whatever the order in which they arrive: only the
  /// one before counts.
  private mutating func checkInterval(
    of use: QuestionnaireUse, finishedAt: Instant?
  ) {
    guard use.repeatIntervalMicroseconds > 0, fillsIn, let finishedAt else { return }
    switch latestSheet(of: sheet.questionnaireID, notAfter: finishedAt) {
    case .none: break
    case .undecided:
      waits(
        for: .earlierSheetWaits, "finish_time", "a sheet that may be too near waits itself")
    case .sheet(let before):
      let next = use.fillableAgain(after: before.finishedAt)
      guard finishedAt < next else { break }
      refuse(
        .repeatedTooSoon, "finish_time",
        "\(AcceptedSheet.tooSoon); it can be filled in again from \(next.iso8601)")
    }
  }

  private mutating func checkGroups(
    of use: QuestionnaireUse, judgedAt: Instant?
  ) {
    guard !use.groupIDs.isEmpty, let judgedAt else { return }
    let groups = context.groups[sheet.studyID] ?? MemberGroups()
    if use.isSeen(by: groups.groups(at: judgedAt)) { return }
    if judgedAt <= groups.settledUntil {
      refuse(
        .notInGroup, "questionnaire_id",
        "the questionnaire is for groups that the participant did not belong to")
    } else {
      waits(
        for: .groupNotYetKnown, "questionnaire_id",
        "to which group the caller belongs is not known here yet")
    }
  }

  /// A sheet from before the blocking questionnaire was filled in is accepted with a mark.
  private mutating func checkBlocking(
    of use: QuestionnaireUse, rules: StudyRules, judgedAt: Instant?
  ) {
    guard let judgedAt else { return }
    let groups = context.groups[sheet.studyID]?.groups(at: judgedAt) ?? []
    for blocking in rules.uses(blocking: use, seenBy: groups, at: judgedAt) {
      let key = StudyQuestionnaire(
        studyID: sheet.studyID, questionnaireID: blocking.questionnaireID)
      if let first = context.firstFinished[key], first <= judgedAt { continue }
      if let waiting = undecided[key], waiting <= judgedAt {
        waits(
          for: .earlierSheetWaits, "finish_time",
          "a sheet of the questionnaire that blocks this one waits itself")
      } else if !deviations.contains(.blocked) {
        deviations.append(.blocked)
      }
    }
  }
}
