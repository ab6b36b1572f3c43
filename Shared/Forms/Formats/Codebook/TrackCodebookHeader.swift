internal import Questionnaires

/// The column layout of a codebook. It is determined by the names in the header line, and in the
/// older generation of codebooks also by their order; see ``TrackCodebookOlderColumns``.
struct TrackCodebookHeader {
  struct Language {
    /// Language tag, BCP 47, canonical.
    var tag: String
    /// Name in the header.
    var name: String
    /// Column of the item texts.
    var item: Int
    /// Columns of the answer texts by number, from 1.
    var answers: [Int: Int]
  }

  /// A missing or duplicate column of the header.
  struct Failure: Error {
    var rule: String
    var column: Int?
    var advice: String
  }

  /// Trimmed names; answer columns of the older generation are renamed as in the newer one.
  let names: [String]
  /// Whether code and text of an option share a cell (older generation).
  let hasCodesInCells: Bool
  let elementType: Int
  let questionType: Int
  let variable: Int
  let minimum: Int?
  let maximum: Int?
  let step: Int?
  let required: Int?
  /// Columns of the codes with their numbers, from 1, ascending.
  let keys: [(number: Int, column: Int)]
  /// All numbers of answer columns in any language, ascending.
  let answerNumbers: [Int]
  /// Languages in the order of the header.
  let languages: [Language]
  /// Columns without meaning here, such as notes of the authors, including unnamed ones.
  let remarks: [Int]

  static func isHeader(_ record: CSVRecord) -> Bool {
    (0..<record.count).contains { record.trimmed($0).lowercased() == "elementtype" }
  }

  init(_ record: CSVRecord) throws(Failure) {
    var names = (0..<record.count).map(record.trimmed)
    let older = TrackCodebookOlderColumns(names)
    hasCodesInCells = older != nil
    if let older { names = older.namesOfTheNewerGeneration(names) }
    self.names = names
    var columns: [String: Int] = [:]
    for (column, name) in names.enumerated() where !name.isEmpty {
      if older?.remarks.contains(column) == true { continue }
      if columns.updateValue(column, forKey: name.lowercased()) != nil {
        throw Failure(
          rule: "COLUMN_DUPLICATE", column: column, advice: "duplicate column `\(name)`")
      }
    }
    func required(_ name: String) throws(Failure) -> Int {
      if let column = columns.removeValue(forKey: name) { return column }
      throw Failure(rule: "COLUMN_MISSING", advice: "the header has no column `\(name)`")
    }
    elementType = try required("elementtype")
    questionType = try required("questiontype")
    variable = try required("variable")
    minimum = columns.removeValue(forKey: "min")
    maximum = columns.removeValue(forKey: "max")
    step = columns.removeValue(forKey: "step")
    self.required = columns.removeValue(forKey: "required")
    keys = Self.numbered("key", &columns).sorted { $0.key < $1.key }
      .map { (number: $0.key, column: $0.value) }
    let items = columns.filter { $0.key.hasPrefix("item_") }.sorted { $0.value < $1.value }
    if items.isEmpty {
      throw Failure(rule: "COLUMN_MISSING", advice: "the header has no column `item_…`")
    }
    var languages: [Language] = []
    for (name, column) in items {
      columns.removeValue(forKey: name)
      let language = String(name.dropFirst("item_".count))
      guard let tag = LanguageTag(language.replacing("_", with: "-"))?.description else {
        throw Failure(
          rule: "LANGUAGE_INVALID", column: column,
          advice: "`\(language)` is not a language tag; write `item_de`, `item_pt_br`")
      }
      languages.append(
        Language(
          tag: tag, name: language, item: column, answers: Self.numbered(language, &columns)))
    }
    self.languages = languages
    answerNumbers = Set(languages.flatMap(\.answers.keys)).sorted()
    let unnamed = names.indices.filter { names[$0].isEmpty }
    remarks = Set(Array(columns.values) + unnamed + (older?.remarks ?? [])).sorted()
  }

  /// Returns a column name for messages and kept cells; unnamed columns have letters.
  func name(of column: Int) -> String {
    names[column].isEmpty ? "column \(CellReference.letters(column))" : names[column]
  }

  /// Removes the columns `prefix_1`, `prefix_2`, … from `columns`.
  private static func numbered(_ prefix: String, _ columns: inout [String: Int]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (name, column) in columns where name.hasPrefix(prefix + "_") {
      if let number = Int(name.dropFirst(prefix.count + 1)), number > 0 {
        found[number] = column
        columns.removeValue(forKey: name)
      }
    }
    return found
  }
}
