import Formats
import Questionnaires

/// Reads texts in tests.
struct YAMLTestReader {
  var limits = FormatLimits()

  func questionnaire(_ text: String, file: String = "q.yaml") throws -> QuestionnaireDefinition {
    var options = ReadOptions()
    options.limits = limits
    let read = try OtolithReader().read(Array(text.utf8), file: file, options: options)
    return read[0].definition
  }

  func study(_ text: String, file: String = "q.yaml") throws -> StudyDefinition {
    try OtolithLibraryReader(limits: limits).study(Array(text.utf8), file: file).definition
  }
}
