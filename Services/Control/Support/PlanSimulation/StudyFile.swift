import Formats
import Questionnaires

/// A study file without its questionnaires, which plans do not need.
struct StudyFile: Sendable {
  let definition: StudyDefinition
  /// Findings of the catalogue's rules.
  let findings: [SourceFinding]

  /// - Parameter path: the study file, a folder with a `study.yaml`, or
  ///   ``CatalogueFile/standardInput``.
  /// - Throws: ``Formats/SourceError`` with the format errors of the file.
  init(at path: String, limits: FormatLimits = .default) throws(SourceError) {
    let path = CatalogueFile.isFolder(path) ? path + "/study.yaml" : path
    let bytes = try CatalogueFile.bytes(at: path, limits: limits)
    let study = try OtolithLibraryReader(limits: limits).study(bytes, file: path)
    definition = study.definition
    findings = OtolithStudyFiles(file: path, study: study, questionnaires: []).findings().filter {
      $0.rule != FindingReason.questionnaireNotImported.rawValue
    }
  }
}
