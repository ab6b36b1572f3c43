/// What a cell without a value may mean. Which of the reasons it is, other columns tell: `version`, `closing`,
/// `withdrawn_at`.
public struct CodebookMissing: Sendable, Hashable, Decodable {
  /// What stands in the cell: nothing, or `;`.
  public var cell: String
  /// A name that stays.
  public var reason: String
  /// In English.
  public var meaning: String

  public init(cell: String = "", reason: String, meaning: String) {
    self.cell = cell
    self.reason = reason
    self.meaning = meaning
  }
}

extension CodebookMissing {
  public static let notShown = CodebookMissing(
    reason: "not_shown", meaning: "not shown: its condition was not met")
  public static let skipped = CodebookMissing(
    reason: "skipped", meaning: "shown and left out: it is optional")
  public static let closedEarly = CodebookMissing(
    reason: "closed_early",
    meaning: "the sheet was closed without it: see the column closing")
  public static let takenBack = CodebookMissing(
    reason: "taken_back",
    meaning: "the participant took the answer or the whole sheet back: see withdrawn_at, revision")
  public static let notInVersion = CodebookMissing(
    reason: "not_in_version", meaning: "the version of the sheet does not have it")
  /// Choosing none of the options is an answer, not the absence of one.
  public static let noneChosen = CodebookMissing(
    cell: ";", reason: "none_chosen", meaning: "answered: none of the options")
  public static let tooFewItems = CodebookMissing(
    reason: "too_few_items", meaning: "too few of its items were answered")
  public static let belowBands = CodebookMissing(
    reason: "below_bands", meaning: "the score lies below the lowest grade")
  public static let notMeasured = CodebookMissing(
    reason: "not_measured", meaning: "nothing was measured in this unit")
  public static let notTold = CodebookMissing(
    reason: "not_told", meaning: "the device did not say")
  public static let none = CodebookMissing(reason: "none", meaning: "there is none")
}
