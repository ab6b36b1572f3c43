public import Questionnaires
internal import Serialization

/// Writes questionnaires as FHIR R4 Questionnaires (JSON), one file each.
///
/// Contents beyond plain FHIR are written as extensions of Otolith, so that reading the file again
/// gives the same definition. The report lists each with its effect in other readers. `README.md`
/// beside this file documents the mapping.
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
