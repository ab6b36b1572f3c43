/// Which column of a codebook holds what. Only the names in the header line decide.
struct CodebookHeader {
  struct Language {
    /// BCP 47, as the header writes it with `-` for `_`.
    var tag: String
    /// Column of the item texts.
    var item: Int
    /// Columns of the answer texts by their number, from 1.
    var answers: [Int: Int]
  }

  let columnCount: Int
  let elementType: Int
  let questionType: Int
  let variable: Int
  let minimum: Int?
  let maximum: Int?
  let step: Int?
  let required: Int?
  /// Columns of the codes by their number, from 1.
  let keys: [Int: Int]
  /// In the order of the header.
  let languages: [Language]
  /// Names that mean nothing here, with their columns.
  let unknown: [(name: String, column: Int)]

  static func isHeader(_ record: CSVParser.Record) -> Bool {
    record.fields.contains { normalized($0) == "elementtype" }
  }

  /// - Throws: ``CSVParser/Failure`` naming what is missing or stands twice.
  init(_ record: CSVParser.Record) throws {
    columnCount = record.fields.count
    var columns: [String: Int] = [:]
    for (column, field) in record.fields.enumerated() {
      let name = Self.normalized(field)
      if name.isEmpty { continue }
      if columns.updateValue(column, forKey: name) != nil {
        throw CSVParser.Failure(line: record.line, message: "the column `\(name)` stands twice")
      }
    }
    func required(_ name: String) throws -> Int {
      if let column = columns.removeValue(forKey: name) { return column }
      throw CSVParser.Failure(line: record.line, message: "the header has no column `\(name)`")
    }
    elementType = try required("elementtype")
    questionType = try required("questiontype")
    variable = try required("variable")
    minimum = columns.removeValue(forKey: "min")
    maximum = columns.removeValue(forKey: "max")
    step = columns.removeValue(forKey: "step")
    self.required = columns.removeValue(forKey: "required")
    keys = Self.numbered("key", &columns)
    let items = columns.filter { $0.key.hasPrefix("item_") }.sorted { $0.value < $1.value }
    if items.isEmpty {
      throw CSVParser.Failure(line: record.line, message: "the header has no column `item_…`")
    }
    var languages: [Language] = []
    for (name, column) in items {
      columns.removeValue(forKey: name)
      let language = String(name.dropFirst("item_".count))
      languages.append(
        Language(
          tag: language.replacing("_", with: "-"), item: column,
          answers: Self.numbered(language, &columns)))
    }
    self.languages = languages
    unknown = columns.map { ($0.key, $0.value) }.sorted { $0.column < $1.column }
  }

  /// Takes the columns `prefix_1`, `prefix_2`, … out of `columns`.
  private static func numbered(_ prefix: String, _ columns: inout [String: Int]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (name, column) in columns where name.hasPrefix(prefix + "_") {
      if let number = Int(name.dropFirst(prefix.utf8.count + 1)), number > 0 {
        found[number] = column
        columns.removeValue(forKey: name)
      }
    }
    return found
  }

  private static func normalized(_ field: String) -> String {
    field.trimmed.lowercased()
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
