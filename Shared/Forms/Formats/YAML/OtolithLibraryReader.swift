public import Questionnaires

/// A definition with the report of its conversion.
public struct ReadDefinition<Definition: Sendable & Hashable>: Sendable, Hashable {
  public var definition: Definition
  public var map: SourceMap
}

/// Reads the files of Otolith's own format other than questionnaires: studies, sounds, vocabularies
/// and texts of an installation. Checks their syntax, like ``OtolithReader``.
public struct OtolithLibraryReader: Sendable {
  private let limits: FormatLimits

  public init(limits: FormatLimits = .default) { self.limits = limits }

  /// - Returns: the content type of a file; nil if it is unknown or not YAML.
  public func kind(of bytes: [UInt8]) -> OtolithFileKind? {
    let reading = YAMLReading(file: "", limits: limits)
    return (try? reading.root(bytes, limits: limits)).flatMap { OtolithFileKind($0) }
  }

  /// Reads a study without its questionnaires. Paths are those of a whole import, with the study
  /// under `study`.
  ///
  /// - Throws: ``SourceError`` with all errors.
  public func study(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<StudyDefinition> {
    try read(.study, bytes, file) { $0.study(at: FindingPath().field("study")) }
  }

  /// - Throws: ``SourceError`` with all errors.
  public func soundCollection(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<SoundCollectionDefinition> {
    try read(.sounds, bytes, file) { $0.soundCollection() }
  }

  /// - Throws: ``SourceError`` with all errors.
  public func vocabulary(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<VocabularyDefinition> {
    try read(.vocabulary, bytes, file) { $0.vocabulary() }
  }

  /// - Throws: ``SourceError`` with all errors.
  public func installationTexts(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<InstallationTextsDefinition> {
    try read(.installation, bytes, file) { $0.installationTexts() }
  }

  private func read<Definition>(
    _ kind: OtolithFileKind, _ bytes: [UInt8], _ file: String,
    _ body: (YAMLValue) -> Definition?
  ) throws(SourceError) -> ReadDefinition<Definition> {
    let reading = YAMLReading(file: file, limits: limits)
    let root = try reading.root(bytes, limits: limits)
    try OtolithFileKind.require(kind, root)
    let definition = body(root)
    try reading.collector.throwErrors()
    guard let definition else { throw SourceError(reading.collector.findings) }
    return ReadDefinition(definition: definition, map: reading.map)
  }
}
