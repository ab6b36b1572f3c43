/// The annotations that keep what REDCap says and the model has no field for.
enum REDCapAnnotation {
  static let prefix = "redcap."
  /// On questionnaires.
  static let formName = "redcap.form-name"
  /// The row of the record's identifier, where it is not the usual one.
  static let recordID = "redcap.record-id"
  /// On elements; the type where there are several with the same meaning.
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
  /// Codes that had to be changed, as an object: ours to theirs.
  static let codes = "redcap.choice-codes"
}
