import Calendar
import Fields
import FoundationEssentials

/// The validation of one sheet against exactly the version it names. Collects everything that is
/// wrong instead of stopping at the first.
struct SheetValidation {
  let sheet: AnswerSheet
  let context: ValidationContext
  /// Questionnaires with a sheet in the same batch that waits for a decision, and the time from
  /// which it would count.
  let undecided: [StudyQuestionnaire: Instant]
  var violations: ViolationList
  /// What must be known, or come to an end, before the sheet can be accepted.
  var obstacles: [Violation] = []
  var deviations: [Deviation] = []
  /// Numbers that are stored otherwise than they were sent, by the place of their answer.
  var clampedNumbers: [Int: Double] = [:]
  /// What the sheet is to the binding sequences of its study; nil: nothing, or nobody can say.
  var sequence: SequenceState.Judgement?
  /// Whether the device can have known no newer rules of the study when the sheet was finished.
  var areRulesSettled = true

  init(
    sheet: AnswerSheet, context: ValidationContext,
    undecided: [StudyQuestionnaire: Instant], violationCountMax: Int
  ) {
    self.sheet = sheet
    self.context = context
    self.undecided = undecided
    violations = ViolationList(countMax: violationCountMax)
  }

  mutating func decide() -> SheetDecision {
    let sheetID = checkSheetID()
    checkLabels()
    let finishedAt = checkTimes()
    let judgedAt = context.judgedAt(sheet)
    let isParticipant = checkNames() && checkEnrolment(at: judgedAt)
    // A stranger learns nothing about a study's questionnaires.
    let use = isParticipant ? checkStudy(sheetID: sheetID, judgedAt: judgedAt) : nil
    let definition = use == nil ? nil : checkVersion(judgedAt: judgedAt)
    let references = checkReferences(definition: definition)
    if let definition {
      checkMeasurements(definition: definition)
      let certain = violations
      if checkAnswers(definition: definition, references: references, judgedAt: judgedAt)
        == .undecidable
      {
        waits(
          for: .earlierSheetWaits, "answers", "a sheet that decides what was shown waits itself")
        violations = certain
      }
    }
    // What is wrong already stays wrong, whatever the unknown turns out to be.
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let sheetID, let finishedAt, let judgedAt, let use, let definition
    else { return .postponed(obstacles) }
    let answers = storedAnswers
    return .accepted(
      AcceptedSheet(
        sheetID: sheetID, startedAt: sheet.startedAt?.instant, finishedAt: finishedAt,
        isOneTime: use.recurrence == .oneTime && fillsIn, fillsIn: fillsIn,
        repeatIntervalMicroseconds: isPlausible && fillsIn ? use.repeatIntervalMicroseconds : 0,
        groupID: context.groups[sheet.studyID]?.group(at: judgedAt, for: use) ?? "",
        deviations: deviations,
        scores: definition.scores(of: answers),
        answers: answers, sheet: sheet))
  }

  var storedAnswers: [Answer] {
    var answers = sheet.answers
    for (index, number) in clampedNumbers { answers[index].value = .number(number) }
    return answers
  }

  private mutating func checkSheetID() -> UUID? {
    guard let sheetID = UUID(text: sheet.sheetID) else {
      violations.add(
        .sheetIDInvalid, "sheet_id", "\(sheet.sheetID.quotedExcerpt) is not a UUID")
      return nil
    }
    return sheetID
  }

  private mutating func checkVersion(judgedAt: Instant?) -> PreparedQuestionnaire? {
    let key = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    let version = sheet.version
    switch context.versions[key] ?? .unavailable {
    case .unknown(let settledUntil) where judgedAt.map { $0 <= settledUntil } ?? true:
      violations.add(.versionUnknown, "version", "version \(version) is not published")
      return nil
    case .unknown, .unavailable:
      waits(
        for: .versionNotYetKnown, "version", "version \(sheet.version) is not known here yet")
      return nil
    case .known(let definition):
      guard sheet.contentHash == definition.contentHash, sheet.contentHash.isASCII else {
        // Whatever the client showed, it was not this: its answers cannot be judged by it.
        violations.add(
          .contentHashMismatch, "content_hash",
          "version \(sheet.version) has the content hash \(definition.contentHash)")
        return nil
      }
      return definition
    }
  }
}

extension AcceptedSheet {
  static let tooSoon = "less than the repeat interval after the sheet before it"

  /// What a sheet gets that lost against another one which was stored at the same time.
  public static let lostIntervalRace = Violation(
    field: "finish_time", reason: .repeatedTooSoon, description: tooSoon)

  static let alreadyFilledIn = "the questionnaire is filled in once, and another sheet is stored"

  /// What a sheet gets that lost against another one which was stored at the same time.
  public static let lostOneTimeRace = Violation(
    field: "questionnaire_id", reason: .alreadyFilledIn, description: alreadyFilledIn)
}
