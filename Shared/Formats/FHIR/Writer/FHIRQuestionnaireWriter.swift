public import Questionnaires
internal import Serialization

/// Writes questionnaires as FHIR R4 Questionnaires (JSON), one file each.
///
/// What plain FHIR cannot say stands in extensions of Otolith's own, so that reading the file again
/// gives the same definition; the report names each, with what a reader sees that does not know
/// them. `README.md` beside this file has the whole mapping.
public struct FHIRQuestionnaireWriter: QuestionnaireWriter {
  public init() {}

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.map { questionnaire in
      var writer = FHIRResourceWriter(questionnaire, report: report)
      let json = writer.write()
      report = writer.report
      return WriteResult.File(
        name: "Questionnaire-\(questionnaire.id).json", bytes: JSONWriter.write(json))
    }
    return WriteResult(files: files, report: report)
  }
}
