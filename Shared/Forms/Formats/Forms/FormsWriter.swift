public import Questionnaires
internal import Serialization

/// Writes questionnaires as form JSON of the generic forms system, one form per file.
///
/// The format has plain fields, composites and one language. Other contents are written as the
/// nearest field, or omitted, and listed in the report.
public struct FormsWriter: QuestionnaireWriter {
  private let nextLists: [NextListDefinition]?

  /// - Parameter nextLists: next lists of the study, which determine the successors. Nil to use the
  ///   successors in the original form.
  public init(nextLists: [NextListDefinition]? = nil) { self.nextLists = nextLists }

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions = WriteOptions()
  ) -> WriteResult {
    var report = ConversionReport()
    let questionnaires = questionnaires.withCopies(&report)
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
