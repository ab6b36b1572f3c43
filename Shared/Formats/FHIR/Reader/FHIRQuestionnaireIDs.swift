internal import Questionnaires

/// The ids of the questionnaires of one file, each once.
struct FHIRQuestionnaireIDs {
  /// The resource that an id was given to.
  struct Holder: CustomStringConvertible {
    /// With the version, as the file has it.
    var url: String?
    var position: SourcePosition

    var description: String {
      let place = "the Questionnaire at \(position.line):\(position.column)"
      guard let url else { return place }
      // A hostile url must not fill the report.
      let shown = url.count > Self.urlCharactersMax ? "\(url.prefix(Self.urlCharactersMax))…" : url
      return "\(place) (\(shown))"
    }

    private static let urlCharactersMax = 200
  }

  private var holders: [String: Holder] = [:]
  /// Counted on for each id, so that many equal ones take no quadratic time.
  private var numbers: [String: Int] = [:]

  /// The id itself, or one with a number where an earlier resource has it.
  ///
  /// - Returns: the id to use, and the earlier resource when it differs from `id`.
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
