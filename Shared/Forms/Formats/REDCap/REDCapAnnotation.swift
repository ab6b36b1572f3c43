/// Annotations for REDCap data without a field in the model.
enum REDCapAnnotation {
  static let prefix = "redcap."
  /// Questionnaires: name of the form.
  static let formName = "redcap.form-name"
  /// The row of the record identifier, if it is not the usual one.
  static let recordID = "redcap.record-id"
  /// Elements: the type, if several have the same meaning.
  static let fieldType = "redcap.field-type"
  static let validation = "redcap.validation"
  static let minimum = "redcap.validation-min"
  static let maximum = "redcap.validation-max"
  static let note = "redcap.field-note"
  static let annotation = "redcap.field-annotation"
  static let branchingLogic = "redcap.branching-logic"
  static let identifier = "redcap.identifier"
  static let alignment = "redcap.custom-alignment"
  static let questionNumber = "redcap.question-number"
  static let matrixRanking = "redcap.matrix-ranking"
  static let middleLabel = "redcap.slider-middle-label"
  /// Choices that `@HIDECHOICE` retired, in the syntax of a dictionary.
  static let retiredChoices = "redcap.retired-choices"
  /// Changed codes as an object from Otolith's to REDCap's.
  static let codes = "redcap.choice-codes"
}
