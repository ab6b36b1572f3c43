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
  /// Whether something that decides about the sheet is not known now.
  var isUndecidable = false
  /// What must end before the sheet can be accepted.
  var obstacles: [Violation] = []
  var deviations: [Deviation] = []

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
    let isParticipant = checkEnrolment(finishedAt: finishedAt)
    // A stranger learns nothing about a study's questionnaires.
    let use = isParticipant ? checkStudy(sheetID: sheetID, finishedAt: finishedAt) : nil
    let definition = use == nil ? nil : checkVersion()
    let references = checkReferences(definition: definition)
    if let definition {
      checkMeasurements(definition: definition)
      let certain = violations
      if checkAnswers(definition: definition, references: references, finishedAt: finishedAt)
        == .undecidable
      {
        isUndecidable = true
        violations = certain
      }
    }
    // What is wrong already stays wrong, whatever the unknown turns out to be.
    guard violations.isEmpty else { return .rejected(violations.reported) }
    guard obstacles.isEmpty else { return .postponed(obstacles) }
    guard !isUndecidable, let sheetID, let finishedAt, let use, let definition else {
      return .retryLater
    }
    return .accepted(
      AcceptedSheet(
        sheetID: sheetID, startedAt: sheet.startedAt?.instant, finishedAt: finishedAt,
        isOneTime: use.recurrence == .oneTime,
        repeatIntervalMicroseconds: use.repeatIntervalMicroseconds,
        groupID: context.groups[sheet.studyID]?.group(at: finishedAt, for: use) ?? "",
        deviations: deviations, scores: definition.scores.compute(sheet.knownAnswers),
        sheet: sheet))
  }

  private mutating func checkSheetID() -> UUID? {
    guard sheet.sheetID.isASCII, let sheetID = UUID(uuidString: sheet.sheetID),
      sheetID.uuidString != "00000000-0000-0000-0000-000000000000"
    else {
      violations.add(
        .sheetIDInvalid, "sheet_id", "\(sheet.sheetID.quotedExcerpt) is not a UUID")
      return nil
    }
    return sheetID
  }

  /// False when the caller is no participant, or was none any more when the sheet was finished.
  private mutating func checkEnrolment(finishedAt: Instant?) -> Bool {
    switch context.enrolments[sheet.studyID] ?? .none {
    case .enrolled:
      return true
    case .ended(let leftAt):
      if let finishedAt, finishedAt <= leftAt { return true }
      violations.add(
        .notEnrolled, "study_id", "left the study at \(leftAt.iso8601), before it was finished")
      return false
    case .unsettled(let knownUntil):
      if let finishedAt, let knownUntil, finishedAt <= knownUntil { return true }
      isUndecidable = true
      return true
    case .pending:
      violations.add(
        .enrolmentPending, "study_id", "a leader has not decided yet on the request to join")
      return false
    case .none:
      violations.add(
        .notEnrolled, "study_id",
        "not a participant of the study \(sheet.studyID.quotedExcerpt)")
      return false
    }
  }

  private mutating func checkStudy(sheetID: UUID?, finishedAt: Instant?) -> QuestionnaireUse? {
    switch context.studies[sheet.studyID] ?? .unavailable {
    case .unavailable:
      isUndecidable = true
      return nil
    case .unknown:
      violations.add(
        .studyUnknown, "study_id", "there is no study \(sheet.studyID.quotedExcerpt)")
      return nil
    case .known(let rules):
      checkDuration(of: rules, finishedAt: finishedAt)
      checkPauses(of: rules, finishedAt: finishedAt)
      guard sheet.questionnaireID.isASCII, let use = rules.uses[sheet.questionnaireID] else {
        guard rules.isCurrent else {
          isUndecidable = true
          return nil
        }
        violations.add(
          .questionnaireNotInStudy, "questionnaire_id",
          "the study has no questionnaire \(sheet.questionnaireID.quotedExcerpt)")
        return nil
      }
      checkAvailability(of: use, finishedAt: finishedAt)
      checkRecurrence(of: use, sheetID: sheetID)
      checkInterval(of: use, finishedAt: finishedAt)
      checkGroups(of: use, finishedAt: finishedAt)
      checkBlocking(of: use, rules: rules, finishedAt: finishedAt)
      return use
    }
  }

  private mutating func checkDuration(of rules: StudyRules, finishedAt: Instant?) {
    guard let finishedAt else { return }
    if let startsAt = rules.startsAt, finishedAt < startsAt {
      violations.add(
        .studyNotStarted, "finished_at", "the study starts at \(startsAt.iso8601)")
    }
    if let endsAt = rules.endsAt, finishedAt >= endsAt {
      violations.add(.studyEnded, "finished_at", "the study ended at \(endsAt.iso8601)")
    }
  }

  private mutating func checkAvailability(of use: QuestionnaireUse, finishedAt: Instant?) {
    switch use.availability {
    case .open:
      break
    case .deactivated(let since):
      if let since, let finishedAt, finishedAt < since { break }
      violations.add(
        .questionnaireDeactivated, "questionnaire_id", "the questionnaire is deactivated")
    case .removed(let since):
      if let finishedAt, finishedAt < since { break }
      violations.add(
        .questionnaireNotInStudy, "questionnaire_id",
        "the questionnaire left the study at \(since.iso8601)")
    }
  }

  private mutating func checkRecurrence(of use: QuestionnaireUse, sheetID: UUID?) {
    let key = StudyQuestionnaire(
      studyID: sheet.studyID, questionnaireID: sheet.questionnaireID)
    guard use.recurrence == .oneTime, let stored = context.oneTimeSheets[key], stored != sheetID
    else { return }
    violations.add(.alreadyFilledIn, "questionnaire_id", AcceptedSheet.alreadyFilledIn)
  }

  private mutating func checkVersion() -> QuestionnaireDefinition? {
    let key = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    switch context.versions[key] ?? .unavailable {
    case .unavailable:
      isUndecidable = true
      return nil
    case .unknown:
      violations.add(.versionUnknown, "version", "version \(sheet.version) is not published")
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
    field: "finished_at", reason: .repeatedTooSoon, description: tooSoon)

  static let alreadyFilledIn = "the questionnaire is filled in once, and another sheet is stored"

  /// What a sheet gets that lost against another one which was stored at the same time.
  public static let lostOneTimeRace = Violation(
    field: "questionnaire_id", reason: .alreadyFilledIn, description: alreadyFilledIn)
}
