import Calendar
import Fields
import FoundationEssentials

extension SheetValidation {
  mutating func checkStudy(sheetID: UUID?, judgedAt: Instant?) -> QuestionnaireUse? {
    guard let rules = checkStudyIsKnown(judgedAt: judgedAt) else { return nil }
    // The rules at an implausible time are unknown.
    let finishedAt = isPlausible ? judgedAt : nil
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

  /// Rejects a questionnaire that is not in the study, or restricted to other groups, with
  /// identical text and timing. If groups have their own questionnaires, both wait until the
  /// participant's group is certain.
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

  /// If `finishedAt` is nil, the sheet may be from before the closing.
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
        "the questionnaire was removed from the study at \(since.iso8601)")
    }
  }

  private mutating func checkRecurrence(
    of use: QuestionnaireUse, sheetID: UUID?
  ) {
    let key = sheet.use
    guard use.recurrence == .oneTime, fillsIn, let stored = context.oneTimeSheets[key],
      stored != sheetID
    else { return }
    refuse(.alreadyFilledIn, "questionnaire_id", Violation.alreadyFilledIn)
  }

  /// Compares finish times, not the order of arrival; only the previous sheet counts. A sheet is too
  /// soon only if it is both by the device's clock and by the times from which the sheets count,
  /// since one of two clocks may be ahead.
  private mutating func checkInterval(
    of use: QuestionnaireUse, finishedAt: Instant?
  ) {
    guard use.repeatIntervalMicroseconds > 0, fillsIn, let finishedAt else { return }
    switch latestSheet(of: sheet.questionnaireID, notAfter: finishedAt) {
    case .none: break
    case .undecided:
      waits(
        for: .earlierSheetWaits, "finish_time", "an earlier, close sheet is still pending")
    case .sheet(let before):
      let next = use.fillableAgain(after: before.countedAt)
      let ownFinish = sheet.finishedAt?.instant ?? finishedAt
      guard finishedAt < next, before.finishedAt <= ownFinish,
        ownFinish < use.fillableAgain(after: before.finishedAt)
      else { break }
      refuse(
        .repeatedTooSoon, "finish_time",
        "\(Violation.tooSoon); it can be filled in again from \(next.iso8601)")
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
        "the caller's group is not known here yet")
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
          "a sheet of the blocking questionnaire is still pending")
      } else if !deviations.contains(.blocked) {
        deviations.append(.blocked)
      }
    }
  }

  /// TYT §4.1.3, third case: allowed only if the study permits it.
  private mutating func checkIncompleteness(of use: QuestionnaireUse) {
    guard sheet.closing == .incomplete, !use.mayCloseIncomplete else { return }
    refuse(
      .incompleteNotAllowed, "closing",
      "the study does not accept incomplete sheets of this questionnaire")
  }

  /// If a binding sequence was in progress when the sheet was finished, the sheet must be the next
  /// one (generic forms §4.1).
  private mutating func checkSequence(of rules: StudyRules, judgedAt: Instant?) {
    guard let sequence, let judgedAt else { return }
    let waiting = undecided.contains { use, since in
      use.studyID == sheet.studyID && since <= judgedAt
        && rules.sequenceQuestionnaires.contains(use.questionnaireID)
    }
    guard !waiting else {
      waits(
        for: .earlierSheetWaits, "questionnaire_id",
        "another sheet of the study's binding order is still pending")
      return
    }
    switch sequence {
    case .free, .next: break
    case .notNext(let next):
      refuse(
        .sequenceNotNext, "questionnaire_id",
        "the study's binding order asks for \(next) first")
    case .repeated:
      refuse(
        .sequenceRepeated, "questionnaire_id",
        "already filled in within the current binding order")
    }
  }
}
