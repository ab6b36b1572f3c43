import Formats
import Questionnaires

/// A file of Otolith's own format that is not a questionnaire.
enum OtolithContentFile: Sendable {
  case study(StudyFolder)
  case sounds(StudyFolder.Library<SoundCollectionDefinition>)
  case vocabulary(StudyFolder.Library<VocabularyDefinition>)
  case installation(StudyFolder.Library<InstallationTextsDefinition>)

  /// Detects the kind of a file. The default is a questionnaire, whose reader reports what is
  /// missing.
  ///
  /// - Throws: ``Formats/SourceError`` if the file cannot be opened or is too large.
  static func kind(
    at path: String, limits: FormatLimits = .default
  ) throws(SourceError) -> OtolithFileKind {
    let bytes = try CatalogueFile.bytes(at: path, limits: limits)
    return OtolithLibraryReader(limits: limits).kind(of: bytes) ?? .questionnaire
  }

  /// - Throws: ``Formats/SourceError`` with all format errors of the file, and for a questionnaire.
  init(
    at path: String, kind: OtolithFileKind, limits: FormatLimits = .default
  ) throws(SourceError) {
    let reader = OtolithLibraryReader(limits: limits)
    switch kind {
    case .study: self = .study(try StudyFolder(at: path, limits: limits))
    case .sounds:
      let bytes = try CatalogueFile.bytes(at: path, limits: limits)
      let read = try reader.soundCollection(bytes, file: path)
      self = .sounds(StudyFolder.Library(file: path, contents: read))
    case .installation:
      let bytes = try CatalogueFile.bytes(at: path, limits: limits)
      let read = try reader.installationTexts(bytes, file: path)
      self = .installation(StudyFolder.Library(file: path, contents: read))
    case .vocabulary, .questionnaire:
      let bytes = try CatalogueFile.bytes(at: path, limits: limits)
      let read = try reader.vocabulary(bytes, file: path)
      self = .vocabulary(StudyFolder.Library(file: path, contents: read))
    }
  }

  /// Findings of the catalogue's rules.
  func findings() -> [SourceFinding] {
    switch self {
    case .study(let folder): folder.findings()
    case .sounds(let library): library.findings()
    case .vocabulary(let library): library.findings()
    case .installation(let library): library.findings()
    }
  }
}

extension StudyFolder.Library where Definition == SoundCollectionDefinition {
  /// Findings of the catalogue's rules.
  func findings() -> [SourceFinding] {
    SoundCollectionChecker().check(contents.definition).map { contents.map.place($0, in: file) }
  }
}

extension StudyFolder.Library where Definition == VocabularyDefinition {
  /// Findings of the catalogue's rules.
  func findings() -> [SourceFinding] {
    VocabularyChecker().check(contents.definition).map { contents.map.place($0, in: file) }
  }
}

extension StudyFolder.Library where Definition == InstallationTextsDefinition {
  /// Findings of the catalogue's rules.
  func findings() -> [SourceFinding] {
    contents.definition.findings().map { contents.map.place($0, in: file) }
  }
}
