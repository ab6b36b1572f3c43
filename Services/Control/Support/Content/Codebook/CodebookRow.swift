internal import Messages

/// One element line of a codebook.
struct CodebookRow {
  let record: CSVParser.Record
  let header: CodebookHeader
  let defaultLanguage: String

  /// A reason why the row cannot be read.
  struct Failure: Error, Hashable {
    var message: String
    init(_ message: String) { self.message = message }
  }

  var elementType: String { cell(header.elementType).lowercased() }
  var questionType: String { cell(header.questionType) }
  var variable: String { cell(header.variable) }

  /// Text of a column without white space around it; empty when the row is too short.
  func cell(_ column: Int?) -> String {
    guard let column, column < record.fields.count else { return "" }
    return record.fields[column].trimmed
  }

  /// Whether the question must be answered; so it is when the cell is empty (generic forms §4).
  func isRequired() throws -> Bool {
    switch cell(header.required).lowercased() {
    case "", "true", "1", "yes": true
    case "false", "0", "no": false
    case let other: throw Failure("`\(other)` in `required` is neither true nor false")
    }
  }

  /// The number in a column, nil when it is empty.
  func number(_ column: Int?, _ name: String) throws -> Double? {
    let text = cell(column)
    if text.isEmpty { return nil }
    guard let number = DecimalText.number(text) else {
      throw Failure("`\(text)` in `\(name)` is no number")
    }
    return number
  }

  /// What the row says in the item columns.
  func itemText(notes: inout [String]) throws -> LocalizedText {
    guard let text = try text("item", notes: &notes, column: { $0.item }) else {
      throw Failure("the row has no text")
    }
    return text
  }

  /// The answer text with a number, nil when no language has one.
  func answerText(_ number: Int, notes: inout [String]) throws -> LocalizedText? {
    try text("answer \(number)", notes: &notes) { $0.answers[number] }
  }

  /// Numbers of the answers that have a text in at least one language, rising.
  var answerNumbers: [Int] {
    let numbers = header.languages.flatMap { language in
      language.answers.filter { !cell($0.value).isEmpty }.map(\.key)
    }
    return Set(numbers).sorted()
  }

  /// The codes with their numbers, rising.
  var keys: [(number: Int, code: String)] {
    header.keys.sorted { $0.key < $1.key }.compactMap { number, column in
      let code = cell(column)
      return code.isEmpty ? nil : (number, code)
    }
  }

  private func text(
    _ name: String, notes: inout [String], column: (CodebookHeader.Language) -> Int?
  ) throws -> LocalizedText? {
    let texts = header.languages.map { ($0.tag, cell(column($0))) }
    let given = texts.filter { !$0.1.isEmpty }
    if given.isEmpty { return nil }
    guard given.contains(where: { $0.0 == defaultLanguage }) else {
      throw Failure("the \(name) has no text in the default language `\(defaultLanguage)`")
    }
    let missing = texts.filter { $0.1.isEmpty }.map(\.0)
    if !missing.isEmpty {
      notes.append("the \(name) has no text in \(missing.joined(separator: ", "))")
    }
    return LocalizedText(
      translations: given.map { CatalogueV1.Translation(language: $0.0, text: $0.1) })
  }
}
