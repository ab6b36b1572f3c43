public import Questionnaires

/// A definition with its way out of the file.
public struct ReadDefinition<Definition: Sendable & Hashable>: Sendable, Hashable {
  public var definition: Definition
  public var map: SourceMap
}

/// Reads the files of Otolith's own format that hold no questionnaire: studies, sounds and
/// vocabularies. It checks their form, as ``OtolithReader`` does.
public struct OtolithLibraryReader: Sendable {
  private let limits: FormatLimits

  public init(limits: FormatLimits = .default) { self.limits = limits }

  /// - Returns: what a file holds; nil when it names nothing, or is no YAML.
  public func kind(of bytes: [UInt8]) -> OtolithFileKind? {
    let reading = YAMLReading(file: "", limits: limits)
    return (try? reading.root(bytes, limits: limits)).flatMap { OtolithFileKind($0) }
  }

  /// A study without the questionnaires it names. Places are those of a whole import: the study's
  /// stand under `study`.
  ///
  /// - Throws: ``SourceError`` with everything that is wrong.
  public func study(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<StudyDefinition> {
    try read(.study, bytes, file) { $0.study(at: FindingPath().field("study")) }
  }

  /// - Throws: ``SourceError`` with everything that is wrong.
  public func soundCollection(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<SoundCollectionDefinition> {
    try read(.sounds, bytes, file) { $0.soundCollection() }
  }

  /// - Throws: ``SourceError`` with everything that is wrong.
  public func vocabulary(
    _ bytes: [UInt8], file: String
  ) throws(SourceError) -> ReadDefinition<VocabularyDefinition> {
    try read(.vocabulary, bytes, file) { $0.vocabulary() }
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
