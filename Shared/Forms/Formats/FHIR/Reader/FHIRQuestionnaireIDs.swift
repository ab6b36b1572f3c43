internal import Questionnaires

/// Unique ids for the questionnaires of one file.
struct FHIRQuestionnaireIDs {
  /// The resource that owns an id.
  struct Holder: CustomStringConvertible {
    /// URL with version, as in the file.
    var url: String?
    var position: SourcePosition

    var description: String {
      let place = "the Questionnaire at \(position.line):\(position.column)"
      guard let url else { return place }
      // Limits the length of untrusted urls in the report.
      let shown = url.count > Self.urlCharactersMax ? "\(url.prefix(Self.urlCharactersMax))…" : url
      return "\(place) (\(shown))"
    }

    private static let urlCharactersMax = 200
  }

  private var holders: [String: Holder] = [:]
  /// The counter per id avoids quadratic time for many equal ids.
  private var numbers: [String: Int] = [:]

  /// Returns the id itself, or a numbered one if an earlier resource owns it.
  ///
  /// - Returns: the id to use, and the earlier resource if the id differs from `id`.
  mutating func unused(_ id: String, for holder: Holder) -> (id: String, earlier: Holder?) {
    let earlier = holders[id]
    var unique = id
    while holders[unique] != nil {
      numbers[id, default: 1] += 1
      let ending = "-\(numbers[id] ?? 0)"
      unique = id.prefix(IdentifierSyntax.charactersMax - ending.utf8.count) + ending
    }
    holders[unique] = holder
    return (unique, earlier)
  }
}
