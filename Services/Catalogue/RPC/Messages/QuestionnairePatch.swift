import Messages

/// The differences between two states of a questionnaire, for the audit trail: most changes of a
/// large draft affect one element.
enum QuestionnairePatch {
  /// Returns both states reduced to their ids and the differing fields and elements.
  static func between(
    _ old: CatalogueV1.Questionnaire, _ new: CatalogueV1.Questionnaire
  ) -> (old: CatalogueV1.Questionnaire, new: CatalogueV1.Questionnaire) {
    var left = old
    var right = new
    func clear<Value: Equatable>(
      _ path: WritableKeyPath<CatalogueV1.Questionnaire, Value>, _ empty: Value
    ) {
      guard left[keyPath: path] == right[keyPath: path] else { return }
      left[keyPath: path] = empty
      right[keyPath: path] = empty
    }
    clear(\.title, nil)
    clear(\.description, nil)
    clear(\.introduction, nil)
    clear(\.closing, nil)
    clear(\.defaultLanguage, "")
    clear(\.sensors, [])
    clear(\.source, "")
    clear(\.licence, "")
    clear(\.authors, [])
    clear(\.doi, "")
    clear(\.citation, "")
    clear(\.languages, [])
    clear(\.sharedAnswer, nil)
    clear(\.scores, [])
    clear(\.calculations, [])
    clear(\.constraints, [])
    clear(\.origin, nil)
    clear(\.annotations, [])
    // Moves are left out; they are visible by comparing the versions.
    if left.elements.map(\.elementID) == right.elements.map(\.elementID) {
      let changed = zip(left.elements, right.elements).filter { $0.0 != $0.1 }
      left.elements = changed.map(\.0)
      right.elements = changed.map(\.1)
    } else {
      let before = Set(left.elements)
      let after = Set(right.elements)
      left.elements = left.elements.filter { !after.contains($0) }
      right.elements = right.elements.filter { !before.contains($0) }
    }
    return (left, right)
  }
}
