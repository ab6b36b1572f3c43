/// A reason for a cell without a value, in all supported languages.
public struct CodebookReason: Sendable, Hashable {
  /// Content of the cell: nothing, or `;`.
  private let cell: String
  /// Stable machine-readable name.
  private let name: String
  private let meaning: CodebookPhrase

  public init(_ name: String, _ meaning: CodebookPhrase.Words, cell: String = "") {
    self.name = name
    self.meaning = CodebookPhrase(meaning)
    self.cell = cell
  }

  func missing(_ own: CodebookLanguage) -> CodebookMissing {
    CodebookMissing(cell: cell, reason: name, meaning: own.said(meaning))
  }
}

extension CodebookReason {
  static let notShown = CodebookReason(
    "not_shown",
    ("not shown: its condition was not met", "nicht gezeigt: die Bedingung war nicht erfüllt"))
  static let skipped = CodebookReason(
    "skipped",
    ("shown and left out: it is optional", "gezeigt und ausgelassen: die Antwort ist freiwillig"))
  static let closedEarly = CodebookReason(
    "closed_early",
    (
      "the sheet was closed without an answer: see the column closing",
      "der Antwortbogen wurde ohne sie abgeschlossen: siehe Spalte closing"
    ))
  static let takenBack = CodebookReason(
    "taken_back",
    (
      "the participant withdrew the answer or the whole sheet: see withdrawn_at, revision",
      "die Antwort oder der ganze Antwortbogen wurde zurückgenommen: siehe withdrawn_at, revision"
    ))
  static let notInVersion = CodebookReason(
    "not_in_version",
    ("the version of the sheet does not contain it", "die Fassung des Antwortbogens hat es nicht"))
  /// Choosing no option is an answer, not a missing one.
  static let noneChosen = CodebookReason(
    "none_chosen", ("answered: none of the options", "beantwortet: keine der Optionen"), cell: ";")
  static let tooFewItems = CodebookReason(
    "too_few_items",
    ("too few of its items were answered", "zu wenige der Fragen, die zählen, sind beantwortet"))
  static let notComputable = CodebookReason(
    "not_computable",
    ("an answer that it needs is missing", "eine Antwort, die dafür nötig ist, fehlt"))
  static let belowBands = CodebookReason(
    "below_bands",
    ("the score lies below the lowest band", "der Score liegt unter der niedrigsten Stufe"))
  public static let notMeasured = CodebookReason(
    "not_measured",
    ("nothing was measured in this unit", "in dieser Einheit wurde nichts gemessen"))
  public static let notTold = CodebookReason(
    "not_told", ("the device did not report it", "das Gerät hat es nicht mitgeteilt"))
  public static let none = CodebookReason("none", ("no value", "es gibt keine Angabe"))
}
