internal import Questionnaires

/// What the rest of a dictionary needs to know about one of its fields.
struct REDCapField {
  /// The questionnaire that its form becomes.
  var questionnaireID: String
  /// Of the element, or the score.
  var elementID: String
  /// Its row among all fields, from 0.
  var position: Int
  /// Nil for fields that are no questions: texts, calculations, the record's identifier.
  var kind: QuestionDefinition.Kind?
  /// REDCap's codes of its choices with those that they became.
  var codes: [String: String] = [:]
  var isScore = false
}

/// The fields of a dictionary by their names.
struct REDCapFields {
  private var fields: [String: REDCapField] = [:]
  /// The other way.
  private var names: [QuestionReference: String] = [:]

  subscript(variable: String) -> REDCapField? { fields[variable] ?? fields[variable.lowercased()] }

  mutating func add(_ field: REDCapField, named variable: String) {
    fields[variable] = field
    names[
      QuestionReference(questionnaireID: field.questionnaireID, elementID: field.elementID)] =
      variable
  }

  /// - Parameter reference: with the id of its questionnaire.
  func field(_ reference: QuestionReference) -> REDCapField? {
    names[reference].flatMap { fields[$0] }
  }
}
