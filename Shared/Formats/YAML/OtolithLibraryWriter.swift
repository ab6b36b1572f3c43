public import Questionnaires

/// Writes the files of Otolith's own format that hold no questionnaire, as ``OtolithWriter`` does.
public struct OtolithLibraryWriter: Sendable {
  public init() {}

  /// `study.yaml`, without the questionnaires it names.
  public func write(_ study: StudyDefinition) -> WriteResult {
    var report = ConversionReport()
    let pairs = YAMLStudyOutput(study: study).pairs(&report)
    return result("study.yaml", pairs, report)
  }

  /// `<id>.yaml`.
  public func write(_ collection: SoundCollectionDefinition) -> WriteResult {
    var report = ConversionReport()
    let pairs = collection.pairs(&report)
    return result(name(collection.id, "sounds"), pairs, report)
  }

  /// `<id>.yaml`.
  public func write(_ vocabulary: VocabularyDefinition) -> WriteResult {
    result(name(vocabulary.id, "vocabulary"), vocabulary.pairs, ConversionReport())
  }

  /// Ids name files only where they lead nowhere else.
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
