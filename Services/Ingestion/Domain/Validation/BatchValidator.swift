import Calendar

/// Validates the sheets of one participant in the order in which they were finished, so that what
/// an earlier sheet of the batch says counts for the later ones (a worst-symptom sheet that was
/// filled in offline just before the first momentary one).
public struct BatchValidator {
  private var context: ValidationContext
  /// Questionnaires of which a sheet of the batch could not be decided, with its time.
  private var undecided: [StudyQuestionnaire: Instant] = [:]
  private var sequences = BatchSequences()

  private init(context: ValidationContext) {
    self.context = context
  }

  /// One decision per sheet, in the order of the sheets.
  public static func validate(
    _ sheets: [AnswerSheet], in context: ValidationContext
  ) -> [SheetDecision] {
    var validator = BatchValidator(context: context)
    let violationCountMax = context.limits.violationCountMax(sheets: sheets.count)
    var decisions = [SheetDecision](repeating: .postponed([]), count: sheets.count)
    for index in validator.order(of: sheets) {
      decisions[index] = validator.decide(sheets[index], violationCountMax: violationCountMax)
    }
    return decisions
  }

  /// By finishing time. At the same instant sheets that depend on other questionnaires come last;
  /// otherwise the batch's order counts.
  private func order(of sheets: [AnswerSheet]) -> [Int] {
    let keys = sheets.enumerated().map { index, sheet in
      let references = context.definition(for: sheet)?.referencedQuestions ?? []
      return (
        sheet.finishedAt?.instant?.microseconds ?? .max, references.isEmpty ? 0 : 1, index
      )
    }
    return keys.sorted(by: <).map(\.2)
  }

  private mutating func decide(
    _ sheet: AnswerSheet, violationCountMax: Int
  ) -> SheetDecision {
    var validation = SheetValidation(
      sheet: sheet, context: context, undecided: undecided, violationCountMax: violationCountMax)
    validation.sequence = sequences.judgement(of: sheet, in: context)
    let isJudged = validation.sequence != nil
    var decision = validation.decide()
    let use = sheet.use
    switch decision {
    case .accepted(let accepted):
      if accepted.isOneTime, context.oneTimeSheets[use] == nil {
        context.oneTimeSheets[use] = accepted.sheetID
      }
      if accepted.fillsIn {
        context.earlierSheets[use, default: []].append(EarlierSheet(accepted))
        let first = context.firstFinished[use] ?? accepted.finishedAt
        context.firstFinished[use] = min(first, accepted.finishedAt)
      }
      var told = accepted
      told.watchedAnswers = context.watchedAnswers(of: accepted)
      decision = .accepted(told)
    case .postponed:
      if let finishedAt = sheet.finishedAt?.instant {
        undecided[use] = min(undecided[use] ?? finishedAt, finishedAt)
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
}
