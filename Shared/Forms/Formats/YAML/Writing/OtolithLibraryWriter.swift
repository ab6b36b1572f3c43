public import Questionnaires

/// Writes the files of Otolith's own format other than questionnaires, like ``OtolithWriter``.
public struct OtolithLibraryWriter: Sendable {
  public init() {}

  /// Writes `study.yaml`, without the study's questionnaires.
  public func write(_ study: StudyDefinition) -> WriteResult {
    var report = ConversionReport()
    let pairs = YAMLStudyOutput(study: study).pairs(&report)
    return result("study.yaml", pairs, report)
  }

  /// Writes `<id>.yaml`.
  public func write(_ collection: SoundCollectionDefinition) -> WriteResult {
    var report = ConversionReport()
    let pairs = collection.pairs(&report)
    return result(name(collection.id, "sounds"), pairs, report)
  }

  /// Writes `<id>.yaml`.
  public func write(_ vocabulary: VocabularyDefinition) -> WriteResult {
    result(name(vocabulary.id, "vocabulary"), vocabulary.pairs, ConversionReport())
  }

  /// Writes `installation.yaml`.
  public func write(_ installation: InstallationTextsDefinition) -> WriteResult {
    var report = ConversionReport()
    var pairs = YAMLPairs()
    pairs.add("installation", installation.texts.output(&report) ?? YAMLPairs().compact)
    pairs.add("default-language", .id(installation.defaultLanguage))
    return result("installation.yaml", pairs, report)
  }

  /// An id becomes a file name only if it cannot leave the folder.
  private func name(_ id: String, _ otherwise: String) -> String {
    "\(IdentifierSyntax.isID(id) ? id : otherwise).yaml"
  }

  private func result(
    _ name: String, _ pairs: YAMLPairs, _ report: ConversionReport
  ) -> WriteResult {
    WriteResult(
      files: [WriteResult.File(name: name, bytes: YAMLPrinter.file(pairs))], report: report)
  }
}
