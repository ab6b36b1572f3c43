internal import Questionnaires

/// One form of a dictionary: a questionnaire to be.
struct REDCapForm {
  /// As REDCap has it.
  var name: String
  var questionnaireID: String
  var fields: [Field] = []

  struct Field {
    var row: REDCapRow
    /// Among all fields of the dictionary, from 0.
    var position: Int
    var content: Content
  }

  enum Content {
    case question(id: String, REDCapKindReader.Question)
    case text(id: String)
    /// A calculation that became a score.
    case score(ScoreDefinition)
    /// One that did not, with the reason.
    case calculation(id: String, FormulaFailure)
  }
}

/// Makes ids of elements out of the names of fields, each once in a questionnaire.
struct REDCapNames {
  private var used: Set<String> = []

  mutating func take(_ name: String, orEnding ending: String = "") -> String {
    let base = String(CodebookElements.elementID(name).prefix(IdentifierSyntax.charactersMax))
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
