public import Calendar
public import FoundationEssentials

/// Everything that a batch of one participant's sheets is validated against.
public struct ValidationContext: Sendable {
  public var now: Instant
  /// Names of the IANA time zones.
  public var timeZones: Set<String>
  /// By study id. A study that is not listed is unavailable.
  public var studies: [String: Resolution<StudyRules>]
  /// A version that is not listed is unavailable.
  public var versions: [QuestionnaireVersion: Resolution<PreparedQuestionnaire>]
  /// By study id; not listed: none.
  public var enrolments: [String: Enrolment]
  /// Stored sheets that conditions between questionnaires and repeat intervals may need: for every sheet of
  /// the batch at least the latest one that was not finished after it.
  public var earlierSheets: [StudyQuestionnaire: [EarlierSheet]]
  /// The stored sheets of one-time questionnaires.
  public var oneTimeSheets: [StudyQuestionnaire: UUID]
  /// When the first stored sheet of questionnaires that block others was finished.
  public var firstFinished: [StudyQuestionnaire: Instant] = [:]
  /// Of the participant, by study; not listed: no group.
  public var groups: [String: MemberGroups] = [:]
  /// When the participant's consents to replaced texts end, by study; not listed: they hold.
  public var consentEnds: [String: Instant] = [:]
  /// By study, for those with binding lists: of each questionnaire of
  /// ``StudyRules/sequenceQuestionnaires`` for every sheet of the batch at least the latest
  /// ``SequenceTracker/depth`` that were not finished after it.
  public var sequenceSteps: [String: [SequenceStep]] = [:]
  public var limits: SheetLimits

  public init(
    now: Instant, timeZones: Set<String>, studies: [String: Resolution<StudyRules>] = [:],
    versions: [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] = [:],
    enrolments: [String: Enrolment] = [:],
    earlierSheets: [StudyQuestionnaire: [EarlierSheet]] = [:],
    oneTimeSheets: [StudyQuestionnaire: UUID] = [:], limits: SheetLimits = SheetLimits()
  ) {
    self.now = now
    self.timeZones = timeZones
    self.studies = studies
    self.versions = versions
    self.enrolments = enrolments
    self.earlierSheets = earlierSheets
    self.oneTimeSheets = oneTimeSheets
    self.limits = limits
  }

  /// The time by which a sheet is judged: when it was finished, or where that cannot be right, now. Of
  /// somebody who has left, a sheet that claims to be from before the joining is judged as of the
  /// departure: its time is all that tells on which side of it the sheet was finished. Nil when the sheet
  /// has no usable time.
  public func judgedAt(_ sheet: AnswerSheet) -> Instant? {
    judgedAt(sheet.finishedAt?.instant, in: sheet.studyID)
  }

  /// The same of anything that happened in a study.
  func judgedAt(_ happenedAt: Instant?, in studyID: String) -> Instant? {
    guard let happenedAt else { return nil }
    if isPlausible(happenedAt, in: studyID) { return happenedAt }
    guard !isTooLate(happenedAt), let leftAt = enrolments[studyID]?.leftAt else { return now }
    return min(leftAt, now)
  }

  func isPlausible(_ finishedAt: Instant, in studyID: String) -> Bool {
    guard !isTooLate(finishedAt) else { return false }
    guard case .at(let joinedAt) = enrolments[studyID]?.beginning else { return true }
    return finishedAt
      >= joinedAt.advanced(byMicroseconds: -limits.pastToleranceMicroseconds)
  }

  func isTooLate(_ instant: Instant) -> Bool {
    instant > now.advanced(byMicroseconds: limits.futureToleranceMicroseconds)
  }

  func definition(for sheet: AnswerSheet) -> PreparedQuestionnaire? {
    let key = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    if case .known(let definition) = versions[key] { return definition }
    return nil
  }

  /// Whether the participant sees the sheet's questionnaire in its study.
  package func isShown(_ sheet: AnswerSheet) -> Bool {
    guard case .known(let rules) = studies[sheet.studyID] else { return false }
    return rules.use(
      of: sheet.questionnaireID, shownTo: groups[sheet.studyID] ?? MemberGroups()) != nil
  }

  /// What the client showed, where the participant sees it and it is the version that the sheet names.
  package func shownDefinition(of sheet: AnswerSheet) -> PreparedQuestionnaire? {
    guard isShown(sheet), let definition = definition(for: sheet),
      definition.contentHash == sheet.contentHash
    else { return nil }
    return definition
  }
}
