/// One row per sheet of one questionnaire, one column per question, then `score_…` per score and
/// `score_…_band` where it has grades.
///
/// The question columns are the union over the versions: those of the newest in its order, then
/// those that only older versions have, from the newest of these to the oldest. So no answer is
/// lost to a change of the questionnaire, and columns do not depend on who answered what.
public struct WideLayout: Sendable, Hashable {
  /// Columns that every wide export starts with.
  public static let sheetColumns = sheetCodebook.map(\.name)

  /// Element ids of the question columns.
  public let elementIDs: [String]
  /// Of all versions, as with the questions; a score that has grades in any version has the column.
  public let scoreColumns: [ScoreColumn]

  public init(versions: [PreparedQuestionnaire]) {
    var elementIDs: [String] = []
    var seen: Set<String> = []
    var scores: [ScoreColumn] = []
    var places: [String: Int] = [:]
    for definition in versions.sorted(by: { $0.version > $1.version }) {
      for question in definition.questions where seen.insert(question.elementID).inserted {
        elementIDs.append(question.elementID)
      }
      for column in definition.scoreColumns {
        if let place = places[column.scoreID] {
          scores[place].hasBands = scores[place].hasBands || column.hasBands
        } else {
          places[column.scoreID] = scores.count
          scores.append(column)
        }
      }
    }
    self.elementIDs = elementIDs
    scoreColumns = scores
    columns = Self.columns(elementIDs, scores)
  }

  /// The columns behind ``sheetColumns``. A question named like a column of the sheet (`platform`) gets the prefix
  /// `answer_`, as often as it takes to be unique; a score's column gets `score_` in the same way.
  package let columns: [WideColumn]

  /// Column names.
  public var header: [String] { Self.sheetColumns + columns.map(\.name) }

  private static func columns(
    _ elementIDs: [String], _ scoreColumns: [ScoreColumn]
  ) -> [WideColumn] {
    let sheetColumns = Set(sheetColumns)
    var taken = sheetColumns.union(elementIDs)
    let questions = elementIDs.map { elementID in
      WideColumn(
        name: sheetColumns.contains(elementID)
          ? unique("answer_", elementID, &taken) : elementID,
        source: .answer(elementID))
    }
    let scores = scoreColumns.flatMap { column in
      let score = WideColumn(
        name: unique("score_", column.scoreID, &taken), source: .score(column.scoreID))
      guard column.hasBands else { return [score] }
      let band = unique("score_", column.scoreID + "_band", &taken)
      return [score, WideColumn(name: band, source: .band(column.scoreID))]
    }
    return questions + scores
  }

  private static func unique(_ prefix: String, _ text: String, _ taken: inout Set<String>) -> String
  {
    var name = prefix + text
    while !taken.insert(name).inserted { name = prefix + name }
    return name
  }

  public func row(for sheet: ExportedSheet) -> [String] {
    let answers = Dictionary(
      sheet.answers.map { ($0.elementID, $0.value) }, uniquingKeysWith: { first, _ in first })
    return sheet.headCells + NoiseUnit.allCases.map { Cell.noise(sheet.noise, in: $0) }
      + [Cell.positions(sheet.positions)]
      + elementIDs.map { answers[$0].flatMap { $0 }.map(Cell.text) ?? "" } + scoreCells(of: sheet)
  }

  private func scoreCells(of sheet: ExportedSheet) -> [String] {
    scoreColumns.flatMap { column in
      let score = sheet.scores.first { $0.scoreID == column.scoreID }
      let value = score?.value?.shortText ?? ""
      return column.hasBands ? [value, score?.band ?? ""] : [value]
    }
  }
}
