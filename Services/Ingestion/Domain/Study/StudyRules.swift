/// What validation needs of a study.
public struct StudyRules: Sendable, Hashable {
  public var studyID: String
  /// Sheets finished before are refused. Nil: open beginning.
  public var startsAt: Instant?
  /// Sheets finished at or after it are refused. Nil: open end.
  public var endsAt: Instant?
  /// By questionnaire id.
  public var uses: [String: QuestionnaireUse]

  public init(
    studyID: String, startsAt: Instant? = nil, endsAt: Instant? = nil, uses: [QuestionnaireUse]
  ) {
    self.studyID = studyID
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.uses = Dictionary(
      uses.map { ($0.questionnaireID, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
