public import Questionnaires

/// A study of Otolith's own format with the questionnaires that its files bring along.
public struct OtolithStudyFiles: Sendable, Hashable {
  public struct Questionnaire: Sendable, Hashable {
    /// The name, for findings.
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

  /// What the catalogue's rules say about the study and all its questionnaires, each finding in its
  /// file. Versions that the study names by number, and its password, only the catalogue knows:
  /// nothing is said about them.
  public func findings(limits: CatalogueLimits = .default) -> [SourceFinding] {
    let findings = StudyChecker(limits: limits).check(
      study.definition, questionnaires: questionnaires.map(\.contents.definition),
      hasStoredPassword: true)
    return findings.compactMap { finding in
      finding.reason == .questionnaireVersionUnknown ? nil : place(finding)
    }.withoutRepetitions
  }

  /// `study.…` stands in the study's file, `questionnaires[2].…` in that questionnaire's.
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
