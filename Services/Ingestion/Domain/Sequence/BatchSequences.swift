import Calendar
import Fields
import FoundationEssentials

/// The binding sequences that the sheets of one batch belong to, study by study.
struct BatchSequences {
  private var trackers: [String: SequenceTracker] = [:]

  /// What a sheet is to its study's sequences. Sheets come in the order in which they were finished.
  ///
  /// - Returns: nil where no order is binding, or the sheet was not finished when it says or before the order
  ///   was there.
  mutating func judgement(
    of sheet: AnswerSheet, in context: ValidationContext
  ) -> SequenceState.Judgement? {
    guard case .known(let rules) = context.studies[sheet.studyID], let lists = rules.bindingLists,
      let finishedAt = sheet.finishedAt?.instant,
      context.isPlausible(finishedAt, in: sheet.studyID)
    else { return nil }
    trackers[sheet.studyID, default: context.tracker(lists, of: rules)].advance(
      to: finishedAt, except: UUID(text: sheet.sheetID),
      earlier: context.earlierAnswers(in: sheet.studyID))
    guard finishedAt >= lists.since else { return nil }
    return trackers[sheet.studyID]?.judgement(of: sheet.questionnaireID, at: finishedAt)
  }

  /// Notes what became of a sheet, and by what it was judged.
  mutating func end(
    _ sheet: AnswerSheet, _ decision: SheetDecision, isJudged: Bool,
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
    // One without any answer leaves the order as it is.
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
        .filter { $0.finishedAt <= notAfter }
        .max { ($0.finishedAt, $0.sheetID) < ($1.finishedAt, $1.sheetID) }?
        .answers
    }
  }

  /// What others are told of a sheet's answers: never a text.
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
