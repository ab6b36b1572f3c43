import Codebooks
import Questionnaires

/// One row per sheet of one questionnaire and one column per question, then `score_…` per score and
/// `score_…_band` if it has grades, then `order_…` per question with a random order of options and per
/// group with a random order of members.
///
/// The question columns are the union over all versions: those of the newest in its order, then
/// those that only older versions have, from newest to oldest. So no answer is lost when the
/// questionnaire changes, and columns do not depend on the answers.
struct WideLayout: Sendable, Hashable {
  /// The first columns of every wide export.
  static let sheetColumns = sheetCodebook.map(\.name)

  /// Element ids of the question columns.
  let elementIDs: [String]
  /// Scores of all versions, in the same order as questions. A score has a grade column if any
  /// version has grades.
  let scoreColumns: [ScoreColumn]
  /// Random orders by element id and version; the ids as the columns have them.
  private let orders: [String: [UInt32: RandomOrder]]
  private let orderIDs: [String]

  init(versions: [PreparedQuestionnaire]) {
    var elementIDs: [String] = []
    var seen: Set<String> = []
    var scores: [ScoreColumn] = []
    var places: [String: Int] = [:]
    var orders: [String: [UInt32: RandomOrder]] = [:]
    var orderIDs: [String] = []
    let masked = versions.reduce(into: Set<String>()) { $0.formUnion($1.maskedTexts) }
    for definition in versions.sorted(by: { $0.version > $1.version }) {
      for order in definition.randomOrders {
        if orders[order.elementID] == nil { orderIDs.append(order.elementID) }
        orders[order.elementID, default: [:]][definition.version] = order
      }
      for question in definition.questions
      where !masked.contains(question.elementID) && seen.insert(question.elementID).inserted {
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
    self.orders = orders
    self.orderIDs = orderIDs
    columns = Self.columns(elementIDs, scores, orderIDs)
  }

  /// The columns after ``sheetColumns``. A question with the name of a sheet column (`platform`)
  /// gets the prefix `answer_`, repeated until it is unique; a score's column gets `score_`, that of
  /// an order `order_` in the same way.
  let columns: [WideColumn]

  /// Column names.
  var header: [String] { Self.sheetColumns + columns.map(\.name) }

  private static func columns(
    _ elementIDs: [String], _ scoreColumns: [ScoreColumn], _ orderIDs: [String]
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
      + orderIDs.map { WideColumn(name: unique("order_", $0, &taken), source: .order($0)) }
  }

  private static func unique(_ prefix: String, _ text: String, _ taken: inout Set<String>) -> String
  {
    var name = prefix + text
    while !taken.insert(name).inserted { name = prefix + name }
    return name
  }

  func row(for sheet: ExportedSheet) -> [String] {
    let answers = Dictionary(
      sheet.answers.map { ($0.elementID, $0.value) }, uniquingKeysWith: { first, _ in first })
    return sheet.headCells + NoiseUnit.allCases.map { Cell.noise(sheet.noise, in: $0) }
      + [Cell.positions(sheet.positions)]
      + elementIDs.map { answers[$0].flatMap { $0 }.map(Cell.text) ?? "" } + scoreCells(of: sheet)
      + orderIDs.map { id in
        orders[id]?[sheet.version]?.shown(in: sheet.sheetID.text).joined(separator: ";") ?? ""
      }
  }

  private func scoreCells(of sheet: ExportedSheet) -> [String] {
    scoreColumns.flatMap { column in
      let score = sheet.scores.first { $0.scoreID == column.scoreID }
      let value = score?.cell ?? ""
      return column.hasBands ? [value, score?.band ?? ""] : [value]
    }
  }
}

extension WideLayout {
  /// The first columns of every wide export.
  static let sheetCodebook: [CodebookColumn] =
    ExportedSheet.columns
    + NoiseUnit.allCases.map { unit in
      CodebookColumn(
        "noise_levels_\(unit.rawValue)", .numbers,
        (
          "levels of noise in the order of measuring: \(unit.meaning.en)",
          "Geräuschpegel in der Reihenfolge der Messung: \(unit.meaning.de)"
        ), source: .measurement, unit: unit.ucum, range: unit.levels, missing: [.notMeasured])
    } + [
      CodebookColumn(
        "positions", .positions,
        (
          "where the device was, in the order of measuring: degrees of WGS 84 and metres",
          "wo das Gerät war, in der Reihenfolge der Messung: Grad nach WGS 84 und Meter"
        ), source: .measurement,
        missing: [
          CodebookReason("not_measured", ("nothing was measured", "nichts wurde gemessen"))
        ])
    ]

  /// Describes the columns after ``sheetColumns``, in order.
  ///
  /// - Parameter questionnaire: contains all versions covered by the layout.
  func questionnaireVariables(
    _ questionnaire: QuestionnaireVariables
  ) -> [CodebookVariable] {
    columns.map { column in
      switch column.source {
      case .answer(let elementID): questionnaire.answer(elementID, named: column.name)
      case .score(let scoreID): questionnaire.score(scoreID, named: column.name)
      case .band(let scoreID): questionnaire.band(scoreID, named: column.name)
      case .order(let elementID): questionnaire.order(elementID, named: column.name)
      }
    }
  }
}

extension NoiseUnit {
  fileprivate var meaning: CodebookPhrase.Words {
    switch self {
    case .decibelA:
      (
        "A-weighted decibels of a calibrated microphone, re 20 µPa",
        "A-bewertete Dezibel eines kalibrierten Mikrofons, re 20 µPa"
      )
    case .decibelFullScale:
      (
        "decibels relative to full scale of an uncalibrated microphone",
        "Dezibel zum Vollausschlag eines nicht kalibrierten Mikrofons"
      )
    case .amplitude:
      (
        "amplitude as the former systems recorded it",
        "Amplitude, wie die früheren Systeme sie aufgezeichnet haben"
      )
    case .untold: ("in an unspecified unit", "in einer Einheit, die nicht mitgeteilt wurde")
    }
  }

  /// UCUM has no code for weighted or full-scale decibels.
  fileprivate var ucum: String {
    switch self {
    case .decibelA, .decibelFullScale: "dB"
    case .amplitude, .untold: ""
    }
  }
}

/// A column of the wide layout after those of the sheet itself.
struct WideColumn: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    /// An element id.
    case answer(String)
    /// A score's id.
    case score(String)
    /// The grade of a score, by the score's id.
    case band(String)
    /// The order in which options or members were shown, by the id of the question or group.
    case order(String)
  }

  var name: String
  var source: Source
}
