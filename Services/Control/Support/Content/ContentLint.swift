public import Formats
internal import Questionnaires

/// Checks files and study folders by the catalogue's rules, without a catalogue.
public struct ContentLint: Sendable {
  private let options: ReadOptions

  public init(options: ReadOptions = ReadOptions()) { self.options = options }

  /// - Parameters:
  ///   - path: of a file of any format, of a study with the files beside it, or of its folder.
  ///   - format: nil: what the name tells.
  /// - Returns: everything to be said; empty when all is well.
  public func findings(at path: String, format: CatalogueFormat?) -> [SourceFinding] {
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
