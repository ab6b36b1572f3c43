public import Questionnaires
internal import Serialization

/// Writes questionnaires as form JSON of the generic forms system, one form a file.
///
/// The format has plain fields, composites and one language. What it has not is written as the
/// nearest field there is, or left out, and the report names every such place.
public struct FormsWriter: QuestionnaireWriter {
  private let nextLists: [NextListDefinition]?

  /// - Parameter nextLists: of the study that the questionnaires are written for: they decide what
  ///   follows each. Nil: what the form said that a questionnaire was read from.
  public init(nextLists: [NextListDefinition]? = nil) { self.nextLists = nextLists }

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions = WriteOptions()
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.map { questionnaire in
      var writing = FormsWriting(questionnaire, language: options.language, report: report)
      let next = nextLists.map { lists in
        writing.next(lists.filter { $0.afterQuestionnaireID == questionnaire.id }, questionnaires)
      }
      let form = writing.document(next: next)
      report = writing.report
      return WriteResult.File(name: "\(questionnaire.id).json", bytes: JSONWriter.write(form))
    }
    return WriteResult(files: files, report: report)
  }
}
