import Codebooks
import Questionnaires
import Serialization

/// A questionnaire as the table of observations shows it: its items in column order, over all
/// versions.
struct AnalysisForm: Sendable {
  /// A question, a score, or the band of a score.
  struct Item: Sendable {
    var variable: CodebookVariable
    /// Place of its column in the export.
    var place: Int
    /// Kind of the values if the version is unknown.
    var kind: String

    var id: String { variable.subject }
  }

  /// Cells of a row about an item.
  struct Cells: Sendable, Hashable {
    var elementID = ""
    var kind = ""
    var value = ""
    var number = ""
    var missing = ""
  }

  let questionnaireID: String
  let items: [Item]
  private let versions: [UInt32: AnalysisVersion]
  private let newest: UInt32

  /// - Parameters:
  ///   - codebook: of the wide layout.
  ///   - definitions: versions that the caller may read.
  ///   - input: the export.
  init(
    _ questionnaireID: String, _ codebook: Codebook,
    definitions: [UInt32: QuestionnaireDefinition], input: AnalysisInput
  ) {
    self.questionnaireID = questionnaireID
    items = codebook.columns.compactMap { variable in
      guard [.answer, .score, .band].contains(variable.source),
        let place = input.place(of: variable.name)
      else { return nil }
      return Item(variable: variable, place: place, kind: Self.kind(of: variable))
    }
    versions = definitions.mapValues(AnalysisVersion.init)
    newest = codebook.questionnaires.flatMap(\.versions).map(\.version).max() ?? 0
  }

  /// Returns the cells of each item of a sheet.
  func cells(of sheet: AnalysisInput.Sheet) -> [Cells] {
    let version = versions[sheet.version]
    let shown = version?.visibility(
      of: items.filter { $0.variable.source == .answer }.map { ($0.id, sheet.fields[$0.place]) })
    return items.map { item in
      var cells = Cells(elementID: item.id, kind: version?.kind(of: item) ?? item.kind)
      cells.value = sheet.fields[item.place]
      let code = Self.code(cells, item.variable, version: sheet.version)
      if code?.missing == true {
        cells.missing = "no_answer_code"
      } else if !cells.value.isEmpty {
        cells.number = Self.number(cells, code)
      } else {
        cells.missing = Self.reason(item, sheet, version, shown)
      }
      return cells
    }
  }

  /// Returns the cells of each item of the newest version, without values.
  func cells(missing reason: String) -> [Cells] {
    let version = versions[newest]
    return items.compactMap { item in
      guard item.variable.has(version: newest) else { return nil }
      return Cells(
        elementID: item.id, kind: version?.kind(of: item) ?? item.kind, missing: reason)
    }
  }

  private static func reason(
    _ item: Item, _ sheet: AnalysisInput.Sheet, _ version: AnalysisVersion?,
    _ shown: [String: AnalysisVersion.Visibility]?
  ) -> String {
    if sheet.isWithdrawn { return "taken_back" }
    guard item.variable.has(version: sheet.version) else { return "not_in_version" }
    guard item.variable.source == .answer else { return "not_scored" }
    switch shown?[item.id] {
    case .hidden: return "not_shown"
    case .shown: return sheet.closing == "complete" ? "skipped" : "closed_early"
    case .uncertain, nil: return "unknown"
    }
  }

  /// The value as a number: a number or score, or the weight of a code.
  private static func number(_ cells: Cells, _ code: CodebookCode?) -> String {
    switch cells.kind {
    case "number", "score": return Double(cells.value) == nil ? "" : cells.value
    case "choice":
      if let weight = code?.weight { return weight.shortText }
      return Int(cells.value).map { String($0) } == cells.value ? cells.value : ""
    default: return ""
    }
  }

  private static func code(
    _ cells: Cells, _ variable: CodebookVariable, version: UInt32
  ) -> CodebookCode? {
    guard cells.kind == "choice", !cells.value.isEmpty else { return nil }
    let definition =
      variable.definitions.first { $0.versions.contains(version) } ?? variable.current
    return definition?.codes.first { $0.code == cells.value }
  }

  private static func kind(of variable: CodebookVariable) -> String {
    switch (variable.source, variable.form) {
    case (.score, _): "score"
    case (.band, _): "band"
    case (_, .code), (_, .codes), (_, .ranking): "choice"
    case (_, .integer), (_, .number): "number"
    case (_, .date): "date"
    case (_, .time): "time"
    case (_, .localTime): "date_time"
    default: "text"
    }
  }
}

extension CodebookVariable {
  /// Whether a version has it. Older definitions than those listed may have any version.
  fileprivate func has(version: UInt32) -> Bool {
    definitions.contains { $0.versions.contains(version) }
      || (olderDefinitions > 0 && version < (definitions.last?.versions.last ?? 0))
  }
}
