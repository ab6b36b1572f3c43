public import FoundationEssentials

/// Everything that a batch of one participant's sheets is validated against.
public struct ValidationContext: Sendable {
  public var now: Instant
  /// Names of the IANA time zones.
  public var timeZones: Set<String>
  /// By study id. A study that is not listed is unavailable.
  public var studies: [String: Resolution<StudyRules>]
  /// A version that is not listed is unavailable.
  public var versions: [QuestionnaireVersion: Resolution<QuestionnaireDefinition>]
  /// By study id; not listed: none.
  public var enrolments: [String: Enrolment]
  /// Stored sheets that conditions between questionnaires may need: for every sheet of the batch
  /// at least the latest one that was not finished after it.
  public var earlierSheets: [StudyQuestionnaire: [EarlierSheet]]
  /// The stored sheets of one-time questionnaires.
  public var oneTimeSheets: [StudyQuestionnaire: UUID]
  /// When the first stored sheet of questionnaires that block others was finished.
  public var firstFinished: [StudyQuestionnaire: Instant] = [:]
  /// Of the participant, by study; not listed: no group.
  public var groups: [String: MemberGroups] = [:]
  public var limits: SheetLimits

  public init(
    now: Instant, timeZones: Set<String>, studies: [String: Resolution<StudyRules>] = [:],
    versions: [QuestionnaireVersion: Resolution<QuestionnaireDefinition>] = [:],
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

  func definition(for sheet: AnswerSheet) -> QuestionnaireDefinition? {
    let key = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    if case .known(let definition) = versions[key] { return definition }
    return nil
  }
}
