import Formats
internal import Questionnaires

/// Checks files and study folders by the catalogue's rules, without a service.
struct ContentLint: Sendable {
  var options = ReadOptions()

  /// - Parameters:
  ///   - path: a file of any format, a study file with the files beside it, or a study folder.
  ///   - format: nil to detect it from the name.
  /// - Returns: all findings, possibly empty.
  func findings(at path: String, format: CatalogueFormat?) -> [SourceFinding] {
    do throws(SourceError) {
      if CatalogueFile.isFolder(path) {
        return try StudyFolder(at: path, limits: options.limits).findings()
      }
      guard path != CatalogueFile.standardInput else {
        return try QuestionnaireFile(at: path, format: format, options: options).findings
      }
      let format = try QuestionnaireFile.format(
        of: path, given: format,
        contents: try CatalogueFile.bytes(at: path, limits: options.limits))
      if format == .otolith {
        let kind = try OtolithContentFile.kind(at: path, limits: options.limits)
        if kind != .questionnaire {
          return try OtolithContentFile(at: path, kind: kind, limits: options.limits).findings()
        }
      }
      return try QuestionnaireFile(at: path, format: format, options: options).findings
    } catch {
      return error.findings
    }
  }
}
