internal import Questionnaires

extension [Annotation] {
  /// Adds a text of a file, unless it exceeds the limit of an annotation.
  ///
  /// - Returns: whether it was added.
  mutating func keep(
    _ text: String, as key: String, limits: CatalogueLimits = .default
  ) -> Bool {
    guard text.unicodeScalars.count <= limits.annotationCharactersMax else { return false }
    append(Annotation(key: key, value: text))
    return true
  }
}
