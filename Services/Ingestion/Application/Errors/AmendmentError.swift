/// Why a request about revisions of sheets cannot be granted.
package enum AmendmentError: Error, Hashable {
  /// The study does not let its participants amend sheets of the questionnaire.
  case notRevisable(questionnaireID: String)
  case sheetUnknown
}
