public import Questionnaires

/// Writes questionnaires in Otolith's own format: YAML, one questionnaire a file, in the order and
/// the spelling in which people review them. Lists of options that stand more than once are named
/// once.
///
/// The same definition gives the same bytes, and ``OtolithReader`` reads them as the same definition
/// unless the report names a loss; only definitions with findings have any.
public struct OtolithWriter: QuestionnaireWriter {
  public init() {}

  /// One file `<id>.yaml` for each; the options are for formats with one language a file.
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

  /// Ids name files only where they lead nowhere else.
  private static func fileName(_ id: String, _ index: Int) -> String {
    IdentifierSyntax.isID(id) ? "\(id).yaml" : "questionnaire-\(index + 1).yaml"
  }
}
