import Calendar
import Fields
import FoundationEssentials
import Questionnaires

/// Validates one sheet against exactly the version it names. Collects all violations instead of
/// stopping at the first.
///
/// Unusable measurements and references reject no sheet: they are left out, with a mark. Unusable
/// answers are left out if the sheet is valid without them.
struct SheetValidation: StudyValidation {
  let sheet: AnswerSheet
  let context: ValidationContext
  /// Questionnaires with an undecided sheet in the same batch, and the time from which it would
  /// count.
  let undecided: [StudyQuestionnaire: Instant]
  /// Questionnaires of later sheets of the batch.
  var following: Set<StudyQuestionnaire> = []
  var violations: ViolationList
  /// Reasons to postpone the sheet.
  var obstacles: [Violation] = []
  var deviations: [Deviation] = []
  /// The sheet as it is stored. Unusable answers are still in it.
  var kept: AnswerSheet
  /// Indices of unusable answers.
  var unusable: Set<Int> = []
  /// Indices of the answers that are left out.
  var leftOut: Set<Int> = []
  /// Whether each element is shown, by position; empty before the answers were checked.
  var isShown: [Bool] = []
  /// What expressions use besides the answers, known after the answers were checked.
  var facts = SheetFacts()
  /// The sheet's place in the binding sequences of its study; nil if there is no binding sequence
  /// or it is unknown.
  var sequence: SequenceState.Judgement?
  /// Whether the device cannot have known newer rules of the study when the sheet was finished.
  var areRulesSettled = true

  var studyID: String { sheet.studyID }
  var happenedAt: Instant? { sheet.finishedAt?.instant }
  static var timeField: String { "finish_time" }
  static var happening: String { "finished" }

  init(
    sheet: AnswerSheet, context: ValidationContext,
    undecided: [StudyQuestionnaire: Instant], violationCountMax: Int
  ) {
    self.sheet = sheet
    kept = sheet
    self.context = context
    self.undecided = undecided
    violations = ViolationList(countMax: violationCountMax)
  }

  mutating func decide() -> Decision<AcceptedSheet> {
    let sheetID = checkUUID(sheet.sheetID, "sheet_id", .sheetIDInvalid)
    checkHead()
    let zone = checkTimeZone(sheet.timeZone)
    if let zone { kept.timeZone = zone.name }
    let finishedAt = checkTimes()
    let judgedAt = context.judgedAt(sheet)
    let isParticipant =
      (sheet.isWellNamed || checkNames(sheet.nameFaults))
      && checkEnrolment(at: context.memberAt(finishedAt, in: sheet.studyID))
    // Callers outside the study learn nothing about its questionnaires.
    let use = isParticipant ? checkStudy(sheetID: sheetID, judgedAt: judgedAt) : nil
    let definition = use == nil ? nil : checkVersion(judgedAt: judgedAt)
    let references = checkReferences(definition: definition)
    if let definition {
      checkMeasurements(definition: definition)
      judgeAnswers(
        definition: definition, references: references, judgedAt: judgedAt ?? context.now)
    }
    // Known violations are final, whatever the missing data turns out to be.
    guard !violations.isRefusal else { return .rejected(violations.reported) }
    guard obstacles.isEmpty, let sheetID, let finishedAt, let judgedAt, let use, let definition
    else { return .postponed(obstacles) }
    kept.answers = storedAnswers
    keepEarlierAnswers(of: definition)
    if definition.violatesConstraints(kept.answers, isShown: isShown, facts: facts) {
      mark(.constraintViolated)
    }
    return .accepted(
      AcceptedSheet(
        sheetID: sheetID, startedAt: kept.startedAt?.instant, finishedAt: finishedAt,
        countedAt: context.countedAt(finishedAt, in: sheet.studyID),
        utcOffsetMinutes: zone?.offsetMinutes(at: finishedAt),
        isOneTime: use.recurrence == .oneTime && fillsIn, fillsIn: fillsIn,
        repeatIntervalMicroseconds: isPlausible && fillsIn ? use.repeatIntervalMicroseconds : 0,
        groupID: context.groups[sheet.studyID]?.group(at: judgedAt, for: use) ?? "",
        deviations: deviations,
        scores: definition.scores(of: kept.answers, facts: facts),
        files: definition.files(in: kept.answers), leftOut: violations.reported,
        forms: AcceptedSheet.Forms(stored: kept, sent: sheet)))
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
        // The client showed a different questionnaire, so its answers cannot be validated.
        violations.add(
          .contentHashMismatch, "content_hash",
          "version \(sheet.version) has the content hash \(definition.contentHash)")
        return nil
      }
      return definition
    }
  }

  private mutating func checkHead() {
    if sheet.closing == nil { violations.add(.closingInvalid, "closing", "unknown closing") }
    if !sheet.notificationID.isEmpty, UUID(text: sheet.notificationID) == nil {
      violations.note(
        .notificationIDInvalid, "notification_id",
        "\(sheet.notificationID.quotedExcerpt) is not a UUID")
      mark(.referenceLeftOut)
      kept.notificationID = ""
    }
  }

  /// Returns the finish time, if valid.
  private mutating func checkTimes() -> Instant? {
    let finishedAt = checkTime(sheet.finishedAt, "finish_time", mark: .clockImplausible)
    if sheet.finishedAt == nil {
      violations.add(.timeMissing, "finish_time", "missing: when the sheet was finished")
    }
    kept.startedAt = usableTime(sheet.startedAt, "start_time")
    guard let finishedAt else { return nil }
    if !context.isPlausible(finishedAt, in: sheet.studyID) { mark(.clockImplausible) }
    if let startedAt = kept.startedAt?.instant, startedAt > finishedAt { mark(.clockInconsistent) }
    return finishedAt
  }
}
