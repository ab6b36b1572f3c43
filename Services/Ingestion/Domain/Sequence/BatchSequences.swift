import Calendar
import Fields
import FoundationEssentials

/// The binding sequences that the sheets of one batch belong to, by study.
struct BatchSequences {
  private var trackers: [String: SequenceTracker] = [:]

  /// Judges a sheet's place in its study's sequences. Sheets must be passed in the order of the
  /// times used for validation.
  ///
  /// - Returns: nil if no sequence is binding, or the finish time is implausible or before the
  ///   sequence existed.
  mutating func judgement(
    of sheet: AnswerSheet, in context: ValidationContext
  ) -> SequenceState.Judgement? {
    guard case .known(let rules) = context.studies[sheet.studyID], let lists = rules.bindingLists,
      let finishedAt = sheet.finishedAt?.instant, let judgedAt = context.judgedAt(sheet)
    else { return nil }
    trackers[sheet.studyID, default: context.tracker(lists, of: rules)].advance(
      to: judgedAt, except: UUID(text: sheet.sheetID),
      earlier: context.earlierAnswers(in: sheet.studyID))
    guard context.isPlausible(finishedAt, in: sheet.studyID), judgedAt >= lists.since
    else { return nil }
    return trackers[sheet.studyID]?.judgement(of: sheet.questionnaireID, at: judgedAt)
  }

  /// Records the decision on a sheet and the expectation it was judged by.
  mutating func end(
    _ sheet: AnswerSheet, _ decision: Decision<AcceptedSheet>, isJudged: Bool,
    in context: ValidationContext
  ) -> SequenceExpectation? {
    guard case .known(let rules) = context.studies[sheet.studyID], let lists = rules.bindingLists
    else { return nil }
    let earlier = context.earlierAnswers(in: sheet.studyID)
    var tracker = trackers[sheet.studyID] ?? context.tracker(lists, of: rules)
    defer { trackers[sheet.studyID] = tracker }
    guard case .accepted(let accepted) = decision else {
      tracker.end(with: nil, earlier: earlier)
      return nil
    }
    var expectation = SequenceExpectation(
      questionnaireIDs: tracker.questionnaireIDs, latestSheetID: tracker.latestSheetID)
    let step = SequenceStep(
      questionnaireID: sheet.questionnaireID, sheet: EarlierSheet(accepted),
      receivedAt: context.now, isPlausible: !accepted.deviations.contains(.clockImplausible))
    // An empty sheet does not advance the sequence.
    tracker.end(with: accepted.fillsIn ? step : nil, earlier: earlier)
    expectation.pending = tracker.state.pending
    return isJudged ? expectation : nil
  }
}

extension ValidationContext {
  fileprivate func tracker(
    _ lists: BindingLists, of rules: StudyRules
  ) -> SequenceTracker {
    SequenceTracker(
      lists, of: rules, groups: groups[rules.studyID] ?? MemberGroups(),
      stored: sequenceSteps[rules.studyID] ?? [])
  }

  fileprivate func earlierAnswers(in studyID: String) -> SequenceTracker.EarlierAnswers {
    { questionnaireID, notAfter in
      earlierSheets[StudyQuestionnaire(studyID: studyID, questionnaireID: questionnaireID)]?
        .filter { $0.countedAt <= notAfter }
        .max { ($0.countedAt, $0.sheetID) < ($1.countedAt, $1.sheetID) }?
        .answers
    }
  }

  /// Returns the answers that other services receive; never texts.
  func watchedAnswers(of accepted: AcceptedSheet) -> [Answer] {
    guard case .known(let rules) = studies[accepted.sheet.studyID],
      let watched = rules.watchedQuestions[accepted.sheet.questionnaireID]
    else { return [] }
    return accepted.answers.filter { answer in
      guard watched.contains(answer.elementID) else { return false }
      return switch answer.value {
      case .choice, .number: true
      case .text, .date, .time, .dateTime, nil: false
      }
    }
  }
}
