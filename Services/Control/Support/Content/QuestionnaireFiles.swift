import Fields
import Formats
import Questionnaires

/// The files of one import.
struct QuestionnaireFiles: Sendable {
  let files: [QuestionnaireFile]

  init(_ files: [QuestionnaireFile]) { self.files = files }

  /// All questionnaires with their files, in the order of the files.
  var questionnaires: [(file: String, read: ReadQuestionnaire)] {
    files.flatMap { file in file.questionnaires.map { (file.path, $0) } }
  }

  var definitions: [QuestionnaireDefinition] { questionnaires.map(\.read.definition) }

  /// Findings for each questionnaire and for all together: an id must not occur in two files, where
  /// the second would become a new version of the first.
  var findings: [SourceFinding] {
    var holders: [String: String] = [:]
    let twice = questionnaires.compactMap { file, read -> SourceFinding? in
      guard let earlier = holders.updateValue(file, forKey: read.definition.id) else { return nil }
      return SourceFinding(
        file: file, position: read.map.position(of: "questionnaire_id"),
        rule: "QUESTIONNAIRE_TWICE",
        advice: "`\(read.definition.id)` is already defined in \(earlier); change its id, or "
          + "rename the file if the format has no ids")
    }
    return files.flatMap(\.findings) + twice
  }
}

/// Findings quote text from untrusted files.
typealias LogSafeText = Fields.LogSafeText
