import Calendar

/// Validates the sheets of one participant in the order of the times from which they count, so that
/// earlier sheets of the batch count for later ones (a worst-symptom sheet filled in offline before
/// the first momentary one).
struct BatchValidator {
  private var context: ValidationContext
  /// Questionnaires with an undecided sheet in the batch, and its time.
  private var undecided: [StudyQuestionnaire: Instant] = [:]
  /// Number of sheets of the batch still to be decided, by questionnaire; empty unless sheets may
  /// wait for later ones.
  private var following: [StudyQuestionnaire: Int] = [:]
  /// Questionnaires whose sheets in the batch may wait for a sheet of the key; empty as above.
  private var waiting: [StudyQuestionnaire: Set<StudyQuestionnaire>] = [:]
  private var sequences = BatchSequences()

  private init(context: ValidationContext) {
    self.context = context
  }

  /// Returns one decision per sheet, in order.
  static func validate(
    _ sheets: [AnswerSheet], in context: ValidationContext
  ) -> [Decision<AcceptedSheet>] {
    var validator = BatchValidator(context: context)
    let violationCountMax = context.limits.violationCountMax(sheets: sheets.count)
    var decisions = [Decision<AcceptedSheet>](repeating: .postponed([]), count: sheets.count)
    if !context.sheetsInAnyOrder.isEmpty { validator.noteFollowing(sheets) }
    for index in validator.order(of: sheets) {
      decisions[index] = validator.decide(sheets[index], violationCountMax: violationCountMax)
    }
    return decisions
  }

  /// Returns the indices by the time used for validation. Ties are broken by finish time; then
  /// sheets that depend on other questionnaires come last, then the batch's order decides.
  private func order(of sheets: [AnswerSheet]) -> [Int] {
    let keys = sheets.enumerated().map { index, sheet in
      let references = context.definition(for: sheet)?.referencedQuestions ?? []
      return (
        context.judgedAt(sheet)?.microseconds ?? .max,
        sheet.finishedAt?.instant?.microseconds ?? .max, references.isEmpty ? 0 : 1, index
      )
    }
    return keys.sorted(by: <).map(\.3)
  }

  private mutating func decide(
    _ sheet: AnswerSheet, violationCountMax: Int
  ) -> Decision<AcceptedSheet> {
    var validation = SheetValidation(
      sheet: sheet, context: context, undecided: undecided, violationCountMax: violationCountMax)
    let use = sheet.use
    following[use]? -= 1
    if validation.isInAnyOrder {
      // Sheets that wait for each other would wait forever.
      validation.following = Set(following.filter { $0.value > 0 }.keys)
        .subtracting(usesWaiting(for: use))
    }
    validation.sequence = sequences.judgement(of: sheet, in: context)
    let isJudged = validation.sequence != nil
    var decision = validation.decide()
    switch decision {
    case .accepted(let accepted):
      if accepted.isOneTime, context.oneTimeSheets[use] == nil {
        context.oneTimeSheets[use] = accepted.sheetID
      }
      if accepted.fillsIn {
        context.earlierSheets[use, default: []].append(EarlierSheet(accepted))
        let first = context.firstFinished[use] ?? accepted.countedAt
        context.firstFinished[use] = min(first, accepted.countedAt)
      }
      var told = accepted
      told.watchedAnswers = context.watchedAnswers(of: accepted)
      decision = .accepted(told)
    case .postponed:
      if let judgedAt = context.judgedAt(sheet) {
        undecided[use] = min(undecided[use] ?? judgedAt, judgedAt)
      }
    case .rejected:
      break
    }
    let expectation = sequences.end(sheet, decision, isJudged: isJudged, in: context)
    if case .accepted(var accepted) = decision, expectation != nil {
      accepted.sequence = expectation
      decision = .accepted(accepted)
    }
    return decision
  }

  private mutating func noteFollowing(_ sheets: [AnswerSheet]) {
    for sheet in sheets {
      following[sheet.use, default: 0] += 1
      for questionnaireID in context.questionnairesAwaited(by: sheet) {
        let use = StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID)
        waiting[use, default: []].insert(sheet.use)
      }
    }
  }

  /// Returns the questionnaire and those whose sheets may wait for it, directly or through others.
  private func usesWaiting(for use: StudyQuestionnaire) -> Set<StudyQuestionnaire> {
    var (found, open): (Set, [StudyQuestionnaire]) = ([use], [use])
    while let next = open.popLast() {
      for use in waiting[next] ?? [] where found.insert(use).inserted { open.append(use) }
    }
    return found
  }
}

extension ValidationContext {
  /// Returns the questionnaires whose undecided sheets postpone the sheet.
  fileprivate func questionnairesAwaited(by sheet: AnswerSheet) -> Set<String> {
    let needed = definition(for: sheet)?.questionnairesNeeded(by: sheet) ?? []
    guard let rules = studies[sheet.studyID]?.known else { return needed }
    let isBlocking = rules.uses[sheet.questionnaireID]?.blocksSince != nil
    return needed.union(isBlocking ? [] : rules.blockingQuestionnaires)
      .union(rules.sequenceQuestionnaires)
  }
}
