internal import Questionnaires

/// A sheet to write: rows by column, with columns in the order of the XLSForm reference.
struct SheetOutput {
  typealias Row = [ColumnHeader: String]

  let name: String
  /// Columns that come first, if used.
  let order: [String]
  private(set) var rows: [Row] = []

  mutating func append(_ row: Row) { rows.append(row) }

  /// - Parameter languages: in column order.
  func table(_ languages: [String]) -> [[String]] {
    let used = Set(rows.flatMap(\.keys))
    func rank(_ header: ColumnHeader) -> (Int, String, Int) {
      let column = order.firstIndex(of: header.name)
      let language = header.language.flatMap(languages.firstIndex) ?? -1
      return (column ?? order.count, column == nil ? header.name : "", language)
    }
    let headers = used.sorted { rank($0) < rank($1) }
    let titles = headers.map { header in
      header.language.map { "\(header.name)::\(LanguageNames.label($0))" } ?? header.name
    }
    return [titles] + rows.map { row in headers.map { row[$0] ?? "" } }
  }
}

extension SheetOutput.Row {
  subscript(name: String) -> String {
    get { self[ColumnHeader(name: name)] ?? "" }
    set { self[ColumnHeader(name: name)] = newValue.isEmpty ? nil : newValue }
  }

  mutating func set(_ name: String, _ text: TranslatedText) {
    for translation in text.translations {
      self[ColumnHeader(name: name, language: translation.language)] = translation.text
    }
  }
}
