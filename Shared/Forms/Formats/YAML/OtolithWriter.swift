public import Questionnaires

/// Writes questionnaires in Otolith's own format: YAML, one questionnaire per file, in an order
/// suited for review. Lists of options that occur repeatedly are written once with a name.
///
/// Equal definitions give equal bytes. ``OtolithReader`` restores the same definition unless the
/// report lists a loss; only definitions with findings have losses.
public struct OtolithWriter: QuestionnaireWriter {
  public init() {}

  /// Writes one file `<id>.yaml` for each; the language option does not apply.
  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions = WriteOptions()
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.enumerated().map { index, questionnaire in
      WriteResult.File(
        name: Self.fileName(questionnaire.id, index),
        bytes: YAMLPrinter.file(YAMLQuestionnaireOutput(questionnaire).pairs(&report)))
    }
    return WriteResult(files: files, report: report)
  }

  /// An id becomes a file name only if it cannot leave the folder.
  private static func fileName(_ id: String, _ index: Int) -> String {
    IdentifierSyntax.isID(id) ? "\(id).yaml" : "questionnaire-\(index + 1).yaml"
  }
}
