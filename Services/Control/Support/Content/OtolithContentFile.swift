public import Formats
public import Questionnaires

/// A file of Otolith's own format that holds no questionnaire.
public enum OtolithContentFile: Sendable {
  case study(StudyFolder)
  case sounds(StudyFolder.Library<SoundCollectionDefinition>)
  case vocabulary(StudyFolder.Library<VocabularyDefinition>)

  /// What a file holds; a questionnaire where it says nothing else, so that its reader tells what is
  /// missing.
  ///
  /// - Throws: ``Formats/SourceError`` when the file cannot be opened or is too large.
  public static func kind(
    at path: String, limits: FormatLimits = .default
  ) throws(SourceError) -> OtolithFileKind {
    let bytes = try CatalogueFile.bytes(at: path, limits: limits)
    return OtolithLibraryReader(limits: limits).kind(of: bytes) ?? .questionnaire
  }

  /// - Throws: ``Formats/SourceError`` with everything that is wrong with the form of the
  ///   file, and for a file with a questionnaire.
  public init(
    at path: String, kind: OtolithFileKind, limits: FormatLimits = .default
  ) throws(SourceError) {
    let reader = OtolithLibraryReader(limits: limits)
    switch kind {
    case .study: self = .study(try StudyFolder(at: path, limits: limits))
    case .sounds:
      let bytes = try CatalogueFile.bytes(at: path, limits: limits)
      let read = try reader.soundCollection(bytes, file: path)
      self = .sounds(StudyFolder.Library(file: path, contents: read))
    case .vocabulary, .questionnaire:
      let bytes = try CatalogueFile.bytes(at: path, limits: limits)
      let read = try reader.vocabulary(bytes, file: path)
      self = .vocabulary(StudyFolder.Library(file: path, contents: read))
    }
  }

  /// What the catalogue's rules say.
  public func findings() -> [SourceFinding] {
    switch self {
    case .study(let folder): folder.findings()
    case .sounds(let library): library.findings()
    case .vocabulary(let library): library.findings()
    }
  }
}

extension StudyFolder.Library where Definition == SoundCollectionDefinition {
  /// What the catalogue's rules say.
  public func findings() -> [SourceFinding] {
    SoundCollectionChecker().check(contents.definition).map { contents.map.place($0, in: file) }
  }
}

extension StudyFolder.Library where Definition == VocabularyDefinition {
  /// What the catalogue's rules say.
  public func findings() -> [SourceFinding] {
    VocabularyChecker().check(contents.definition).map { contents.map.place($0, in: file) }
  }
}
