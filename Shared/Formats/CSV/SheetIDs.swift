internal import Questionnaires

/// Ids of the questionnaires in the sheets of one workbook, each once.
///
/// Where a workbook has several sheets, each gets its name behind that of the file, also when only one
/// of them is read: what is imported sheet by sheet must not become versions of one questionnaire.
struct SheetIDs {
  private let base: String
  private let hasSheets: Bool
  private var used: Set<String> = []

  init(_ found: TableReader.Found, file: String, options: ReadOptions) {
    base = options.questionnaireID.isEmpty ? FileName.id(file) : options.questionnaireID
    hasSheets = options.questionnaireID.isEmpty ? found.isOneOfSeveral : found.tables.count > 1
  }

  mutating func take(_ sheet: String) -> String {
    guard hasSheets else { return base }
    let name = FileName.words(sheet)
    let stem = String(
      "\(base)-\(name.isEmpty ? "sheet" : name)".prefix(IdentifierSyntax.charactersMax - 4))
    var id = stem
    var number = 1
    while !used.insert(id).inserted {
      number += 1
      id = "\(stem)-\(number)"
    }
    return id
  }
}
