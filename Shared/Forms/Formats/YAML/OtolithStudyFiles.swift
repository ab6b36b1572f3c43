public import Questionnaires

/// A study of Otolith's own format with the questionnaires of its files.
public struct OtolithStudyFiles: Sendable, Hashable {
  public struct Questionnaire: Sendable, Hashable {
    /// File name for findings.
    public var file: String
    public var contents: ReadQuestionnaire

    public init(file: String, contents: ReadQuestionnaire) {
      self.file = file
      self.contents = contents
    }
  }

  public var file: String
  public var study: ReadDefinition<StudyDefinition>
  public var questionnaires: [Questionnaire]

  public init(
    file: String, study: ReadDefinition<StudyDefinition>, questionnaires: [Questionnaire]
  ) {
    self.file = file
    self.study = study
    self.questionnaires = questionnaires
  }

  /// Findings of the catalogue's rules about the study and all its questionnaires, each in its
  /// file. Versions referred to by number, and the password, are known only to the catalogue and
  /// not checked.
  public func findings(limits: CatalogueLimits = .default) -> [SourceFinding] {
    let findings = StudyChecker(limits: limits).check(
      study.definition, questionnaires: questionnaires.map(\.contents.definition),
      hasStoredPassword: true)
    return findings.compactMap { finding in
      finding.reason == .questionnaireVersionUnknown ? nil : place(finding)
    }.withoutRepetitions + advice
  }

  /// Warnings about rules that cannot hold together.
  private var advice: [SourceFinding] {
    let study = StudyAdvice(study.definition).found.map { self.study.map.place($0, in: file) }
    return study.withoutRepetitions + questionnaires.flatMap(\.contents.warnings)
  }

  /// `study.…` belongs to the study's file, `questionnaires[2].…` to that questionnaire's.
  private func place(_ finding: Finding) -> SourceFinding {
    guard finding.path.hasPrefix("questionnaires["),
      let end = finding.path.firstIndex(of: "]"),
      let index = Int(finding.path[..<end].dropFirst("questionnaires[".count)),
      questionnaires.indices.contains(index)
    else { return study.map.place(finding, in: file) }
    var finding = finding
    finding.path = String(
      finding.path[finding.path.index(after: end)...].drop { $0 == "." })
    return questionnaires[index].contents.place(finding, in: questionnaires[index].file)
  }
}
