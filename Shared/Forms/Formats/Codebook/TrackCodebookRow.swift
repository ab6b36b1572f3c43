internal import Questionnaires

/// One element row of a codebook.
struct TrackCodebookRow {
  let record: CSVRecord
  let header: TrackCodebookHeader
  let defaultLanguage: String

  /// Reason why the row cannot be read.
  struct Failure: Error {
    var rule: String
    /// Column; nil for the whole row.
    var column: Int?
    var advice: String

    init(_ rule: String, _ column: Int?, _ advice: String) {
      self.rule = rule
      self.column = column
      self.advice = advice
    }
  }

  var elementType: String { cell(header.elementType).lowercased() }
  var questionType: String { cell(header.questionType) }
  var variable: String { cell(header.variable) }

  /// Returns the trimmed text of a column; empty if the row is too short.
  func cell(_ column: Int?) -> String { column.map(record.trimmed) ?? "" }

  /// Whether the question is required, which is the default of an empty cell (generic forms §4).
  func isRequired() throws(Failure) -> Bool {
    switch cell(header.required).lowercased() {
    case "", "true", "1", "yes": return true
    case "false", "0", "no": return false
    case let other:
      throw Failure(
        "VALUE_INVALID", header.required, "`\(other)` in `required` is neither true nor false")
    }
  }

  /// Returns the number in a column; nil if the cell is empty.
  func number(_ column: Int?, _ name: String) throws(Failure) -> Double? {
    let text = cell(column)
    if text.isEmpty { return nil }
    guard let number = DecimalSyntax.number(text) else {
      throw Failure("VALUE_INVALID", column, "`\(text)` in `\(name)` is not a number")
    }
    return number
  }

  /// Returns the text of the item columns.
  func itemText(notes: inout TrackCodebookNotes) throws(Failure) -> TranslatedText {
    guard let text = try text("item", notes: &notes, column: { $0.item }) else {
      throw Failure("TEXT_MISSING", nil, "the row has no text")
    }
    return text
  }

  /// Returns the answer text with a number, without a code in its cell; nil if no language has one.
  func answerText(_ number: Int, notes: inout TrackCodebookNotes) throws(Failure) -> TranslatedText?
  {
    let text = try text("answer \(number)", notes: &notes) { $0.answers[number] }
    guard header.hasCodesInCells else { return text }
    return text?.mapTexts { Self.coded($0)?.text ?? $0 }
  }

  /// Returns cells of columns without meaning here as annotations.
  func remarks(notes: inout TrackCodebookNotes) -> [Annotation] {
    var cells: [(name: String, text: String)] = []
    for column in header.remarks where !record.isEmpty(column) {
      let name = header.name(of: column)
      let isTaken = cells.contains { $0.name == name }
      cells.append((isTaken ? "\(name) (\(CellReference.letters(column)))" : name, cell(column)))
    }
    if cells.isEmpty { return [] }
    let json = TableCells(cells).json
    guard json.unicodeScalars.count <= CatalogueLimits.default.annotationCharactersMax else {
      notes.lose("remarks", "they exceed the limit of an annotation; left out")
      return []
    }
    return [Annotation(key: TrackCodebookAnnotation.remarks, value: json)]
  }

  /// Numbers of the answers with a text in at least one language, ascending.
  var answerNumbers: [Int] {
    header.answerNumbers.filter { number in
      header.languages.contains { language in
        language.answers[number].map { !record.isEmpty($0) } ?? false
      }
    }
  }

  /// The codes with their numbers and columns, ascending.
  var keys: [(number: Int, column: Int, code: String)] {
    header.keys.compactMap { number, column in
      record.isEmpty(column) ? nil : (number, column, record.trimmed(column))
    }
  }

  /// Returns the non-empty cells of some columns by name.
  func cells(_ isMeant: (Int) -> Bool) -> TableCells {
    TableCells(
      header.names.indices.filter { isMeant($0) && !record.isEmpty($0) }
        .map { (name: header.names[$0], text: cell($0)) })
  }

  private func text(
    _ name: @autoclosure () -> String, notes: inout TrackCodebookNotes,
    column: (TrackCodebookHeader.Language) -> Int?
  ) throws(Failure) -> TranslatedText? {
    var translations: [Translation] = []
    translations.reserveCapacity(header.languages.count)
    var missing: [String] = []
    var hasDefault = false
    for language in header.languages {
      let text = cell(column(language))
      if text.isEmpty {
        missing.append(language.tag)
      } else {
        hasDefault = hasDefault || language.tag == defaultLanguage
        translations.append(Translation(language: language.tag, text: text))
      }
    }
    if translations.isEmpty { return nil }
    guard hasDefault else {
      let place = header.languages.first { $0.tag == defaultLanguage }.flatMap(column)
      throw Failure(
        "TEXT_MISSING", place,
        "the \(name()) has no text in the default language `\(defaultLanguage)`")
    }
    if !missing.isEmpty {
      notes.append("the \(name()) has no text in \(missing.joined(separator: ", "))")
    }
    return TranslatedText(translations)
  }
}
