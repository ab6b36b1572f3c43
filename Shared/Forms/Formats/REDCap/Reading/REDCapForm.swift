internal import Questionnaires

/// One form of a dictionary, which becomes a questionnaire.
struct REDCapForm {
  /// Name in REDCap.
  var name: String
  var questionnaireID: String
  var fields: [Field] = []

  struct Field {
    var row: REDCapRow
    /// Position among all fields of the dictionary, from 0.
    var position: Int
    var content: Content
  }

  enum Content {
    case question(id: String, REDCapKindReader.Question)
    case text(id: String)
    /// A calculation converted to a score.
    case score(ScoreDefinition)
    /// Another calculation.
    case computed(CalculationDefinition)
    /// An unsupported calculation with the reason.
    case calculation(id: String, FormulaFailure)
  }
}

/// Creates element ids from field names, unique in a questionnaire.
struct REDCapNames {
  private var used: Set<String> = []

  mutating func take(_ name: String, orEnding ending: String = "") -> String {
    let base = String(TrackCodebookElements.elementID(name).prefix(IdentifierSyntax.charactersMax))
    var id = base.isEmpty ? "field" : base
    if used.insert(id).inserted { return id }
    let stem = String(id.prefix(IdentifierSyntax.charactersMax - 12)) + ending
    var number = 1
    id = ending.isEmpty ? stem + "_2" : stem
    while !used.insert(id).inserted {
      number += 1
      id = "\(stem)_\(number)"
    }
    return id
  }
}
