/// One row per sheet of one questionnaire, one column per question.
///
/// The question columns are the union over the versions: those of the newest in its order, then
/// those that only older versions have, from the newest of these to the oldest. So no answer is
/// lost to a change of the questionnaire, and columns do not depend on who answered what.
public struct WideLayout: Sendable, Hashable {
  /// Columns that every wide export starts with.
  public static let sheetColumns = ExportedSheet.headColumns + ["noise_levels", "positions"]

  /// Element ids of the question columns.
  public let elementIDs: [String]

  public init(versions: [QuestionnaireDefinition]) {
    var elementIDs: [String] = []
    var seen: Set<String> = []
    for definition in versions.sorted(by: { $0.version > $1.version }) {
      for question in definition.questions where seen.insert(question.elementID).inserted {
        elementIDs.append(question.elementID)
      }
    }
    self.elementIDs = elementIDs
  }

  /// Column names. A question named like a column of the sheet (`platform`) gets the prefix
  /// `answer_`, as often as it takes to be unique.
  public var header: [String] {
    var taken = Set(Self.sheetColumns).union(elementIDs)
    return Self.sheetColumns
      + elementIDs.map { elementID in
        guard Self.sheetColumns.contains(elementID) else { return elementID }
        var name = "answer_" + elementID
        while !taken.insert(name).inserted { name = "answer_" + name }
        return name
      }
  }

  public func row(for sheet: ExportedSheet) -> [String] {
    let answers = Dictionary(
      sheet.answers.map { ($0.elementID, $0.value) }, uniquingKeysWith: { first, _ in first })
    return sheet.headCells + [Cell.noise(sheet.noise), Cell.positions(sheet.positions)]
      + elementIDs.map { answers[$0].flatMap { $0 }.map(Cell.text) ?? "" }
  }
}
