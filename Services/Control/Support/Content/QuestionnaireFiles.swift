public import Formats
public import Questionnaires

/// Files with the questionnaires of one import.
public struct QuestionnaireFiles: Sendable {
  public let files: [QuestionnaireFile]

  public init(_ files: [QuestionnaireFile]) { self.files = files }

  /// All, with their files, in the order of these.
  public var questionnaires: [(file: String, read: ReadQuestionnaire)] {
    files.flatMap { file in file.questionnaires.map { (file.path, $0) } }
  }

  public var definitions: [QuestionnaireDefinition] { questionnaires.map(\.read.definition) }

  /// What the rules say about each, and about all together: one id in two files would make a second
  /// version of what was meant to be another questionnaire.
  public var findings: [SourceFinding] {
    var holders: [String: String] = [:]
    let twice = questionnaires.compactMap { file, read -> SourceFinding? in
      guard let earlier = holders.updateValue(file, forKey: read.definition.id) else { return nil }
      return SourceFinding(
        file: file, position: read.map.position(of: "questionnaire_id"),
        rule: "QUESTIONNAIRE_TWICE",
        advice: "`\(read.definition.id)` was read from \(earlier) already; give it another id, or "
          + "name the file otherwise where the format has no ids")
    }
    return files.flatMap(\.findings) + twice
  }
}
