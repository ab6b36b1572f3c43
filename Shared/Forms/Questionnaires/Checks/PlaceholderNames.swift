/// The values that placeholders in the texts of a questionnaire can name.
struct PlaceholderNames: Sendable {
  private let known: Set<QuestionReference.Subject>

  init(_ questionnaire: QuestionnaireDefinition) {
    known = Set(
      questionnaire.elements.lazy.filter { $0.question != nil }.map { .question($0.id) }
        + questionnaire.scores.map { .score($0.id) }
        + questionnaire.calculations.map { .calculation($0.id) })
  }

  /// - Parameter isAllowed: whether placeholders are replaced in the text.
  func check(_ text: String, isAllowed: Bool, _ path: FindingPlace) {
    for part in TextPlaceholders.parts(of: text) {
      switch part {
      case .literal: break
      case .placeholder where !isAllowed, .invalid where !isAllowed:
        path.add(
          .placeholderNotApplicable,
          "placeholders are not replaced here; write the text without them")
        return
      case .invalid(let written):
        path.add(
          .placeholderInvalid,
          "`\(written)` is not complete; write `{{answer:ID|fallback}}`, with `calculation` or "
            + "`score` for these")
      case .placeholder(let placeholder):
        if !known.contains(placeholder.subject) {
          path.add(
            .placeholderInvalid,
            "a placeholder names `\(placeholder.id)`, which this questionnaire does not have")
        }
      }
    }
  }
}
