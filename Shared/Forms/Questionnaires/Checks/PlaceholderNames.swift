/// The values that placeholders in the texts of a questionnaire can name.
struct PlaceholderNames: Sendable {
  private let known: Set<QuestionReference.Subject>
  private let repeats: RepeatMembership
  /// Id of the repeating group of the text; nil outside.
  var context: String?

  init(_ questionnaire: QuestionnaireDefinition) {
    known = Set(
      questionnaire.elements.lazy.filter { $0.question != nil }.map { .question($0.id) }
        + questionnaire.scores.map { .score($0.id) }
        + questionnaire.calculations.map { .calculation($0.id) })
    repeats = RepeatMembership(questionnaire)
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
          "`\(written)` is not complete; write `{{answer:ID|fallback}}`, with `calculation`, "
            + "`score`, `earlier` or `profile` for these")
      case .placeholder(let placeholder): check(placeholder, path)
      }
    }
  }

  private func check(_ placeholder: TextPlaceholder, _ path: FindingPlace) {
    switch placeholder.source {
    case .profile(let field):
      let known = ProfileField.allCases.filter(\.isShowable)
      guard !known.contains(where: { $0.rawValue == field }) else { return }
      path.add(.profileFieldUnknown, ProfileField.advice(field, known))
    case .earlier(let id): check(.question(id), path)
    case .sheet(let subject): check(subject, path)
    }
  }

  private func check(_ subject: QuestionReference.Subject, _ path: FindingPlace) {
    guard known.contains(subject) else {
      path.add(
        .placeholderInvalid,
        "a placeholder names `\(TextPlaceholder(subject).id)`, which this questionnaire does not have"
      )
      return
    }
    repeats.check(subject, in: context, path)
  }
}

extension ProfileField {
  /// The advice for an unknown field.
  static func advice(_ field: String, _ known: [ProfileField]) -> String {
    "unknown profile field `\(field)`; use one of "
      + known.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
