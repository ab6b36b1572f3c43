internal import Questionnaires

/// Unique ids for the questionnaires in the sheets of a workbook, or the tables of an archive.
///
/// If there are several, each id consists of the names of the file and of the sheet, even if only
/// one is read. Otherwise sheets imported one by one would become versions of one questionnaire.
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
    let name =
      sheet.lowercased().hasSuffix(".csv") ? FileName.id(sheet) : FileName.words(sheet)
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
