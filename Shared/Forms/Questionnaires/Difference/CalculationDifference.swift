/// Describes changes of calculations and constraints other than their texts.
enum CalculationDifference {
  static func details(_ old: QuestionnaireDefinition, _ new: QuestionnaireDefinition) -> [String] {
    lines(
      "calculation", old.calculations.map { ($0.id, $0.withoutTexts) },
      new.calculations.map { ($0.id, $0.withoutTexts) })
      + lines(
        "constraint", old.constraints.map { ($0.id, $0.withoutTexts) },
        new.constraints.map { ($0.id, $0.withoutTexts) })
  }

  /// Returns a line for each entry that was added, removed or changed, in the order of the new
  /// version; removed ones last.
  private static func lines<Entry: Equatable>(
    _ what: String, _ old: [(String, Entry)], _ new: [(String, Entry)]
  ) -> [String] {
    let before = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let kept = Set(new.map(\.0))
    var lines = new.compactMap { id, entry -> String? in
      guard let earlier = before[id] else { return "\(what) \(id): added" }
      return earlier == entry ? nil : "\(what) \(id): changed"
    }
    lines += old.filter { !kept.contains($0.0) }.map { "\(what) \($0.0): removed" }
    if lines.isEmpty, old.map(\.0) != new.map(\.0) { lines = ["order of the \(what)s"] }
    return lines
  }
}

extension CalculationDefinition {
  fileprivate var withoutTexts: CalculationDefinition {
    var copy = self
    copy.title = TranslatedText()
    return copy
  }
}

extension ConstraintDefinition {
  fileprivate var withoutTexts: ConstraintDefinition {
    var copy = self
    copy.message = TranslatedText()
    return copy
  }
}
