public import Formats
public import Questionnaires

/// A study's own file without those of its questionnaires, which plans do not need.
public struct StudyFile: Sendable {
  public let definition: StudyDefinition
  /// What the catalogue's rules say about it.
  public let findings: [SourceFinding]

  /// - Parameter path: of the study file, or of the folder with a `study.yaml`; ``CatalogueFile/standardInput``.
  /// - Throws: ``Formats/SourceError`` with what is wrong with its form.
  public init(at path: String, limits: FormatLimits = .default) throws(SourceError) {
    let path = CatalogueFile.isFolder(path) ? path + "/study.yaml" : path
    let bytes = try CatalogueFile.bytes(at: path, limits: limits)
    let study = try OtolithLibraryReader(limits: limits).study(bytes, file: path)
    definition = study.definition
    findings = OtolithStudyFiles(file: path, study: study, questionnaires: []).findings().filter {
      $0.rule != FindingReason.questionnaireNotImported.rawValue
    }
  }
}
