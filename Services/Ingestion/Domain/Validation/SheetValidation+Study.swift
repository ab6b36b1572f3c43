extension SheetValidation {
  /// What was finished during a pause waits for its end: while data must not be collected none is
  /// taken, and none is lost. After it the sheet is accepted with a mark, for the device cannot have
  /// known of a pause that came while it was offline.
  mutating func checkPauses(of rules: StudyRules, finishedAt: Instant?) {
    guard let finishedAt else { return }
    for pause in rules.pauses where pause.contains(finishedAt) {
      if pause.until == nil {
        obstacles.append(
          Violation(
            field: "finished_at", reason: .studyPaused,
            description: "the study is paused since \(pause.from.iso8601)"))
      } else if !deviations.contains(.paused) {
        deviations.append(.paused)
      }
    }
  }

  /// By the times at which sheets were finished, whatever the order in which they arrive: only the
  /// one before counts.
  mutating func checkInterval(of use: QuestionnaireUse, finishedAt: Instant?) {
    let interval = use.repeatIntervalMicroseconds
    guard interval > 0, let finishedAt else { return }
    switch latestSheet(of: sheet.questionnaireID, notAfter: finishedAt) {
    case .none: break
    case .undecided: isUndecidable = true
    case .sheet(let before):
      let next = before.finishedAt.advanced(byMicroseconds: interval)
      guard finishedAt < next else { break }
      violations.add(
        .repeatedTooSoon, "finished_at",
        "\(AcceptedSheet.tooSoon); it can be filled in again from \(next.iso8601)")
    }
  }

  mutating func checkGroups(of use: QuestionnaireUse, finishedAt: Instant?) {
    guard !use.groupIDs.isEmpty, let finishedAt else { return }
    let groups = context.groups[sheet.studyID] ?? MemberGroups()
    if use.isSeen(by: groups.groups(at: finishedAt)) { return }
    if groups.isCertain {
      violations.add(
        .notInGroup, "questionnaire_id",
        "the questionnaire is for groups that the participant did not belong to")
    } else {
      isUndecidable = true
    }
  }

  /// A sheet from before the blocking questionnaire was filled in is accepted with a mark.
  mutating func checkBlocking(of use: QuestionnaireUse, rules: StudyRules, finishedAt: Instant?) {
    guard let finishedAt, use.blocksSince == nil else { return }
    let groups = context.groups[sheet.studyID]?.groups(at: finishedAt) ?? []
    for blocking in rules.blockingUses(seenBy: groups) {
      guard let since = blocking.blocksSince, finishedAt >= since else { continue }
      let key = StudyQuestionnaire(
        studyID: sheet.studyID, questionnaireID: blocking.questionnaireID)
      if let first = context.firstFinished[key], first <= finishedAt { continue }
      if let waiting = undecided[key], waiting <= finishedAt {
        isUndecidable = true
      } else if !deviations.contains(.blocked) {
        deviations.append(.blocked)
      }
    }
  }
}
