internal import Questionnaires

/// The properties of a field that other fields need.
struct REDCapField {
  /// Questionnaire of its form.
  var questionnaireID: String
  /// Id of the element or score.
  var elementID: String
  /// Row among all fields, from 0.
  var position: Int
  /// Kind; nil for fields other than questions: texts, calculations, the record identifier.
  var kind: QuestionDefinition.Kind?
  /// Resulting codes of its choices by REDCap code.
  var codes: [String: String] = [:]
  var isScore = false
  var isCalculation = false
}

/// The fields of a dictionary by name.
struct REDCapFields {
  private var fields: [String: REDCapField] = [:]
  /// Field names by reference.
  private var names: [QuestionReference: String] = [:]

  subscript(variable: String) -> REDCapField? { fields[variable] ?? fields[variable.lowercased()] }

  mutating func add(_ field: REDCapField, named variable: String) {
    fields[variable] = field
    names[
      QuestionReference(questionnaireID: field.questionnaireID, elementID: field.elementID)] =
      variable
  }

  /// - Parameter reference: includes the id of its questionnaire.
  func field(_ reference: QuestionReference) -> REDCapField? {
    names[reference].flatMap { fields[$0] }
  }
}
