public import Messages

/// Reads studies and questionnaires in Otolith's YAML format: `study.yaml`, and beside it one file
/// `<id>.yaml` per questionnaire.
///
/// It checks the form of the files only (keys, kinds of values); whether the definitions are good is
/// the catalogue's to say. Every problem carries its line and column.
public struct OtolithYAMLReader: Sendable {
  private let limits: ContentLimits

  public init(limits: ContentLimits = .default) { self.limits = limits }

  /// Reads a study with its questionnaires.
  ///
  /// - Parameter path: of the study file, or of the folder with a `study.yaml`.
  /// - Throws: ``ContentError`` with the problems of all files.
  public func importRequest(at path: String) throws -> CatalogueV1.ImportStudyRequest {
    let path = ContentFile.isDirectory(path) ? path + "/study.yaml" : path
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let study = try study(fileText(path), file: path)
    var problems: [ContentProblem] = []
    var questionnaires: [CatalogueV1.Questionnaire] = []
    // A use with a version means a published questionnaire, which needs no file.
    for use in study.questionnaires where use.version == 0 {
      let id = use.questionnaireID
      guard Self.isFileName(id) else {
        problems.append(
          ContentProblem(file: path, message: "`\(id)` cannot be the id of a questionnaire"))
        continue
      }
      let file = "\(folder)\(id).yaml"
      do {
        let questionnaire = try questionnaire(fileText(file), file: file)
        if questionnaire.questionnaireID != id {
          problems.append(
            ContentProblem(
              file: file,
              message: "holds the questionnaire `\(questionnaire.questionnaireID)`, not `\(id)`"))
        }
        questionnaires.append(questionnaire)
      } catch let error as ContentError {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw ContentError(problems) }
    return CatalogueV1.ImportStudyRequest(study: study, questionnaires: questionnaires)
  }

  /// Reads the text of a study file.
  ///
  /// - Parameter file: its name, for the problems.
  /// - Throws: ``ContentError``.
  public func study(_ text: String, file: String) throws -> CatalogueV1.Study {
    try read(text, file) { $0.study() }
  }

  /// Reads the text of a questionnaire file.
  ///
  /// - Parameter file: its name, for the problems.
  /// - Throws: ``ContentError``.
  public func questionnaire(_ text: String, file: String) throws -> CatalogueV1.Questionnaire {
    try read(text, file) { $0.questionnaire() }
  }

  private func fileText(_ path: String) throws -> String {
    try ContentFile.text(
      ContentFile.bytes(at: path, bytesMax: limits.yamlBytesMax), file: path)
  }

  private func read<Result>(
    _ text: String, _ file: String, _ body: (YAMLValue) -> Result?
  ) throws -> Result {
    let problems = YAMLProblems(file: file, limits: limits)
    let root = try YAMLDocument.root(of: text, problems: problems, limits: limits)
    let result = body(root)
    try problems.throwIfAny()
    guard let result else {
      throw ContentError([ContentProblem(file: file, message: "cannot be read")])
    }
    return result
  }

  /// Ids name files, so nothing else may lead out of the folder.
  private static func isFileName(_ id: String) -> Bool {
    !id.isEmpty
      && id.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }
}
