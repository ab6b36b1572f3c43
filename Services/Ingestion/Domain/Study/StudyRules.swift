/// What validation needs of a study.
public struct StudyRules: Sendable, Hashable {
  public var studyID: String
  /// Sheets finished before are refused. Nil: open beginning.
  public var startsAt: Instant?
  /// Sheets finished at or after it are refused. Nil: open end.
  public var endsAt: Instant?
  /// By questionnaire id.
  public var uses: [String: QuestionnaireUse]
  /// Whether this is surely the newest revision. Where it is not, a questionnaire that is missing
  /// may have been added a moment ago, and its sheets wait.
  public var isCurrent: Bool

  public init(
    studyID: String, startsAt: Instant? = nil, endsAt: Instant? = nil, uses: [QuestionnaireUse],
    isCurrent: Bool = true
  ) {
    self.studyID = studyID
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.isCurrent = isCurrent
    self.uses = Dictionary(
      uses.map { ($0.questionnaireID, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
